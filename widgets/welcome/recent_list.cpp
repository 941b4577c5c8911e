// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/recent_list.h"

#include "model/words/quantity.h"
#include "widgets/theme/show_in_folder.h"
#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QString& path)
{
    const QString name = path.section(u'/', -1, -1, QString::SectionSkipEmpty);
    return name.isEmpty() ? path : name;
}

QString folderOf(const QString& path)
{
    QString folder = path.left(path.lastIndexOf(u'/'));
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + u'/')) {
        folder = u'~' + folder.mid(home.size());
    }
    return folder.isEmpty() ? u"/"_s : folder;
}

} // namespace

RecentModel::RecentModel(RecentDirectories* recent, QObject* parent)
    : QAbstractListModel(parent)
    , m_recent(recent)
    , m_rows(recent->entries())
{
    connect(recent, &RecentDirectories::changed, this, &RecentModel::reload);
}

void RecentModel::reload()
{
    beginResetModel();
    m_rows = m_recent->entries();
    endResetModel();
}

int RecentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

namespace {

/// "today", "yesterday", "3 days ago", then the date.
QString dayOf(const QDateTime& when)
{
    const auto days = when.date().daysTo(QDate::currentDate());
    if (!when.isValid() || days < 0) {
        return {};
    }
    if (days == 0) {
        return RecentModel::tr("today");
    }
    if (days == 1) {
        return RecentModel::tr("yesterday");
    }
    if (days < 7) {
        return RecentModel::tr("%n day(s) ago", nullptr, static_cast<int>(days));
    }
    return QLocale().toString(when.date(), QLocale::ShortFormat);
}

QString secondLine(const RecentDirectory& entry)
{
    const QString what = entry.isThere ? verdictTitle(entry.kind).text() : RecentModel::tr("No longer there");
    return what + u" · "_s + folderOf(entry.path);
}

} // namespace

QVariant RecentModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const RecentDirectory& row = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(row.path);
    case Qt::ToolTipRole:
        return theme::plainToolTip(row.path);
    case Qt::AccessibleTextRole:
        return QString(
            nameOf(row.path) + u", "_s + secondLine(row) + u", "_s + formatBytes(row.bytes) + u", "_s
            + dayOf(row.opened));
    default:
        return {};
    }
}

RecentDelegate::RecentDelegate(const RecentModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

void RecentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QWidget* widget = option.widget;
    (widget != nullptr ? widget->style() : QApplication::style())
        ->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, widget);
    painter->save();
    const RecentDirectory& entry = m_model->entry(index.row());
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const QColor ground = option.palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const QColor text = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = theme::readable(theme::muted(option.palette), ground, 4.5, text);
    const StatusColor status = theme::verdictColor(entry.state);
    const int icon = theme::scaled(20);
    const int margin = theme::scaled(16);
    const QRect row = option.rect;
    const QColor color
        = entry.isThere ? theme::readable(theme::status(status, option.palette), ground, 3, text) : muted;
    painter->drawPixmap(
        row.x() + margin, row.y() + (row.height() - icon) / 2,
        theme::pixmap(
            entry.isThere ? theme::statusIcon(status) : u"role/missing"_s, color, icon,
            painter->device()->devicePixelRatio()));

    const int left = row.x() + margin + icon + theme::scaled(12);
    const QRect content(
        left, row.y() + theme::scaled(5), row.right() - margin - left + 1, row.height() - theme::scaled(10));
    const QRect upper(content.x(), content.y(), content.width(), content.height() / 2);
    const QRect lower(content.x(), content.y() + content.height() / 2, content.width(), content.height() / 2);
    const auto line = [&](const QRect& rect, const QString& at, const QString& end, const QFont& font,
                          const QColor& first, const QColor& second) {
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(end);
        painter->setFont(font);
        painter->setPen(second);
        painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, end);
        painter->setPen(first);
        painter->drawText(
            rect, Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(at, Qt::ElideMiddle, rect.width() - width - theme::scaled(12)));
    };
    line(
        upper, nameOf(entry.path), entry.isThere ? formatBytes(entry.bytes) : QString(), theme::font(1),
        entry.isThere ? text : muted, text);
    line(lower, secondLine(entry), dayOf(entry.opened), theme::font(0.95), muted, muted);
    if (index.row() > 0 && !selected) {
        painter->fillRect(QRect(left, row.y(), content.width(), 1), theme::hairline(option.palette));
    }
    painter->restore();
}

QSize RecentDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const
{
    return {
        theme::scaled(200),
        QFontMetrics(theme::font(1)).height() + QFontMetrics(theme::font(0.95)).height() + theme::scaled(14)};
}

RecentList::RecentList(RecentDirectories* recent, QWidget* parent)
    : QListView(parent)
    , m_recent(recent)
    , m_model(new RecentModel(recent, this))
{
    setModel(m_model);
    setItemDelegate(new RecentDelegate(m_model, this));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListView::clicked, this, &RecentList::open);
    connect(m_model, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
    retranslate();
}

QSize RecentList::sizeHint() const
{
    const int row = sizeHintForRow(0);
    return {theme::scaled(400), std::clamp(m_model->rowCount(), 1, m_rowsShown) * std::max(row, 1) + theme::scaled(2)};
}

void RecentList::setRowsShown(int rows)
{
    if (rows != m_rowsShown) {
        m_rowsShown = rows;
        updateGeometry();
    }
}

void RecentList::open(const QModelIndex& index)
{
    if (index.isValid()) {
        emit openWanted(m_model->entry(index.row()).path);
    }
}

void RecentList::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        open(currentIndex());
    } else if (event->matches(QKeySequence::Delete) && currentIndex().isValid()) {
        m_recent->remove(m_model->entry(currentIndex().row()).path);
    } else {
        QListView::keyPressEvent(event);
    }
}

void RecentList::contextMenuEvent(QContextMenuEvent* event)
{
    const QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
    if (!index.isValid()) {
        return;
    }
    const QString path = m_model->entry(index.row()).path;
    QMenu menu(this);
    menu.addAction(tr("&Open"), this, [this, path] { emit openWanted(path); })
        ->setEnabled(m_model->entry(index.row()).isThere);
    menu.addAction(theme::icon(u"action/show-in-folder"_s), tr("Show in &file manager"), this, [path] {
        showInFileManager(path);
    });
    menu.addSeparator();
    menu.addAction(
        theme::icon(u"action/remove"_s), tr("&Remove from this list"), this, [this, path] { m_recent->remove(path); });
    menu.exec(event->globalPos());
}

void RecentList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void RecentList::retranslate()
{
    setAccessibleName(tr("Recent directories"));
    viewport()->update();
}

} // namespace vitrine
