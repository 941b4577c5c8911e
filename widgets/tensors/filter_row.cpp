// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/filter_row.h"

#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

/// A list that is longer is no help; "file:" in the text does the same.
constexpr std::size_t MostShardsOffered = 2000;

} // namespace

FilterRow::FilterRow(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_dtype(new QComboBox(this))
    , m_shard(new QComboBox(this))
    , m_fold(new QToolButton(this))
    , m_fault(new QLabel(this))
{
    build();
    retranslate();
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        if (!m_isClearing) {
            emit changed();
        }
    });
    connect(m_text, &QLineEdit::returnPressed, this, &FilterRow::tableWanted);
    connect(m_dtype, &QComboBox::currentIndexChanged, this, &FilterRow::changed);
    connect(m_shard, &QComboBox::currentIndexChanged, this, &FilterRow::changed);
    connect(m_fold, &QToolButton::toggled, this, &FilterRow::foldedChanged);
}

void FilterRow::build()
{
    m_text->setObjectName(u"tensorFilter"_s);
    m_text->setClearButtonEnabled(true);
    m_icon = m_text->addAction(theme::icon(u"action/search"_s), QLineEdit::LeadingPosition);
    m_text->setMaxLength(10'000);
    m_text->installEventFilter(this);
    m_dtype->setObjectName(u"tensorDtype"_s);
    m_shard->setObjectName(u"tensorShard"_s);
    for (QComboBox* chooser : {m_dtype, m_shard}) {
        chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        chooser->setMinimumContentsLength(8);
        chooser->setMaximumWidth(theme::scaled(200));
        chooser->hide();
    }
    m_fold->setObjectName(u"foldLayers"_s);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setIcon(theme::icon(u"role/shards"_s));
    m_fold->setIconSize(QSize(16, 16));
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setMinimumSize(theme::scaled(28), theme::scaled(28));
    m_fault->setWordWrap(true);
    m_fault->hide();

    auto* row = new QHBoxLayout;
    row->setSpacing(theme::scaled(8));
    row->addWidget(m_text, 1);
    row->addWidget(m_dtype);
    row->addWidget(m_shard);
    row->addWidget(m_fold);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    layout->setSpacing(theme::scaled(4));
    layout->addLayout(row);
    layout->addWidget(m_fault);
}

QString FilterRow::text() const
{
    return m_text->text();
}

std::optional<DtypeId> FilterRow::dtype() const
{
    const auto at = static_cast<std::size_t>(std::max(0, m_dtype->currentIndex()));
    return at == 0 || at > m_dtypes.size() ? std::nullopt : std::optional(m_dtypes[at - 1]);
}

std::optional<std::uint32_t> FilterRow::shard() const
{
    const auto at = static_cast<std::size_t>(std::max(0, m_shard->currentIndex()));
    return at == 0 || at > m_shards.size() ? std::nullopt : std::optional(m_shards[at - 1]);
}

bool FilterRow::isFolded() const
{
    return m_fold->isChecked();
}

bool FilterRow::isEmpty() const
{
    return text().isEmpty() && !dtype() && !shard();
}

void FilterRow::setText(const QString& text)
{
    m_text->setText(text);
}

void FilterRow::setDtype(DtypeId dtype)
{
    const auto found = std::ranges::find(m_dtypes, dtype);
    m_dtype->setCurrentIndex(found == m_dtypes.end() ? 0 : static_cast<int>(found - m_dtypes.begin()) + 1);
}

void FilterRow::setShard(std::uint32_t shard)
{
    const auto found = std::ranges::find(m_shards, shard);
    m_shard->setCurrentIndex(found == m_shards.end() ? 0 : static_cast<int>(found - m_shards.begin()) + 1);
}

void FilterRow::setFolded(bool folded)
{
    m_fold->setChecked(folded);
}

void FilterRow::clear()
{
    if (isEmpty()) {
        return;
    }
    {
        const QSignalBlocker dtype(m_dtype);
        const QSignalBlocker shard(m_shard);
        m_isClearing = true; // not blocked: its button that clears goes by the same signal
        m_text->clear();
        m_isClearing = false;
        m_dtype->setCurrentIndex(0);
        m_shard->setCurrentIndex(0);
    }
    emit changed();
}

void FilterRow::offer(const TensorCells& cells, const TensorRows& rows)
{
    const bool numbered = cells.areNumbered(rows.filesInScope);
    if (m_dtypes == rows.dtypesInScope && m_shards == rows.filesInScope && m_numbered == numbered) {
        return;
    }
    const QSignalBlocker dtypeBlocker(m_dtype);
    const QSignalBlocker shardBlocker(m_shard);
    const auto chosenDtype = dtype();
    const auto chosenShard = shard();
    m_numbered = numbered;
    m_dtypes = rows.dtypesInScope;
    m_shards = rows.filesInScope.size() <= MostShardsOffered ? rows.filesInScope : std::vector<std::uint32_t>{};
    QStringList dtypes{QString()};
    for (const DtypeId id : m_dtypes) {
        dtypes << displayText(cells.store().dtype(id).name);
    }
    QStringList shards{QString()};
    for (const std::uint32_t file : m_shards) {
        shards << cells.shard(file);
    }
    m_dtype->clear();
    m_dtype->addItems(dtypes);
    m_shard->clear();
    m_shard->addItems(shards);
    m_dtype->setVisible(m_dtypes.size() > 1);
    m_shard->setVisible(m_shards.size() > 1);
    retranslate();
    if (chosenDtype) {
        setDtype(*chosenDtype);
    }
    if (chosenShard) {
        setShard(*chosenShard);
    }
}

void FilterRow::setFault(const QString& fault)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme::status(StatusColor::Failure, palette()));
    m_fault->setPalette(colours);
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

void FilterRow::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

bool FilterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down) {
            emit tableWanted();
            return true;
        }
        if (key == Qt::Key_Escape) {
            if (isEmpty()) {
                emit stepBackWanted();
            } else {
                clear();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterRow::retranslate()
{
    m_text->setPlaceholderText(tr("Filter names"));
    m_icon->setText(m_text->placeholderText());
    m_text->setAccessibleName(tr("Filter tensors by name"));
    m_text->setToolTip(tr("Text finds itself anywhere in a name. regex: in front makes it a pattern; dtype:F8, "
                          "shape:64, file:00031 and bytes:>1MB narrow further."));
    m_dtype->setAccessibleName(tr("Filter by dtype"));
    m_shard->setAccessibleName(tr("Filter by shard"));
    if (m_dtype->count() > 0) {
        m_dtype->setItemText(0, tr("All dtypes"));
    }
    if (m_shard->count() > 0) {
        m_shard->setItemText(0, m_numbered ? tr("All shards") : tr("All files"));
    }
    m_fold->setToolTip(tr("Fold repeated layers into one row each"));
    m_fold->setAccessibleName(m_fold->toolTip());
}

void FilterRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        const QSignalBlocker dtype(m_dtype);
        const QSignalBlocker shard(m_shard);
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
