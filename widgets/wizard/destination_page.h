// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace vitrine {

class FormatList;
class MessageStrip;

/// Where the package goes and in which form; says what is free there, and what the form or the place cannot do.
class DestinationPage final : public StatePage
{
    Q_OBJECT
public:
    DestinationPage(WizardState* state, QWidget* parent);
    [[nodiscard]] QWidget* firstWidget() override;

protected:
    void refresh() override;
    void initializePage() override;
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] bool isSettled() const override;

private:
    QLayout* makePlace();
    QWidget* makeFolderCopy();
    /// Coming back, the package may lie there now.
    void lookAgain();
    [[nodiscard]] QString suggestion() const;
    [[nodiscard]] QString suffix() const;
    void takeFormat(PackageFormat format);
    void takePath();
    void choose();
    void fillFields();
    void showNotes();
    /// What keeps it from being written there; empty when nothing does.
    [[nodiscard]] QString obstacle() const;
    /// Whether what lies there is the package that was just written.
    [[nodiscard]] bool isJustWritten() const;
    /// Whether a file may take the place of what lies there; nothing takes that of a folder.
    [[nodiscard]] bool isReplaceable() const;

    QLineEdit* m_folder;
    QLineEdit* m_name;
    TonedLabel* m_suffix;
    QCheckBox* m_replace;
    FormatList* m_formats;
    QComboBox* m_copy = nullptr; ///< before its row, which makes it
    QWidget* m_copyRow;
    MessageStrip* m_note;
    bool m_exists = false;
};

} // namespace vitrine
