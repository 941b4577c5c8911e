// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/path_button.h"

#include "widgets/theme/show_in_folder.h"
#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace vitrine {

using namespace Qt::StringLiterals;

PathButton::PathButton(QWidget* parent)
    : QToolButton(parent)
    , m_copy(new QAction(theme::icon(u"action/copy"_s), QString(), this))
    , m_show(new QAction(theme::icon(u"action/show-in-folder"_s), QString(), this))
{
    auto* menu = new QMenu(this);
    menu->addActions({m_copy, m_show});
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_copy, &QAction::triggered, this, [this] { QGuiApplication::clipboard()->setText(m_path); });
    connect(m_show, &QAction::triggered, this, [this] { showInFileManager(m_path); });
    retranslate();
}

void PathButton::setPath(const QString& path)
{
    m_path = path;
    setToolTip(theme::plainToolTip(path));
    setAccessibleName(path);
    updateGeometry();
    update();
}

void PathButton::retranslate()
{
    m_copy->setText(tr("&Copy path"));
    m_show->setText(tr("Show in &file manager"));
    setAccessibleDescription(tr("Path of the opened directory"));
}

std::pair<QString, QString> PathButton::parts() const
{
    const auto slash = m_path.lastIndexOf(u'/');
    QString folder = m_path.left(slash + 1);
    const QString home = QDir::homePath() + u'/';
    if (folder.startsWith(home)) {
        folder = u"~/"_s + folder.mid(home.size());
    }
    return {folder, m_path.mid(slash + 1)};
}

QSize PathButton::sizeHint() const
{
    const auto [folder, name] = parts();
    const QFontMetrics metrics(theme::font(1));
    return {
        metrics.horizontalAdvance(folder + name) + theme::scaled(8 + 16 + 8 + 12),
        metrics.height() + theme::scaled(12)};
}

QSize PathButton::minimumSizeHint() const
{
    return {theme::scaled(80), sizeHint().height()};
}

void PathButton::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features = QStyleOptionToolButton::None;
    option.text.clear();
    option.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    const int icon = theme::scaled(16);
    int x = theme::scaled(8);
    const QColor muted = theme::muted(palette());
    painter.drawPixmap(x, (height() - icon) / 2, theme::pixmap(u"role/folder"_s, muted, icon, devicePixelRatioF()));
    x += icon + theme::scaled(8);
    const QFont font = theme::font(1);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    auto [folder, name] = parts();
    const int room = width() - x - theme::scaled(8);
    name = metrics.elidedText(name, Qt::ElideMiddle, room);
    folder = metrics.elidedText(folder, Qt::ElideLeft, room - metrics.horizontalAdvance(name));
    painter.setPen(muted);
    painter.drawText(QRect(x, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter, folder);
    x += metrics.horizontalAdvance(folder);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, name);
}

} // namespace vitrine
