// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/words/message.h"

#include "model/words/quantity.h"
#include "model/words/spoken_language.h"
#include "model/words/text.h"

namespace vitrine {

Message::Argument::Argument(std::string text)
    : m_text(std::move(text))
{
}

Message::Argument::Argument(std::string_view text)
    : m_text(text)
{
}

Message::Argument::Argument(const char* text)
    : m_text(text)
{
}

Message::Argument::Argument(Message message)
    : m_kind(Kind::Message)
{
    m_messages.push_back(std::move(message));
}

Message::Argument::Argument(std::vector<Message> list)
    : m_kind(Kind::List)
    , m_messages(std::move(list))
{
}

Message::Argument Message::Argument::count(std::uint64_t number)
{
    Argument argument{std::string()};
    argument.m_kind = Kind::Count;
    argument.m_number = number;
    return argument;
}

Message::Argument Message::Argument::number(std::int64_t number)
{
    Argument argument{std::to_string(number)};
    argument.m_kind = Kind::Number;
    return argument;
}

Message::Argument Message::Argument::bytes(std::uint64_t bytes)
{
    Argument argument = count(bytes);
    argument.m_kind = Kind::Bytes;
    return argument;
}

Message::Argument Message::Argument::parameters(std::uint64_t parameters)
{
    Argument argument = count(parameters);
    argument.m_kind = Kind::Parameters;
    return argument;
}

QString Message::Argument::text() const
{
    switch (m_kind) {
    case Kind::Text:
    case Kind::Number:
        return displayText(m_text);
    case Kind::Message:
        return m_messages.front().text();
    case Kind::List:
        return joinedList(m_messages);
    case Kind::Count:
        return formatCount(m_number);
    case Kind::Bytes:
        return formatBytes(m_number);
    case Kind::Parameters:
        return formatParameters(m_number);
    }
    return {};
}

Message::Message(const char* source, std::vector<Argument> arguments)
    : m_source(source)
    , m_arguments(std::move(arguments))
{
}

Message Message::plural(const char* source, std::uint64_t number, std::vector<Argument> arguments)
{
    Message message(source, std::move(arguments));
    message.m_plural = static_cast<std::int64_t>(std::min<std::uint64_t>(number, 2'000'000'000));
    return message;
}

Message Message::verbatim(std::string text)
{
    Message message;
    message.m_verbatim = std::move(text);
    return message;
}

QString Message::text() const
{
    if (m_source == nullptr) {
        return displayText(m_verbatim);
    }
    const QString pattern = SpokenLanguage::translated(m_source, nullptr, static_cast<int>(m_plural));
    // Not QString::arg: an argument that comes from a file may itself hold "%2".
    QString result;
    result.reserve(pattern.size() + 32);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool placeholder = pattern[i] == u'%' && i + 1 < pattern.size() && pattern[i + 1] >= u'1' && pattern[i + 1] <= u'9';
        if (!placeholder) {
            result += pattern[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[i + 1].unicode() - u'1');
        if (index < m_arguments.size()) {
            result += m_arguments[index].text();
        }
        ++i;
    }
    return result;
}

std::string Message::utf8() const
{
    return text().toStdString();
}

} // namespace vitrine
