// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/contents_page.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/size_bar.h"
#include "widgets/wizard/toned_label.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int PatternsRole = Qt::UserRole;

QList<QByteArray> patternsOf(const QTreeWidgetItem* item)
{
    return item->data(0, PatternsRole).value<QList<QByteArray>>();
}

} // namespace

ContentsPage::ContentsPage(WizardState* state, QWidget* parent)
    : StatePage(state, parent)
    , m_bar(new SizeBar(this))
    , m_tree(makeTree())
    , m_convert(new QCheckBox(this))
    , m_conversion(new TonedLabel(TonedLabel::Tone::Muted, this))
    , m_undo(new QPushButton(tr("&Undo my changes"), this))
{
    say(tr("Looking at what goes in"));
    m_convert->setObjectName(u"convert"_s);
    m_conversion->setWordWrap(true);
    m_conversion->setIndent(theme::scaled(24));
    m_undo->setAutoDefault(false);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) { change(item); });
    connect(m_convert, &QCheckBox::clicked, this, [this](bool on) {
        PackageOptions options = this->state().options();
        options.convertPickleWeights = on;
        this->state().setOptions(std::move(options));
    });
    connect(m_undo, &QPushButton::clicked, this, &ContentsPage::undo);
    body()->addWidget(m_bar);
    body()->addWidget(m_tree, 1);
    body()->addWidget(m_convert);
    body()->addWidget(m_conversion);
    body()->addWidget(m_undo, 0, Qt::AlignLeft);
}

QTreeWidget* ContentsPage::makeTree()
{
    auto* tree = new QTreeWidget(this);
    tree->setObjectName(u"contents"_s);
    tree->setAccessibleName(tr("Contents of the package"));
    tree->setHeaderLabels({tr("File"), tr("Why"), tr("Size")});
    tree->headerItem()->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    tree->setIndentation(theme::scaled(16));
    tree->setTextElideMode(Qt::ElideMiddle);
    tree->header()->setStretchLastSection(false);
    tree->header()->setSectionResizeMode(0, QHeaderView::Interactive);
    tree->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(2, QHeaderView::Fixed);
    // In letters of the font: a shard's name, and the longest size.
    const QFontMetrics metrics(tree->font());
    tree->setColumnWidth(0, metrics.horizontalAdvance(u"model-00001-of-00004.safetensors"_s) + theme::scaled(96));
    tree->setColumnWidth(2, metrics.horizontalAdvance(u"888 888 MB"_s) + theme::scaled(16));
    return tree;
}

QWidget* ContentsPage::firstWidget()
{
    return m_tree;
}

bool ContentsPage::isSettled() const
{
    return !state().plan().files.empty();
}

QTreeWidgetItem* ContentsPage::addGroup(const QString& title, std::uint64_t size)
{
    auto* group = new QTreeWidgetItem(m_tree, {title, {}, formatBytes(size)});
    group->setSizeHint(0, QSize(0, theme::scaled(32)));
    group->setFont(0, theme::font(1, QFont::DemiBold));
    group->setFont(2, theme::font(1, QFont::DemiBold));
    group->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    group->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return group;
}

QTreeWidgetItem* ContentsPage::makeItem(const ContentRow& row, bool goesIn) const
{
    const bool isMissing = row.kind == ContentRow::Kind::Missing;
    QString name = isMissing ? row.title.text() : displayText(row.name);
    QString reason = isMissing ? tr("missing; the next page says what can be done") : row.reason.text();
    if (row.kind == ContentRow::Kind::Shards) {
        name = tr("%1, %n shard(s)", nullptr, static_cast<int>(row.files)).arg(name);
    } else if (row.kind == ContentRow::Kind::Folder && row.files > 1) {
        reason = tr("%n file(s): %1", nullptr, static_cast<int>(row.files)).arg(reason);
    }
    auto* item = new QTreeWidgetItem(QStringList{name, reason, isMissing ? QString() : formatBytes(row.size)});
    const QString picture = isMissing          ? u"role/missing"_s
        : row.kind == ContentRow::Kind::Folder ? u"role/folder"_s
        : row.kind == ContentRow::Kind::Shards ? u"role/shards"_s
        : row.kind == ContentRow::Kind::Added  ? u"action/add"_s
                                               : theme::roleIcon(row.role);
    item->setSizeHint(0, QSize(0, theme::scaled(24)));
    item->setIcon(0, theme::icon(picture, theme::need(row.need, palette())));
    item->setToolTip(0, name.toHtmlEscaped());
    item->setToolTip(1, reason.toHtmlEscaped());
    item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(
        isMissing ? 0 : 1, isMissing ? theme::status(StatusColor::Failure, palette()) : theme::muted(palette()));
    if (row.patterns.empty()) {
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    } else {
        QList<QByteArray> patterns;
        for (const std::string& pattern : row.patterns) {
            patterns.append(QByteArray::fromStdString(pattern));
        }
        item->setData(0, PatternsRole, QVariant::fromValue(patterns));
        item->setCheckState(0, goesIn ? Qt::Checked : Qt::Unchecked);
    }
    return item;
}

void ContentsPage::addRows(QTreeWidgetItem* group, const std::vector<ContentRow>& rows, bool goesIn)
{
    QList<QTreeWidgetItem*> items;
    items.reserve(static_cast<qsizetype>(rows.size()));
    for (const ContentRow& row : rows) {
        items.append(makeItem(row, goesIn));
    }
    group->addChildren(items);
    group->setExpanded(true);
}

void ContentsPage::addOwnFiles(QTreeWidgetItem* group)
{
    const QColor quiet = theme::muted(palette());
    for (const QStringList& row :
         {QStringList{u"PROVENANCE.md, provenance.json"_s, tr("written by Vitrine: where this came from")},
          QStringList{u"SHA256SUMS, XXH128SUMS"_s, tr("written by Vitrine: the package proves itself")}}) {
        auto* item = new QTreeWidgetItem(group, row);
        item->setSizeHint(0, QSize(0, theme::scaled(24)));
        item->setIcon(0, theme::icon(u"action/add"_s, theme::need(Need::HelpsPeople, palette())));
        item->setForeground(1, quiet);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
}

void ContentsPage::showBar()
{
    const ModelDirectory& directory = *state().directory();
    const auto& repeated = state().unit().repeated;
    std::uint64_t resume = 0, second = 0, other = 0;
    for (const LeftOutFile& file : state().plan().leftOut) {
        const bool isSecond = std::ranges::find(repeated, file.source) != repeated.end();
        (isSecond ? second : directory.files[file.source].need == Need::ResumeOnly ? resume : other) += file.size;
    }
    m_bar->setSegments(
        {{SizeBar::Part::GoesIn, state().plan().contentBytes},
         {SizeBar::Part::ResumeOnly, resume},
         {SizeBar::Part::Repeated, second},
         {SizeBar::Part::Other, other}});
}

void ContentsPage::showConversion()
{
    const PackagePlan& plan = state().plan();
    const auto count = static_cast<int>(plan.conversions.size());
    m_convert->setText(tr("&Convert %n pickle file(s) to safetensors, in the package", nullptr, count));
    m_convert->setChecked(state().options().convertPickleWeights);
    m_convert->setVisible(count > 0);
    QStringList words;
    if (count > 0) {
        words << tr("Whoever loads it then runs no code from the file. The files here stay as they are.");
    }
    for (const RefusedConversion& refused : plan.refusedConversions) {
        words << tr("%1 stays as it is: %2")
                     .arg(displayText(state().directory()->files[refused.source].path), refused.reason.text());
    }
    m_conversion->setText(words.mid(0, 3).join(u'\n'));
    m_conversion->setToolTip(words.join(u'\n').toHtmlEscaped());
    m_conversion->setVisible(!words.isEmpty());
}

void ContentsPage::refresh()
{
    const PackagePlan& plan = state().plan();
    const ContentRows& rows = state().view()->rows;
    {
        const QSignalBlocker quiet(m_tree);
        const int scroll = m_tree->verticalScrollBar()->value();
        const QList<QByteArray> current
            = m_tree->currentItem() != nullptr ? patternsOf(m_tree->currentItem()) : QList<QByteArray>();
        m_tree->clear();
        auto* inside
            = addGroup(tr("Goes in, %n file(s)", nullptr, static_cast<int>(plan.files.size())), plan.contentBytes);
        addRows(inside, rows.inside, true);
        addOwnFiles(inside);
        auto* outside
            = addGroup(tr("Stays out, %n file(s)", nullptr, static_cast<int>(plan.leftOut.size())), plan.savedBytes);
        addRows(outside, rows.outside, false);
        outside->setHidden(rows.outside.empty());
        m_tree->setCurrentItem(inside->child(0));
        for (QTreeWidgetItemIterator it(m_tree); !current.isEmpty() && *it != nullptr; ++it) {
            if (patternsOf(*it) == current) {
                m_tree->setCurrentItem(*it);
                break;
            }
        }
        m_tree->verticalScrollBar()->setValue(scroll);
    }
    showBar();
    showConversion();
    m_undo->setVisible(!state().options().include.empty() || !state().options().exclude.empty());
    say(plan.files.empty()
            ? tr("Nothing is left to pack: tick at least one file")
            : tr("%1 go in, %2 stay out").arg(formatBytes(plan.contentBytes), formatBytes(plan.savedBytes)));
    QString text = tr("Untick what is to stay out, tick what is to go in. The folder itself stays as it is.");
    if (rows.isByFolder) {
        text += u' ' + tr("There are very many files, so one row stands for a folder.");
    }
    explain(text);
}

void ContentsPage::change(QTreeWidgetItem* item)
{
    const bool goesIn = item->checkState(0) == Qt::Checked;
    PackageOptions options = state().options();
    for (const QByteArray& bytes : patternsOf(item)) {
        const std::string pattern = bytes.toStdString();
        // Taking back what was decided before is enough; only what the purpose decides needs a word of its own.
        if (std::erase(goesIn ? options.exclude : options.include, pattern) == 0) {
            (goesIn ? options.include : options.exclude).push_back(pattern);
        }
    }
    state().setOptions(std::move(options));
}

void ContentsPage::undo()
{
    PackageOptions options = state().options();
    options.include.clear();
    options.exclude.clear();
    state().setOptions(std::move(options));
    m_tree->setFocus();
}

} // namespace vitrine
