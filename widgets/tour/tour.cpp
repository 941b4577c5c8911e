// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tour/tour.h"

#include "model/explain/explanation.h"
#include "model/tensors/tensor_store.h"
#include "widgets/selection/selection.h"
#include "widgets/tour/callout.h"
#include "widgets/tour/target_ring.h"
#include "widgets/tour/tour_target.h"

#include <QApplication>
#include <QEvent>
#include <QSettings>
#include <QTimer>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr auto Place = "tour/step"_L1;
constexpr int Gap = 2; ///< between the target and its ring

int stepCount()
{
    return static_cast<int>(tourSteps().size());
}

int storedStep()
{
    const QString id = QSettings().value(Place).toString();
    for (int i = 0; i < stepCount(); ++i) {
        if (id == QLatin1StringView(tourSteps()[static_cast<std::size_t>(i)].id)) {
            return i;
        }
    }
    return 0;
}

/// The files of a role in the unit that is shown, else anywhere.
std::vector<FileIndex> filesOf(const ModelDirectory& directory, Role role)
{
    std::vector<FileIndex> here;
    std::vector<FileIndex> anywhere;
    for (FileIndex i = 0; i < directory.files.size(); ++i) {
        if (directory.files[i].role == role) {
            anywhere.push_back(i);
            if (directory.files[i].path.find('/') == std::string::npos) {
                here.push_back(i);
            }
        }
    }
    return here.empty() ? anywhere : here;
}

/// A tensor that has something to tell, of the unit that is shown: a query projection where there is one.
std::optional<std::uint32_t> telling(const ModelDirectory& directory, std::uint32_t unit)
{
    constexpr std::uint32_t Looked = 10'000;
    const TensorStore& tensors = *directory.tensors;
    for (std::uint32_t row = 0; row < std::min(tensors.size(), Looked); ++row) {
        if (tensors.name(row).ends_with("q_proj.weight") && directory.files[tensors.file(row)].unit == unit) {
            return row;
        }
    }
    return tensors.isEmpty() ? std::nullopt : std::optional<std::uint32_t>(0);
}

} // namespace

Tour::Tour(QWidget* window, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_selection(window->findChild<Selection*>())
    , m_callout(new Callout(window))
    , m_ring(new TargetRing(window))
{
    connect(m_callout, &Callout::nextWanted, this, &Tour::next);
    connect(m_callout, &Callout::backWanted, this, &Tour::back);
    connect(m_callout, &Callout::leaveWanted, this, &Tour::leave);
    if (m_selection != nullptr) {
        connect(m_selection, &Selection::directoryChanged, this, [this] {
            if (m_waiting >= 0 && isPracticeOpen()) {
                // The window lays itself out around the new directory first.
                QTimer::singleShot(0, this, [this] { showStep(std::exchange(m_waiting, -1)); });
            }
        });
    }
    m_window->installEventFilter(this);
}

Tour::~Tour() = default;

bool Tour::isPracticeOpen() const
{
    const auto directory = m_selection != nullptr ? m_selection->directory() : nullptr;
    return directory && !m_selection->isReading() && directory->path.ends_with("vitrine-practice");
}

bool Tour::canResume() const
{
    return storedStep() > 0;
}

void Tour::start()
{
    beginAt(0);
}

void Tour::resume()
{
    beginAt(storedStep());
}

void Tour::beginAt(int step)
{
    if (!isRunning()) {
        m_focusBefore = QApplication::focusWidget();
    }
    if (m_selection == nullptr || isPracticeOpen()) {
        showStep(step);
        return;
    }
    m_waiting = step;
    emit practiceWanted();
}

void Tour::showStep(int step)
{
    if (step < 0 || step >= stepCount()) {
        return;
    }
    const TourStep& shown = tourSteps()[static_cast<std::size_t>(step)];
    m_step = step;
    QSettings().setValue(Place, QString::fromLatin1(shown.id));
    select(shown.pick);
    if (m_target) {
        m_target->removeEventFilter(this);
    }
    m_target = showTarget(m_window, shown);
    if (m_target) {
        m_target->installEventFilter(this);
    }
    speak();
    place();
    m_callout->show();
    m_callout->setFocus(Qt::OtherFocusReason);
    emit stepShown(step);
}

void Tour::speak()
{
    const auto text = explain(ExplainKind::Tour, std::string_view(tourSteps()[static_cast<std::size_t>(m_step)].id));
    m_callout->setWords(text ? text->title : QString(), text ? text->text(ExplainField::What) : QString(), m_step, stepCount());
}

void Tour::place()
{
    if (!isRunning()) {
        return;
    }
    QRect target;
    if (m_target && m_target->isVisible() && m_target->window() == m_window->window()) {
        target = QRect(m_target->mapTo(m_window, QPoint()), m_target->size());
    }
    m_ring->setVisible(!target.isNull());
    if (!target.isNull()) {
        target = target.adjusted(-Gap, -Gap, Gap, Gap).intersected(m_window->rect());
        m_ring->setGeometry(target);
        m_ring->raise();
    }
    m_callout->pointAt(target);
}

void Tour::select(TourPick pick)
{
    const auto directory = m_selection != nullptr ? m_selection->directory() : nullptr;
    if (!directory) {
        return;
    }
    SelectionState state;
    switch (pick) {
    case TourPick::Nothing:
        break;
    case TourPick::Weights:
        state.files = filesOf(*directory, Role::Weights);
        break;
    case TourPick::Config:
        state.files = filesOf(*directory, Role::Config);
        break;
    case TourPick::Tokenizer:
        state.files = filesOf(*directory, Role::Tokenizer);
        break;
    case TourPick::Tensor:
        state.tensor = directory->tensors ? telling(*directory, m_selection->unit()) : std::nullopt;
        if (state.tensor) {
            state.files = {directory->tensors->file(*state.tensor)};
        }
        break;
    case TourPick::OptimizerState:
        state.files = filesOf(*directory, Role::OptimizerState);
        break;
    case TourPick::MissingLicence:
        state.finding = u"licence.present"_s;
        break;
    case TourPick::HomePath:
        state.finding = u"share.personal"_s;
        state.files = filesOf(*directory, Role::Config);
        break;
    }
    if (state.files.size() > 1 && (pick == TourPick::Config || pick == TourPick::Tokenizer || pick == TourPick::OptimizerState)) {
        state.files.resize(1);
    }
    m_selection->select(state);
}

void Tour::next()
{
    if (m_step + 1 < stepCount()) {
        showStep(m_step + 1);
        return;
    }
    QSettings().remove(Place);
    close();
    emit finished();
}

void Tour::back()
{
    showStep(m_step - 1);
}

void Tour::leave()
{
    close();
}

void Tour::close()
{
    m_step = -1;
    m_waiting = -1;
    m_callout->hide();
    m_ring->hide();
    if (m_focusBefore && m_focusBefore->isVisible()) {
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    }
}

bool Tour::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
        // After the layout has settled; the target may lie deep inside what moves.
        QTimer::singleShot(0, this, &Tour::place);
        break;
    case QEvent::LanguageChange:
        if (object == m_window && isRunning()) {
            speak();
            QTimer::singleShot(0, this, &Tour::place);
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace vitrine
