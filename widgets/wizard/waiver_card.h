// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"

#include <QFrame>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace vitrine {

/// One finding that blocks: what it is, what to do, and a way to leave it open for a reason that goes into the note.
class WaiverCard final : public QFrame
{
    Q_OBJECT
public:
    WaiverCard(const PlanIssue& issue, const QString& reason, QWidget* parent);

    [[nodiscard]] const std::string& check() const { return m_check; }
    /// Empty as long as the finding is not left open on purpose.
    [[nodiscard]] QString reason() const;
    void setOpen(bool open);

signals:
    void changed();

private:
    std::string m_check;
    QLabel* m_state;
    QCheckBox* m_allow;
    QLineEdit* m_reason;
};

} // namespace vitrine
