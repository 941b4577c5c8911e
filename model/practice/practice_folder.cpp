// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/practice/practice_folder.h"

#include "model/practice/checkpoint_writer.h"
#include "model/practice/practice_texts.h"
#include "model/practice/tiny_model.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

std::unexpected<Error> notWritten(const QString& path)
{
    return failure(ErrorCode::CannotWrite,
        Message(QT_TRANSLATE_NOOP("model", "The practice folder could not be written: %1. Is there space, and may you write there?"),
            {Message::Argument(path.toStdString())}),
        path.toStdString());
}

bool writeFile(const QString& path, const std::string& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content.data(), static_cast<qint64>(content.size())) == static_cast<qint64>(content.size())
        && file.flush();
}

/// The model's own files: at the root, and once more in the checkpoint, as a training leaves them.
bool writeModel(const QString& folder)
{
    const practice::TinyModel model;
    for (std::size_t shard = 0; shard < practice::TinyModel::Shards; ++shard) {
        if (!writeFile(folder + u'/' + QString::fromStdString(model.shardName(shard)), model.shard(shard))) {
            return false;
        }
    }
    return writeFile(folder + u"/model.safetensors.index.json"_s, model.index())
        && writeFile(folder + u"/config.json"_s, practice::config()) && writeFile(folder + u"/tokenizer.json"_s, practice::tokenizer())
        && writeFile(folder + u"/tokenizer_config.json"_s, practice::tokenizerConfig())
        && writeFile(folder + u"/generation_config.json"_s, practice::generationConfig());
}

bool writeTrainingState(const QString& folder)
{
    return practice::writeOptimizer(folder + u"/optimizer.pt"_s) && practice::writeScheduler(folder + u"/scheduler.pt"_s)
        && practice::writeRandomState(folder + u"/rng_state.pth"_s) && writeFile(folder + u"/trainer_state.json"_s, practice::trainerState());
}

} // namespace

Result<std::string> writePracticeFolder(const std::string& parent)
{
    const QString root = QString::fromStdString(parent) + u"/vitrine-practice"_s;
    const QString checkpoint = root + u"/checkpoint-10"_s;
    if (!QDir().mkpath(checkpoint)) {
        return notWritten(root);
    }
    const bool written = writeModel(root) && writeFile(root + u"/README.md"_s, practice::card()) && writeModel(checkpoint)
        && writeTrainingState(checkpoint);
    if (!written) {
        return notWritten(root);
    }
    return root.toStdString();
}

} // namespace vitrine
