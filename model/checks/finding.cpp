// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/finding.h"

#include <array>

namespace vitrine {
namespace {

constexpr std::array<std::string_view, std::size_t(CheckStatus::Count)> StatusNames{
    "pass", "warning", "failure", "not-verified", "not-applicable"};
constexpr std::array<const char*, std::size_t(CheckStatus::Count)> StatusTitles{
    QT_TRANSLATE_NOOP("model", "Passed"),         QT_TRANSLATE_NOOP("model", "Warning"),
    QT_TRANSLATE_NOOP("model", "Failure"),        QT_TRANSLATE_NOOP("model", "Not verified"),
    QT_TRANSLATE_NOOP("model", "Not applicable"),
};
constexpr std::array<const char*, std::size_t(CheckGroup::Count)> GroupTitles{
    QT_TRANSLATE_NOOP("model", "Is everything there?"),
    QT_TRANSLATE_NOOP("model", "Does it fit together?"),
    QT_TRANSLATE_NOOP("model", "Is it sound?"),
    QT_TRANSLATE_NOOP("model", "Can it do harm?"),
    QT_TRANSLATE_NOOP("model", "May it leave the house?"),
    QT_TRANSLATE_NOOP("model", "Will it still be there tomorrow?"),
};
constexpr std::array<std::string_view, std::size_t(Purpose::Count)> PurposeNames{"deploy", "share", "resume"};
constexpr std::array<const char*, std::size_t(Purpose::Count)> PurposeTitles{
    QT_TRANSLATE_NOOP("model", "to deploy"),
    QT_TRANSLATE_NOOP("model", "to share"),
    QT_TRANSLATE_NOOP("model", "to resume"),
};

} // namespace

std::string_view statusName(CheckStatus status)
{
    return StatusNames[std::size_t(status)];
}

Message statusTitle(CheckStatus status)
{
    return Message(StatusTitles[std::size_t(status)]);
}

Message groupTitle(CheckGroup group)
{
    return Message(GroupTitles[std::size_t(group)]);
}

std::string_view purposeName(Purpose purpose)
{
    return PurposeNames[std::size_t(purpose)];
}

std::optional<Purpose> purposeByName(std::string_view name)
{
    for (std::size_t i = 0; i < PurposeNames.size(); ++i) {
        if (PurposeNames[i] == name) {
            return Purpose(i);
        }
    }
    return {};
}

Message purposeTitle(Purpose purpose)
{
    return Message(PurposeTitles[std::size_t(purpose)]);
}

} // namespace vitrine
