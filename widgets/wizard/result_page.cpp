// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/result_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/show_in_folder.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/fact_table.h"
#include "widgets/wizard/second_copy.h"
#include "widgets/wizard/toned_label.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString quoted(const QString& path)
{
    QString inside = path;
    inside.replace(u"'"_s, u"'\\''"_s);
    return u'\'' + inside + u'\'';
}

} // namespace

ResultPage::ResultPage(WizardState* state, QWidget* parent)
    : WizardPage(parent)
    , m_state(state)
    , m_facts(new FactTable(this))
    , m_second(new SecondCopy(this))
    , m_recipe(new FactTable(this))
{
    m_facts->add(tr("Package"), FactTable::Kind::Copied, u"path"_s);
    m_facts->add(tr("Size"), FactTable::Kind::Words, u"size"_s);
    m_facts->add(tr("SHA-256"), FactTable::Kind::CopiedCode, u"sha256"_s);
    m_facts->add(tr("Verified"), FactTable::Kind::Words, u"verified"_s);
    m_facts->add(tr("Findings"), FactTable::Kind::Words, u"findings"_s);
    const QString types = tr("What the other person types");
    m_recipe->add({}, FactTable::Kind::CopiedCode, u"recipe"_s)->setAccessibleName(types);
    auto* heading = new TonedLabel(TonedLabel::Tone::Text, types, this);
    heading->setFont(theme::font(1, QFont::DemiBold));
    heading->setContentsMargins(0, theme::scaled(8), 0, 0);
    body()->addWidget(m_facts);
    body()->addLayout(makeButtons());
    body()->addWidget(m_second);
    body()->addWidget(heading);
    body()->addWidget(m_recipe);
    body()->addStretch(1);
}

QLayout* ResultPage::makeButtons()
{
    m_show = new QPushButton(theme::icon(u"action/show-in-folder"_s), tr("&Show in folder"), this);
    m_copy = new QPushButton(theme::icon(u"action/copy"_s), tr("Copy a second &time to…"), this);
    auto* command = new QPushButton(theme::icon(u"action/verify"_s), tr("&Copy the command to verify"), this);
    m_show->setObjectName(u"show"_s);
    m_copy->setObjectName(u"second"_s);
    command->setObjectName(u"command"_s);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_show, m_copy, command}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    connect(m_show, &QPushButton::clicked, this, [this] { showInFileManager(m_state->output()); });
    connect(m_copy, &QPushButton::clicked, m_second, &SecondCopy::choose);
    connect(command, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(verifyCommand(m_state->output()));
    });
    connect(m_second, &SecondCopy::runningChanged, this, [this] { m_copy->setEnabled(!m_second->isRunning()); });
    return row;
}

QWidget* ResultPage::firstWidget()
{
    return m_show;
}

QString ResultPage::verifyCommand(const QString& path)
{
    return u"vitrine-cli verify "_s + quoted(path);
}

QString ResultPage::recipe(PackageFormat format, const QString& fileName, const QString& topFolder)
{
    const QString sums = u"sha256sum -c SHA256SUMS"_s;
    switch (format) {
    case PackageFormat::Zip:
        return u"unzip "_s + quoted(fileName) + u"\ncd "_s + quoted(topFolder) + u'\n' + sums;
    case PackageFormat::Folder:
        return u"cd "_s + quoted(fileName) + u'\n' + sums;
    case PackageFormat::Oci:
        return u"skopeo copy --preserve-digests "_s + quoted(u"oci:"_s + fileName) + u" docker://REGISTRY/NAME:TAG"_s;
    default:
        return u"tar xf "_s + quoted(fileName) + u"\ncd "_s + quoted(topFolder) + u'\n' + sums;
    }
}

QString ResultPage::findings() const
{
    const auto& counts = m_state->plan().checklist.counts;
    const auto count = [&](CheckStatus status) { return static_cast<int>(counts[static_cast<std::size_t>(status)]); };
    QStringList parts{
        tr("%n passed or do not apply", nullptr, count(CheckStatus::Pass) + count(CheckStatus::NotApplicable))};
    if (const int failures = count(CheckStatus::Failure); failures > 0) {
        parts << tr("%n failure(s), settled or left open", nullptr, failures);
    }
    if (const int warnings = count(CheckStatus::Warning); warnings > 0) {
        parts << tr("%n warning(s)", nullptr, warnings);
    }
    if (const int open = count(CheckStatus::NotVerified); open > 0) {
        parts << tr("%n not verified", nullptr, open);
    }
    return parts.join(u" · "_s);
}

void ResultPage::initializePage()
{
    const WrittenPackage& written = m_state->written();
    const PackagePlan& plan = m_state->plan();
    const PackageFormat format = plan.options.format;
    const bool isOneFile = format != PackageFormat::Folder && format != PackageFormat::Oci;
    say(written.verified ? tr("The package is written and verified") : tr("The package is written"));
    showStatus(written.verified ? StatusColor::Pass : StatusColor::NotVerified);
    explain(
        isOneFile ? tr("Another person needs only this one file.")
                  : tr("Another person needs this folder with everything in it."));
    const QString path = QFile::decodeName(written.output.c_str());
    m_facts->set(u"path"_s, path);
    m_facts->set(
        u"size"_s,
        tr("%1, %n file(s); %2 were left out", nullptr, static_cast<int>(written.files))
            .arg(formatBytes(written.bytes), formatBytes(plan.savedBytes)));
    m_facts->set(u"sha256"_s, QString::fromStdString(written.sha256));
    m_facts->set(
        u"verified"_s,
        written.verified ? tr("every file was read again and is what was meant") : tr("it was not read again"));
    m_facts->set(u"findings"_s, findings());
    m_recipe->set(u"recipe"_s, recipe(format, QFileInfo(path).fileName(), displayText(plan.topFolder)));
    m_second->setPackage(written);
}

} // namespace vitrine
