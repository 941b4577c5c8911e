// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace vitrine {

/// A sentence for a person that is put into words only when it is shown, so that the language can change while a
/// directory is open. The source text is English, marked with QT_TRANSLATE_NOOP("model", …), and holds %1 … %9.
class Message
{
public:
    /// What stands for %1 … %9.
    class Argument
    {
    public:
        /// Text from a file or a path, in UTF-8 as far as it is valid; never translated.
        Argument(std::string text); // NOLINT(google-explicit-constructor)
        Argument(std::string_view text); // NOLINT(google-explicit-constructor)
        Argument(const char* text); // NOLINT(google-explicit-constructor)
        /// Another message, for example a role's name.
        Argument(Message message); // NOLINT(google-explicit-constructor)
        /// Messages joined as the language joins a list ("a, b and c").
        Argument(std::vector<Message> list); // NOLINT(google-explicit-constructor)

        /// A number with the language's grouping: 92,000.
        static Argument count(std::uint64_t number);
        /// A number with its sign, for offsets and differences.
        static Argument number(std::int64_t number);
        /// A size: 16.1 GB.
        static Argument bytes(std::uint64_t bytes);
        /// A number of parameters: 8.03 B, in Chinese 80.3 亿.
        static Argument parameters(std::uint64_t parameters);

        [[nodiscard]] QString text() const;

    private:
        enum class Kind : std::uint8_t { Text, Message, List, Count, Number, Bytes, Parameters };
        Kind m_kind = Kind::Text;
        std::uint64_t m_number = 0;
        std::string m_text;
        std::vector<Message> m_messages;
    };

    Message() = default;
    /// `source` must live as long as the program: a literal in QT_TRANSLATE_NOOP.
    explicit Message(const char* source, std::vector<Argument> arguments = {});
    /// Chooses the form of the text by a number, which also stands for %n.
    static Message plural(const char* source, std::uint64_t number, std::vector<Argument> arguments = {});
    /// A text that is the same in every language, for example a name.
    static Message verbatim(std::string text);

    [[nodiscard]] bool isEmpty() const { return m_source == nullptr && m_verbatim.empty(); }
    /// In the language that the program shows now.
    [[nodiscard]] QString text() const;
    /// The same, in UTF-8.
    [[nodiscard]] std::string utf8() const;

private:
    const char* m_source = nullptr;
    std::string m_verbatim;
    std::vector<Argument> m_arguments;
    std::int64_t m_plural = -1;
};

} // namespace vitrine
