// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tensors_command.h"

#include "app/cli/open_model.h"
#include "model/report/tensor_export.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>

namespace vitrine::cli {

namespace {

/// Rows whose name contains the text, without regard to the case of ASCII letters.
std::vector<std::uint32_t> matching(const TensorStore& tensors, std::string_view wanted)
{
    const auto sameLetter = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < tensors.size(); ++row) {
        if (!std::ranges::search(tensors.name(row), wanted, sameLetter).empty() || wanted.empty()) {
            rows.push_back(row);
        }
    }
    return rows;
}

} // namespace

const char* TensorsCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Lists every tensor of PATH with its type, shape, file and place.");
}

const char* TensorsCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0; 2 when PATH cannot be opened.");
}

std::vector<Option> TensorsCommand::options() const
{
    return {{"filter", 0, "TEXT", QT_TRANSLATE_NOOP("cli", "Only tensors whose name contains TEXT.")},
        {"csv", 0, "", QT_TRANSLATE_NOOP("cli", "Answer as comma-separated values.")}};
}

int TensorsCommand::run(const Arguments& arguments, Console& console) const
{
    const auto directory = openModel(arguments, console);
    if (!directory) {
        return directory.error();
    }
    const ExportFormat format = arguments.has("json") ? ExportFormat::Json : arguments.has("csv") ? ExportFormat::Csv : ExportFormat::Text;
    const auto rows = matching(*(*directory)->tensors, arguments.value("filter").value_or(""));
    exportTensors(**directory, rows, format, [&](std::string_view piece) { return console.out(piece); });
    reportErrors(**directory, console);
    return Exit::Fine;
}

} // namespace vitrine::cli
