// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/documents/json_document.h"
#include "widgets/theme/theme.h"

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace vitrine {

/// One tree of keys and values.
struct DocumentSection {
    QString title; ///< empty: the file itself, shown without a heading
    std::shared_ptr<const JsonDocument> document;
    /// Of the values right below the root, in their order; may be empty.
    std::vector<QString> types;
    std::vector<QString> values; ///< what is shown in place of a value; empty: the value itself
    std::vector<std::string> agreeing{}; ///< JSON pointers of values that the tensors bear out; sorted
};

/// What the File tab shows of a file. Made in the background, within bounds, whatever the file's size.
struct FileContents {
    enum class Kind : std::uint8_t {
        Document, ///< sections
        Text,
        Binary, ///< a dump of the first bytes
        Nothing, ///< only the notice
    };
    /// Bytes of a text that are read at once.
    static constexpr std::uint64_t PieceBytes = 128U << 10U;

    Kind kind = Kind::Nothing;
    std::vector<DocumentSection> sections;
    QString text; ///< the first piece; also of a document that can be read as text
    std::uint64_t textBytes = 0; ///< how many bytes of the file `text` stands for
    bool isText = false; ///< the file can be shown as text
    QString summary; ///< for the line at the bottom: "663 bytes, JSON, 23 keys"
    QString notice; ///< what is to be said before all else; empty: nothing
    StatusColor noticeStatus = StatusColor::Info;
};

[[nodiscard]] FileContents
readFileContents(const ModelDirectory& directory, FileIndex file, const std::stop_token& stop);

/// A further piece of a text.
struct TextPiece {
    QString text;
    std::uint64_t bytes = 0;
};
[[nodiscard]] TextPiece readTextPiece(const ModelDirectory& directory, FileIndex file, std::uint64_t offset);

} // namespace vitrine
