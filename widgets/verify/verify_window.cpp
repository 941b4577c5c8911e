// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/verify/verify_window.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/primary_button.h"
#include "widgets/theme/theme.h"
#include "widgets/verify/difference_model.h"
#include "widgets/verify/verify_words.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QRadioButton>
#include <QSettings>
#include <QTreeView>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int TickMilliseconds = 100;
constexpr int ProgressSteps = 1000;
constexpr int MostRowsAtOnce = 8; ///< of more, the table scrolls
constexpr double SecondsBeforeAGuess = 0.2;

/// Text from files and paths stands in it, so it is never taken for markup.
QLabel* makeLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// The one file or folder that is dragged; empty when it is none or several.
QString draggedPath(const QMimeData* data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

VerifyWindow::VerifyWindow(QWidget* parent)
    : QDialog(parent)
    , m_model(new DifferenceModel(this))
{
    setAcceptDrops(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(makeHead());
    layout->addWidget(makeBody(), 1);
    layout->addWidget(makeFoot());
    m_tick.setInterval(TickMilliseconds);
    connect(&m_tick, &QTimer::timeout, this, &VerifyWindow::showProgress);
    resize(theme::scaled(880), theme::scaled(480));
    setSizeGripEnabled(false);
    retranslate();
    m_archive->setFocus();
}

VerifyWindow* VerifyWindow::windowOf(QWidget* parent)
{
    auto* window = parent->findChild<VerifyWindow*>(Qt::FindDirectChildrenOnly);
    if (window == nullptr) {
        window = new VerifyWindow(parent);
        window->setAttribute(Qt::WA_DeleteOnClose);
    }
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

void VerifyWindow::openFor(QWidget* parent)
{
    windowOf(parent);
}

void VerifyWindow::start(const QString& path, QWidget* parent)
{
    windowOf(parent)->verify(path);
}

QWidget* VerifyWindow::makeHead()
{
    auto* head = new QWidget(this);
    head->setBackgroundRole(QPalette::Base);
    head->setAutoFillBackground(true);
    auto* layout = new QGridLayout(head);
    const int margin = theme::scaled(16);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setHorizontalSpacing(margin);
    m_icon = new QLabel(head);
    m_sentence = makeLabel(head);
    m_sentence->setFont(theme::font(1.5, QFont::DemiBold));
    m_facts = makeLabel(head);
    m_progress = new QProgressBar(head);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(theme::scaled(8));
    layout->addWidget(m_icon, 0, 0, 2, 1, Qt::AlignTop);
    layout->addWidget(m_sentence, 0, 1);
    layout->addWidget(m_facts, 1, 1);
    layout->addWidget(m_progress, 2, 1);
    layout->setColumnStretch(1, 1);
    return head;
}

QWidget* VerifyWindow::makeBody()
{
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    const int margin = theme::scaled(16);
    layout->setContentsMargins(margin, margin, margin, 0);
    m_table = new QTreeView(body);
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setIndentation(0);
    m_table->header()->setFixedHeight(theme::scaled(28));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(DifferenceModel::File, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(DifferenceModel::Kind, QHeaderView::ResizeToContents);
    m_same = makeLabel(body);
    m_checksLine = makeLabel(body);
    auto* card = new QFrame(body);
    card->setFrameShape(QFrame::StyledPanel);
    card->setAutoFillBackground(true);
    card->setBackgroundRole(QPalette::AlternateBase);
    m_adviceTitle = makeLabel(card);
    m_adviceTitle->setFont(theme::font(1.0, QFont::DemiBold));
    m_advice = makeLabel(card);
    auto* advice = new QVBoxLayout(card);
    advice->setContentsMargins(margin, theme::scaled(12), margin, theme::scaled(12));
    advice->setSpacing(theme::scaled(4));
    advice->addWidget(m_adviceTitle);
    advice->addWidget(m_advice);
    m_sha = makeLabel(body);
    m_sha->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->setSpacing(theme::scaled(12));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_same);
    layout->addWidget(card);
    layout->addWidget(m_checksLine);
    layout->addWidget(m_sha);
    layout->addStretch();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &VerifyWindow::showAdvice);
    return body;
}

QWidget* VerifyWindow::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* layout = new QGridLayout(foot);
    const int margin = theme::scaled(16);
    layout->setContentsMargins(margin, margin, margin, margin);
    m_how = new QLabel(foot);
    m_quick = new QRadioButton(foot);
    m_full = new QRadioButton(foot);
    m_full->setChecked(true);
    m_sum = new QCheckBox(foot);
    auto* how = new QHBoxLayout;
    how->addWidget(m_how);
    how->addWidget(m_quick);
    how->addWidget(m_full);
    how->addSpacing(margin);
    how->addWidget(m_sum);
    how->addStretch();
    m_copy = new QPushButton(theme::icon(u"action/copy"_s), {}, foot);
    m_archive = new QPushButton(theme::icon(u"action/open-file"_s), {}, foot);
    m_folder = new QPushButton(theme::icon(u"action/open"_s), {}, foot);
    m_again = new QPushButton(theme::icon(u"action/reload"_s), {}, foot);
    m_cancel = new QPushButton(theme::icon(u"action/cancel"_s), {}, foot);
    m_close = new PrimaryButton(foot);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addStretch();
    for (QPushButton* button : {m_again, m_archive, m_folder, m_cancel, static_cast<QPushButton*>(m_close)}) {
        buttons->addWidget(button);
    }
    for (QPushButton* button : {m_copy, m_again, m_archive, m_folder, m_cancel, static_cast<QPushButton*>(m_close)}) {
        button->setAutoDefault(false);
    }
    layout->addLayout(how, 0, 0);
    layout->addLayout(buttons, 1, 0);
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(report()); });
    connect(m_archive, &QPushButton::clicked, this, &VerifyWindow::chooseArchive);
    connect(m_folder, &QPushButton::clicked, this, &VerifyWindow::chooseFolder);
    connect(m_again, &QPushButton::clicked, this, [this] { verify(m_path); });
    connect(m_cancel, &QPushButton::clicked, this, &VerifyWindow::cancel);
    connect(m_close, &QPushButton::clicked, this, &QWidget::close);
    return foot;
}

/// Where a package was looked for before; never where the program happened to be started.
QString VerifyWindow::lastFolder() const
{
    return m_path.isEmpty() ? QSettings().value(u"verify/folder"_s, QDir::homePath()).toString()
                            : QFileInfo(m_path).absolutePath();
}

void VerifyWindow::chooseArchive()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose an archive"), lastFolder(),
        tr("Packages (*.tar *.tar.zst *.tar.gz *.tgz *.zip)") + u";;"_s + tr("All files (*)"));
    if (!path.isEmpty()) {
        QSettings().setValue(u"verify/folder"_s, QFileInfo(path).absolutePath());
        verify(path);
    }
}

void VerifyWindow::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), lastFolder());
    if (!path.isEmpty()) {
        QSettings().setValue(u"verify/folder"_s, QFileInfo(path).absolutePath());
        verify(path);
    }
}

void VerifyWindow::verify(const QString& path)
{
    m_path = path;
    m_isQuick = m_quick->isChecked();
    m_result.reset();
    m_checks.reset();
    m_error.reset();
    m_work = std::make_shared<Progress>();
    m_state = State::Running;
    m_clock.start();
    m_tick.start();
    m_job.start(
        [name = QFile::encodeName(path).toStdString(), quick = m_isQuick, sum = m_sum->isChecked(),
         progress = m_work](const std::stop_token& stop) { return work(name, quick, sum, progress, stop); },
        [this](Answer answer) { finish(std::move(answer)); });
    enterState();
}

/// On another thread: every file against its sums, then the checklist.
VerifyWindow::Answer VerifyWindow::work(
    const std::string& path, bool quick, bool archiveSum, const std::shared_ptr<Progress>& progress,
    const std::stop_token& stop)
{
    VerifyOptions options;
    options.quick = quick;
    options.archiveSum = archiveSum;
    options.stop = stop;
    options.progress = [progress](std::uint64_t done, std::uint64_t total) {
        progress->total.store(total, std::memory_order_relaxed);
        progress->done.store(done, std::memory_order_relaxed);
    };
    Answer answer{verifyPackage(path, options), {}};
    if (!answer.verification || stop.stop_requested()) {
        return answer;
    }
    progress->isChecking.store(true, std::memory_order_relaxed);
    answer.checks = checkPackage(path, stop);
    return answer;
}

void VerifyWindow::cancel()
{
    if (m_state != State::Running) {
        return;
    }
    m_job.stop();
    m_tick.stop();
    m_state = State::Cancelled;
    enterState();
}

void VerifyWindow::finish(Answer answer)
{
    m_tick.stop();
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    if (answer.verification) {
        m_state = State::Done;
        m_result = std::move(*answer.verification);
        m_checks = std::move(answer.checks);
    } else {
        m_state = State::Failed;
        m_error = answer.verification.error();
    }
    enterState();
}

QString VerifyWindow::report() const
{
    return m_result ? VerifyWords::report(m_path, *m_result, m_isQuick, m_seconds) : QString();
}

void VerifyWindow::showState()
{
    const bool isRunning = m_state == State::Running;
    const QString name = displayText(QFile::encodeName(QFileInfo(m_path).fileName()).toStdString());
    m_facts->setText(name);
    switch (m_state) {
    case State::Empty:
        m_sentence->setText(tr("Choose a package to verify"));
        m_facts->setText(tr("Choose an archive or a folder below, or drop one here."));
        showStatus(StatusColor::Info);
        break;
    case State::Running:
        m_sentence->setText(tr("Verifying %1").arg(name));
        showStatus(StatusColor::Info);
        showProgress();
        break;
    case State::Cancelled:
        m_sentence->setText(tr("Cancelled: nothing was found out"));
        showStatus(StatusColor::NotVerified);
        break;
    case State::Failed:
        m_sentence->setText(tr("Not verified: %1 cannot be held against its sums").arg(name));
        showStatus(StatusColor::NotVerified);
        break;
    case State::Done:
        m_sentence->setText(VerifyWords::sentence(*m_result));
        m_facts->setText(name + u" · "_s + VerifyWords::facts(*m_result, m_isQuick, m_seconds));
        showStatus(m_result->intact ? StatusColor::Pass : StatusColor::Failure);
        break;
    }
    m_progress->setVisible(isRunning);
    m_cancel->setVisible(isRunning);
    m_archive->setVisible(!isRunning);
    m_folder->setVisible(!isRunning);
    m_again->setVisible(!isRunning && m_state != State::Empty);
    m_quick->setEnabled(!isRunning);
    m_full->setEnabled(!isRunning);
    m_sum->setEnabled(!isRunning);
    m_copy->setEnabled(m_result.has_value());
    showTable();
    const bool hasSha = m_result && !m_result->sha256.empty();
    m_sha->setVisible(hasSha);
    m_sha->setText(hasSha ? tr("SHA-256: %1").arg(QString::fromStdString(m_result->sha256)) : QString());
    const bool hasSame = m_result && m_model->rowCount() > 0;
    m_same->setVisible(hasSame);
    m_same->setText(hasSame ? VerifyWords::unchanged(*m_result) : QString());
    m_checksLine->setText(m_result && m_checks ? VerifyWords::checks(*m_checks) : QString());
    m_checksLine->setVisible(!m_checksLine->text().isEmpty());
    showAdvice();
}

/// As high as its rows, so that no empty ground below them looks like more to come.
void VerifyWindow::showTable()
{
    const int rows = std::min(m_model->rowCount(), MostRowsAtOnce);
    m_table->setVisible(rows > 0);
    if (rows > 0) {
        const int height = m_table->header()->height() + rows * m_table->sizeHintForRow(0) + 2 * m_table->frameWidth();
        m_table->setMaximumHeight(height);
        m_table->setMinimumHeight(std::min(height, theme::scaled(96)));
    }
}

void VerifyWindow::showStatus(StatusColor status)
{
    m_icon->setPixmap(theme::pixmap(
        theme::statusIcon(status), theme::status(status, palette()), theme::scaled(32), devicePixelRatioF()));
}

void VerifyWindow::showProgress()
{
    const std::uint64_t done = m_work->done.load(std::memory_order_relaxed);
    const std::uint64_t total = m_work->total.load(std::memory_order_relaxed);
    if (m_work->isChecking.load(std::memory_order_relaxed)) {
        m_progress->setRange(0, 0);
        m_facts->setText(tr("%1 read; now the checklist").arg(formatBytes(done)));
        return;
    }
    // Without a total the bar only says that something happens.
    m_progress->setRange(0, total > 0 ? ProgressSteps : 0);
    const double share = total > 0 ? std::min(1.0, double(done) / double(total)) : 0;
    m_progress->setValue(static_cast<int>(ProgressSteps * share));
    QStringList words{
        total > 0 ? tr("%1 of %2 read").arg(formatBytes(done), formatBytes(total))
                  : tr("%1 read").arg(formatBytes(done))};
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    if (done > 0 && seconds > SecondsBeforeAGuess) {
        const double speed = double(done) / seconds;
        words << tr("%1 a second").arg(formatBytes(static_cast<std::uint64_t>(speed)));
        if (total > done) {
            words << tr("about %1 left").arg(formatSeconds(std::max(1.0, double(total - done) / speed)));
        }
    }
    m_facts->setText(words.join(u" · "_s));
}

void VerifyWindow::showAdvice()
{
    QString text;
    QString title;
    switch (m_state) {
    case State::Empty:
        text = tr("Vitrine reads every file of the package and compares it with the sums that were written when it was "
                  "packed. "
                  "Nothing is unpacked, run or changed.");
        break;
    case State::Running:
        text = tr("You can cancel at any time. Nothing is unpacked, run or changed.");
        break;
    case State::Cancelled:
        text = tr("Verify it again, or choose another package.");
        break;
    case State::Failed:
        text = m_error->message.text();
        break;
    case State::Done:
        if (const Difference* difference = m_model->at(m_table->currentIndex())) {
            title = displayText(difference->path) + u" · "_s + VerifyWords::kind(difference->kind);
            text = VerifyWords::advice(difference->kind);
        } else {
            text = VerifyWords::advice(*m_result, m_isQuick);
        }
        break;
    }
    m_adviceTitle->setText(title);
    m_adviceTitle->setVisible(!title.isEmpty());
    m_advice->setText(text);
}

/// What only a new state brings: other rows, another focus, a word to those who listen.
void VerifyWindow::enterState()
{
    m_model->set(m_result ? m_result->differences : std::vector<Difference>());
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(m_model->index(0, DifferenceModel::File));
    }
    showState();
    if (m_state == State::Running) {
        m_cancel->setFocus();
    } else {
        (m_table->isHidden() ? static_cast<QWidget*>(m_close) : m_table)->setFocus();
    }
    if (QAccessible::isActive()) {
        QAccessibleAnnouncementEvent event(this, m_sentence->text());
        QAccessible::updateAccessibility(&event);
    }
}

void VerifyWindow::retranslate()
{
    setWindowTitle(tr("Verify a package"));
    m_icon->setAccessibleName(tr("Outcome"));
    m_progress->setAccessibleName(tr("Progress of verifying"));
    m_table->setAccessibleName(tr("Files that differ"));
    m_how->setText(tr("How"));
    m_quick->setText(tr("&Quick: XXH3-128, finds damage"));
    m_full->setText(tr("F&ull: SHA-256 as well, finds intent"));
    m_sum->setText(tr("Also the SHA-256 of the archive as one &file"));
    m_sum->setToolTip(tr("To compare it with the one you were told. It takes longer than all the rest."));
    m_copy->setText(tr("Copy the &report"));
    m_archive->setText(tr("Choose an &archive…"));
    m_folder->setText(tr("Choose a fol&der…"));
    m_again->setText(tr("&Verify again"));
    m_cancel->setText(tr("&Cancel"));
    m_close->setText(tr("C&lose"));
    m_model->retranslate();
    showState();
}

void VerifyWindow::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::ApplicationPaletteChange) {
        showState();
    }
}

void VerifyWindow::reject()
{
    if (m_state == State::Running) {
        cancel();
    } else {
        QDialog::reject();
    }
}

void VerifyWindow::closeEvent(QCloseEvent* event)
{
    cancel();
    QDialog::closeEvent(event);
}

void VerifyWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!draggedPath(event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void VerifyWindow::dropEvent(QDropEvent* event)
{
    const QString path = draggedPath(event->mimeData());
    if (!path.isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
        verify(path);
    }
}

} // namespace vitrine
