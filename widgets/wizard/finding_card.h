// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/remedy.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace vitrine {

class Panel;
class StatusIcon;
class TonedLabel;

/// One finding that blocks or blocked: what it is, what to do, what the program can do about it, and a way to leave it
/// open for a reason that goes into the note. Files that settle it can be dropped on it.
class FindingCard final : public QWidget
{
    Q_OBJECT
public:
    /// Remark: nothing blocks, and something is left to be thought of.
    enum class State : std::uint8_t { Open, LeftOpen, Remark, Settled };

    FindingCard(std::string check, QWidget* parent);

    [[nodiscard]] const std::string& check() const { return m_check; }
    /// `settled`: how, in the state Settled; what is left, in the state Remark. The fields that a person types in are
    /// left alone.
    void show(const PlanIssue& issue, State state, const QString& settled, const std::vector<Remedy>& remedies);
    /// Whether something was done about it that can be taken back.
    void setCanBeUndone(bool can);
    /// Some things cannot be left open: the package could not be written.
    void setCanBeLeftOpen(bool can);
    void setReason(const QString& reason);
    /// Empty as long as the finding is not left open on purpose.
    [[nodiscard]] QString reason() const;
    /// Takes the place between the words and the remedies.
    void setInside(QWidget* inside);

signals:
    void reasonChanged();
    void remedyChosen(vitrine::Remedy remedy);
    void undone();
    void filesDropped(const QStringList& paths);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeWaiver();
    void showRemedies(const PlanIssue& issue, const std::vector<Remedy>& remedies);

    std::string m_check;
    std::vector<Remedy> m_remedies;
    QStringList m_titles;
    Panel* m_panel;
    StatusIcon* m_icon;
    TonedLabel* m_title;
    TonedLabel* m_state;
    TonedLabel* m_fix;
    QVBoxLayout* m_inside;
    QHBoxLayout* m_buttons;
    QList<QPushButton*> m_remedyButtons;
    QPushButton* m_undo;
    bool m_canBeLeftOpen = true;
    QCheckBox* m_allow = nullptr; ///< before the row, which makes both
    QLineEdit* m_reason = nullptr;
    QWidget* m_waiver;
};

} // namespace vitrine
