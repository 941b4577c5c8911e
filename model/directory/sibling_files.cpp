// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/sibling_files.h"

#include "model/bytes/file_source.h"
#include "model/directory/link_resolver.h"
#include "model/directory/natural_order.h"
#include "model/directory/scanner.h"

#include <algorithm>
#include <vector>

namespace vitrine {

namespace {

std::string_view folderOf(std::string_view path)
{
    const std::size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

Result<std::unique_ptr<ByteSource>> opened(const std::string& path)
{
    auto source = FileSource::open(path);
    if (!source) {
        return std::unexpected(source.error());
    }
    return std::unique_ptr<ByteSource>(std::move(*source));
}

std::unexpected<Error> refused(ErrorCode code, const char* source, std::string_view name)
{
    return failure(code, Message(source, {Message::Argument(name)}), std::string(name));
}

/// A file beside a single opened one: the same rules, with a scan of nothing.
Result<std::unique_ptr<ByteSource>> openBeside(const std::string& folder, const std::string& relative)
{
    if (LinkResolver(folder).resolve(relative).kind != EntryKind::Link) {
        return refused(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "%1 is not there."), relative);
    }
    return opened(folder + '/' + relative);
}

} // namespace

std::optional<std::string> pathInside(std::string_view folder, std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.find('\0') != std::string_view::npos) {
        return {};
    }
    std::vector<std::string_view> components;
    const auto walk = [&](std::string_view path) {
        while (!path.empty()) {
            const std::size_t slash = path.find('/');
            const std::string_view component = path.substr(0, slash);
            path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
            if (component.empty() || component == ".") {
                continue;
            }
            if (component != "..") {
                components.push_back(component);
            } else if (components.empty()) {
                return false;
            } else {
                components.pop_back();
            }
        }
        return true;
    };
    if (!walk(folder) || !walk(name) || components.empty()) {
        return {};
    }
    std::string path(components.front());
    for (std::size_t i = 1; i < components.size(); ++i) {
        path.append("/").append(components[i]);
    }
    return path;
}

SiblingOpener siblingOpener(const ScanResult& scan, std::string path)
{
    return [&scan, path = std::move(path)](std::string_view name) -> Result<std::unique_ptr<ByteSource>> {
        const auto relative = pathInside(folderOf(path), name);
        if (!relative) {
            return refused(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "%1 leads out of the folder and was not opened."), name);
        }
        if (scan.isSingleFile) {
            return openBeside(std::string(folderOf(scan.path)), *relative);
        }
        const auto found = std::ranges::lower_bound(scan.files, std::string_view(*relative), naturalLess, &FileEntry::path);
        const bool readable = found != scan.files.end() && found->path == *relative && (found->kind == EntryKind::File || found->kind == EntryKind::Link);
        if (!readable) {
            return refused(ErrorCode::NotFound, QT_TRANSLATE_NOOP("model", "%1 is not there."), *relative);
        }
        return opened(scan.path + '/' + *relative);
    };
}

} // namespace vitrine
