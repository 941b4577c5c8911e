// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/error.h"

#include <cstdint>
#include <limits>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What a JSON text may make Vitrine keep.
struct JsonLimits {
    std::uint32_t nodes = 4'000'000; ///< values; about 36 bytes each
    std::uint32_t depth = 200;
};

/// A JSON text to be looked at: everything in the order of the file, a name that comes twice kept twice, numbers as
/// they are written. A tokenizer of 20 MB takes some tenths of a second and no more memory than a few times its size.
/// Never changes once it is parsed.
class JsonDocument
{
public:
    enum class Kind : std::uint8_t { Null, False, True, Number, String, Array, Object };
    /// A value of the document. The root is 0; those below a value come behind it.
    using Node = std::uint32_t;
    static constexpr Node Nothing = std::numeric_limits<Node>::max();

    /// Malformed with the offset of the first byte that is wrong; LimitExceeded; Cancelled.
    [[nodiscard]] static Result<JsonDocument>
    parse(std::string_view text, const JsonLimits& limits = {}, const std::stop_token& stop = {});

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_nodes.size()); }
    [[nodiscard]] Kind kind(Node node) const { return m_nodes[node].kind; }
    /// Name in the object above; empty for elements of arrays and for the root.
    [[nodiscard]] std::string_view key(Node node) const
    {
        return m_text.substr(m_nodes[node].keyBegin, m_nodes[node].keySize);
    }
    /// Of a string its letters, of a number as it is written; empty else. UTF-8.
    [[nodiscard]] std::string_view text(Node node) const
    {
        return m_text.substr(m_nodes[node].textBegin, m_nodes[node].textSize);
    }
    [[nodiscard]] std::uint32_t childCount(Node node) const { return m_nodes[node].children; }
    [[nodiscard]] Node parent(Node node) const { return m_nodes[node].parent; }
    /// Nothing where there is none.
    [[nodiscard]] Node firstChild(Node node) const { return m_nodes[node].children == 0 ? Nothing : node + 1; }
    [[nodiscard]] Node nextSibling(Node node) const { return m_nodes[node].next; }
    [[nodiscard]] bool isContainer(Node node) const { return kind(node) >= Kind::Array; }
    /// How many of its siblings come before a value.
    [[nodiscard]] std::uint32_t indexInParent(Node node) const;

private:
    friend class JsonDocumentBuilder;

    struct Value {
        std::uint32_t parent = Nothing;
        std::uint32_t next = Nothing;
        std::uint32_t children = 0;
        std::uint32_t keyBegin = 0;
        std::uint32_t keySize = 0;
        std::uint32_t textBegin = 0;
        std::uint32_t textSize = 0;
        Kind kind = Kind::Null;
    };

    /// Text of all names and values, one after the other. A view's substr() is safe where std::string's would throw.
    class Arena
    {
    public:
        [[nodiscard]] std::string_view substr(std::uint32_t begin, std::uint32_t size) const
        {
            return std::string_view(m_text).substr(begin, size);
        }
        std::uint32_t add(std::string_view text)
        {
            const auto begin = static_cast<std::uint32_t>(m_text.size());
            m_text += text;
            return begin;
        }
        [[nodiscard]] std::size_t size() const { return m_text.size(); }

    private:
        std::string m_text;
    };

    std::vector<Value> m_nodes;
    Arena m_text;
};

} // namespace vitrine
