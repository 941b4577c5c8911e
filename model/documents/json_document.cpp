// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/documents/json_document.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <optional>

namespace vitrine {

/// Takes what the parser says, and builds the document from it.
class JsonDocumentBuilder final : public nlohmann::json_sax<nlohmann::json>
{
public:
    JsonDocumentBuilder(const JsonLimits& limits, const std::stop_token& stop)
        : m_limits(limits)
        , m_stop(stop)
    {
    }

    bool null() override { return add(JsonDocument::Kind::Null); }
    bool boolean(bool value) override { return add(value ? JsonDocument::Kind::True : JsonDocument::Kind::False); }
    bool number_integer(number_integer_t value) override { return addNumber(value); }
    bool number_unsigned(number_unsigned_t value) override { return addNumber(value); }
    bool number_float(number_float_t, const string_t& written) override
    {
        return add(JsonDocument::Kind::Number, written);
    }
    bool string(string_t& value) override { return add(JsonDocument::Kind::String, value); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonDocument::Kind::Object); }
    bool start_array(std::size_t) override { return open(JsonDocument::Kind::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override
    {
        m_key = std::move(value);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception&) override
    {
        m_error = Error{
            ErrorCode::Malformed,
            Message(
                QT_TRANSLATE_NOOP("model", "This is no valid JSON: byte %1 does not fit"),
                {Message::Argument::count(position)}),
            {},
            position};
        return false;
    }

    [[nodiscard]] Result<JsonDocument> take()
    {
        if (m_error) {
            return std::unexpected(std::move(*m_error));
        }
        return std::move(m_document);
    }

private:
    struct Level {
        JsonDocument::Node node;
        JsonDocument::Node last = JsonDocument::Nothing; ///< child that came last
    };

    template <typename Number> bool addNumber(Number value)
    {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        return add(
            JsonDocument::Kind::Number, std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data())));
    }

    bool refuse(ErrorCode code, Message message)
    {
        m_error = Error{code, std::move(message), {}, std::nullopt};
        return false;
    }

    bool add(JsonDocument::Kind kind, std::string_view text = {})
    {
        auto& nodes = m_document.m_nodes;
        if (nodes.size() >= m_limits.nodes
            || m_document.m_text.size() + text.size() + m_key.size() > std::numeric_limits<std::uint32_t>::max()) {
            return refuse(
                ErrorCode::LimitExceeded,
                Message(
                    QT_TRANSLATE_NOOP("model", "This JSON holds more than %1 values"),
                    {Message::Argument::count(m_limits.nodes)}));
        }
        constexpr std::size_t interval = 4096;
        if (nodes.size() % interval == 0 && m_stop.stop_requested()) {
            return refuse(ErrorCode::Cancelled, Message(QT_TRANSLATE_NOOP("model", "Cancelled")));
        }
        const auto node = static_cast<JsonDocument::Node>(nodes.size());
        JsonDocument::Value value;
        value.kind = kind;
        value.keyBegin = m_document.m_text.add(m_key);
        value.keySize = static_cast<std::uint32_t>(m_key.size());
        value.textBegin = m_document.m_text.add(text);
        value.textSize = static_cast<std::uint32_t>(text.size());
        m_key.clear();
        if (!m_levels.empty()) {
            Level& level = m_levels.back();
            value.parent = level.node;
            ++nodes[level.node].children;
            if (level.last != JsonDocument::Nothing) {
                nodes[level.last].next = node;
            }
            level.last = node;
        }
        nodes.push_back(value);
        return true;
    }

    bool open(JsonDocument::Kind kind)
    {
        if (m_levels.size() >= m_limits.depth) {
            return refuse(
                ErrorCode::LimitExceeded,
                Message(
                    QT_TRANSLATE_NOOP("model", "This JSON is nested more than %1 levels deep"),
                    {Message::Argument::count(m_limits.depth)}));
        }
        if (!add(kind)) {
            return false;
        }
        m_levels.push_back({static_cast<JsonDocument::Node>(m_document.m_nodes.size() - 1)});
        return true;
    }

    bool close()
    {
        m_levels.pop_back();
        return true;
    }

    const JsonLimits& m_limits;
    const std::stop_token& m_stop;
    JsonDocument m_document;
    std::vector<Level> m_levels;
    std::string m_key;
    std::optional<Error> m_error;
};

Result<JsonDocument> JsonDocument::parse(std::string_view text, const JsonLimits& limits, const std::stop_token& stop)
{
    JsonDocumentBuilder builder(limits, stop);
    nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return builder.take();
}

std::uint32_t JsonDocument::indexInParent(Node node) const
{
    if (m_nodes[node].parent == Nothing) {
        return 0;
    }
    std::uint32_t index = 0;
    for (Node sibling = m_nodes[node].parent + 1; sibling != node; sibling = m_nodes[sibling].next) {
        ++index;
    }
    return index;
}

} // namespace vitrine
