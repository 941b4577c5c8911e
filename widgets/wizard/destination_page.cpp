// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/destination_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/format_list.h"
#include "widgets/wizard/message_strip.h"
#include "widgets/wizard/toned_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr std::uint64_t Fat32Limit = 0xFFFFFFFF; ///< bytes of one file
}

DestinationPage::DestinationPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_folder(new QLineEdit(this))
    , m_name(new QLineEdit(this))
    , m_suffix(new TonedLabel(TonedLabel::Tone::Muted, this))
    , m_replace(new QCheckBox(tr("&Replace what is there"), this))
    , m_formats(new FormatList(this))
    , m_copyRow(makeFolderCopy())
    , m_note(new MessageStrip(this))
{
    say(tr("Where it goes, and in which form"));
    m_replace->setObjectName(u"replace"_s);
    auto* title = new TonedLabel(TonedLabel::Tone::Text, tr("Form"), this);
    title->setFont(theme::font(1, QFont::DemiBold));
    body()->addLayout(makePlace());
    body()->addSpacing(theme::scaled(4));
    body()->addWidget(title);
    body()->addWidget(m_formats);
    body()->addWidget(m_copyRow);
    body()->addWidget(m_note);
    body()->addStretch(1);
    connect(m_formats, &FormatList::chosen, this, &DestinationPage::takeFormat);
    connect(m_replace, &QCheckBox::toggled, this, [this](bool on) {
        this->state().setReplace(on);
        refresh();
        emit completeChanged();
    });
    connect(state, &WizardState::startedAfresh, this, [this] { m_replace->setChecked(false); });
}

QLayout* DestinationPage::makePlace()
{
    m_folder->setObjectName(u"folder"_s);
    m_folder->setAccessibleName(tr("Folder that the package goes to"));
    m_name->setObjectName(u"name"_s);
    m_name->setAccessibleName(tr("Name of the package"));
    auto* folderLabel = new TonedLabel(TonedLabel::Tone::Text, tr("&Folder"), this);
    folderLabel->setBuddy(m_folder);
    auto* nameLabel = new TonedLabel(TonedLabel::Tone::Text, tr("Na&me"), this);
    nameLabel->setBuddy(m_name);
    auto* button = new QPushButton(tr("&Choose…"), this);
    button->setAutoDefault(false);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::scaled(8));
    grid->setVerticalSpacing(theme::scaled(8));
    grid->addWidget(folderLabel, 0, 0);
    grid->addWidget(m_folder, 0, 1);
    grid->addWidget(button, 0, 2);
    grid->addWidget(nameLabel, 1, 0);
    grid->addWidget(m_name, 1, 1);
    grid->addWidget(m_suffix, 1, 2);
    grid->addWidget(m_replace, 2, 1);
    connect(button, &QPushButton::clicked, this, &DestinationPage::choose);
    for (QLineEdit* field : {m_folder, m_name}) {
        field->setTextMargins(theme::scaled(4), 0, theme::scaled(4), 0);
        connect(field, &QLineEdit::textEdited, this, [this] { takePath(); });
    }
    return grid;
}

QWidget* DestinationPage::makeFolderCopy()
{
    auto* row = new QWidget(this);
    m_copy = new QComboBox(row);
    m_copy->setObjectName(u"folder-copy"_s);
    m_copy->addItem(tr("Copy the files"));
    m_copy->addItem(tr("Share their blocks where the disk can (reflink)"));
    m_copy->addItem(tr("The same files under a second name (hard links)"));
    auto* label = new TonedLabel(TonedLabel::Tone::Text, tr("F&iles"), row);
    label->setBuddy(m_copy);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(label);
    layout->addWidget(m_copy);
    layout->addStretch(1);
    connect(m_copy, &QComboBox::activated, this, [this](int index) {
        PackageOptions options = this->state().options();
        options.folderCopy = index == 1 ? FolderCopy::Reflink : index == 2 ? FolderCopy::HardLink : FolderCopy::Copy;
        this->state().setOptions(std::move(options));
    });
    return row;
}

QWidget* DestinationPage::firstWidget()
{
    return m_name;
}

QString DestinationPage::suffix() const
{
    const PackageFormat format = state().options().format;
    if (format == PackageFormat::Folder) {
        return {};
    }
    return format == PackageFormat::Oci ? u"-oci"_s : u"."_s + QString::fromUtf8(packageFormatName(format));
}

QString DestinationPage::suggestion() const
{
    const QString folder = QSettings().value(u"wizard/folder"_s, QDir::homePath()).toString();
    return QDir(folder).filePath(displayText(state().plan().topFolder) + suffix());
}

void DestinationPage::initializePage()
{
    if (!state().isOwnOutput()) {
        state().setOutput(suggestion(), false);
    }
    fillFields();
    StatePage::initializePage();
}

void DestinationPage::showEvent(QShowEvent* event)
{
    StatePage::showEvent(event);
    // The wizard, still putting the page up, would answer a change by putting it up again.
    QMetaObject::invokeMethod(this, &DestinationPage::lookAgain, Qt::QueuedConnection);
}

/// The output, taken apart: the suffix follows the form and is not typed.
void DestinationPage::fillFields()
{
    const QFileInfo output(state().output());
    QString name = output.fileName();
    if (!suffix().isEmpty() && name.endsWith(suffix())) {
        name.chop(suffix().size());
    }
    if (!m_folder->hasFocus()) {
        m_folder->setText(output.path());
    }
    if (!m_name->hasFocus()) {
        m_name->setText(name);
    }
    m_suffix->setText(suffix());
}

void DestinationPage::lookAgain()
{
    m_exists = !state().output().isEmpty() && QFileInfo::exists(state().output());
    m_replace->setVisible(m_exists && !isJustWritten() && isReplaceable());
    if (!m_exists) {
        m_replace->setChecked(false);
    }
    if (state().isPlanned() && isVisible()) {
        refresh();
    }
    emit completeChanged();
}

void DestinationPage::takeFormat(PackageFormat format)
{
    const QString before = suffix();
    PackageOptions options = state().options();
    options.format = format;
    state().setOptions(std::move(options));
    QString path = state().output();
    if (path.endsWith(before)) {
        path.chop(before.size());
    }
    state().setOutput(path + suffix(), state().isOwnOutput());
    fillFields();
    lookAgain();
}

void DestinationPage::takePath()
{
    const QString folder = m_folder->text().trimmed();
    const QString name = m_name->text().trimmed();
    state().setOutput(
        folder.isEmpty() || name.isEmpty() ? QString() : QDir::cleanPath(folder + u'/' + name + suffix()), true);
    lookAgain();
}

void DestinationPage::choose()
{
    const QString folder
        = QFileDialog::getExistingDirectory(this, tr("Choose the folder that the package goes to"), m_folder->text());
    if (!folder.isEmpty()) {
        QSettings().setValue(u"wizard/folder"_s, folder);
        m_folder->setText(folder);
        takePath();
    }
}

bool DestinationPage::isJustWritten() const
{
    return !state().written().output.empty() && QFile::decodeName(state().written().output.c_str()) == state().output();
}

bool DestinationPage::isReplaceable() const
{
    const PackageFormat format = state().options().format;
    return format != PackageFormat::Folder && format != PackageFormat::Oci && !QFileInfo(state().output()).isDir();
}

QString DestinationPage::obstacle() const
{
    const QFileInfo output(state().output());
    if (state().output().isEmpty() || !output.isAbsolute()) {
        return tr("Say where the package goes: a folder with its full path, and a name");
    }
    if (!output.dir().exists()) {
        return tr("There is no folder %1").arg(output.path());
    }
    if (!QFileInfo(output.path()).isWritable()) {
        return tr("You have no permission to write into %1").arg(output.path());
    }
    const QString source = QFile::decodeName(state().directory()->path.c_str());
    if (!state().directory()->isSingleFile && QString(output.path() + u'/').startsWith(source + u'/')) {
        return tr("That is inside the folder that is packed: choose a place outside it");
    }
    if (m_exists && !isJustWritten() && !isReplaceable()) {
        return tr("A folder lies there, and folders are never replaced: choose another name");
    }
    if (m_exists && !state().replace() && !isJustWritten()) {
        return tr("Something of this name lies there already");
    }
    const auto& issues = state().plan().issues;
    const auto blocking = std::ranges::find(issues, true, &PlanIssue::blocks);
    return blocking == issues.end() ? QString() : blocking->text.text() + u' ' + blocking->fix.text();
}

bool DestinationPage::isSettled() const
{
    return obstacle().isEmpty();
}

void DestinationPage::showNotes()
{
    const bool isFolder = state().options().format == PackageFormat::Folder;
    m_copyRow->setVisible(isFolder);
    m_copy->setCurrentIndex(static_cast<int>(state().options().folderCopy));
    const std::uint64_t largest = state().view()->largestFile;
    QString note;
    if (isFolder && state().options().folderCopy == FolderCopy::HardLink) {
        note = tr("A hard link is the same file: whoever changes it in one place changes it in both.");
    } else if (largest > Fat32Limit || state().plan().archiveBytes > Fat32Limit) {
        note = tr("The largest file is %1: a stick with FAT32 holds no file above 4 GiB, exFAT does.")
                   .arg(formatBytes(isFolder ? largest : std::max(largest, state().plan().archiveBytes)));
    }
    m_note->say(StatusColor::Warning, note);
}

void DestinationPage::refresh()
{
    if (!state().isOwnOutput() && !state().output().isEmpty() && isVisible() && suggestion() != state().output()) {
        state().setOutput(suggestion(), false);
        fillFields();
        m_exists = QFileInfo::exists(state().output());
    }
    const PackagePlan& plan = state().plan();
    m_formats->show(state().options().format, plan.archiveBytes, plan.files.size());
    showNotes();
    const QString obstacle = this->obstacle();
    say(obstacle.isEmpty() ? tr("It is written as %1").arg(QFileInfo(state().output()).fileName()) : obstacle);
    QString text = plan.options.freeBytes
        ? tr("%1 will be written; %2 are free there.")
              .arg(formatBytes(plan.archiveBytes), formatBytes(*plan.options.freeBytes))
        : tr("%1 will be written.").arg(formatBytes(plan.archiveBytes));
    if (plan.temporaryBytes > 0) {
        text += u' ' + tr("While it is written, %1 more lie beside it.").arg(formatBytes(plan.temporaryBytes));
    }
    explain(text + u' ' + tr("Nothing lies under this name before it is written in full and was read again."));
}

} // namespace vitrine
