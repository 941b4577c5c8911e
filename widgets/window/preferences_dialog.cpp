// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/preferences_dialog.h"

#include "widgets/theme/scheme.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/shared_menus.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>

namespace vitrine {

PreferencesDialog::PreferencesDialog(const Session& session, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_languageLabel(new QLabel(this))
    , m_language(new QComboBox(this))
    , m_schemeLabel(new QLabel(this))
    , m_scheme(new QComboBox(this))
{
    m_language->addItem(QString(), QString());
    for (const auto& language : LanguageSwitch::languages()) {
        m_language->addItem(QString::fromUtf16(language.name), QString::fromLatin1(language.code));
    }
    for (const Scheme scheme : {Scheme::System, Scheme::Light, Scheme::Dark}) {
        m_scheme->addItem(QString(), schemeName(scheme));
    }
    m_language->setCurrentIndex(std::max(0, m_language->findData(session.language->code())));
    m_scheme->setCurrentIndex(m_scheme->findData(schemeName(session.scheme->scheme())));
    m_languageLabel->setBuddy(m_language);
    m_schemeLabel->setBuddy(m_scheme);
    auto* form = new QFormLayout;
    form->addRow(m_languageLabel, m_language);
    form->addRow(m_schemeLabel, m_scheme);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_language, &QComboBox::activated, this, [this] {
        chooseLanguage(m_session, m_language->currentData().toString());
    });
    connect(
        m_scheme, &QComboBox::activated, this, [this] { chooseScheme(m_session, m_scheme->currentData().toString()); });
    retranslate();
}

void PreferencesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_languageLabel->setText(tr("&Language"));
    m_schemeLabel->setText(tr("&Colours"));
    m_language->setItemText(0, tr("As the desktop"));
    m_scheme->setItemText(0, tr("As the desktop"));
    m_scheme->setItemText(1, tr("Light"));
    m_scheme->setItemText(2, tr("Dark"));
}

} // namespace vitrine
