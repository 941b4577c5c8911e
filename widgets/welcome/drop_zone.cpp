// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/drop_zone.h"

#include "widgets/theme/primary_button.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace vitrine {

using namespace Qt::StringLiterals;

DropZone::DropZone(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_formats(new QLabel(this))
    , m_folder(new PrimaryButton(this))
    , m_file(new QPushButton(this))
{
    m_text->setFont(theme::font(1.15));
    for (QLabel* label : {m_text, m_formats}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
    }
    m_icon->setAlignment(Qt::AlignCenter);
    m_folder->setIconName(u"action/open"_s);
    m_file->setIcon(theme::icon(u"action/open-file"_s));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_folder);
    buttons->addWidget(m_file);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    const int margin = theme::scaled(24);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addStretch();
    layout->addWidget(m_icon);
    layout->addSpacing(theme::scaled(8));
    layout->addWidget(m_text);
    layout->addWidget(m_formats);
    layout->addSpacing(theme::scaled(8));
    layout->addLayout(buttons);
    layout->addStretch();
    connect(m_folder, &QPushButton::clicked, this, &DropZone::openFolderWanted);
    connect(m_file, &QPushButton::clicked, this, &DropZone::openFileWanted);
    recolor();
    retranslate();
}

void DropZone::retranslate()
{
    m_text->setText(tr("Drop a model folder or file here, or anywhere in this window"));
    m_formats->setText(
        tr("safetensors, GGUF, PyTorch, GGML, NumPy … Nothing you open is executed or changed."));
    m_folder->setText(tr("Open folder…"));
    m_file->setText(tr("Open file…"));
}

void DropZone::recolor()
{
    m_icon->setPixmap(
        theme::pixmap(u"action/drop"_s, theme::accent(palette()), theme::scaled(48), devicePixelRatioF()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme::muted(palette()));
    m_formats->setPalette(quiet);
}

void DropZone::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(theme::edge(palette()), 1.5);
    pen.setDashPattern({5, 4});
    painter.setPen(pen);
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme::scaled(8), theme::scaled(8));
}

void DropZone::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange) {
        recolor();
    }
}

} // namespace vitrine
