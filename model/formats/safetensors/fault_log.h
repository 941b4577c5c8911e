// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/problem.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Collects the problems of one file. A file of a million faults yields the first few of each code and how many more
/// there are.
class FaultLog
{
public:
    static constexpr std::uint64_t MostOfACode = 20;

    explicit FaultLog(std::string path)
        : m_path(std::move(path))
    {
    }

    /// `message` is a text in QT_TRANSLATE_NOOP; it is put together only when it is kept.
    void add(Severity severity, std::string_view code, std::uint64_t offset, const char* message,
        std::vector<Message::Argument> arguments = {});
    void add(Severity severity, std::string_view code, std::uint64_t offset, Message message);
    [[nodiscard]] bool isEmpty() const { return m_problems.empty(); }
    [[nodiscard]] bool hasErrors() const { return m_hasErrors; }
    [[nodiscard]] bool has(std::string_view code) const { return m_counts.contains(code); }
    /// Whether another problem of this code would be kept.
    [[nodiscard]] bool wants(std::string_view code) const;

    /// By offset; the log is empty afterwards.
    [[nodiscard]] std::vector<Problem> take();

private:
    struct Count {
        std::uint64_t number = 0;
        Severity severity = Severity::Note;
    };
    std::string m_path;
    std::vector<Problem> m_problems;
    std::map<std::string, Count, std::less<>> m_counts;
    bool m_hasErrors = false;
};

} // namespace vitrine
