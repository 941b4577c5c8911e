// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_query_job.h"

#include "widgets/tensors/folded_tensor_model.h"

namespace vitrine {

TensorQueryJob::TensorQueryJob(QObject* parent)
    : QObject(parent)
{
}

TensorQueryJob::~TensorQueryJob() = default;

const TensorOrder& TensorQueryJob::Orders::get()
{
    if (!order) {
        std::vector<std::string> paths;
        paths.reserve(directory->files.size());
        for (const FileEntry& file : directory->files) {
            paths.push_back(file.path);
        }
        order = std::make_unique<const TensorOrder>(directory->tensors, std::move(paths));
    }
    return *order;
}

void TensorQueryJob::setDirectory(std::shared_ptr<const ModelDirectory> directory)
{
    m_job.stop();
    m_earlier.reset();
    m_orders = directory ? releasedElsewhere(std::make_shared<Orders>(Orders{std::move(directory), nullptr})) : nullptr;
}

void TensorQueryJob::ask(const TensorQuery& query, bool folded)
{
    if (!m_orders) {
        return;
    }
    m_job.start(
        [orders = m_orders, earlier = m_earlier, query, folded](const std::stop_token& stop) {
            return compute(*orders, query, earlier, folded, stop);
        },
        [this](TensorAnswer answer) {
            if (answer.rows) {
                m_earlier = answer.rows;
            }
            emit answered(answer);
        });
}

TensorAnswer TensorQueryJob::compute(
    Orders& orders, const TensorQuery& query, const std::shared_ptr<const TensorRows>& earlier, bool folded,
    const std::stop_token& stop)
{
    TensorAnswer answer;
    const TensorOrder& order = orders.get();
    auto rows = order.compute(query, earlier, stop);
    if (!rows) {
        answer.fault = rows.error().code == ErrorCode::Cancelled ? QString() : rows.error().message.text();
        return answer;
    }
    answer.rows = releasedElsewhere(std::move(*rows));
    if (!folded) {
        return answer;
    }
    if (auto folding = LayerFolding::fold(order.store(), order.byName(*answer.rows, stop), stop)) {
        answer.tooManyGroups = folding->groups().size() > MostGroups;
        if (!answer.tooManyGroups) {
            answer.groups = foldedOrder(*folding, order.store(), query.sort);
            answer.folding = releasedElsewhere(std::make_shared<const LayerFolding>(std::move(*folding)));
        }
    }
    return answer;
}

} // namespace vitrine
