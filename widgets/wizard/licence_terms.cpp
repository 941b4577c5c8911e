// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/licence_terms.h"

#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

LicenceTerms::LicenceTerms(QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(theme::scaled(8));
    grid->setVerticalSpacing(theme::scaled(6));
    grid->setColumnStretch(1, 1);
}

QPushButton* LicenceTerms::makeHelp(const std::string& code)
{
    QString title;
    void (LicenceTerms::*signal)() = nullptr;
    if (code == "include-text") {
        title = tr("Add the licence text…");
        signal = &LicenceTerms::licenceWanted;
    } else if (code == "notice-file" && !m_notice.empty()) {
        title = tr("Write the NOTICE");
        signal = &LicenceTerms::noticeWanted;
    } else if (code == "name-prefix" && !m_prefix.empty()) {
        title = tr("Begin the name with “%1”").arg(displayText(m_prefix));
        signal = &LicenceTerms::prefixWanted;
    } else {
        return nullptr;
    }
    auto* button = new QPushButton(title, this);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, signal);
    return button;
}

LicenceTerms::Row LicenceTerms::makeRow(const LicenceTerm& term, int line)
{
    auto* grid = static_cast<QGridLayout*>(layout());
    Row row;
    row.icon = new StatusIcon(16, this);
    row.text = new TonedLabel(TonedLabel::Tone::Text, term.text.text(), this);
    row.text->setWordWrap(true);
    row.done = new TonedLabel(TonedLabel::Tone::Pass, tr("done"), this);
    row.answer = new QComboBox(this);
    row.answer->setAccessibleName(row.text->text());
    row.answer->addItem(term.state == LicenceTerm::State::Told ? tr("to be kept in mind") : tr("not done"));
    row.answer->addItem(tr("done"));
    row.answer->addItem(tr("I take it over"));
    row.help = makeHelp(term.code);
    connect(row.answer, &QComboBox::activated, this, [this, code = term.code, first = term.state](int index) {
        emit answered(code, index == 0 ? first : index == 1 ? LicenceTerm::State::Done : LicenceTerm::State::TakenOver);
    });
    grid->addWidget(row.icon, line, 0);
    grid->addWidget(row.text, line, 1, 1, row.help == nullptr ? 2 : 1);
    if (row.help != nullptr) {
        grid->addWidget(row.help, line, 2);
    }
    grid->addWidget(row.done, line, 3);
    grid->addWidget(row.answer, line, 3);
    return row;
}

void LicenceTerms::show(const std::vector<LicenceTerm>& terms, const CheckedUnit& checked)
{
    std::vector<std::string> codes;
    for (const LicenceTerm& term : terms) {
        codes.push_back(term.code);
    }
    if (codes != m_codes) {
        for (const Row& row : std::exchange(m_rows, {})) {
            for (QWidget* part : std::initializer_list<QWidget*>{row.icon, row.text, row.done, row.answer, row.help}) {
                if (part != nullptr) {
                    part->deleteLater();
                }
            }
        }
        m_codes = codes;
        m_prefix = checked.namePrefix;
        m_notice = checked.notice;
        for (std::size_t i = 0; i < terms.size(); ++i) {
            m_rows.push_back(makeRow(checked.terms[i], static_cast<int>(i)));
        }
    }
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const LicenceTerm::State state = terms[i].state;
        const bool isInFolder = checked.terms[i].state == LicenceTerm::State::Done;
        const Row& row = m_rows[i];
        row.icon->setStatus(
            state == LicenceTerm::State::Open       ? StatusColor::Failure
                : state == LicenceTerm::State::Told ? StatusColor::Info
                                                    : StatusColor::Pass);
        row.done->setVisible(isInFolder);
        row.answer->setVisible(!isInFolder);
        row.answer->setCurrentIndex(
            state == LicenceTerm::State::Done            ? 1
                : state == LicenceTerm::State::TakenOver ? 2
                                                         : 0);
        if (row.help != nullptr) {
            row.help->setVisible(state == LicenceTerm::State::Open || state == LicenceTerm::State::Told);
        }
    }
}

} // namespace vitrine
