// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/fact_band.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace vitrine {

FactBand::FactBand(QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_name(new QLabel(this))
    , m_facts(new QLabel(this))
{
    for (QLabel* label : {m_name, m_facts}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setWordWrap(true);
    }
    m_name->setObjectName(u"fileName"_s);
    m_facts->setObjectName(u"fileFacts"_s);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(10), theme::scaled(16), 0);
    layout->setHorizontalSpacing(theme::scaled(8));
    layout->setVerticalSpacing(theme::scaled(2));
    layout->addWidget(m_icon, 0, 0, Qt::AlignVCenter);
    layout->addWidget(m_name, 0, 1);
    layout->addWidget(m_facts, 1, 1);
    layout->setColumnStretch(1, 1);
    hide();
}

void FactBand::show(std::shared_ptr<const ModelDirectory> directory, FileIndex file)
{
    m_directory = std::move(directory);
    m_file = file;
    fill();
}

void FactBand::fill()
{
    const bool isThere = m_directory && m_file < m_directory->files.size();
    setVisible(isThere);
    if (!isThere) {
        return;
    }
    const FileEntry& entry = m_directory->files[m_file];
    const QString path = displayText(entry.path);
    m_icon->setPixmap(theme::pixmap(
        theme::roleIcon(entry.role), theme::need(entry.need, palette()), theme::scaled(16), devicePixelRatioF()));
    m_name->setFont(theme::font(1.0, QFont::DemiBold));
    m_name->setText(path.mid(path.lastIndexOf(u'/') + 1));
    m_facts->setFont(theme::font(0.95));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme::muted(palette()));
    m_facts->setPalette(colours);
    QStringList facts{
        roleTitle(entry.role).text(), needTitle(entry.need).text(),
        tr("%1 (%2 bytes)").arg(formatBytes(entry.size), formatCount(entry.size))};
    if (entry.size < 1000) {
        facts.back() = formatBytes(entry.size);
    }
    if (entry.format != Format::Unknown) {
        facts << formatTitle(entry.format).text();
    }
    if (entry.kind == EntryKind::Link) {
        facts << tr("a link to %1").arg(displayText(entry.linkTarget));
    }
    if (path.contains(u'/')) {
        facts << path;
    }
    m_facts->setText(facts.join(u"  ·  "_s));
}

void FactBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
