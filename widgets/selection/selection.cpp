// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/selection/selection.h"

namespace vitrine {

namespace {
constexpr std::size_t LongestHistory = 200;
constexpr std::size_t MostFilesInHistory = 1'000'000; ///< a folder of 100,000 files may be selected again and again
}

Selection::Selection(QObject* parent)
    : QObject(parent)
{
}

void Selection::setDirectory(std::shared_ptr<const ModelDirectory> directory, bool isReading)
{
    m_directory = std::move(directory);
    m_isReading = isReading;
    m_unit = 0;
    m_state = {};
    m_history = {SelectionState{}};
    m_at = 0;
    emit directoryChanged();
    emit unitChanged();
    emit selectionChanged();
}

void Selection::setUnit(std::uint32_t unit)
{
    if (!m_directory || unit >= m_directory->units.size() || unit == m_unit) {
        return;
    }
    m_unit = unit;
    emit unitChanged();
    select({});
}

void Selection::select(const SelectionState& state)
{
    if (state == m_state) {
        return;
    }
    m_history.resize(m_at + 1);
    m_history.push_back(state);
    std::size_t files = 0;
    for (const SelectionState& step : m_history) {
        files += step.files.size();
    }
    while (m_history.size() > LongestHistory || (files > MostFilesInHistory && m_history.size() > 2)) {
        files -= m_history.front().files.size();
        m_history.erase(m_history.begin());
    }
    step(m_history.size() - 1);
}

void Selection::clearStep()
{
    SelectionState state = m_state;
    if (!state.scope.isEmpty()) {
        state.scope.clear();
        state.files.clear();
        state.folder.clear();
    } else {
        state = {};
    }
    select(state);
}

void Selection::goBack()
{
    if (canGoBack()) {
        step(m_at - 1);
    }
}

void Selection::goForward()
{
    if (canGoForward()) {
        step(m_at + 1);
    }
}

void Selection::step(std::size_t to)
{
    m_at = to;
    m_state = m_history[to];
    emit selectionChanged();
}

} // namespace vitrine
