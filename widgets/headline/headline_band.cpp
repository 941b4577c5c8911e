// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/headline/headline_band.h"

#include "model/words/quantity.h"
#include "widgets/headline/facts_line.h"
#include "widgets/headline/part_chips.h"
#include "widgets/headline/sentence_label.h"
#include "widgets/headline/unit_list.h"
#include "widgets/selection/selection.h"
#include "widgets/theme/primary_button.h"
#include "widgets/theme/theme.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>

#include <numeric>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int ProgressAfter = 400; ///< milliseconds before the progress line appears
constexpr int AnnounceEvery = 5000;
constexpr std::size_t MostDtypes = 3;

std::uint64_t totalBytes(const std::vector<FileEntry>& files)
{
    return std::accumulate(
        files.begin(), files.end(), std::uint64_t{0},
        [](std::uint64_t sum, const FileEntry& file) { return sum + file.size; });
}

} // namespace

HeadlineBand::HeadlineBand(Selection* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_icon(new QLabel(this))
    , m_sentence(new SentenceLabel(this))
    , m_facts(new FactsLine(this))
    , m_showing(new QLabel(this))
    , m_units(new QComboBox(this))
    , m_unitList(new UnitList(this))
    , m_chips(new PartChips(this))
    , m_cancel(new QPushButton(this))
    , m_goOn(new PrimaryButton(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_icon->setFixedSize(theme::scaled(32), theme::scaled(32));
    m_units->setObjectName(u"unitShown"_s);
    m_units->setModel(m_unitList);
    m_units->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_units->setMinimumContentsLength(18);
    m_units->setMaxVisibleItems(20);
    m_showing->setBuddy(m_units);
    m_cancel->setIcon(theme::icon(u"action/cancel"_s));
    m_goOn->setIconName(u"action/reload"_s);

    auto* first = new QHBoxLayout;
    first->addWidget(m_sentence, 1);
    first->addSpacing(theme::scaled(12));
    first->addWidget(m_showing);
    first->addWidget(m_units);
    auto* second = new QHBoxLayout;
    second->addWidget(m_facts, 1);
    second->addWidget(m_chips);
    auto* lines = new QVBoxLayout;
    lines->setSpacing(theme::scaled(4));
    lines->addLayout(first);
    lines->addLayout(second);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(10), theme::scaled(16), theme::scaled(10));
    layout->setSpacing(theme::scaled(16));
    layout->addWidget(m_icon, 0, Qt::AlignVCenter);
    layout->addLayout(lines, 1);
    layout->addWidget(m_cancel);
    layout->addWidget(m_goOn);

    m_spin.setInterval(60);
    connect(&m_spin, &QTimer::timeout, this, [this] {
        m_angle = (m_angle + 24) % 360;
        showProgress();
    });
    connect(m_units, &QComboBox::activated, this, [this](int row) {
        m_selection->setUnit(static_cast<std::uint32_t>(row));
    });
    connect(m_chips, &PartChips::partChosen, this, &HeadlineBand::choosePart);
    connect(m_cancel, &QPushButton::clicked, this, &HeadlineBand::cancelWanted);
    connect(m_goOn, &QPushButton::clicked, this, &HeadlineBand::goOnWanted);
    connect(m_selection, &Selection::directoryChanged, this, [this] {
        m_unitList->setDirectory(m_selection->directory()); // what is said of it follows with its unit
    });
    connect(m_selection, &Selection::unitChanged, this, &HeadlineBand::refresh);
    retranslate();
}

QString HeadlineBand::sentence() const
{
    return m_sentence->text();
}

void HeadlineBand::showReading()
{
    m_progress = {};
    m_readingFor.start();
    m_sinceAnnounced.invalidate();
    setMode(Mode::Reading);
    m_spin.start();
    showProgress();
}

void HeadlineBand::setProgress(const OpenProgress& progress)
{
    m_progress = progress;
}

/// Called by the spinner's clock, so that progress costs the same whatever is read.
void HeadlineBand::showProgress()
{
    if (m_mode != Mode::Reading) {
        m_spin.stop();
        return;
    }
    QString text;
    std::vector<Fact> facts;
    switch (m_progress.stage) {
    case OpenProgress::Stage::Scanning:
        text = tr("Looking for files");
        if (m_progress.done > 0) {
            facts.push_back({formatCount(m_progress.done), tr("files so far")});
        }
        break;
    case OpenProgress::Stage::ReadingHeaders:
        text = tr("Reading the headers of %n file(s)", nullptr, static_cast<int>(m_progress.total));
        facts.push_back({u"%1 / %2"_s.arg(formatCount(m_progress.done), formatCount(m_progress.total)), tr("files")});
        break;
    case OpenProgress::Stage::Judging:
        text = tr("Putting together what was read");
        break;
    }
    facts.push_back({formatSeconds(static_cast<double>(m_readingFor.elapsed()) / 1000.0), {}});
    m_sentence->setText(text);
    m_facts->setFacts(std::move(facts));
    const QColor color = theme::accent(palette());
    const int size = theme::scaled(32);
    QPixmap turned(QSize(size, size) * devicePixelRatioF());
    turned.setDevicePixelRatio(devicePixelRatioF());
    turned.fill(Qt::transparent);
    QPainter painter(&turned);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(size / 2.0, size / 2.0);
    painter.rotate(m_angle);
    painter.drawPixmap(
        QPointF(-size / 2.0, -size / 2.0), theme::pixmap(u"status/running"_s, color, size, devicePixelRatioF()));
    painter.end();
    m_icon->setPixmap(turned);
    update(0, height() - theme::scaled(3), width(), theme::scaled(3));
    if (!m_sinceAnnounced.isValid() || m_sinceAnnounced.elapsed() >= AnnounceEvery) {
        m_sinceAnnounced.start();
        announce(m_sentence->text() + u' ' + m_facts->text());
    }
}

void HeadlineBand::refresh()
{
    const auto directory = m_selection->directory();
    if (!directory || m_selection->isReading()) {
        return;
    }
    if (directory->cancelled) {
        showCancelled();
    } else {
        showVerdict();
    }
}

void HeadlineBand::showVerdict()
{
    const auto directory = m_selection->directory();
    const Unit& unit = directory->units[m_selection->unit()];
    setMode(Mode::Verdict);
    m_sentence->setText(unit.verdict.sentence.text());
    m_facts->setFacts(factsOf(unit));
    m_chips->setParts(unit.parts);
    m_units->setCurrentIndex(static_cast<int>(m_selection->unit()));
    const bool hasChoice = directory->units.size() > 1;
    m_units->setVisible(hasChoice);
    m_showing->setVisible(hasChoice);
    const StatusColor status = theme::verdictColor(unit.verdict.state);
    setState(theme::statusIcon(status), theme::status(status, palette()));
    announce(m_sentence->text());
}

void HeadlineBand::showCancelled()
{
    setMode(Mode::Cancelled);
    const bool counts = m_progress.stage == OpenProgress::Stage::ReadingHeaders && m_progress.total > 0;
    m_sentence->setText(
        counts ? tr("Reading was cancelled after %1 of %2 files")
                     .arg(formatCount(m_progress.done), formatCount(m_progress.total))
               : tr("Reading was cancelled"));
    m_facts->setFacts({{tr("What was read is shown below. Nothing is said about completeness."), {}}});
    setState(theme::statusIcon(StatusColor::Half), theme::muted(palette()));
    announce(m_sentence->text());
}

void HeadlineBand::setMode(Mode mode)
{
    m_mode = mode;
    if (mode != Mode::Reading) {
        m_spin.stop();
    }
    m_cancel->setVisible(mode == Mode::Reading);
    m_goOn->setVisible(mode == Mode::Cancelled);
    m_chips->setVisible(mode == Mode::Verdict);
    if (mode != Mode::Verdict) {
        m_units->hide();
        m_showing->hide();
    }
    update();
}

void HeadlineBand::setState(const QString& icon, const QColor& color)
{
    m_icon->setPixmap(theme::pixmap(icon, color, theme::scaled(32), devicePixelRatioF()));
}

std::vector<Fact> HeadlineBand::factsOf(const Unit& unit) const
{
    std::vector<Fact> facts;
    if (!unit.architecture.empty()) {
        facts.push_back({Message::verbatim(unit.architecture).text(), {}});
    } else if (!unit.modelType.empty()) {
        facts.push_back({Message::verbatim(unit.modelType).text(), {}});
    }
    if (unit.parameters > 0) {
        facts.push_back({formatParameters(unit.parameters), tr("parameters")});
    }
    QStringList dtypes;
    for (std::size_t i = 0; i < unit.dtypes.size() && i < MostDtypes; ++i) {
        dtypes << Message::verbatim(unit.dtypes[i].dtype).text();
    }
    if (!dtypes.isEmpty()) {
        facts.push_back({dtypes.join(u", "_s) + (unit.dtypes.size() > MostDtypes ? u" …"_s : QString()), {}});
    }
    if (unit.weights.size() > 1) {
        facts.push_back({formatCount(unit.weights.size()), unit.shardSets.empty() ? tr("weight files") : tr("shards")});
    }
    if (unit.tensorBytes > 0) {
        facts.push_back({formatBytes(unit.tensorBytes), unit.residueBytes > 0 ? tr("to load") : QString()});
    }
    if (unit.step) {
        facts.push_back({formatCount(*unit.step), tr("steps")});
    }
    if (facts.empty()) {
        // A folder of models has none itself; what lies below it is what there is.
        const auto& files = m_selection->directory()->files;
        const bool isWhole = unit.files.empty() && m_selection->unit() == 0;
        facts.push_back({formatCount(isWhole ? files.size() : unit.files.size()), tr("files")});
        if (isWhole) {
            facts.push_back({formatBytes(totalBytes(files)), {}});
        }
    }
    return facts;
}

QString HeadlineBand::report() const
{
    QStringList lines{m_sentence->text(), m_facts->text()};
    if (const auto directory = m_selection->directory(); directory && m_mode == Mode::Verdict) {
        lines.prepend(Message::verbatim(directory->path).text());
        for (const PartStatus& part : directory->units[m_selection->unit()].parts) {
            lines << (part.state == PartState::Missing       ? tr("%1: missing")
                          : part.state == PartState::Damaged ? tr("%1: damaged")
                                                             : tr("%1: here"))
                         .arg(part.title.text());
        }
    }
    return lines.join(u'\n');
}

void HeadlineBand::announce(const QString& text)
{
    if (QAccessible::isActive()) {
        QAccessibleAnnouncementEvent event(this, text);
        QAccessible::updateAccessibility(&event);
    }
}

void HeadlineBand::choosePart(const PartStatus& part)
{
    SelectionState state;
    if (part.state == PartState::Missing) {
        state.missingPart = part.part;
    }
    state.files = part.files;
    std::ranges::sort(state.files);
    state.scope = part.title.text();
    m_selection->select(state);
}

void HeadlineBand::openUnitChooser()
{
    if (m_units->isVisible()) {
        m_units->setFocus(Qt::ShortcutFocusReason);
        m_units->showPopup();
    }
}

/// Many parts may not crowd out the facts.
void HeadlineBand::resizeEvent(QResizeEvent* event)
{
    m_chips->setMaximumWidth(width() * 3 / 5);
    QWidget::resizeEvent(event);
}

void HeadlineBand::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

void HeadlineBand::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, theme::hairline(palette()));
    if (m_mode == Mode::Reading && m_readingFor.elapsed() >= ProgressAfter && m_progress.total > 0) {
        const double part = static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total);
        const int thick = theme::scaled(3);
        painter.fillRect(QRectF(0, height() - thick, width() * std::min(part, 1.0), thick), theme::accent(palette()));
    }
}

void HeadlineBand::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(theme::icon(u"action/copy"_s), tr("Copy &sentence"), this, [this] {
        QGuiApplication::clipboard()->setText(sentence());
    });
    menu.addAction(tr("Copy &report"), this, [this] { QGuiApplication::clipboard()->setText(report()); });
    menu.exec(event->globalPos());
}

void HeadlineBand::retranslate()
{
    m_showing->setText(tr("Showing"));
    m_cancel->setText(tr("Cancel"));
    m_goOn->setText(tr("Go on reading"));
    m_sentence->setAccessibleName(tr("Verdict"));
    m_units->setAccessibleName(tr("Unit shown"));
    m_unitList->retranslate();
    m_chips->retranslate();
    refresh();
}

} // namespace vitrine
