// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_delegate.h"

#include "widgets/files/files_model.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;
using Kind = FilesNode::Kind;

namespace {

bool isGroup(const FilesNode& node)
{
    return node.kind == Kind::Need || node.kind == Kind::OtherUnits;
}

bool isMissing(const FilesNode& node)
{
    return node.kind == Kind::MissingPart || node.kind == Kind::MissingShard;
}

QString iconOf(const FilesNode& node, const ModelDirectory& directory)
{
    switch (node.kind) {
    case Kind::Set:
        return u"role/shards"_s;
    case Kind::Folder:
        return u"role/folder"_s;
    case Kind::MissingPart:
    case Kind::MissingShard:
        return u"role/missing"_s;
    case Kind::Unit:
        switch (directory.units[node.detail].verdict.kind) {
        case VerdictKind::TrainingCheckpoint:
        case VerdictKind::DistributedCheckpoint:
            return u"role/checkpoint"_s;
        case VerdictKind::Adapter:
            return u"role/adapter"_s;
        case VerdictKind::Pipeline:
            return u"role/pipeline"_s;
        case VerdictKind::Collection:
            return u"role/collection"_s;
        case VerdictKind::TokenizerOnly:
            return u"role/tokenizer"_s;
        default:
            return node.file != NoFile ? u"role/single-file"_s : u"role/folder"_s;
        }
    case Kind::File:
        if (node.role == Role::Weights) {
            return directory.files[node.file].format == Format::Gguf ? u"role/single-file"_s : u"role/shard"_s;
        }
        return theme::roleIcon(node.role);
    default:
        return theme::roleIcon(node.role);
    }
}

/// The ground that the row is painted on.
QColor ground(const QStyleOptionViewItem& option)
{
    return option.palette.color((option.state & QStyle::State_Selected) != 0 ? QPalette::Highlight : QPalette::Base);
}

QColor textColor(const QStyleOptionViewItem& option)
{
    return option.palette.color(
        (option.state & QStyle::State_Selected) != 0 ? QPalette::HighlightedText : QPalette::Text);
}

/// One of our colours, or the text's where it cannot be told from the ground.
QColor onGround(const QColor& color, const QStyleOptionViewItem& option, double ratio)
{
    return theme::readable(color, ground(option), ratio, textColor(option));
}

void paintBadge(QPainter* painter, const QRect& rect, const QString& text, Need need, const QPalette& palette)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme::needGround(need, palette));
    painter->drawRoundedRect(rect, theme::scaled(4), theme::scaled(4));
    painter->setPen(palette.color(QPalette::Text));
    painter->drawText(rect, Qt::AlignCenter, text);
}

} // namespace

FilesDelegate::FilesDelegate(const FilesModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

int FilesDelegate::sizeColumnWidth() const
{
    const int text = QFontMetrics(theme::font(1, QFont::DemiBold)).horizontalAdvance(u"888.8 MB"_s);
    return text + theme::scaled(m_showsBars ? 8 + 28 + 12 : 12) + theme::scaled(4);
}

void FilesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QWidget* widget = option.widget;
    const QStyle* style = widget != nullptr ? widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, widget);
    painter->save();
    if (index.column() == FilesModel::SizeColumn) {
        paintSize(painter, option, index);
    } else if (isGroup(m_model->node(index))) {
        paintGroup(painter, option, index);
    } else {
        paintName(painter, option, index);
    }
    painter->restore();
}

void FilesDelegate::paintGroup(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FilesNode& node = m_model->node(index);
    painter->setFont(theme::font(0.95));
    const QFontMetrics metrics(painter->font());
    const int height = metrics.height() + theme::scaled(2);
    const int available = option.rect.width() - theme::scaled(4);
    const QString text
        = metrics.elidedText(m_model->text(FilesModel::id(index)), Qt::ElideRight, available - theme::scaled(14));
    const int width = std::min(available, metrics.horizontalAdvance(text) + theme::scaled(14));
    const QRect badge(
        option.rect.x() - theme::scaled(1),
        option.rect.y() + (option.rect.height() - height) / 2, width, height);
    const Need need = node.kind == Kind::OtherUnits ? Need::NotNeeded : node.need;
    paintBadge(painter, badge, text, need, option.palette);
}

void FilesDelegate::paintName(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FilesNode& node = m_model->node(index);
    const bool missing = isMissing(node);
    const QColor color = onGround(theme::need(node.need, option.palette), option, 3.0);
    const qreal ratio = painter->device()->devicePixelRatio();
    const int icon = theme::scaled(16);
    const int gap = theme::scaled(6);
    QRect rect = option.rect;
    const int iconY = rect.y() + (rect.height() - icon) / 2;
    const bool isPlainFolder = node.kind == Kind::Folder && m_model->tree()->mode() == TreeMode::Folders;
    painter->drawPixmap(
        rect.x(), iconY,
        theme::pixmap(
            iconOf(node, m_model->tree()->directory()),
            isPlainFolder ? onGround(theme::muted(option.palette), option, 3.0) : color, icon, ratio));
    rect.setLeft(rect.x() + icon + gap);
    rect.setRight(rect.right() - theme::scaled(4));

    const bool plain = m_model->tree()->mode() == TreeMode::Folders;
    if (plain && node.kind == Kind::File) {
        painter->setFont(theme::font(0.9));
        const QString badge = FilesModel::needBadge(node.need);
        const int width = QFontMetrics(painter->font()).horizontalAdvance(badge) + theme::scaled(14);
        const int height = rect.height() - theme::scaled(4);
        paintBadge(
            painter, QRect(rect.right() - width + 1, rect.y() + theme::scaled(2), width, height), badge, node.need,
            option.palette);
        rect.setRight(rect.right() - width - theme::scaled(8));
    }
    const auto mark = m_model->mark(index);
    const bool isFolded = node.kind == Kind::File || missing || (option.state & QStyle::State_Open) == 0;
    if (mark && isFolded) {
        painter->drawPixmap(
            rect.right() - icon + 1, iconY,
            theme::pixmap(
                theme::statusIcon(*mark), onGround(theme::status(*mark, option.palette), option, 3.0), icon, ratio));
        rect.setRight(rect.right() - icon - theme::scaled(8));
    }
    paintText(painter, option, index, rect);
}

/// The name, and at the right what kind of file it is, where there is room for both.
void FilesDelegate::paintText(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& rect) const
{
    const FilesNode& node = m_model->node(index);
    const auto id = FilesModel::id(index);
    const bool missing = isMissing(node);
    const bool isLeftOut = m_model->isLeftOut(id);
    const QColor muted = onGround(theme::muted(option.palette), option, 4.5);
    QFont font = theme::font(1);
    font.setItalic(missing);
    font.setStrikeOut(isLeftOut);
    const QFontMetrics metrics(font);
    const QString text = m_model->text(id);
    const bool plain = m_model->tree()->mode() == TreeMode::Folders;
    if (const QString word = plain ? QString() : m_model->roleWord(id); !word.isEmpty()) {
        const QFont small = theme::font(0.95);
        const int width = QFontMetrics(small).horizontalAdvance(word);
        if (metrics.horizontalAdvance(text) + theme::scaled(12) + width <= rect.width()) {
            painter->setFont(small);
            painter->setPen(muted);
            painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, word);
        }
    }
    painter->setFont(font);
    painter->setPen(
        missing         ? onGround(theme::status(StatusColor::Failure, option.palette), option, 4.5)
            : isLeftOut ? muted
                        : textColor(option));
    const bool isShard = m_model->tree()->node(node.parent).kind == Kind::Set;
    painter->drawText(
        rect, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(text, isShard ? Qt::ElideRight : Qt::ElideMiddle, rect.width()));
}

void FilesDelegate::paintSize(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const FilesNode& node = m_model->node(index);
    if (isMissing(node) || (isGroup(node) && node.size == 0)) {
        return;
    }
    QRect rect = option.rect;
    rect.setRight(rect.right() - theme::scaled(12));
    if (m_showsBars) {
        const int slot = theme::scaled(28);
        const std::uint64_t largest = m_model->tree()->largest();
        const double part = largest > 0 ? static_cast<double>(node.size) / static_cast<double>(largest) : 0;
        if (!isGroup(node) && part >= 0.01) {
            const double height = theme::scaled(4);
            const QRectF groove(rect.right() - slot + 1, rect.y() + (rect.height() - height) / 2.0, slot, height);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme::hairline(option.palette));
            painter->drawRoundedRect(groove, height / 2, height / 2);
            painter->setBrush(onGround(theme::need(node.need, option.palette), option, 3.0));
            painter->drawRoundedRect(
                QRectF(groove.topLeft(), QSizeF(std::max(height / 2, slot * std::min(part, 1.0)), height)), height / 2,
                height / 2);
        }
        rect.setRight(rect.right() - slot - theme::scaled(8));
    }
    painter->setFont(theme::font(1, isGroup(node) ? QFont::DemiBold : QFont::Normal));
    painter->setPen(textColor(option));
    painter->drawText(rect, Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
}

QSize FilesDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int text = std::max(QFontMetrics(theme::font(1)).height(), theme::scaled(18)) + theme::scaled(6);
    const bool tall = !m_isUniform && isGroup(m_model->node(index));
    return {option.rect.width(), tall ? text + theme::scaled(8) : text};
}

} // namespace vitrine
