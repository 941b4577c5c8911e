// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/file_panel.h"

#include "model/explain/key_words.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/file/document_view.h"
#include "widgets/file/fact_band.h"
#include "widgets/file/find_row.h"
#include "widgets/file/notice_strip.h"
#include "widgets/file/pickle_view.h"
#include "widgets/file/text_view.h"
#include "widgets/selection/selection.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace vitrine {

FilePanel::FilePanel(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_facts(new FactBand(this))
    , m_notice(new NoticeStrip(this))
    , m_find(new FindRow(this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new QLabel(m_stack))
    , m_document(new DocumentView(m_stack))
    , m_text(new TextView(m_stack))
    , m_footer(new QWidget(this))
    , m_summary(new QLabel(m_footer))
    , m_tick(new QLabel(m_footer))
    , m_tickText(new QLabel(m_footer))
{
    build();
    setWords({[](const QString& file, const QString& place) { return plainWords(file, place); }, nullptr});
    addDetailFactory([](const std::shared_ptr<const FormatDetail>& detail, QWidget* owner) -> QWidget* {
        auto report = std::dynamic_pointer_cast<const PickleReport>(detail);
        if (!report) {
            return nullptr;
        }
        auto* view = new PickleView(owner);
        view->show(std::move(report));
        return view;
    });
    connect(m_selection, &Selection::directoryChanged, this, &FilePanel::takeSelection);
    connect(m_selection, &Selection::selectionChanged, this, &FilePanel::takeSelection);
    connect(m_find, &FindRow::modeChanged, this, &FilePanel::showMode);
    connect(m_find, &FindRow::findWanted, this, &FilePanel::findNext);
    connect(m_find, &FindRow::left, this, [this] { focusTarget()->setFocus(Qt::OtherFocusReason); });
    connect(m_document, &DocumentView::searched, m_find, &FindRow::setFound);
    connect(m_document, &DocumentView::explainWanted, this, [this](const QString& place) {
        selectPlace(place);
        m_selection->explain();
    });
    connect(m_text, &TextView::moreWanted, this, &FilePanel::readMore);
    takeSelection();
}

FilePanel::~FilePanel() = default;

void FilePanel::build()
{
    setObjectName(u"filePanel"_s);
    m_empty->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_empty->setWordWrap(true);
    m_empty->setMargin(theme::scaled(24));
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_document);
    m_stack->addWidget(m_text);
    m_summary->setObjectName(u"fileSummary"_s);
    m_summary->setTextFormat(Qt::PlainText);
    auto* footer = new QHBoxLayout(m_footer);
    footer->setContentsMargins(theme::scaled(16), theme::scaled(7), theme::scaled(16), theme::scaled(7));
    footer->addWidget(m_summary, 1);
    footer->addWidget(m_tick);
    footer->addWidget(m_tickText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_facts);
    layout->addWidget(m_find);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_footer);
    retranslate();
}

FileIndex FilePanel::selectedFile() const
{
    if (!m_directory) {
        return NoFile;
    }
    const SelectionState& state = m_selection->state();
    if (state.tensor && *state.tensor < m_directory->tensors->size()) {
        return m_directory->tensors->file(*state.tensor);
    }
    const bool isOne = state.files.size() == 1 || (!state.files.empty() && !state.finding.isEmpty());
    if (isOne && state.files.front() < m_directory->files.size()) {
        return state.files.front();
    }
    return NoFile;
}

void FilePanel::takeSelection()
{
    const bool isNew = m_directory != m_selection->directory();
    if (isNew) {
        m_directory = m_selection->directory();
        m_isPinned = false;
    }
    const FileIndex file = m_isPinned ? m_file : selectedFile();
    if (isNew || file != m_file) {
        m_file = file;
        load();
    } else {
        goToPlace();
    }
}

void FilePanel::load()
{
    m_moreJob.stop();
    m_facts->show(m_directory, m_file);
    emit titleChanged();
    if (!m_directory || m_file >= m_directory->files.size()) {
        m_job.stop();
        m_file = NoFile;
        take({});
        return;
    }
    // Behind another tab the file waits until it is looked at.
    m_isWaiting = !isVisible();
    if (m_isWaiting) {
        m_job.stop();
        return;
    }
    m_job.start(
        [directory = m_directory, file = m_file](const std::stop_token& stop) {
            return readFileContents(*directory, file, stop);
        },
        [this](FileContents contents) { take(std::move(contents)); });
}

void FilePanel::take(FileContents taken)
{
    releaseElsewhere(std::exchange(m_contents, std::move(taken)));
    const FileContents& contents = m_contents;
    const bool isThere = m_file != NoFile;
    const bool isDocument = contents.kind == FileContents::Kind::Document;
    const quint64 size = isThere ? m_directory->files[m_file].size : 0;
    m_notice->say(contents.notice, contents.noticeStatus);
    m_document->show(isThere ? displayText(m_directory->files[m_file].path) : QString(), contents.sections);
    m_text->show(contents.text, contents.textBytes, size, !contents.isText);
    m_find->setVisible(contents.kind != FileContents::Kind::Nothing);
    m_find->offer(isDocument && contents.isText ? FindRow::Choice::TreeOrText : FindRow::Choice::None);
    m_find->setFound(true);
    QString summary = contents.summary;
    if (isThere && !summary.isEmpty()) {
        summary = tr("%1, %2").arg(formatBytes(size), summary);
    }
    m_summary->setText(summary);
    m_footer->setVisible(!summary.isEmpty());
    showTicks();
    m_empty->setText(isThere ? QString() : tr("Choose a file to see what it holds."));
    showDetail();
    if (m_shownFile != m_file) {
        m_shownFile = m_file;
        m_find->setText(m_detail != nullptr);
    }
    showMode();
    goToPlace();
    emit contentsShown();
}

void FilePanel::showTicks()
{
    const bool hasMarks = m_document->model()->hasMarks();
    const QColor colour = theme::status(StatusColor::Pass, palette());
    m_tick->setPixmap(
        theme::pixmap(theme::statusIcon(StatusColor::Pass), colour, theme::scaled(16), devicePixelRatioF()));
    m_tickText->setText(tr("agrees with the tensors"));
    m_tick->setVisible(hasMarks);
    m_tickText->setVisible(hasMarks);
}

void FilePanel::zoom(int steps)
{
    m_text->zoom(steps);
    m_document->zoom(steps);
}

void FilePanel::showDetail()
{
    if (m_detail != nullptr) {
        m_stack->removeWidget(m_detail);
        m_detail->deleteLater();
        m_detail = nullptr;
    }
    const std::shared_ptr<const ModelFile> content = m_file == NoFile ? nullptr : m_directory->files[m_file].content;
    if (!content || !content->detail) {
        return;
    }
    for (const FileDetailFactory& factory : m_factories) {
        m_detail = factory(content->detail, m_stack);
        if (m_detail != nullptr) {
            m_stack->addWidget(m_detail);
            // The tree of metadata stays a click away.
            m_find->offer(
                m_contents.kind == FileContents::Kind::Document ? FindRow::Choice::TreeOrDetail
                                                                : FindRow::Choice::None);
            return;
        }
    }
}

void FilePanel::showMode()
{
    const bool isDocument = m_contents.kind == FileContents::Kind::Document;
    QWidget* page = m_empty;
    if (m_detail != nullptr && (!isDocument || m_find->isText())) {
        page = m_detail;
    } else if (isDocument && !(m_find->isText() && m_contents.isText)) {
        page = m_document;
    } else if (
        m_contents.kind == FileContents::Kind::Text || m_contents.kind == FileContents::Kind::Binary || isDocument) {
        page = m_text;
    }
    m_stack->setCurrentWidget(page);
}

void FilePanel::readMore()
{
    m_moreJob.start(
        [directory = m_directory, file = m_file, at = m_text->shownBytes()](const std::stop_token&) {
            return readTextPiece(*directory, file, at);
        },
        [this](const TextPiece& piece) { m_text->append(piece.text, piece.bytes); });
}

void FilePanel::goToPlace()
{
    const QString place = m_selection->state().place;
    if (place.startsWith(u'/') && m_contents.kind == FileContents::Kind::Document && !m_isPinned
        && m_document->goTo(place)) {
        m_find->setText(false);
    }
}

bool FilePanel::selectKey()
{
    const QString place = m_stack->currentWidget() == m_document ? m_document->currentPlace() : QString();
    if (place.isEmpty()) {
        return false;
    }
    selectPlace(place);
    return true;
}

void FilePanel::selectPlace(const QString& place)
{
    SelectionState state = m_selection->state();
    state.files = {m_file};
    state.place = place;
    state.tensor.reset();
    state.finding.clear();
    state.missingPart.reset();
    m_selection->select(state);
}

QString FilePanel::title() const
{
    if (!m_directory || m_file == NoFile) {
        return tr("File");
    }
    const QString path = displayText(m_directory->files[m_file].path);
    return path.mid(path.lastIndexOf(u'/') + 1);
}

QString FilePanel::iconName() const
{
    return m_directory && m_file != NoFile ? theme::roleIcon(m_directory->files[m_file].role) : u"role/document"_s;
}

void FilePanel::setWords(DocumentWords words)
{
    m_document->model()->setWords(std::move(words));
}

void FilePanel::addDetailFactory(FileDetailFactory factory)
{
    m_factories.push_back(std::move(factory));
}

void FilePanel::setPinned(bool pinned)
{
    m_isPinned = pinned;
    if (!pinned) {
        takeSelection();
    }
}

QWidget* FilePanel::focusTarget() const
{
    QWidget* shown = m_stack->currentWidget();
    if (shown == m_document) {
        return m_document->tree();
    }
    if (shown == m_text) {
        return m_text->focusTarget();
    }
    auto* table = shown->findChild<QTreeView*>(); // of what a format has of its own
    return table != nullptr ? table : shown;
}

void FilePanel::focusFind()
{
    if (m_find->isVisible()) {
        m_find->focusText();
    }
}

void FilePanel::findNext(bool backwards)
{
    if (m_stack->currentWidget() == m_text) {
        m_find->setFound(m_text->find(m_find->text(), backwards));
    } else if (m_stack->currentWidget() == m_document) {
        m_document->find(m_find->text(), backwards);
    }
}

void FilePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isWaiting) {
        load();
    }
}

void FilePanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F3) {
        findNext(event->modifiers().testFlag(Qt::ShiftModifier));
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void FilePanel::retranslate()
{
    setAccessibleName(tr("File"));
}

void FilePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        load(); // its words are made along with its contents
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
