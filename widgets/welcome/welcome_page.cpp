// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/welcome_page.h"

#include "widgets/theme/theme.h"
#include "widgets/welcome/card.h"
#include "widgets/welcome/drop_zone.h"
#include "widgets/welcome/link_button.h"
#include "widgets/welcome/recent_list.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QLabel* makeHeading(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setFont(theme::font(1, QFont::DemiBold));
    return label;
}

} // namespace

WelcomePage::WelcomePage(RecentDirectories* recent, QWidget* parent)
    : QScrollArea(parent)
    , m_recent(recent)
    , m_zone(new DropZone(this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setMaximumWidth(theme::scaled(960));
    auto* grid = new QGridLayout(content);
    const int margin = theme::scaled(24);
    grid->setContentsMargins(margin, margin, margin, margin);
    grid->setHorizontalSpacing(margin);
    grid->setVerticalSpacing(margin);
    grid->addWidget(makeTitle(), 0, 0, 1, 2);
    m_zone->setMinimumHeight(theme::scaled(196));
    grid->addWidget(m_zone, 1, 0, 1, 2);
    grid->addWidget(makeRecent(), 2, 0);
    grid->addWidget(makeLearn(), 2, 1);
    grid->setColumnStretch(0, 15);
    grid->setColumnStretch(1, 8);
    auto* outer = new QWidget;
    auto* layout = new QGridLayout(outer);
    layout->setContentsMargins({});
    layout->addWidget(content, 1, 1);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 100);
    layout->setColumnStretch(2, 1);
    layout->setRowStretch(0, 2);
    layout->setRowStretch(2, 3);
    setWidget(outer);
    connect(m_zone, &DropZone::openFolderWanted, this, &WelcomePage::openFolderWanted);
    connect(m_zone, &DropZone::openFileWanted, this, &WelcomePage::openFileWanted);
    connect(m_recent, &RecentDirectories::changed, this, &WelcomePage::showRecent);
    recolor();
    retranslate();
    showRecent();
}

QWidget* WelcomePage::makeTitle()
{
    auto* title = new QWidget;
    auto* layout = new QGridLayout(title);
    layout->setContentsMargins({});
    layout->setHorizontalSpacing(theme::scaled(16));
    layout->setVerticalSpacing(theme::scaled(2));
    m_emblem = new QLabel(title);
    auto* name = new QLabel(u"Vitrine"_s, title);
    name->setFont(theme::font(1.8, QFont::DemiBold));
    m_promise = new QLabel(title);
    m_promise->setFont(theme::font(1.15));
    m_promise->setWordWrap(true);
    layout->addWidget(m_emblem, 0, 0, 2, 1);
    layout->addWidget(name, 0, 1);
    layout->addWidget(m_promise, 1, 1);
    layout->setColumnStretch(1, 1);
    return title;
}

QWidget* WelcomePage::makeRecent()
{
    auto* column = new QWidget;
    auto* layout = new QGridLayout(column);
    layout->setContentsMargins({});
    m_recentTitle = makeHeading(column);
    m_clear = new LinkButton(column);
    auto* card = new Card(column);
    auto* inside = new QGridLayout(card);
    inside->setContentsMargins(theme::scaled(1), theme::scaled(4), theme::scaled(1), theme::scaled(4));
    m_list = new RecentList(m_recent, card);
    m_nothing = new QLabel(card);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(theme::scaled(16));
    inside->addWidget(m_list, 0, 0);
    inside->addWidget(m_nothing, 0, 0);
    card->setMinimumHeight(theme::scaled(190));
    layout->addWidget(m_recentTitle, 0, 0);
    layout->addWidget(m_clear, 0, 1, Qt::AlignRight);
    layout->addWidget(card, 1, 0, 1, 2);
    layout->setRowStretch(1, 1);
    connect(m_list, &RecentList::openWanted, this, &WelcomePage::openWanted);
    connect(m_clear, &QAbstractButton::clicked, m_recent, &RecentDirectories::clear);
    return column;
}

QWidget* WelcomePage::makeLearn()
{
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    m_learnTitle = makeHeading(column);
    auto* card = new Card(column);
    auto* inside = new QGridLayout(card);
    const int margin = theme::scaled(16);
    inside->setContentsMargins(margin, margin, margin, margin);
    inside->setVerticalSpacing(theme::scaled(12));
    m_cap = new QLabel(card);
    m_question = new QLabel(card);
    m_question->setFont(theme::font(1.15, QFont::DemiBold));
    m_question->setWordWrap(true);
    m_practiceText = new QLabel(card);
    m_practiceText->setWordWrap(true);
    m_practice = new QPushButton(theme::icon(u"action/practice"_s), QString(), card);
    m_tour = new LinkButton(card);
    inside->addWidget(m_cap, 0, 0);
    inside->addWidget(m_question, 0, 1);
    inside->addWidget(m_practiceText, 1, 0, 1, 2);
    inside->setRowStretch(2, 1);
    inside->addWidget(m_practice, 3, 0, 1, 2);
    inside->addWidget(m_tour, 4, 0, 1, 2, Qt::AlignLeft);
    inside->setColumnStretch(1, 1);
    // As tall as the link beside the other heading, so that the two cards begin on one line.
    m_learnTitle->setMinimumHeight(m_clear->sizeHint().height());
    m_recentTitle->setMinimumHeight(m_clear->sizeHint().height());
    layout->addWidget(m_learnTitle);
    layout->addWidget(card, 1);
    connect(m_practice, &QPushButton::clicked, this, &WelcomePage::practiceWanted);
    connect(m_tour, &QAbstractButton::clicked, this, &WelcomePage::tourWanted);
    return column;
}

void WelcomePage::showRecent()
{
    const bool isEmpty = m_list->isEmpty();
    m_list->setVisible(!isEmpty);
    m_nothing->setVisible(isEmpty);
    m_clear->setVisible(!isEmpty);
}

void WelcomePage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        recolor();
    }
}

/// The rest of the page wants about 560 pixels, a row of the list 50.
void WelcomePage::resizeEvent(QResizeEvent* event)
{
    m_list->setRowsShown(std::clamp((height() - theme::scaled(560)) / theme::scaled(50), 3, 10));
    QScrollArea::resizeEvent(event);
}

void WelcomePage::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    m_recent->look();
}

void WelcomePage::recolor()
{
    const qreal ratio = devicePixelRatioF();
    m_emblem->setPixmap(theme::pixmap(u"vitrine"_s, {}, theme::scaled(56), ratio));
    m_cap->setPixmap(theme::pixmap(u"action/practice"_s, theme::accent(palette()), theme::scaled(24), ratio));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme::muted(palette()));
    m_promise->setPalette(quiet);
    m_nothing->setPalette(quiet);
}

void WelcomePage::retranslate()
{
    m_promise->setText(tr("See what a model folder holds, whether it is complete, and pass it on without regret."));
    m_zone->retranslate();
    m_recentTitle->setText(tr("Recent"));
    m_clear->setText(tr("Clear"));
    m_nothing->setText(tr("Nothing was opened yet. What you open is listed here."));
    m_learnTitle->setText(tr("Learn"));
    m_question->setText(tr("New to model files?"));
    m_practiceText->setText(tr("A small model with faults on purpose: a missing licence, a home path, leftovers of "
                               "training. In ten minutes you can tell what each file is for."));
    m_practice->setText(tr("Open the practice folder"));
    m_tour->setText(tr("Take the tour"));
}

} // namespace vitrine
