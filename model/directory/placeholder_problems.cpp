// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/placeholder_problems.h"

namespace vitrine {

namespace {

struct Text {
    const char* code = nullptr;
    const char* message = nullptr;
};

Text textOf(Placeholder placeholder)
{
    switch (placeholder) {
    case Placeholder::LfsPointer:
        return {"content.lfs_pointer",
            QT_TRANSLATE_NOOP("model", "This is a Git LFS pointer in place of the file: the content (%1, SHA-256 %2) was not downloaded. Run “git lfs pull”, or download the file itself.")};
    case Placeholder::AnnexPointer:
        return {"content.annex_pointer", QT_TRANSLATE_NOOP("model", "This is a git-annex pointer in place of the file. Run “git annex get”, or download the file itself.")};
    case Placeholder::WebPage:
        return {"content.html", QT_TRANSLATE_NOOP("model", "This is a web page in place of the file: the download needs a log-in, or its address is wrong. Download it again.")};
    case Placeholder::ErrorMessage:
        return {"content.error_message", QT_TRANSLATE_NOOP("model", "This is the error message of a server in place of the file. Download it again.")};
    case Placeholder::Empty:
        return {"content.empty", QT_TRANSLATE_NOOP("model", "The file is empty (0 bytes). Download or copy it again.")};
    case Placeholder::Preallocated:
        return {"content.zeros", QT_TRANSLATE_NOOP("model", "The file begins with nothing but zeros: space was set aside for it, and it was never written. Download or copy it again.")};
    case Placeholder::LinkText:
        return {"content.link_text", QT_TRANSLATE_NOOP("model", "This is the text of a link in place of the file. Copy the folder again with a program that knows links.")};
    case Placeholder::PartialDownload:
        return {"content.partial_download", QT_TRANSLATE_NOOP("model", "This is a download that did not end. Start it again.")};
    case Placeholder::None:
        break;
    }
    return {};
}

} // namespace

void tellPlaceholders(const std::vector<FileEntry>& files, bool openedAlone, std::vector<Problem>& problems)
{
    for (const FileEntry& file : files) {
        const Text text = textOf(file.placeholder);
        if (text.message == nullptr || (!openedAlone && file.need != Need::StandsForAMissingFile)) {
            continue;
        }
        std::vector<Message::Argument> arguments;
        if (file.placeholder == Placeholder::LfsPointer) {
            arguments = {Message::Argument::bytes(file.statedSize), file.statedHash};
        }
        problems.push_back({openedAlone ? Severity::Error : Severity::Note, text.code, file.path, 0, Message(text.message, std::move(arguments))});
    }
}

} // namespace vitrine
