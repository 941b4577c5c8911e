// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/torch/torch_export.h"

#include "model/words/text.h"

#include <algorithm>

namespace vitrine {

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t MostConfigBytes = 64ULL << 20U;

/// {"as_int": 6}, or a number as it is.
std::optional<std::int64_t> number(const Json& value)
{
    const Json& inner = value.is_object() && value.contains("as_int") ? value["as_int"] : value;
    return inner.is_number_integer() ? std::optional(inner.get<std::int64_t>()) : std::nullopt;
}

std::optional<TorchTensor> exported(const Json& entry, const std::string& folder, const ZipIndex& index)
{
    const auto meta = entry.find("tensor_meta");
    if (!entry.is_object() || meta == entry.end() || !meta->is_object() || !entry.contains("path_name")
        || !entry["path_name"].is_string() || !meta->contains("dtype") || !meta->contains("sizes")) {
        return {};
    }
    TorchTensor tensor;
    tensor.dtype = torchDtypeOfExport(number((*meta)["dtype"]).value_or(0));
    if (tensor.dtype == nullptr || !(*meta)["sizes"].is_array()) {
        return {};
    }
    for (const Json& size : (*meta)["sizes"]) {
        const auto extent = number(size);
        if (!extent || *extent < 0) {
            return {};
        }
        tensor.shape.push_back(static_cast<std::uint64_t>(*extent));
    }
    if (const auto strides = meta->find("strides"); strides != meta->end() && strides->is_array() && strides->size() == tensor.shape.size()) {
        for (const Json& stride : *strides) {
            tensor.strides.push_back(number(stride).value_or(0));
        }
    }
    if (const auto offset = meta->find("storage_offset"); offset != meta->end()) {
        tensor.elementOffset = static_cast<std::uint64_t>(std::max<std::int64_t>(0, number(*offset).value_or(0)));
    }
    tensor.storageKey = folder + entry["path_name"].get<std::string>();
    tensor.place = index.place(tensor.storageKey);
    tensor.isParameter = entry.value("is_param", Json(false)) == Json(true);
    return tensor;
}

void readConfig(const std::string& name, const ZipIndex& index, TorchContent& content, ProblemList& problems)
{
    const auto text = index.text(name, MostConfigBytes);
    const Json config = text ? Json::parse(*text, nullptr, false) : Json();
    const auto table = config.is_object() ? config.find("config") : config.end();
    if (!config.is_object() || table == config.end() || !table->is_object()) {
        problems.error("torch.export-config", {},
            Message(QT_TRANSLATE_NOOP("model", "The list of weights %1 cannot be read."), {Message::Argument(displayUtf8(name))}));
        return;
    }
    const std::string folder = name.substr(0, name.rfind('/') + 1);
    for (const auto& [key, entry] : table->items()) {
        if (entry.is_object() && entry.value("use_pickle", Json(false)) == Json(true)) {
            continue;
        }
        if (auto tensor = exported(entry, folder, index)) {
            content.plain.push_back({key, std::move(*tensor)});
        }
    }
}

} // namespace

void readExportedTensors(
    const std::shared_ptr<const ZipIndex>& index, const std::string& top, TorchContent& content, ProblemList& problems)
{
    for (const ZipEntry& entry : index->archive().entries()) {
        const bool isConfig = entry.name.ends_with("_weights_config.json") || entry.name.ends_with("_constants_config.json");
        if (isConfig && (entry.name.starts_with(top + "data/weights/") || entry.name.starts_with(top + "data/constants/"))) {
            readConfig(entry.name, *index, content, problems);
        }
    }
    if (!content.plain.empty()) {
        content.plainStorages = std::make_shared<ZipStorages>(index, std::string(), false);
    }
}

} // namespace vitrine
