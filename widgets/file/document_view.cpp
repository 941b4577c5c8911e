// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/document_view.h"

#include "model/documents/json_place.h"
#include "widgets/file/document_delegate.h"
#include "widgets/file/document_header.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

constexpr int RowsMeasured = 200;
constexpr int LettersAtMost = 38;
constexpr int LettersOfWords = 30; ///< room that the words keep beside long values and keys
constexpr int LettersAtLeast = 14;

struct Found {
    std::size_t section = 0;
    JsonDocument::Node node = JsonDocument::Nothing;
};

/// Looks through the sections from a place on, once around.
Found findInSections(
    const std::vector<DocumentSection>& sections, const std::string& text, Found from, bool backwards,
    const std::stop_token& stop)
{
    const std::size_t count = sections.size();
    for (std::size_t i = 0; i <= count; ++i) {
        const std::size_t section = backwards ? (from.section + count * 2 - i) % count : (from.section + i) % count;
        const JsonDocument& document = *sections[section].document;
        const JsonDocument::Node after = i == 0 ? from.node : JsonDocument::Nothing;
        const JsonDocument::Node node = findInJson(document, text, after, backwards, stop);
        // Once around within one section is the turn of the next section, where there is one.
        const bool wrapped = after != JsonDocument::Nothing && node != JsonDocument::Nothing
            && (backwards ? node >= after : node <= after);
        if (node != JsonDocument::Nothing && (!wrapped || count == 1 || i == count)) {
            return {section, node};
        }
    }
    return {};
}

} // namespace

DocumentView::DocumentView(QWidget* parent)
    : QWidget(parent)
    , m_model(new DocumentModel(this))
    , m_tree(new QTreeView(this))
    , m_long(new QPlainTextEdit(this))
{
    m_tree->setObjectName(QStringLiteral("fileTree"));
    m_tree->setHeader(new DocumentHeader(m_tree));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new DocumentDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setFont(theme::font(1.0));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(theme::scaled(16));
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    connect(m_tree->header(), &QHeaderView::sectionResized, this, [this] {
        m_isUserSized = m_isUserSized || (!m_isFitting && QGuiApplication::mouseButtons() != Qt::NoButton);
    });
    m_long->setReadOnly(true);
    m_long->setFrameShape(QFrame::NoFrame);
    m_long->hide();
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_tree);
    splitter->addWidget(m_long);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(splitter);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DocumentView::showLongText);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &DocumentView::showMenu);
    retranslate();
}

void DocumentView::show(const QString& file, std::vector<DocumentSection> sections)
{
    m_search.stop();
    m_isUserSized = false;
    m_long->hide();
    m_model->show(file, std::move(sections));
    for (int row = 0; row < std::min(m_model->rowCount(), 10); ++row) {
        if (m_model->index(row, 0).data(DocumentModel::HeadingRole).toBool()) {
            m_tree->setFirstColumnSpanned(row, QModelIndex(), true);
            m_tree->expand(m_model->index(row, 0));
        }
    }
    fitColumns();
}

void DocumentView::fitColumns()
{
    m_tree->setColumnHidden(DocumentModel::TypeColumn, !m_model->hasTypes());
    m_tree->setColumnHidden(DocumentModel::WordsColumn, !m_model->hasWords());
    const QFontMetrics metrics(m_tree->font());
    const int most = metrics.horizontalAdvance(u'n') * LettersAtMost;
    for (const int column : {DocumentModel::KeyColumn, DocumentModel::ValueColumn, DocumentModel::TypeColumn}) {
        int width = metrics.horizontalAdvance(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        int measured = 0;
        for (QModelIndex row = m_model->index(0, 0); row.isValid() && measured < RowsMeasured;
             row = m_tree->indexBelow(row), ++measured) {
            const bool isHeading = row.data(DocumentModel::HeadingRole).toBool();
            const int depth
                = column == DocumentModel::KeyColumn ? (row.parent().isValid() ? 2 : 1) * m_tree->indentation() : 0;
            width = std::max(
                width,
                isHeading ? 0 : metrics.horizontalAdvance(row.siblingAtColumn(column).data().toString()) + depth);
        }
        const int limit = column == DocumentModel::ValueColumn && m_tree->isColumnHidden(DocumentModel::WordsColumn)
            ? most * 2
            : most;
        m_wanted[std::size_t(column)]
            = std::min(width, limit) + theme::scaled(column == DocumentModel::ValueColumn ? 44 : 24);
    }
    balance();
}

/// What a key means is why people look here: where there is too little room, long values give way, then long keys.
void DocumentView::balance()
{
    m_isFitting = true;
    const int letter = QFontMetrics(m_tree->font()).horizontalAdvance(u'n');
    const bool hasWords = !m_tree->isColumnHidden(DocumentModel::WordsColumn);
    int lacking = hasWords ? letter * LettersOfWords - m_tree->viewport()->width() : 0;
    for (const int column : {DocumentModel::KeyColumn, DocumentModel::ValueColumn, DocumentModel::TypeColumn}) {
        lacking += hasWords && !m_tree->isColumnHidden(column) ? m_wanted[std::size_t(column)] : 0;
    }
    for (const int column : {DocumentModel::ValueColumn, DocumentModel::KeyColumn, DocumentModel::TypeColumn}) {
        const int wanted = m_wanted[std::size_t(column)];
        const int given = column == DocumentModel::TypeColumn
            ? 0
            : std::clamp(lacking, 0, std::max(0, wanted - letter * LettersAtLeast));
        lacking -= given;
        m_tree->setColumnWidth(column, wanted - given);
    }
    m_isFitting = false;
}

void DocumentView::showLongText(const QModelIndex& index)
{
    const QString text = m_model->longText(index);
    m_long->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        m_long->setFont(theme::monospace());
        m_long->setPlainText(text);
    }
}

void DocumentView::find(const QString& text, bool backwards)
{
    if (m_model->sections().empty() || text.isEmpty()) {
        return;
    }
    const auto [section, node] = m_model->place(m_tree->currentIndex());
    const Found from = m_tree->currentIndex().isValid() ? Found{section, node} : Found{};
    m_search.start(
        [sections = m_model->sections(), wanted = text.toStdString(), from, backwards](const std::stop_token& stop) {
            return findInSections(sections, wanted, from, backwards, stop);
        },
        [this](const Found& found) {
            const bool isFound = found.node != JsonDocument::Nothing;
            if (isFound) {
                reveal(found.section, found.node);
            }
            emit searched(isFound);
        });
}

bool DocumentView::goTo(const QString& place)
{
    for (std::size_t section = 0; section < m_model->sections().size(); ++section) {
        const JsonDocument::Node node = jsonNode(*m_model->sections()[section].document, place.toStdString());
        if (node != JsonDocument::Nothing && node != 0) {
            reveal(section, node);
            return true;
        }
    }
    return false;
}

void DocumentView::reveal(std::size_t section, JsonDocument::Node node)
{
    const QModelIndex index = m_model->indexOf(section, node);
    if (index.isValid()) {
        m_tree->scrollTo(index);
        m_tree->setCurrentIndex(index);
    }
}

void DocumentView::zoom(int steps)
{
    constexpr int most = 12;
    m_zoom = steps == 0 ? 0 : std::clamp(m_zoom + steps, -4, most);
    QFont font = theme::font(1.0);
    font.setPointSizeF(std::max(4.0, font.pointSizeF() + m_zoom));
    m_tree->setFont(font);
    fitColumns();
}

QString DocumentView::currentPlace() const
{
    return m_tree->currentIndex().data(DocumentModel::PlaceRole).toString();
}

void DocumentView::copy() const
{
    if (m_tree->currentIndex().isValid()) {
        QGuiApplication::clipboard()->setText(m_model->valueText(m_tree->currentIndex()));
    }
}

void DocumentView::showMenu(const QPoint& at)
{
    const QModelIndex index = m_tree->indexAt(at);
    if (!index.isValid() || index.data(DocumentModel::HeadingRole).toBool()) {
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(
        theme::icon(QStringLiteral("action/whats-this")), tr("&What is this?"), this,
        [this, place = index.data(DocumentModel::PlaceRole).toString()] { emit explainWanted(place); });
    menu->addSeparator();
    const auto add = [menu](const QString& title, const QString& text) {
        connect(
            menu->addAction(title), &QAction::triggered, menu, [text] { QGuiApplication::clipboard()->setText(text); });
    };
    add(tr("Copy &value"), m_model->valueText(index));
    add(tr("Copy &key"), index.siblingAtColumn(DocumentModel::KeyColumn).data().toString());
    add(tr("Copy &path of keys"), index.data(DocumentModel::PlaceRole).toString());
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

bool DocumentView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copy();
        return true;
    }
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize && !m_isUserSized && !m_isFitting) {
        balance();
    }
    return QWidget::eventFilter(watched, event);
}

void DocumentView::retranslate()
{
    m_tree->setAccessibleName(tr("Contents of the file"));
    m_long->setAccessibleName(tr("Whole text of the value"));
}

void DocumentView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
