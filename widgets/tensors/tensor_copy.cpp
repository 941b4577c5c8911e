// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_copy.h"

#include "model/report/tensor_export.h"
#include "model/words/text.h"

#include <QCoreApplication>
#include <QSaveFile>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

void appendRow(std::string& text, const ModelDirectory& directory, std::uint32_t row)
{
    const TensorStore& tensors = *directory.tensors;
    text += displayUtf8(tensors.name(row)) + '\t' + displayUtf8(tensors.dtypeName(row)) + "\t[";
    for (std::size_t i = 0; i < tensors.shape(row).size(); ++i) {
        text += (i == 0 ? "" : ", ") + std::to_string(tensors.shape(row)[i]);
    }
    text += "]\t" + std::to_string(tensors.bytes(row)) + '\t' + std::to_string(tensors.parameters(row)) + '\t';
    const std::uint32_t file = tensors.file(row);
    text += file < directory.files.size() ? displayUtf8(directory.files[file].path) : std::string();
}

} // namespace

QString copiedText(
    const ModelDirectory& directory, std::span<const std::uint32_t> rows, CopyKind kind, const std::stop_token& stop)
{
    constexpr std::size_t interval = 1024;
    std::string text;
    if (kind == CopyKind::Json) {
        const bool whole = exportTensors(directory, rows, ExportFormat::Json, [&](std::string_view piece) {
            text += piece;
            return !stop.stop_requested();
        });
        return whole ? QString::fromStdString(text) : QString();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % interval == 0 && stop.stop_requested()) {
            return {};
        }
        if (kind == CopyKind::Names) {
            text += displayUtf8(directory.tensors->name(rows[i]));
        } else {
            appendRow(text, directory, rows[i]);
        }
        text += i + 1 < rows.size() ? "\n" : "";
    }
    return QString::fromStdString(text);
}

QString exportToFile(
    const ModelDirectory& directory, std::span<const std::uint32_t> rows, const QString& path,
    const std::function<void(std::uint64_t)>& written, const std::stop_token& stop)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return file.errorString();
    }
    std::uint64_t lines = 0;
    const ExportFormat format = path.endsWith(".csv"_L1, Qt::CaseInsensitive) ? ExportFormat::Csv : ExportFormat::Json;
    const bool whole = exportTensors(directory, rows, format, [&](std::string_view piece) {
        lines += static_cast<std::uint64_t>(std::ranges::count(piece, '\n'));
        written(std::min<std::uint64_t>(lines, rows.size()));
        return !stop.stop_requested()
            && file.write(piece.data(), static_cast<qint64>(piece.size())) == static_cast<qint64>(piece.size());
    });
    if (stop.stop_requested()) {
        file.cancelWriting();
        return {};
    }
    if (!whole || !file.commit()) {
        const QString reason = file.errorString();
        file.cancelWriting();
        return reason.isEmpty() ? QCoreApplication::translate("TensorTable", "The file could not be written.") : reason;
    }
    return {};
}

} // namespace vitrine
