// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/contents_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::size_t mostRows = 5000;
constexpr int PatternRole = Qt::UserRole;

/// A pattern from the top of the package that matches this path and no other.
std::string exactPattern(const std::string& path)
{
    std::string pattern = "/";
    for (const char character : path) {
        if (character == '[' || character == '*' || character == '?') {
            pattern += '[';
            pattern += character;
            pattern += ']';
        } else {
            pattern += character;
        }
    }
    return pattern;
}

} // namespace

ContentsPage::ContentsPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_tree(new QTreeWidget(this))
{
    setTitle(tr("Looking at what goes in"));
    setSubTitle(tr("Untick what is to stay out, tick what is to go in. The folder itself stays as it is."));
    m_tree->setObjectName(QStringLiteral("contents"));
    m_tree->setAccessibleName(tr("Contents of the package"));
    m_tree->setHeaderLabels({tr("File"), tr("Why"), tr("Size")});
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_tree->setColumnWidth(0, theme::scaled(300));
    m_tree->setTextElideMode(Qt::ElideMiddle);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) { change(item); });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tree);
}

bool ContentsPage::isSettled() const
{
    return !state().plan()->files.empty();
}

void ContentsPage::addFile(Rows& rows, FileIndex index, std::uint64_t size, const Message& reason) const
{
    const FileEntry& file = state().directory()->files[index];
    const std::string prefix = state().unit().path + '/';
    std::string path = file.path.starts_with(prefix) ? file.path.substr(prefix.size()) : file.path;
    const std::size_t slash = path.find('/');
    const bool isFolder = m_byFolder && slash != std::string::npos;
    if (isFolder) {
        path.resize(slash);
    } else if (m_byFolder && rows.size() >= mostRows) {
        return; // the group's title counts it all the same
    }
    Row& row = rows[isFolder ? path + '/' : path];
    row.size += size;
    ++row.files;
    if (row.files > 1) {
        row.reason = tr("%n file(s)", nullptr, static_cast<int>(row.files));
        return;
    }
    row.name = displayText(isFolder ? path + '/' : path);
    row.reason = reason.text();
    row.pattern = exactPattern(path) + (isFolder ? "/**" : "");
    row.canChange = isFolder
        || ((file.kind == EntryKind::File || file.kind == EntryKind::Link) && file.role != Role::Secret
            && file.need != Need::MustNotBeShared);
}

QTreeWidgetItem* ContentsPage::addGroup(const QString& title, std::uint64_t size, const Rows& rows, bool goesIn)
{
    auto* group = new QTreeWidgetItem(m_tree, {title, {}, formatBytes(size)});
    group->setFont(0, theme::font(1, QFont::DemiBold));
    group->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    QList<QTreeWidgetItem*> items;
    for (const auto& [path, row] : rows) {
        auto* item = new QTreeWidgetItem(QStringList{row.name, row.reason, formatBytes(row.size)});
        item->setToolTip(0, row.name);
        item->setToolTip(1, row.reason);
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        if (row.canChange) {
            item->setCheckState(0, goesIn ? Qt::Checked : Qt::Unchecked);
            item->setData(0, PatternRole, QByteArray::fromStdString(row.pattern));
        } else {
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        }
        items.append(item);
    }
    group->addChildren(items);
    group->setExpanded(true);
    return group;
}

void ContentsPage::addOwnFiles(QTreeWidgetItem* group)
{
    for (const QStringList& row : {QStringList{QStringLiteral("PROVENANCE.md, provenance.json"), tr("written by Vitrine: where this came from")},
             QStringList{QStringLiteral("SHA256SUMS, XXH128SUMS"), tr("written by Vitrine: the package proves itself")}}) {
        auto* item = new QTreeWidgetItem(group, row);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
}

void ContentsPage::refresh()
{
    const PackagePlan& plan = *state().plan();
    m_byFolder = plan.files.size() + plan.leftOut.size() > mostRows;
    const QSignalBlocker quiet(m_tree);
    const int scroll = m_tree->verticalScrollBar()->value();
    const QVariant current = m_tree->currentItem() != nullptr ? m_tree->currentItem()->data(0, PatternRole) : QVariant();
    m_tree->clear();
    Rows inside, outside;
    for (const PlannedFile& file : plan.files) {
        if (file.source != NoFile) {
            addFile(inside, file.source, file.size, file.reason);
        }
    }
    for (const LeftOutFile& file : plan.leftOut) {
        addFile(outside, file.source, file.size, file.reason);
    }
    addOwnFiles(addGroup(tr("Goes in, %n file(s)", nullptr, static_cast<int>(plan.files.size())), plan.contentBytes, inside, true));
    addGroup(tr("Stays out, %n file(s)", nullptr, static_cast<int>(plan.leftOut.size())), plan.savedBytes, outside, false);
    for (QTreeWidgetItemIterator it(m_tree); current.isValid() && *it != nullptr; ++it) {
        if ((*it)->data(0, PatternRole) == current) {
            m_tree->setCurrentItem(*it);
            break;
        }
    }
    m_tree->verticalScrollBar()->setValue(scroll);
    say(plan.files.empty() ? tr("Nothing is left to pack: tick at least one file")
                           : tr("%1 go in, %2 stay out").arg(formatBytes(plan.contentBytes), formatBytes(plan.savedBytes)));
}

void ContentsPage::change(QTreeWidgetItem* item)
{
    const std::string pattern = item->data(0, PatternRole).toByteArray().toStdString();
    if (pattern.empty()) {
        return;
    }
    PackageOptions options = state().options();
    const bool goesIn = item->checkState(0) == Qt::Checked;
    // Taking back what was decided before is enough; only what the purpose decides needs a word of its own.
    if (std::erase(goesIn ? options.exclude : options.include, pattern) == 0) {
        (goesIn ? options.include : options.exclude).push_back(pattern);
    }
    state().setOptions(std::move(options));
}

} // namespace vitrine
