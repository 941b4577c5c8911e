// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check_context.h"

#include "model/bytes/file_source.h"
#include "model/checks/check_cache.h"
#include "model/directory/json_reading.h"

#include <algorithm>

namespace vitrine {

using Json = nlohmann::json;

CheckContext::CheckContext(const ModelDirectory& directory, std::uint32_t unit, const CheckOptions& options)
    : m_directory(directory)
    , m_unit(unit)
    , m_options(options)
    , m_cache(std::make_unique<Cache>())
{
}

CheckContext::~CheckContext() = default;

const CheckContext& CheckContext::component(std::uint32_t unit) const
{
    auto& entry = m_cache->components[unit];
    if (!entry) {
        entry = std::make_unique<CheckContext>(m_directory, unit, m_options);
    }
    return *entry;
}

std::span<const FileIndex> CheckContext::scope() const
{
    if (!m_cache->scope) {
        auto& list = m_cache->scope.emplace();
        const std::string& path = unit().path;
        for (FileIndex i = 0; i < m_directory.files.size(); ++i) {
            const std::string& name = m_directory.files[i].path;
            if (path.empty() || name == path
                || (name.size() > path.size() && name.starts_with(path) && name[path.size()] == '/')) {
                list.push_back(i);
            }
        }
    }
    return *m_cache->scope;
}

std::span<const FileIndex> CheckContext::packed() const
{
    if (!m_cache->packed) {
        auto& list = m_cache->packed.emplace();
        for (const FileIndex index : scope()) {
            const FileEntry& entry = file(index);
            const bool isLeftover = entry.role == Role::Cache || entry.role == Role::Log;
            const bool isResidue = entry.need == Need::ResumeOnly && m_options.purpose != Purpose::Resume;
            // Training arguments and states are looked at all the same: people send them along.
            if (!isLeftover
                && (!isResidue || entry.role == Role::TrainingArguments || entry.role == Role::TrainerState)) {
                list.push_back(index);
            }
        }
        list.insert(list.end(), m_options.takenIn.begin(), m_options.takenIn.end());
    }
    return *m_cache->packed;
}

std::vector<FileIndex> CheckContext::withRole(Role role) const
{
    std::vector<FileIndex> list;
    for (const FileIndex index : scope()) {
        if (file(index).role == role) {
            list.push_back(index);
        }
    }
    return list;
}

FileIndex CheckContext::fileAt(std::string_view path) const
{
    if (!m_cache->byPath) {
        auto& paths = m_cache->byPath.emplace();
        for (const FileIndex index : scope()) {
            paths.emplace(file(index).path, index);
        }
    }
    const auto found = m_cache->byPath->find(path);
    return found == m_cache->byPath->end() ? NoFile : found->second;
}

FileIndex CheckContext::find(std::string_view name) const
{
    const Unit& here = unit();
    return fileAt(here.path.empty() ? std::string(name) : here.path + '/' + std::string(name));
}

FileIndex CheckContext::findAnywhere(std::string_view name) const
{
    const FileIndex direct = find(name);
    if (direct != NoFile) {
        return direct;
    }
    for (const FileIndex index : unit().files) {
        if (lastName(file(index).path) == name) {
            return index;
        }
    }
    return NoFile;
}

bool CheckContext::isWhole(FileIndex index) const
{
    if (index == NoFile) {
        return false;
    }
    const FileEntry& entry = file(index);
    return (entry.kind == EntryKind::File || entry.kind == EntryKind::Link) && entry.size > 0
        && entry.role != Role::LfsPointer && entry.role != Role::IncompleteDownload
        && entry.need != Need::StandsForAMissingFile;
}

const std::string* CheckContext::text(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    const auto known = m_cache->texts.find(index);
    if (known != m_cache->texts.end()) {
        return known->second ? &*known->second : nullptr;
    }
    std::optional<std::string> result;
    const FileEntry& entry = file(index);
    if ((entry.kind == EntryKind::File || entry.kind == EntryKind::Link) && entry.size <= MaxText) {
        if (const auto source = FileSource::open(m_directory.absolute(entry)); source && (*source)->size() <= MaxText) {
            if (auto content = (*source)->text(0, (*source)->size())) {
                result = std::move(*content);
            }
        }
    }
    auto& kept = m_cache->texts.emplace(index, std::move(result)).first->second;
    return kept ? &*kept : nullptr;
}

const std::string* CheckContext::longText(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    const FileEntry& entry = file(index);
    const std::uint64_t limit = ReadLimits().jsonBytes;
    if ((entry.kind != EntryKind::File && entry.kind != EntryKind::Link) || entry.size > limit) {
        return nullptr;
    }
    const auto source = FileSource::open(m_directory.absolute(entry));
    if (!source || (*source)->size() > limit) {
        return nullptr;
    }
    auto content = (*source)->text(0, (*source)->size());
    if (!content) {
        return nullptr;
    }
    m_cache->longText = std::move(*content);
    return &m_cache->longText;
}

const Json* CheckContext::json(FileIndex index) const
{
    if (index == NoFile) {
        return nullptr;
    }
    if (file(index).json) {
        return file(index).json.get();
    }
    const auto known = m_cache->jsons.find(index);
    if (known != m_cache->jsons.end()) {
        return known->second ? &*known->second : nullptr;
    }
    std::optional<nlohmann::json> result;
    if (const std::string* content = text(index)) {
        constexpr std::uint32_t Levels = 200; // beyond any that a model has
        auto parsed = parsedJson(*content, Levels);
        if (!parsed.is_discarded()) {
            result = std::move(parsed);
        }
    }
    auto& kept = m_cache->jsons.emplace(index, std::move(result)).first->second;
    return kept ? &*kept : nullptr;
}

std::vector<SentenceModule> CheckContext::sentenceModules() const
{
    constexpr std::size_t Most = 100;
    std::vector<SentenceModule> modules;
    const Json* list = json(find("modules.json"));
    if (list == nullptr || !list->is_array()) {
        return modules;
    }
    for (const Json& one : *list) {
        SentenceModule module{keyText(one, "path"), keyText(one, "type")};
        const bool isInside = !module.folder.empty() && module.folder.find("..") == std::string::npos;
        if (isInside && !module.type.empty() && modules.size() < Most) {
            modules.push_back(std::move(module));
        }
    }
    return modules;
}

const Json* CheckContext::config() const
{
    const Json* found = json(unit().config != NoFile ? unit().config : find("config.json"));
    return found != nullptr && found->is_object() ? found : nullptr;
}

std::string CheckContext::modelType() const
{
    if (const auto* object = config(); object != nullptr && !keyText(*object, "model_type").empty()) {
        return keyText(*object, "model_type");
    }
    return unit().modelType;
}

std::string CheckContext::architecture() const
{
    if (const auto* object = config()) {
        const auto list = object->find("architectures");
        if (list != object->end() && list->is_array() && !list->empty() && (*list)[0].is_string()) {
            return (*list)[0].get<std::string>();
        }
    }
    return unit().architecture;
}

FileIndex CheckContext::cardFile() const
{
    const FileIndex own = find("README.md");
    if (own != NoFile) {
        return own;
    }
    for (const FileIndex index : unit().files) {
        if (file(index).role == Role::ModelCard) {
            return index;
        }
    }
    // A part of a larger whole has the card of the whole: the nearest one above it.
    FileIndex nearest = NoFile;
    for (FileIndex i = 0; i < m_directory.files.size(); ++i) {
        const std::string& path = m_directory.files[i].path;
        if (lastName(path) == "README.md" && isAbove(path)
            && (nearest == NoFile || path.size() > m_directory.files[nearest].path.size())) {
            nearest = i;
        }
    }
    return nearest;
}

bool CheckContext::isAbove(std::string_view path) const
{
    const std::string& here = unit().path;
    const std::string_view folder = path.substr(0, path.size() - lastName(path).size());
    return !here.empty() && folder.size() <= here.size() && std::string_view(here).starts_with(folder);
}

const ModelCard& CheckContext::card() const
{
    if (!m_cache->card) {
        const std::string* content = text(cardFile());
        m_cache->card = content != nullptr ? ModelCard::parse(*content) : ModelCard();
    }
    return *m_cache->card;
}

const std::vector<LicenceFile>& CheckContext::licenceFiles() const
{
    if (!m_cache->licences) {
        auto& list = m_cache->licences.emplace();
        for (FileIndex i = 0; i < m_directory.files.size() && list.size() < 50; ++i) {
            const FileEntry& entry = m_directory.files[i];
            const bool isPaper = entry.role == Role::Licence || entry.role == Role::UsePolicy;
            if (isPaper && isWhole(i) && (std::ranges::binary_search(scope(), i) || isAbove(entry.path))) {
                const std::string* content = text(i);
                list.push_back({i, content != nullptr ? recogniseLicence(*content) : LicenceMatch{}});
            }
        }
    }
    return *m_cache->licences;
}

std::string_view lastName(std::string_view path)
{
    while (path.ends_with('/')) {
        path.remove_suffix(1);
    }
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::string keyText(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::int64_t> keyNumber(const Json& object, const char* key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer()
        || (found->is_number_unsigned() && found->get<std::uint64_t>() > std::uint64_t(INT64_MAX))) {
        return {};
    }
    return found->get<std::int64_t>();
}

std::optional<std::int64_t> firstInteger(const Json& config, std::initializer_list<const char*> keys)
{
    for (const char* key : keys) {
        if (const auto number = keyNumber(config, key)) {
            return number;
        }
    }
    if (config.is_object()) {
        for (const char* part : {"text_config", "llm_config", "language_config"}) {
            const auto found = config.find(part);
            if (found != config.end() && found->is_object()) {
                for (const char* key : keys) {
                    if (const auto number = keyNumber(*found, key)) {
                        return number;
                    }
                }
            }
        }
    }
    return {};
}

Message listed(const std::vector<std::string>& names, std::uint64_t total, std::size_t limit)
{
    std::vector<Message> shown;
    for (std::size_t i = 0; i < names.size() && i < limit; ++i) {
        shown.push_back(Message::verbatim(names[i]));
    }
    if (total > shown.size() && !shown.empty()) {
        shown.push_back(
            Message(QT_TRANSLATE_NOOP("model", "%1 more"), {Message::Argument::count(total - shown.size())}));
    }
    return Message("%1", {Message::Argument(std::move(shown))});
}

} // namespace vitrine
