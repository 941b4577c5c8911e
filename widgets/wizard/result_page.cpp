// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/result_page.h"

#include "model/words/quantity.h"
#include "widgets/theme/show_in_folder.h"

#include <QClipboard>
#include <QFile>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

namespace vitrine {

using namespace Qt::StringLiterals;

ResultPage::ResultPage(WizardState* state, QWidget* parent)
    : QWizardPage(parent)
    , m_state(state)
    , m_path(new QLineEdit(this))
    , m_sum(new QLineEdit(this))
{
    m_path->setReadOnly(true);
    m_path->setAccessibleName(tr("Path of the package"));
    m_sum->setReadOnly(true);
    m_sum->setObjectName(u"sha256"_s);
    m_sum->setAccessibleName(tr("SHA-256"));
    auto* show = new QPushButton(tr("&Show in folder"), this);
    auto* copy = new QPushButton(tr("&Copy the command to verify"), this);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(show);
    buttons->addWidget(copy);
    buttons->addStretch(1);
    auto* layout = new QFormLayout(this);
    layout->addRow(tr("Path"), m_path);
    layout->addRow(tr("SHA-256"), m_sum);
    layout->addRow(QString(), buttons);
    connect(show, &QPushButton::clicked, this, [this] { showInFileManager(m_path->text()); });
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(verifyCommand(m_path->text())); });
}

QString ResultPage::verifyCommand(const QString& path)
{
    QString quoted = path;
    quoted.replace(u"'"_s, u"'\\''"_s);
    return u"vitrine-cli verify '"_s + quoted + u'\'';
}

void ResultPage::initializePage()
{
    const WrittenPackage& written = m_state->written;
    setTitle(written.verified ? tr("The package is written and verified") : tr("The package is written"));
    setSubTitle(tr("%n file(s), %1. Every file was read again and is what was meant.", nullptr, static_cast<int>(written.files))
                    .arg(formatBytes(written.bytes)));
    if (!written.verified) {
        setSubTitle(tr("%n file(s), %1. It was not read again.", nullptr, static_cast<int>(written.files)).arg(formatBytes(written.bytes)));
    }
    m_path->setText(QFile::decodeName(written.output.c_str()));
    m_sum->setText(QString::fromStdString(written.sha256));
}

} // namespace vitrine
