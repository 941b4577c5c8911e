// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <variant>

namespace vitrine::theme {

using namespace Qt::StringLiterals;

namespace {

using Paint = std::variant<QPalette::ColorRole, QColor>;

/// Paints a monochrome SVG in a colour of the application's palette at the moment of painting.
class RecolouringEngine final : public QIconEngine
{
public:
    RecolouringEngine(QString name, Paint paint)
        : m_name(std::move(name))
        , m_paint(std::move(paint))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const int side = std::min(rect.width(), rect.height());
        const qreal ratio = painter->device()->devicePixelRatio();
        const QRect square(rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side);
        painter->drawPixmap(square, theme::pixmap(m_name, color(mode), side, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }
    /// Since Qt 6.8 `size` is in logical pixels.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State, qreal ratio) override
    {
        return theme::pixmap(m_name, color(mode), std::min(size.width(), size.height()), ratio);
    }
    [[nodiscard]] QIconEngine* clone() const override { return new RecolouringEngine(m_name, m_paint); }
    QString key() const override { return u"vitrine-recolouring"_s; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    [[nodiscard]] QColor color(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) {
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        }
        if (const auto* role = std::get_if<QPalette::ColorRole>(&m_paint)) {
            return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : *role);
        }
        return std::get<QColor>(m_paint);
    }

    QString m_name;
    Paint m_paint;
};

constexpr std::array<QLatin1StringView, static_cast<std::size_t>(Role::Count)> RoleIcons{
    "weights"_L1,
    "shards"_L1,
    "index"_L1,
    "config"_L1,
    "generation-config"_L1,
    "tokenizer"_L1,
    "processor"_L1,
    "chat-template"_L1,
    "adapter"_L1,
    "adapter-config"_L1,
    "quantisation-config"_L1,
    "dataset"_L1,
    "code"_L1,
    "runs-code"_L1,
    "single-file"_L1,
    "licence"_L1,
    "notice"_L1,
    "notice"_L1,
    "model-card"_L1,
    "document"_L1,
    "provenance"_L1,
    "checksum"_L1,
    "signature"_L1,
    "optimizer"_L1,
    "scheduler"_L1,
    "rng"_L1,
    "scheduler"_L1,
    "trainer-state"_L1,
    "training-arguments"_L1,
    "log"_L1,
    "dataset"_L1,
    "document"_L1,
    "collection"_L1,
    "cache"_L1,
    "incomplete-download"_L1,
    "lfs-pointer"_L1,
    "secret"_L1,
    "media"_L1,
    "other"_L1,
};

} // namespace

QPixmap pixmap(const QString& name, const QColor& color, int size, qreal ratio)
{
    const QString key = u"vitrine/%1/%2/%3/%4"_s.arg(
        name, color.name(QColor::HexArgb), QString::number(size), QString::number(ratio));
    QPixmap result;
    if (QPixmapCache::find(key, &result)) {
        return result;
    }
    result = QPixmap(QSize(size, size) * ratio);
    result.fill(Qt::transparent);
    QSvgRenderer renderer(u":/icons/%1.svg"_s.arg(name));
    {
        QPainter painter(&result);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(result.size())));
        if (color.isValid()) {
            painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
            painter.fillRect(result.rect(), color);
        }
    }
    result.setDevicePixelRatio(ratio);
    QPixmapCache::insert(key, result);
    return result;
}

QIcon icon(const QString& name)
{
    return icon(name, QPalette::ButtonText);
}

QIcon icon(const QString& name, QPalette::ColorRole role)
{
    return QIcon(new RecolouringEngine(name, role));
}

QIcon icon(const QString& name, const QColor& color)
{
    return QIcon(new RecolouringEngine(name, color));
}

QString roleIcon(Role role)
{
    return "role/"_L1 + RoleIcons[std::min(static_cast<std::size_t>(role), RoleIcons.size() - 1)];
}

QString statusIcon(StatusColor status)
{
    constexpr std::array names{"pass"_L1,           "warning"_L1,     "failure"_L1,      "not-verified"_L1,
                               "not-applicable"_L1, "information"_L1, "half-finished"_L1};
    return "status/"_L1 + names[static_cast<std::size_t>(status)];
}

QString verdictIcon(VerdictState state)
{
    return statusIcon(verdictColor(state));
}

StatusColor verdictColor(VerdictState state)
{
    switch (state) {
    case VerdictState::Pass:
        return StatusColor::Pass;
    case VerdictState::Half:
        return StatusColor::Half;
    case VerdictState::Failure:
        return StatusColor::Failure;
    case VerdictState::NotVerified:
        return StatusColor::NotVerified;
    case VerdictState::Info:
        return StatusColor::Info;
    case VerdictState::Grey:
        break;
    }
    return StatusColor::NotApplicable;
}

} // namespace vitrine::theme
