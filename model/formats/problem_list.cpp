// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/problem_list.h"

#include <algorithm>

namespace vitrine {

void ProblemList::add(Severity severity, std::string_view code, std::optional<std::uint64_t> offset, Message message)
{
    auto found = m_counts.find(code);
    if (found == m_counts.end()) {
        found = m_counts.emplace(std::string(code), Tally{}).first;
    }
    Tally& tally = found->second;
    tally.severity = std::max(tally.severity, severity);
    m_errors += severity == Severity::Error;
    if (++tally.count <= KeptOfEachCode) {
        m_problems.push_back({severity, std::string(code), m_path, offset, std::move(message)});
    }
}

std::vector<Problem> ProblemList::take()
{
    for (const auto& [code, tally] : m_counts) {
        if (tally.count > KeptOfEachCode) {
            m_problems.push_back({tally.severity, code, m_path, {},
                Message::plural(QT_TRANSLATE_N_NOOP("model", "The same fault occurs %n more times in this file."),
                    tally.count - KeptOfEachCode)});
        }
    }
    m_counts.clear();
    m_errors = 0;
    return std::exchange(m_problems, {});
}

} // namespace vitrine
