// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace vitrine {

/// Where the package goes and in which form.
class DestinationPage final : public StatePage
{
    Q_OBJECT
public:
    DestinationPage(WizardState* state, QWidget* parent);

    /// Coming back, the package may lie there now.
    void lookAgain();

protected:
    void refresh() override;
    void initializePage() override;
    [[nodiscard]] bool isSettled() const override;

private:
    [[nodiscard]] QString suggestion() const;
    void takeFormat();
    void takePath();
    void choose();
    /// What keeps it from being written there; empty when nothing does.
    [[nodiscard]] QString obstacle() const;

    QComboBox* m_format;
    QLineEdit* m_path;
    QCheckBox* m_replace;
    QLabel* m_sizes;
    QString m_folder;
    bool m_isOwnPath = false; ///< typed or chosen: no suggestion replaces it
    bool m_exists = false;
};

} // namespace vitrine
