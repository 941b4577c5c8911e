// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/fit_loaders.h"

#include "model/checks/facts/fact_file.h"

#include <array>
#include <charconv>
#include <compare>

namespace vitrine {
namespace {

using nlohmann::json;

/// The first two numbers of a version: "4.57.6" is {4, 57}.
struct Version {
    int major = 0;
    int minor = 0;
    auto operator<=>(const Version&) const = default;
};

std::optional<Version> parseVersion(std::string_view text)
{
    Version version;
    const auto [dot, first] = std::from_chars(text.data(), text.data() + text.size(), version.major);
    if (first != std::errc{} || dot == text.data() + text.size() || *dot != '.') {
        return {};
    }
    const auto [end, second] = std::from_chars(dot + 1, text.data() + text.size(), version.minor);
    // A version under way ("4.55.0.dev0") has what the next one will have.
    version.minor += text.find("dev") != std::string_view::npos ? 1 : 0;
    return second == std::errc{} ? std::optional(version) : std::nullopt;
}

struct Misfit {
    std::string key;
    std::string since;
    FileIndex file = NoFile;
};

/// Since when the library itself reads a key of a kind of file; empty: not known.
std::string since(std::string_view file, std::string_view key)
{
    for (const json& row : factFile(FactFile::ConfigKeys).value("keys", json::array())) {
        if (row[0] == file && row[1] == key && row[2].is_string()) {
            return row[2].get<std::string>();
        }
    }
    return {};
}

Answer adapterVersions(const CheckContext& context)
{
    const FileIndex index = context.findAnywhere("adapter_config.json");
    const json* object = context.json(index);
    if (object == nullptr) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no config that names a version.")));
    }
    const std::string stated = keyText(*object, "peft_version");
    const auto version = parseVersion(stated);
    if (!version) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "The config names no version of PEFT.")));
    }
    std::vector<std::string> newer;
    for (const auto& [key, value] : object->items()) {
        const std::string from = since("adapter", key);
        const auto needed
            = parseVersion(from.starts_with("peft ") ? std::string_view(from).substr(5) : std::string_view());
        if (needed && *needed > *version) {
            newer.push_back(key);
        }
    }
    if (!newer.empty()) {
        return Answer::fault(
            Message(QT_TRANSLATE_NOOP("model", "The adapter's config is newer than it says")),
            Message(
                QT_TRANSLATE_NOOP(
                    "model",
                    "It names PEFT %1, and has keys of a later version: %2. The version that it names refuses them."),
                {stated, listed(newer, newer.size())}),
            Message(QT_TRANSLATE_NOOP("model", "Write the version that wrote the file into peft_version.")), {index});
    }
    return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "Its keys belong to PEFT %1."), {stated}), {index});
}

} // namespace

Answer answerVersions(const CheckContext& context)
{
    if (context.isAdapter()) {
        return adapterVersions(context);
    }
    const json* config = context.config();
    if (config == nullptr || context.isSelfContained()) {
        return Answer::notApplicable(Message(QT_TRANSLATE_NOOP("model", "There is no config that names a version.")));
    }
    const std::string stated = keyText(*config, "transformers_version");
    const auto version = parseVersion(stated);
    if (!version) {
        return Answer::notApplicable(
            Message(QT_TRANSLATE_NOOP("model", "The config names no version of the library.")));
    }
    // Only keys that the library itself gives a meaning to: models that came with code of their own had theirs earlier.
    std::vector<std::string> newer;
    std::vector<Evidence> evidence;
    const auto note = [&](FileIndex file, const char* key, const std::string& from) {
        newer.push_back(std::string(key) + " (" + from + ")");
        evidence.push_back({file, {}, "/" + std::string(key), Message::verbatim(from)});
    };
    const FileIndex file = context.unit().config != NoFile ? context.unit().config : context.find("config.json");
    for (const char* key : {"rope_parameters", "dtype"}) {
        const std::string from = since("config", key);
        const auto needed = parseVersion(from);
        const bool hasOlder
            = key == std::string_view("dtype") ? config->contains("torch_dtype") : config->contains("rope_theta");
        if (config->contains(key) && !(*config)[key].is_null() && needed && *version < *needed && !hasOlder) {
            note(file, key, from);
        }
    }
    const FileIndex settings = context.find("tokenizer_config.json");
    if (const json* tokenizer = context.json(settings); tokenizer != nullptr
        && keyText(*tokenizer, "tokenizer_class") == "TokenizersBackend" && *version < Version{5, 0}) {
        note(settings, "tokenizer_class", "5.0");
    }
    if (!newer.empty()) {
        return Answer::fault(
                   Message(QT_TRANSLATE_NOOP("model", "The config is newer than the version that it names")),
                   Message(
                       QT_TRANSLATE_NOOP(
                           "model",
                           "It names transformers %1, and has keys of a later version: %2. That version leaves them "
                           "out without an error."),
                       {stated, listed(newer, newer.size())}),
                   Message(QT_TRANSLATE_NOOP(
                       "model",
                       "Load and save the model with the newer library, or add the older keys (rope_theta, "
                       "torch_dtype).")),
                   {file})
            .with(std::move(evidence));
    }
    return Answer::pass(Message(QT_TRANSLATE_NOOP("model", "Its keys belong to transformers %1."), {stated}), {file});
}

} // namespace vitrine
