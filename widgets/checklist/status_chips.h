// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/checklist.h"

#include <QSet>
#include <QWidget>

#include <array>

class QToolButton;

namespace vitrine {

/// A chip for each status with its count; chosen ones are all that the list shows.
class StatusChips final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusChips(QWidget* parent = nullptr);

    void setCounts(const std::array<std::uint32_t, std::size_t(CheckStatus::Count)>& counts);
    /// Numbers of the statuses that are chosen; none: the faults are shown.
    [[nodiscard]] QSet<int> chosen() const;
    /// False when none was chosen.
    bool clear();

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    std::array<QToolButton*, std::size_t(CheckStatus::Count)> m_chips{};
    std::array<std::uint32_t, std::size_t(CheckStatus::Count)> m_counts{};
};

} // namespace vitrine
