// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/safetensors/fault_log.h"

#include <algorithm>
#include <utility>

namespace vitrine {

void FaultLog::add(Severity severity, std::string_view code, std::uint64_t offset, const char* message,
    std::vector<Message::Argument> arguments)
{
    add(severity, code, offset, wants(code) ? Message(message, std::move(arguments)) : Message());
}

void FaultLog::add(Severity severity, std::string_view code, std::uint64_t offset, Message message)
{
    auto found = m_counts.find(code);
    if (found == m_counts.end()) {
        found = m_counts.emplace(std::string(code), Count{}).first;
    }
    Count& count = found->second;
    ++count.number;
    count.severity = std::max(count.severity, severity);
    m_hasErrors = m_hasErrors || severity == Severity::Error;
    if (count.number <= MostOfACode) {
        m_problems.push_back({severity, std::string(code), m_path, offset, std::move(message)});
    }
}

bool FaultLog::wants(std::string_view code) const
{
    const auto found = m_counts.find(code);
    return found == m_counts.end() || found->second.number < MostOfACode;
}

std::vector<Problem> FaultLog::take()
{
    std::vector<Problem> problems = std::exchange(m_problems, {});
    std::ranges::stable_sort(problems, {}, [](const Problem& problem) { return problem.offset.value_or(0); });
    for (const auto& [code, count] : m_counts) {
        if (count.number > MostOfACode) {
            problems.push_back({count.severity, code, m_path, {},
                Message(QT_TRANSLATE_NOOP("model", "%1 more faults of this kind are in the file."),
                    {Message::Argument::count(count.number - MostOfACode)})});
        }
    }
    m_counts.clear();
    return problems;
}

} // namespace vitrine
