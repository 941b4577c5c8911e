// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/convert_command.h"

#include "app/cli/progress_line.h"
#include "app/cli/stop_on_signal.h"
#include "app/cli/translated.h"
#include "model/convert/convert.h"
#include "model/directory/open_directory.h"
#include "model/words/quantity.h"
#include "model/words/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <optional>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace vitrine::cli {

namespace {

/// "5GB", "500 MB", "1000000"
std::optional<std::uint64_t> sizeOf(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    std::string unit(end, text.data() + text.size());
    std::erase(unit, ' ');
    std::ranges::transform(unit, unit.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    const double factor = unit.empty() || unit == "B" ? 1 : unit == "KB" ? 1e3 : unit == "MB" ? 1e6 : unit == "GB" ? 1e9 : unit == "TB" ? 1e12 : 0;
    const double bytes = number * factor;
    if (error != std::errc() || !(bytes >= 1) || bytes > 1e18) {
        return {};
    }
    return static_cast<std::uint64_t>(bytes);
}

bool isPickled(Format format)
{
    return format == Format::PytorchZip || format == Format::PytorchLegacy || format == Format::PytorchTar
        || format == Format::TorchScript || format == Format::Pickle;
}

/// A file as it is; of a folder the weight files of the model at its root that are pickles.
Result<std::vector<std::string>> inputsOf(const std::string& path, const std::stop_token& stop)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
        return std::vector{path};
    }
    OpenOptions options;
    options.stop = stop;
    const auto directory = openDirectory(path, options);
    if (!directory) {
        return std::unexpected(directory.error());
    }
    std::vector<std::string> files;
    for (const FileIndex index : (*directory)->root().weights) {
        const FileEntry& file = (*directory)->files[index];
        if (isPickled(file.format)) {
            files.push_back((*directory)->absolute(file));
        }
    }
    return files;
}

std::string json(const ConvertResult& result)
{
    nlohmann::json answer{{"schema", "vitrine.convert/1"}, {"tensors", result.tensors}, {"bytes", result.bytes}, {"verified", true}};
    answer["files"] = nlohmann::json::array();
    for (const std::string& file : result.files) {
        answer["files"].push_back(displayUtf8(file));
    }
    answer["skipped"] = nlohmann::json::array();
    for (const ConvertSkip& skip : result.skipped) {
        answer["skipped"].push_back({{"name", displayUtf8(skip.name)}, {"reason", skip.reason.utf8()}});
    }
    answer["tied"] = nlohmann::json::array();
    for (const auto& [name, kept] : result.tied) {
        answer["tied"].push_back({{"name", displayUtf8(name)}, {"kept", displayUtf8(kept)}});
    }
    return answer.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

QString text(const ConvertResult& result)
{
    QString lines;
    for (const std::string& file : result.files) {
        lines += displayText(file) + u'\n';
    }
    lines += translated(QT_TRANSLATE_NOOP("cli", "%1 tensors, %2, written and read again. Nothing was unpickled."))
                 .arg(formatCount(result.tensors), formatBytes(result.bytes))
        + u'\n';
    for (const auto& [name, kept] : result.tied) {
        lines += translated(QT_TRANSLATE_NOOP("cli", "%1 is the same tensor as %2 and was written once.")).arg(displayText(name), displayText(kept)) + u'\n';
    }
    return lines;
}

} // namespace

const char* ConvertCommand::summary() const
{
    return QT_TRANSLATE_NOOP("cli", "Writes the tensors of pickled weights as safetensors, without unpickling anything.");
}

const char* ConvertCommand::exitCodes() const
{
    return QT_TRANSLATE_NOOP("cli", "0 all tensors were written; 1 some had to be left out, and are named; 2 nothing could be written.");
}

std::vector<Option> ConvertCommand::options() const
{
    return {{"output", 'o', "OUT", QT_TRANSLATE_NOOP("cli", "Where to write: a name that ends in .safetensors, or a folder.")},
        {"shard-size", 0, "SIZE", QT_TRANSLATE_NOOP("cli", "The largest file, for example 2GB; 5GB when it is not given. Several files get an index.")},
        {"without-state", 0, "", QT_TRANSLATE_NOOP("cli", "Leave out what belongs to an optimizer.")},
        {"replace", 0, "", QT_TRANSLATE_NOOP("cli", "Take the place of files that are there already.")}};
}

int ConvertCommand::run(const Arguments& arguments, Console& console) const
{
    const auto output = arguments.value("output");
    if (arguments.positional().empty() || !output) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "Which weights, and where to? For example: vitrine-cli convert pytorch_model.bin -o model.safetensors")));
        return Exit::Unusable;
    }
    ConvertOptions options;
    options.withState = !arguments.has("without-state");
    options.replace = arguments.has("replace");
    if (const auto size = arguments.value("shard-size")) {
        const auto bytes = sizeOf(*size);
        if (!bytes) {
            console.error(translated(QT_TRANSLATE_NOOP("cli", "%1 is no size. Write for example 2GB or 500MB.")).arg(displayText(*size)));
            return Exit::Unusable;
        }
        options.shardBytes = *bytes;
    }
    const StopOnSignal interrupt;
    options.stop = interrupt.token();
    std::vector<std::string> inputs;
    for (const std::string& path : arguments.positional()) {
        auto files = inputsOf(path, options.stop);
        if (!files) {
            console.error(files.error().message.text());
            return Exit::Unusable;
        }
        inputs.insert(inputs.end(), files->begin(), files->end());
    }
    ProgressLine line(true);
    options.progress = [&](const ConvertProgress& progress) { line.tell(translated(QT_TRANSLATE_NOOP("cli", "Converting")), progress.done, progress.total); };
    const auto result = convertToSafetensors(inputs, *output, options);
    line.clear();
    if (!result) {
        console.error(result.error().message.text());
        return Exit::Unusable;
    }
    console.out(arguments.has("json") ? QString::fromStdString(json(*result)) : text(*result));
    for (const ConvertSkip& skip : result->skipped) {
        console.error(translated(QT_TRANSLATE_NOOP("cli", "Left out: %1. %2")).arg(displayText(skip.name), skip.reason.text()));
    }
    return result->skipped.empty() ? Exit::Fine : Exit::Found;
}

} // namespace vitrine::cli
