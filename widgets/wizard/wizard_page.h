// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QVBoxLayout>
#include <QWizardPage>

namespace vitrine {

class StatusIcon;
class TonedLabel;
enum class StatusColor : std::uint8_t;

/// A page of the wizard: on top a sentence that says what this page comes to, and a second line in smaller type.
/// QWizard's own titles would lay out the whole wizard anew whenever the sentence changes.
class WizardPage : public QWizardPage
{
    Q_OBJECT

public:
    explicit WizardPage(QWidget* parent);

    [[nodiscard]] QString sentence() const;
    /// What the keys go to when the page comes up; null: the Next button.
    [[nodiscard]] virtual QWidget* firstWidget() { return nullptr; }

protected:
    void say(const QString& sentence);
    void explain(const QString& text);
    /// A large sign beside the sentence.
    void showStatus(StatusColor status);
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }

private:
    StatusIcon* m_icon;
    TonedLabel* m_sentence;
    TonedLabel* m_explanation;
    QVBoxLayout* m_body;
};

} // namespace vitrine
