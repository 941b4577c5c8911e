// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tensors/tensor_detail_view.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

QLabel* textLabel(QWidget* parent, const QFont& font, bool isMuted)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    label->setFont(font);
    if (isMuted) {
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    return label;
}

} // namespace

TensorLayerStrip::TensorLayerStrip(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TensorLayerStrip::setLayer(std::uint32_t layer, std::uint32_t largest)
{
    m_layer = layer;
    m_largest = largest;
    setAccessibleName(tr("layer %1 of 0 to %2").arg(layer).arg(largest));
    setToolTip(accessibleName());
    update();
}

QSize TensorLayerStrip::sizeHint() const
{
    return {theme::scaled(240), theme::scaled(16) + QFontMetrics(theme::font(0.9)).height() + theme::scaled(4)};
}

void TensorLayerStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int height = theme::scaled(16);
    const double count = double(m_largest) + 1;
    const double step = width() / count;
    const double gap = step >= 4 ? std::min(3.0, step / 3) : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::hairline(palette()));
    if (gap > 0) {
        for (std::uint32_t i = 0; i <= m_largest; ++i) {
            painter.drawRoundedRect(QRectF(i * step, 0, step - gap, height), 2, 2);
        }
    } else {
        painter.drawRoundedRect(QRectF(0, 0, width(), height), 2, 2);
    }
    const double left = m_layer * step;
    painter.setBrush(theme::accent(palette()));
    painter.drawRoundedRect(QRectF(left, 0, std::max(step - gap, 3.0), height), 2, 2);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(theme::font(0.9));
    const QString text = tr("layer %1 of 0–%2").arg(m_layer).arg(m_largest);
    const int textWidth = painter.fontMetrics().horizontalAdvance(text);
    const int x = std::clamp(static_cast<int>(left + step / 2) - textWidth / 2, 0, std::max(0, width() - textWidth));
    painter.drawText(QRect(x, height + theme::scaled(4), textWidth + 1, this->height() - height), int(Qt::AlignLeft | Qt::AlignTop), text);
}

TensorDetailView::TensorDetailView(QWidget* parent)
    : QWidget(parent)
    , m_title(textLabel(this, theme::font(1.15, QFont::DemiBold), false))
    , m_role(textLabel(this, theme::font(1.0), true))
    , m_strip(new TensorLayerStrip(this))
    , m_lines(new QWidget(this))
    , m_form(new QFormLayout(m_lines))
    , m_explanation(textLabel(this, theme::font(1.0), false))
    , m_notes(textLabel(this, theme::font(1.0), false))
    , m_copy(new QPushButton(theme::icon(u"action/copy"_s), QString(), this))
{
    m_form->setContentsMargins({});
    m_form->setHorizontalSpacing(theme::scaled(16));
    m_form->setVerticalSpacing(theme::scaled(4));
    auto* layout = new QVBoxLayout(this);
    const int margin = theme::scaled(16);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(theme::scaled(8));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_role, m_strip, m_lines, m_notes, m_explanation}) {
        layout->addWidget(widget);
    }
    layout->addWidget(m_copy, 0, Qt::AlignLeft);
    layout->addStretch();
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_directory) {
            QGuiApplication::clipboard()->setText(displayText(m_directory->tensors->name(m_row)));
        }
    });
    clear();
}

void TensorDetailView::clear()
{
    m_job.stop();
    m_directory.reset();
    setVisible(false);
}

void TensorDetailView::show(std::shared_ptr<const ModelDirectory> directory, std::uint32_t row)
{
    if (!directory || row >= directory->tensors->size()) {
        clear();
        return;
    }
    m_directory = std::move(directory);
    m_row = row;
    fill();
    setVisible(true);
}

void TensorDetailView::fill()
{
    const TensorFacts facts = tensorFacts(*m_directory, m_row);
    m_title->setText(facts.title);
    m_title->setToolTip(facts.name);
    m_role->setText(facts.role);
    m_role->setVisible(!facts.role.isEmpty());
    while (m_form->rowCount() > 0) {
        m_form->removeRow(0);
    }
    for (const TensorFacts::Line& line : facts.lines) {
        auto* label = textLabel(m_lines, theme::font(0.95), true);
        label->setWordWrap(false);
        label->setText(line.label);
        auto* value = textLabel(m_lines, theme::font(0.95), false);
        value->setText(line.value);
        label->setBuddy(value);
        m_form->addRow(label, value);
    }
    m_notes->setText(QStringList(facts.notes.begin(), facts.notes.end()).join(u'\n'));
    m_notes->setVisible(!facts.notes.empty());
    m_explanation->setText(facts.explanation);
    m_explanation->setVisible(!facts.explanation.isEmpty());
    m_copy->setText(tr("Copy Name"));
    m_strip->setVisible(facts.layer.has_value());
    if (facts.layer) {
        m_strip->setLayer(*facts.layer, *facts.layer);
        m_job.start([directory = m_directory, row = m_row](const std::stop_token& stop) { return largestLayer(*directory->tensors, row, stop); },
            [this, layer = *facts.layer](std::optional<std::uint32_t> largest) { m_strip->setLayer(layer, largest.value_or(layer)); });
    }
}

void TensorDetailView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_directory) {
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
