// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tensors_command.h"

#include "app/cli/open_model.h"
#include "model/report/tensor_export.h"
#include "model/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <numeric>

namespace vitrine::cli {

namespace {

/// The rows of the unit that was asked for; of a folder that is no model itself, all there are.
std::vector<std::uint32_t> rowsToList(const ModelDirectory& directory, std::size_t unit)
{
    std::vector<std::uint32_t> rows = rowsOfUnit(directory, unit);
    if (rows.empty() && unit == 0) {
        rows.resize(directory.tensors->size());
        std::iota(rows.begin(), rows.end(), 0U);
    }
    return rows;
}

/// Rows whose name contains the text, without regard to the case of ASCII letters.
std::vector<std::uint32_t> matching(const TensorStore& tensors, std::vector<std::uint32_t> rows, std::string_view wanted)
{
    if (wanted.empty()) {
        return rows;
    }
    const auto sameLetter = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    std::erase_if(rows, [&](std::uint32_t row) { return std::ranges::search(tensors.name(row), wanted, sameLetter).empty(); });
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
    return {{"unit", 0, "FOLDER", QT_TRANSLATE_NOOP("cli", "Of this unit inside PATH, as info names it; without it, of the model at the root.")},
        {"filter", 0, "TEXT", QT_TRANSLATE_NOOP("cli", "Only tensors whose name contains TEXT.")},
        {"csv", 0, "", QT_TRANSLATE_NOOP("cli", "Answer as comma-separated values.")}};
}

int TensorsCommand::run(const Arguments& arguments, Console& console) const
{
    const auto directory = openModel(arguments, console);
    if (!directory) {
        return directory.error();
    }
    const auto& units = (*directory)->units;
    const std::string wanted = arguments.value("unit").value_or(units.front().path);
    const auto unit = std::ranges::find(units, wanted, &Unit::path);
    if (unit == units.end()) {
        console.error(QCoreApplication::translate("cli", "There is no unit %1; vitrine-cli info lists them.").arg(displayText(wanted)));
        return Exit::Unusable;
    }
    const ExportFormat format = arguments.has("json") ? ExportFormat::Json : arguments.has("csv") ? ExportFormat::Csv : ExportFormat::Text;
    const auto rows = matching(
        *(*directory)->tensors, rowsToList(**directory, static_cast<std::size_t>(unit - units.begin())), arguments.value("filter").value_or(""));
    exportTensors(**directory, rows, format, [&](std::string_view piece) { return console.out(piece); });
    reportErrors(**directory, console);
    return Exit::Fine;
}

} // namespace vitrine::cli
