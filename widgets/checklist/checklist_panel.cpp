// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/checklist_panel.h"

#include "model/report/check_report.h"
#include "widgets/checklist/checklist_delegate.h"
#include "widgets/checklist/checklist_export.h"
#include "widgets/checklist/checklist_model.h"
#include "widgets/checklist/request_bar.h"
#include "widgets/checklist/status_chips.h"
#include "widgets/checklist/status_of.h"
#include "widgets/selection/selection.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

ChecklistPanel::ChecklistPanel(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_model(new ChecklistModel(this))
    , m_purpose(new QComboBox(this))
    , m_state(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_chips(new StatusChips(this))
    , m_view(new QTreeView(this))
    , m_request(new RequestBar(this))
{
    build();
    retranslate();
    connect(m_purpose, &QComboBox::currentIndexChanged, this, [this] {
        restart();
        emit purposeChanged();
    });
    connect(m_chips, &StatusChips::changed, this, [this] {
        m_model->setShown(m_chips->chosen());
        afterReset();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChecklistPanel::chooseCurrent);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const Finding* chosen = m_model->finding(index);
        if (chosen != nullptr && chosen->pending) {
            checkNow(QString::fromUtf8(chosen->id.data(), qsizetype(chosen->id.size())));
        } else if (chosen != nullptr) {
            m_selection->showFile();
        }
    });
    connect(m_view, &QTreeView::customContextMenuRequested, this, &ChecklistPanel::showMenu);
    connect(m_request, &RequestBar::wanted, this, [this] {
        if (const Finding* chosen = m_model->finding(m_view->currentIndex())) {
            checkNow(QString::fromUtf8(chosen->id.data(), qsizetype(chosen->id.size())));
        }
    });
    connect(m_request, &RequestBar::cancelled, this, &ChecklistPanel::cancelCheck);
    connect(selection, &Selection::unitChanged, this, &ChecklistPanel::restart);
    connect(selection, &Selection::selectionChanged, this, &ChecklistPanel::followSelection);
    restart();
}

ChecklistPanel::~ChecklistPanel() = default;

void ChecklistPanel::build()
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_purpose->setObjectName(u"purpose"_s);
    for (int i = 0; i < int(Purpose::Count); ++i) {
        m_purpose->addItem(QString(), i);
    }
    m_purpose->setCurrentIndex(int(Purpose::Share));
    m_sentence->setWordWrap(true);
    m_sentence->setObjectName(u"sentence"_s);
    m_view->setObjectName(u"checklist"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ChecklistDelegate(m_model, m_view));
    m_view->setHeaderHidden(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setIndentation(theme::scaled(16));
    m_view->setExpandsOnDoubleClick(false);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setMouseTracking(true);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);

    auto* sentence = new QHBoxLayout;
    sentence->setSpacing(theme::scaled(10));
    sentence->addWidget(m_state, 0, Qt::AlignTop);
    sentence->addWidget(m_sentence, 1);
    sentence->addWidget(m_purpose, 0, Qt::AlignTop);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    top->setSpacing(theme::scaled(8));
    top->addLayout(sentence);
    top->addWidget(m_chips);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_request);
}

Purpose ChecklistPanel::purpose() const
{
    return Purpose(std::max(0, m_purpose->currentIndex()));
}

void ChecklistPanel::setPurpose(Purpose purpose)
{
    m_purpose->setCurrentIndex(int(purpose));
}

const Checklist& ChecklistPanel::checklist() const
{
    return m_model->checklist();
}

const Finding* ChecklistPanel::finding(const QString& id) const
{
    return m_model->checklist().finding(id.toStdString());
}

bool ChecklistPanel::isRunning() const
{
    return m_job.isRunning() || m_requestJob.isRunning();
}

/// In the background where a finding may be about 100,000 files.
ChecklistPanel::Marks ChecklistPanel::marksOf(const Checklist& list)
{
    Marks marks;
    for (const CheckStatus status : {CheckStatus::Failure, CheckStatus::Warning}) { // the heavier one stays
        for (const Finding& finding : list.findings) {
            if (finding.status != status) {
                continue;
            }
            for (const FileIndex file : finding.files) {
                if (file != NoFile) {
                    marks.emplace_back(file, statusColor(status));
                }
            }
        }
    }
    std::ranges::stable_sort(marks, {}, &Marks::value_type::first);
    const auto same = std::ranges::unique(marks, {}, &Marks::value_type::first);
    marks.erase(same.begin(), same.end());
    return marks;
}

void ChecklistPanel::restart()
{
    cancelCheck();
    m_directory = m_selection->directory();
    m_unit = m_selection->unit();
    if (!m_directory || m_directory->cancelled || m_selection->isReading()) {
        m_job.stop();
        take({});
        return;
    }
    if (m_model->checklist().findings.empty()) {
        m_sentence->setText(tr("Checking…"));
    }
    CheckOptions options;
    options.purpose = purpose();
    m_job.start(
        [directory = m_directory, unit = m_unit, options](std::stop_token stop) mutable {
            options.stop = std::move(stop);
            Answer answer{runChecks(*directory, unit, options), {}};
            answer.marks = marksOf(answer.list);
            return answer;
        },
        [this](Answer answer) { take(std::move(answer)); });
}

void ChecklistPanel::take(Answer answer)
{
    if (answer.list.findings.empty() && m_model->checklist().findings.empty()) {
        m_sentence->clear();
        return; // nothing was said before, and nothing is
    }
    m_marks = std::move(answer.marks);
    m_model->setChecklist(std::move(answer.list));
    afterReset();
    m_chips->setCounts(m_model->checklist().counts);
    refreshSentence();
    emit checklistChanged();
    emit marksChanged();
}

/// Only questions with something below them are open; the finding that is selected stays so.
void ChecklistPanel::afterReset()
{
    m_view->expandAll();
    followSelection();
}

void ChecklistPanel::refreshSentence()
{
    const Checklist& list = m_model->checklist();
    const StatusColor color = list.outcome == Outcome::Fail  ? StatusColor::Failure
        : list.counts[std::size_t(CheckStatus::Warning)] > 0 ? StatusColor::Warning
        : list.outcome == Outcome::Warn                      ? StatusColor::NotVerified
                                                             : StatusColor::Pass;
    const bool empty = list.findings.empty();
    m_state->setPixmap(
        empty ? QPixmap()
              : theme::pixmap(
                  theme::statusIcon(color), theme::status(color, palette()), theme::scaled(20), devicePixelRatioF()));
    m_sentence->setText(empty ? QString() : list.sentence.text());
    m_chips->setVisible(!empty);
}

void ChecklistPanel::step(int direction)
{
    std::vector<QModelIndex> rows;
    int at = -1;
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (index == m_view->currentIndex()) {
                at = int(rows.size());
            }
            rows.push_back(index);
        }
    }
    if (rows.empty()) {
        return;
    }
    const int count = int(rows.size());
    const int next = at < 0 ? (direction > 0 ? 0 : count - 1) : (at + direction + count) % count;
    m_view->setCurrentIndex(rows[std::size_t(next)]);
    m_view->scrollTo(rows[std::size_t(next)]);
}

void ChecklistPanel::nextFinding()
{
    step(1);
}

void ChecklistPanel::previousFinding()
{
    step(-1);
}

void ChecklistPanel::chooseCurrent()
{
    offerRequest();
    const Finding* chosen = m_model->finding(m_view->currentIndex());
    if (m_isFollowing || chosen == nullptr) {
        return;
    }
    SelectionState state;
    state.finding = QString::fromUtf8(chosen->id.data(), qsizetype(chosen->id.size()));
    state.files = chosen->files;
    std::erase(state.files, NoFile);
    if (!state.files.empty()) {
        state.scope = tr("Only what this finding is about: %n file(s)", nullptr, int(state.files.size()));
    }
    const auto place = std::ranges::find_if(
        chosen->evidence, [](const Evidence& one) { return one.file != NoFile && (!one.place.empty() || one.offset); });
    if (place != chosen->evidence.end()) {
        state.place = place->place.starts_with('/') ? QString::fromStdString(place->place)
            : place->offset                         ? u"byte %1"_s.arg(*place->offset)
                                                    : QString::fromStdString(place->place);
    }
    m_selection->select(state);
}

/// Something else was selected, or an earlier selection came back.
void ChecklistPanel::followSelection()
{
    m_isFollowing = true;
    const QModelIndex index = m_model->indexOf(m_selection->state().finding);
    if (m_selection->state().finding.isEmpty()) {
        m_view->selectionModel()->clear();
    } else if (index.isValid() && index != m_view->currentIndex()) {
        m_view->setCurrentIndex(index);
        m_view->scrollTo(index);
    }
    m_isFollowing = false;
    offerRequest();
}

void ChecklistPanel::offerRequest()
{
    if (m_requestJob.isRunning()) {
        return;
    }
    const Finding* chosen = m_model->finding(m_view->currentIndex());
    if (chosen != nullptr && chosen->pending) {
        m_request->offer(chosen->title.text(), chosen->requestBytes);
    } else {
        m_request->hideAll();
    }
}

void ChecklistPanel::checkNow(const QString& id)
{
    if (!m_directory) {
        return;
    }
    const quint64 number = ++m_requestNumber;
    m_requested = id;
    CheckOptions options;
    options.purpose = purpose();
    options.onRequest = true;
    options.only = {id.toStdString()};
    const QPointer<ChecklistPanel> self(this);
    options.progress = [self, number](std::uint64_t done, std::uint64_t total) {
        QMetaObject::invokeMethod(
            qApp,
            [self, number, done, total] {
                if (self && number == self->m_requestNumber && self->m_requestJob.isRunning()) {
                    self->m_request->setProgress(done, total);
                }
            },
            Qt::QueuedConnection);
    };
    const Finding* known = finding(id);
    m_request->setProgress(0, known != nullptr ? known->requestBytes : 0);
    m_requestJob.start(
        [directory = m_directory, unit = m_unit, options](std::stop_token stop) mutable {
            options.stop = std::move(stop);
            return runChecks(*directory, unit, options);
        },
        [this](Checklist list) {
            m_request->hideAll();
            if (!list.cancelled && !list.findings.empty()) {
                m_model->replace(std::move(list.findings.front()));
                m_marks = marksOf(m_model->checklist());
                m_chips->setCounts(m_model->checklist().counts);
                refreshSentence();
                afterReset();
                emit checklistChanged();
                emit marksChanged();
            }
        });
}

void ChecklistPanel::cancelCheck()
{
    if (m_requestJob.isRunning()) {
        m_requestJob.stop();
        ++m_requestNumber;
        offerRequest();
    }
}

bool ChecklistPanel::clearFilter()
{
    return m_chips->clear();
}

void ChecklistPanel::exportReport()
{
    if (m_directory && !m_model->checklist().findings.empty()) {
        ChecklistExport::save(*m_directory, m_unit, m_model->checklist(), this);
    }
}

void ChecklistPanel::copyFinding()
{
    const Finding* chosen = m_model->finding(m_view->currentIndex());
    if (chosen != nullptr && m_directory) {
        QApplication::clipboard()->setText(ChecklistExport::text(*chosen, *m_directory));
    }
}

void ChecklistPanel::copyReport()
{
    if (m_directory) {
        QApplication::clipboard()->setText(QString::fromStdString(
            checkReport(*m_directory, m_unit, m_model->checklist(), CheckReportFormat::Markdown)));
    }
}

void ChecklistPanel::showMenu(const QPoint& at)
{
    const QModelIndex index = m_view->indexAt(at).isValid() ? m_view->indexAt(at) : m_view->currentIndex();
    const Finding* chosen = m_model->finding(index);
    QMenu menu(this);
    if (chosen != nullptr) {
        m_view->setCurrentIndex(index);
        const QString id = QString::fromUtf8(chosen->id.data(), qsizetype(chosen->id.size()));
        menu.addAction(
            theme::icon(u"action/whats-this"_s), tr("What is this?"), this, [this] { m_selection->explain(); });
        if (chosen->onRequest) {
            menu.addAction(tr("Check now"), this, [this, id] { checkNow(id); });
        }
        menu.addAction(theme::icon(u"action/copy"_s), tr("Copy"), this, &ChecklistPanel::copyFinding);
        menu.addSeparator();
    }
    menu.addAction(tr("Copy the report"), this, &ChecklistPanel::copyReport);
    menu.addAction(theme::icon(u"action/export"_s), tr("Export the checklist…"), this, &ChecklistPanel::exportReport);
    menu.exec(m_view->viewport()->mapToGlobal(at));
}

void ChecklistPanel::retranslate()
{
    for (int i = 0; i < m_purpose->count(); ++i) {
        m_purpose->setItemText(i, purposeTitle(Purpose(i)).text());
    }
    m_purpose->setAccessibleName(tr("Purpose of the checklist"));
    m_purpose->setToolTip(tr("What it is for decides what weighs how much."));
    m_view->setAccessibleName(tr("Checklist"));
    m_model->retranslate();
    refreshSentence();
}

void ChecklistPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        refreshSentence();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
