// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/plan_view.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace vitrine {

class StatusIcon;
class TonedLabel;

/// What a licence asks for, term by term, each with what the folder shows or the person says of it: done, taken over,
/// not done. Where Vitrine can do it, there is a button.
class LicenceTerms final : public QWidget
{
    Q_OBJECT

public:
    explicit LicenceTerms(QWidget* parent);

    /// What is done in the folder already is not asked.
    void show(const std::vector<LicenceTerm>& terms, const CheckedUnit& checked);

signals:
    void answered(const std::string& code, vitrine::LicenceTerm::State state);
    void noticeWanted();
    void prefixWanted();
    void licenceWanted();

private:
    struct Row {
        StatusIcon* icon = nullptr;
        TonedLabel* text = nullptr;
        TonedLabel* done = nullptr;
        QComboBox* answer = nullptr;
        QPushButton* help = nullptr;
    };
    Row makeRow(const LicenceTerm& term, int line);
    QPushButton* makeHelp(const std::string& code);

    std::string m_prefix, m_notice;
    std::vector<std::string> m_codes;
    std::vector<Row> m_rows;
};

} // namespace vitrine
