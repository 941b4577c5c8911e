// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/bytes/problem.h"

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace vitrine {

/// Collects the problems of one file. A fault that repeats with every tensor of a hundred thousand is told a few times
/// and then counted, so that no file fills the memory or the screen with one sentence.
class ProblemList
{
public:
    static constexpr std::uint32_t KeptOfEachCode = 20;

    explicit ProblemList(std::string path)
        : m_path(std::move(path))
    {
    }

    void add(Severity severity, std::string_view code, std::optional<std::uint64_t> offset, Message message);
    void error(std::string_view code, std::optional<std::uint64_t> offset, Message message)
    {
        add(Severity::Error, code, offset, std::move(message));
    }
    void warning(std::string_view code, std::optional<std::uint64_t> offset, Message message)
    {
        add(Severity::Warning, code, offset, std::move(message));
    }
    void note(std::string_view code, std::optional<std::uint64_t> offset, Message message)
    {
        add(Severity::Note, code, offset, std::move(message));
    }

    [[nodiscard]] bool hasErrors() const { return m_errors > 0; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// All of them, with one note for each code of which some were only counted. The list is empty afterwards.
    [[nodiscard]] std::vector<Problem> take();

private:
    struct Tally {
        std::uint64_t count = 0;
        Severity severity = Severity::Note; ///< the worst
    };

    std::string m_path;
    std::vector<Problem> m_problems;
    std::map<std::string, Tally, std::less<>> m_counts;
    std::uint64_t m_errors = 0;
};

} // namespace vitrine
