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
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
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
#include <QTreeView>
#include <QUrl>
#include <QVBoxLayout>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int TickMilliseconds = 100;

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
    retranslate();
    m_archive->setFocus();
}

void VerifyWindow::openFor(QWidget* parent)
{
    auto* window = parent->findChild<VerifyWindow*>(Qt::FindDirectChildrenOnly);
    if (window == nullptr) {
        window = new VerifyWindow(parent);
        window->setAttribute(Qt::WA_DeleteOnClose);
    }
    window->show();
    window->raise();
    window->activateWindow();
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
    // How much there is in a compressed archive shows only at its end.
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
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
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(DifferenceModel::File, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(DifferenceModel::Kind, QHeaderView::ResizeToContents);
    m_advice = makeLabel(body);
    m_sha = makeLabel(body);
    m_sha->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_advice);
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
    auto* how = new QHBoxLayout;
    how->addWidget(m_how);
    how->addWidget(m_quick);
    how->addWidget(m_full);
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

void VerifyWindow::chooseArchive()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose an archive"), QFileInfo(m_path).path(),
        tr("Packages (*.tar *.tar.zst *.tar.gz *.tgz *.zip)") + u";;"_s + tr("All files (*)"));
    if (!path.isEmpty()) {
        verify(path);
    }
}

void VerifyWindow::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), QFileInfo(m_path).path());
    if (!path.isEmpty()) {
        verify(path);
    }
}

void VerifyWindow::verify(const QString& path)
{
    m_path = path;
    m_isQuick = m_quick->isChecked();
    m_result.reset();
    m_error.reset();
    m_bytes = std::make_shared<std::atomic<std::uint64_t>>(0);
    m_state = State::Running;
    m_clock.start();
    m_tick.start();
    m_job.start(
        [name = QFile::encodeName(path).toStdString(), quick = m_isQuick, bytes = m_bytes](const std::stop_token& stop) {
            VerifyOptions options;
            options.quick = quick;
            options.stop = stop;
            options.progress = [bytes](std::uint64_t done, std::uint64_t) { bytes->store(done, std::memory_order_relaxed); };
            return verifyPackage(name, options);
        },
        [this](Result<Verification> result) { finish(std::move(result)); });
    enterState();
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

void VerifyWindow::finish(Result<Verification> result)
{
    m_tick.stop();
    m_seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    if (result) {
        m_state = State::Done;
        m_result = std::move(*result);
    } else {
        m_state = State::Failed;
        m_error = result.error();
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
    m_copy->setEnabled(m_result.has_value());
    m_table->setVisible(m_model->rowCount() > 0);
    const bool hasSha = m_result && !m_result->sha256.empty();
    m_sha->setVisible(hasSha);
    m_sha->setText(hasSha ? tr("SHA-256 of the archive: %1").arg(QString::fromStdString(m_result->sha256)) : QString());
    showAdvice();
}

void VerifyWindow::showStatus(StatusColor status)
{
    m_icon->setPixmap(theme::pixmap(
        theme::statusIcon(status), theme::status(status, palette()), theme::scaled(32), devicePixelRatioF()));
}

void VerifyWindow::showProgress()
{
    const std::uint64_t done = m_bytes->load(std::memory_order_relaxed);
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000;
    // Before that the speed is a guess.
    const bool hasSpeed = done > 0 && seconds > 0.2;
    m_facts->setText(hasSpeed ? tr("%1 read, %2 a second")
                                    .arg(formatBytes(done), formatBytes(static_cast<std::uint64_t>(double(done) / seconds)))
                              : tr("%1 read").arg(formatBytes(done)));
}

void VerifyWindow::showAdvice()
{
    QString text;
    switch (m_state) {
    case State::Empty:
        text = tr("Vitrine reads every file of the package and compares it with the sums that were written when it was packed. "
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
            text = displayText(difference->path) + u", "_s + VerifyWords::kind(difference->kind) + u'\n'
                + VerifyWords::advice(difference->kind);
        } else {
            text = VerifyWords::advice(*m_result, m_isQuick);
        }
        break;
    }
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
    m_copy->setText(tr("Copy the &report"));
    m_archive->setText(tr("Choose an &archive…"));
    m_folder->setText(tr("Choose a &folder…"));
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
