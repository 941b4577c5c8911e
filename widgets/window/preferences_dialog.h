// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/window/session.h"

#include <QDialog>

class QComboBox;
class QLabel;

namespace vitrine {

/// Language and colours. What is chosen is seen at once, and kept.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit PreferencesDialog(const Session& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    Session m_session;
    QLabel* m_languageLabel;
    QComboBox* m_language;
    QLabel* m_schemeLabel;
    QComboBox* m_scheme;
};

} // namespace vitrine
