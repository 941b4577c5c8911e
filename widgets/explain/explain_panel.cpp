// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/explain_panel.h"

#include "model/words/text.h"
#include "widgets/explain/file_page.h"
#include "widgets/explain/layer_strip.h"
#include "widgets/explain/page_html.h"
#include "widgets/explain/tensor_page.h"
#include "widgets/explain/text_page.h"
#include "widgets/explain/unit_page.h"
#include "widgets/selection/selection.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr double SmallestZoom = 0.7;
constexpr double LargestZoom = 3;
constexpr double ZoomStep = 1.1;
/// Longest line, in average letters: beyond it the eye loses its way back.
constexpr int LongestLine = 60;

QLabel* richLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    // Words as long as a file name must not keep the dock from being made narrow.
    label->setMinimumWidth(1);
    return label;
}

} // namespace

ExplainPanel::ExplainPanel(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_zoom(std::clamp(QSettings().value("explain/textSize"_L1, 1.0).toDouble(), SmallestZoom, LargestZoom))
{
    setObjectName(u"explainPanel"_s);
    build();
    addShortcuts();
    connect(m_selection, &Selection::unitChanged, this, &ExplainPanel::showSelection);
    connect(m_selection, &Selection::selectionChanged, this, &ExplainPanel::showSelection);
    connect(m_selection, &Selection::explanationWanted, this, [this] {
        showSelection();
        m_area->setFocus(Qt::ShortcutFocusReason);
    });
    showSelection();
}

ExplainPanel::~ExplainPanel() = default;

void ExplainPanel::build()
{
    m_area = new QScrollArea(this);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setBackgroundRole(QPalette::Base);
    m_area->setAccessibleName(tr("Explanation"));
    m_content = new QWidget(m_area);
    m_content->setBackgroundRole(QPalette::Base);
    m_back = new QToolButton(m_content);
    m_back->setObjectName(u"explainBack"_s);
    m_back->setAutoRaise(true);
    m_back->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_back, &QToolButton::clicked, this, &ExplainPanel::goBack);
    m_head = richLabel(m_content);
    m_head->setObjectName(u"explainHead"_s);
    m_strip = new LayerStrip(m_content);
    m_body = richLabel(m_content);
    m_body->setObjectName(u"explainBody"_s);
    connect(m_body, &QLabel::linkActivated, this, &ExplainPanel::follow);
    m_copy = new QPushButton(theme::icon(u"action/copy"_s), QString(), m_content);
    m_copy->setObjectName(u"explainCopy"_s);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_page.copyText); });

    auto* column = new QVBoxLayout(m_content);
    const int margin = theme::scaled(16);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(theme::scaled(8));
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addWidget(m_head);
    column->addWidget(m_strip);
    column->addWidget(m_body);
    column->addSpacing(theme::scaled(4));
    column->addWidget(m_copy, 0, Qt::AlignLeft);
    column->addStretch(1);
    m_area->setWidget(m_content);

    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
    // No focus proxies on panels: Tab would jump from the end of the chain, where they lie, into what they stand for.
}

void ExplainPanel::addShortcuts()
{
    // The keys of the text size are the window's: it asks the panel that has the focus.
    auto* back = new QShortcut(QKeySequence(Qt::Key_Backspace), this);
    back->setContext(Qt::WidgetWithChildrenShortcut);
    connect(back, &QShortcut::activated, this, &ExplainPanel::goBack);
}

void ExplainPanel::setFindingSource(std::function<std::optional<FindingWords>(const QString&)> source)
{
    m_findings = std::move(source);
    refresh();
}

ExplainPage ExplainPanel::pageOfSelection() const
{
    const auto directory = m_selection->directory();
    if (!directory) {
        return TextPage::nothingOpened();
    }
    const SelectionState& state = m_selection->state();
    if (state.tensor && directory->tensors && *state.tensor < directory->tensors->size()) {
        return TensorPage::about(*directory, *state.tensor);
    }
    if (!state.finding.isEmpty()) {
        return FindingPage::about(state.finding, m_findings ? m_findings(state.finding) : std::nullopt);
    }
    if (state.missingPart) {
        return FilePage::aboutMissing(*state.missingPart);
    }
    std::vector<FileIndex> files = state.files;
    std::erase_if(files, [&](FileIndex file) { return file >= directory->files.size(); });
    if (files.size() == 1 && state.folder.isEmpty()) {
        if (state.place.startsWith(u'/')) {
            if (auto page = TextPage::aboutKey(displayText(directory->files[files.front()].path), state.place)) {
                return std::move(*page);
            }
        }
        return FilePage::about(*directory, files.front());
    }
    if (!files.empty()) {
        return FilePage::aboutSeveral(*directory, files, state.folder);
    }
    return m_selection->isReading() ? UnitPage::reading() : UnitPage::about(*directory, m_selection->unit());
}

void ExplainPanel::showSelection()
{
    ExplainPage page = pageOfSelection();
    if (m_followed.empty() && page == m_page) {
        m_area->verticalScrollBar()->setValue(0); // setting a page in type costs more than all else here
        return;
    }
    m_followed.clear();
    show(std::move(page));
}

void ExplainPanel::refresh()
{
    const int place = m_area->verticalScrollBar()->value();
    if (m_followed.empty()) {
        show(pageOfSelection());
    } else if (auto page = TextPage::about(m_followed.back().first, m_followed.back().second)) {
        show(std::move(*page));
    }
    m_area->verticalScrollBar()->setValue(place);
}

void ExplainPanel::showText(ExplainKind kind, const QString& id)
{
    if (auto page = TextPage::about(kind, id)) {
        m_followed.emplace_back(kind, id);
        show(std::move(*page));
    }
}

void ExplainPanel::follow(const QString& target)
{
    if (const auto text = linkedText(target)) {
        showText(text->first, text->second);
    }
}

void ExplainPanel::goBack()
{
    if (m_followed.empty()) {
        return;
    }
    m_followed.pop_back();
    if (!m_followed.empty()) {
        if (auto page = TextPage::about(m_followed.back().first, m_followed.back().second)) {
            show(std::move(*page));
            return;
        }
        m_followed.clear();
    }
    show(pageOfSelection());
}

void ExplainPanel::show(ExplainPage page)
{
    m_page = std::move(page);
    const PageStyle style{palette(), m_zoom, shownLanguage()};
    m_back->setVisible(!m_followed.empty());
    m_back->setText(tr("← Back"));
    m_back->setToolTip(tr("Back to what was explained before (Backspace)"));
    m_head->setText(pageHead(m_page, style));
    m_strip->setPlace(m_page.place);
    m_body->setText(pageBody(m_page, style));
    m_copy->setText(tr("Copy name"));
    m_copy->setVisible(!m_page.copyText.isEmpty());
    m_area->verticalScrollBar()->setValue(0);
    layOut();
    emit pageShown();
}

void ExplainPanel::layOut()
{
    // Measured in text: the column is as wide as the dock, and no wider than can be read.
    const int widest = qRound(QFontMetricsF(theme::font(m_zoom)).averageCharWidth() * LongestLine);
    for (QWidget* widget : {static_cast<QWidget*>(m_head), static_cast<QWidget*>(m_body), static_cast<QWidget*>(m_strip)}) {
        widget->setMaximumWidth(widest);
    }
}

void ExplainPanel::setZoom(double zoom)
{
    m_zoom = std::clamp(zoom, SmallestZoom, LargestZoom);
    QSettings().setValue("explain/textSize"_L1, m_zoom);
    show(ExplainPage(m_page));
}

void ExplainPanel::zoomIn()
{
    setZoom(m_zoom * ZoomStep);
}

void ExplainPanel::zoomOut()
{
    setZoom(m_zoom / ZoomStep);
}

void ExplainPanel::resetZoom()
{
    setZoom(1);
}

void ExplainPanel::changeEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        m_area->setAccessibleName(tr("Explanation"));
        refresh();
        break;
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        if (m_body != nullptr) {
            show(ExplainPage(m_page));
        }
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void ExplainPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

} // namespace vitrine
