// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/destination_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString suffixOf(PackageFormat format)
{
    if (format == PackageFormat::Folder) {
        return {};
    }
    return (format == PackageFormat::Oci ? u"-oci"_s : u"."_s + QString::fromUtf8(packageFormatName(format)));
}

} // namespace

DestinationPage::DestinationPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_format(new QComboBox(this))
    , m_path(new QLineEdit(this))
    , m_replace(new QCheckBox(tr("Replace what is there"), this))
    , m_sizes(new QLabel(this))
    , m_folder(QSettings().value(u"wizard/folder"_s, QDir::homePath()).toString())
{
    setTitle(tr("Where to write it"));
    setSubTitle(tr("Nothing lies there before the package is written in full and was read again."));
    m_format->setObjectName(u"format"_s);
    m_format->setAccessibleName(tr("Form"));
    const QString words[] = {tr("tar: one file, as fast as the disk"), tr("tar.zst: one file, compressed"), tr("tar.gz: one file, compressed, slow"),
        tr("zip: one file, below 4 GiB"), tr("Folder: a plain copy"), tr("OCI image layout, for a model registry")};
    for (const QString& word : words) {
        m_format->addItem(word);
    }
    m_format->setCurrentIndex(static_cast<int>(state->options().format));
    m_path->setObjectName(u"path"_s);
    m_path->setAccessibleName(tr("Path of the package"));
    m_replace->setObjectName(u"replace"_s);
    m_sizes->setTextFormat(Qt::PlainText);
    m_sizes->setWordWrap(true);
    auto* button = new QPushButton(tr("&Choose…"), this);
    auto* place = new QHBoxLayout;
    place->addWidget(m_path, 1);
    place->addWidget(button);
    auto* layout = new QFormLayout(this);
    layout->addRow(tr("&Form"), m_format);
    auto* pathLabel = new QLabel(tr("&Path"), this);
    pathLabel->setBuddy(m_path);
    layout->addRow(pathLabel, place);
    layout->addRow(QString(), m_replace);
    layout->addRow(tr("Size"), m_sizes);
    connect(m_format, &QComboBox::activated, this, &DestinationPage::takeFormat);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_isOwnPath = true;
        takePath();
    });
    connect(button, &QPushButton::clicked, this, &DestinationPage::choose);
    connect(m_replace, &QCheckBox::toggled, this, [this](bool on) {
        this->state().replace = on;
        refresh();
        emit completeChanged();
    });
}

QString DestinationPage::suggestion() const
{
    return QDir(m_folder).filePath(displayText(state().plan()->topFolder) + suffixOf(state().options().format));
}

void DestinationPage::initializePage()
{
    if (!m_isOwnPath) {
        m_path->setText(suggestion());
    }
    takePath();
    StatePage::initializePage();
}

void DestinationPage::lookAgain()
{
    takePath();
    refresh();
    emit completeChanged();
}

void DestinationPage::takeFormat()
{
    const QString before = suffixOf(state().options().format);
    PackageOptions options = state().options();
    options.format = static_cast<PackageFormat>(m_format->currentIndex());
    QString path = m_path->text();
    if (path.endsWith(before)) {
        m_path->setText(path.first(path.size() - before.size()) + suffixOf(options.format));
    }
    state().setOptions(std::move(options));
    takePath();
}

void DestinationPage::takePath()
{
    const QString path = m_path->text().trimmed();
    m_exists = !path.isEmpty() && QFileInfo::exists(path);
    m_replace->setVisible(m_exists);
    if (!m_exists) {
        m_replace->setChecked(false);
    }
    state().setOutput(path.isEmpty() ? QString() : QDir::cleanPath(path));
    emit completeChanged();
}

void DestinationPage::choose()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Write the package as"), m_path->text(), {}, nullptr, QFileDialog::DontConfirmOverwrite);
    if (path.isEmpty()) {
        return;
    }
    m_isOwnPath = true;
    m_folder = QFileInfo(path).absolutePath();
    QSettings().setValue(u"wizard/folder"_s, m_folder);
    m_path->setText(path);
    takePath();
}

QString DestinationPage::obstacle() const
{
    const QFileInfo output(state().output());
    if (state().output().isEmpty() || !output.isAbsolute()) {
        return tr("Say where the package goes, with the full path");
    }
    if (!output.dir().exists()) {
        return tr("There is no folder %1").arg(output.path());
    }
    if (m_exists && !state().replace) {
        return tr("Something of this name lies there already");
    }
    const auto& issues = state().plan()->issues;
    const auto blocking = std::ranges::find(issues, true, &PlanIssue::blocks);
    return blocking == issues.end() ? QString() : blocking->text.text() + u' ' + blocking->fix.text();
}

bool DestinationPage::isSettled() const
{
    return obstacle().isEmpty();
}

void DestinationPage::refresh()
{
    const PackagePlan& plan = *state().plan();
    const QString size = plan.options.format == PackageFormat::TarZst || plan.options.format == PackageFormat::TarGz
        ? tr("at most %1").arg(formatBytes(plan.archiveBytes))
        : formatBytes(plan.archiveBytes);
    m_sizes->setText(plan.options.freeBytes ? tr("%1; %2 are free there").arg(size, formatBytes(*plan.options.freeBytes)) : size);
    const QString obstacle = this->obstacle();
    say(obstacle.isEmpty() ? tr("It is written as %1").arg(QFileInfo(state().output()).fileName()) : obstacle);
}

} // namespace vitrine
