// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/tensors/layer_folding.h"
#include "model/tensors/tensor_order.h"
#include "widgets/background/latest_job.h"
#include "widgets/tensors/tensor_cells.h"

#include <QObject>

namespace vitrine {

/// What a query was answered with.
struct TensorAnswer {
    std::shared_ptr<const TensorRows> rows; ///< null where it could not be answered
    std::shared_ptr<const LayerFolding> folding; ///< where it was asked for, and there is something to fold
    std::vector<std::uint32_t> groups; ///< of the folding, in the order in which they are shown
    bool tooManyGroups = false; ///< hardly anything repeats: folded, the table would be as long
    QString fault; ///< why the text cannot be understood
};

/// Sorts and filters in the background. The newest question is answered; all before it are dropped.
class TensorQueryJob final : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t MostGroups = 5000;

    explicit TensorQueryJob(QObject* parent = nullptr);
    ~TensorQueryJob() override;

    /// Another snapshot; answers to earlier questions are dropped.
    void setDirectory(std::shared_ptr<const ModelDirectory> directory);
    void ask(const TensorQuery& query, bool folded);
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void answered(const vitrine::TensorAnswer& answer);

private:
    /// The sorted orders of one snapshot; made and used on the job's one thread.
    struct Orders {
        std::shared_ptr<const ModelDirectory> directory;
        std::unique_ptr<const TensorOrder> order;
        const TensorOrder& get();
    };

    static TensorAnswer compute(
        Orders& orders, const TensorQuery& query, const std::shared_ptr<const TensorRows>& earlier, bool folded,
        const std::stop_token& stop);

    std::shared_ptr<Orders> m_orders;
    std::shared_ptr<const TensorRows> m_earlier;
    LatestJob m_job{this};
};

} // namespace vitrine
