// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/column_layout.h"

#include "model/tensors/tensor_order.h"
#include "widgets/tensors/tensor_delegate.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QSet>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr int Version = 1; ///< of what is remembered; another one is forgotten
constexpr int RowsMeasured = 200;
constexpr int RowsMeasuredAll = 1000;
constexpr int LettersAtMost = 40; ///< longer texts are cut in the cell
constexpr int LettersOfName = 26; ///< room that the name keeps beside long names of files
constexpr int LettersOfFile = 14;

} // namespace

ColumnLayout::ColumnLayout(TensorHeader* header, const QString& name, QObject* parent)
    : QObject(parent)
    , m_header(header)
    , m_name(name)
{
    for (int section = 0; section < m_header->count(); ++section) {
        m_header->setSectionResizeMode(section, section == 0 ? QHeaderView::Stretch : QHeaderView::Interactive);
        m_header->setSectionHidden(section, section >= int(TensorColumn::Parameters));
    }
    m_header->installEventFilter(this);
    measure();
    restore();
    connect(m_header, &TensorHeader::widthsWanted, this, &ColumnLayout::reset);
    connect(m_header, &TensorHeader::arranged, this, [this] {
        fit(); // a column that comes into view wants its width
        save();
    });
    connect(m_header, &QHeaderView::sectionMoved, this, &ColumnLayout::save);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int section) {
        // The first column follows the others and the window; only a hand on another one is the user's.
        m_isUserSized
            = m_isUserSized || (!m_isMeasuring && section != 0 && QGuiApplication::mouseButtons() != Qt::NoButton);
    });
}

ColumnLayout::~ColumnLayout() = default;

/// What a column must have room for whatever its sample holds.
QString ColumnLayout::usualCell(TensorColumn column)
{
    return column == TensorColumn::Shape ? u"[128256, 4096]"_s : column == TensorColumn::Bytes ? u"8.88 MB"_s : QString();
}

void ColumnLayout::restore()
{
    const QSettings settings;
    if (settings.value(m_name + "/version"_L1).toInt() != Version) {
        return;
    }
    const QByteArray state = settings.value(m_name + "/header"_L1).toByteArray();
    const TensorColumn column = TensorColumn::Name;
    if (!state.isEmpty() && m_header->restoreState(state)) {
        m_isUserSized = settings.value(m_name + "/sized"_L1).toBool();
        m_header->setSectionResizeMode(int(column), QHeaderView::Stretch);
        m_header->setSectionHidden(int(column), false);
        m_header->setSortIndicator(int(column), Qt::AscendingOrder);
    }
}

void ColumnLayout::save() const
{
    QSettings settings;
    settings.setValue(m_name + "/version"_L1, Version);
    settings.setValue(m_name + "/header"_L1, m_header->saveState());
    settings.setValue(m_name + "/sized"_L1, m_isUserSized);
}

void ColumnLayout::fit()
{
    if (!m_isUserSized) {
        measure();
    }
}

void ColumnLayout::reset()
{
    m_isUserSized = false;
    measure();
    save();
}

void ColumnLayout::measure()
{
    m_isMeasuring = true;
    const QAbstractItemModel* model = m_header->model();
    const QFontMetrics text(theme::font(1.0));
    const QFontMetrics title(theme::font(0.9, QFont::Medium));
    const int most = text.horizontalAdvance(u'n') * LettersAtMost;
    const int rows = model->rowCount();
    // A short table is measured as a whole: a regular one repeats its layers, and a sample may miss the one wide row.
    const int measured = rows <= RowsMeasuredAll ? rows : RowsMeasured;
    const int step = std::max(1, rows / std::max(1, measured));
    for (int section = 1; section < model->columnCount(); ++section) {
        if (m_header->isSectionHidden(section)) {
            continue;
        }
        const int arrow = theme::scaled(16);
        int width = title.horizontalAdvance(model->headerData(section, Qt::Horizontal).toString()) + arrow;
        const bool isDtype = section == int(TensorColumn::Dtype);
        width = std::max(width, text.horizontalAdvance(usualCell(TensorColumn(section))));
        QSet<QString> known; // types and shapes repeat, and setting a text costs more than making it
        for (int row = 0; row < rows && row / step < measured; row += step) {
            const QString cell = model->index(row, section).data().toString();
            if (known.contains(cell)) {
                continue;
            }
            known.insert(cell);
            width = std::max(
                width,
                isDtype ? paintDtypeChip(nullptr, QRect(0, 0, most, 20), {}, {}, 0, cell)
                        : text.horizontalAdvance(cell));
        }
        m_wanted[std::size_t(section)] = std::min(width, most) + 2 * TensorDelegate::margin() + 2;
    }
    balance();
}

/// The name keeps its room: where there is too little, names of files give way.
void ColumnLayout::balance()
{
    m_isMeasuring = true;
    const int letter = QFontMetrics(theme::font(1.0)).horizontalAdvance(u'n');
    int lacking = letter * LettersOfName - m_header->width();
    for (int section = 1; section < m_header->count(); ++section) {
        lacking += m_header->isSectionHidden(section) ? 0 : m_wanted[std::size_t(section)];
    }
    for (int section = 1; section < m_header->count(); ++section) {
        if (m_header->isSectionHidden(section)) {
            continue;
        }
        const auto column = TensorColumn(section);
        int width = m_wanted[std::size_t(section)];
        if (column == TensorColumn::Shard || column == TensorColumn::File || column == TensorColumn::Role) {
            const int given = std::clamp(lacking, 0, std::max(0, width - letter * LettersOfFile));
            width -= given;
            lacking -= given;
        }
        m_header->resizeSection(section, width);
    }
    m_isMeasuring = false;
}

bool ColumnLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && !m_isUserSized) {
        balance();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace vitrine
