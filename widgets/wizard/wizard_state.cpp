// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/wizard_state.h"

#include "widgets/wizard/wizard_draft.h"

#include <QFile>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <filesystem>
#include <set>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int TypingMilliseconds = 200;
constexpr int SavingMilliseconds = 500;

/// What is free in the folder that holds `output`; nothing where that cannot be asked.
std::optional<std::uint64_t> freeBytesAt(const std::string& output)
{
    if (output.empty()) {
        return std::nullopt;
    }
    std::error_code fault;
    const auto space = std::filesystem::space(std::filesystem::path(output).parent_path(), fault);
    return fault ? std::nullopt : std::optional<std::uint64_t>(space.available);
}

void dropRepeated(std::vector<std::string>& list)
{
    std::set<std::string> seen;
    std::erase_if(list, [&](const std::string& entry) { return !seen.insert(entry).second; });
}

} // namespace

WizardState::WizardState(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QObject* parent)
    : QObject(parent)
    , m_directory(std::move(directory))
    , m_unit(unit)
    , m_options(suggestedOptions())
{
    m_typing.setSingleShot(true);
    m_saving.setSingleShot(true);
    m_saving.setInterval(SavingMilliseconds);
    connect(&m_typing, &QTimer::timeout, this, &WizardState::replan);
    connect(&m_saving, &QTimer::timeout, this, &WizardState::saveDraft);
    if (auto draft = DraftStore::load(*m_directory, m_unit)) {
        m_options = std::move(draft->options);
        m_answers = std::move(draft->answers);
        m_output = draft->output;
        m_isOwnOutput = !m_output.isEmpty();
        m_draftTime = draft->saved;
    }
    replan();
}

WizardState::~WizardState()
{
    saveDraft();
}

PackageOptions WizardState::suggestedOptions() const
{
    PackageOptions options;
    const std::string last = QSettings().value(u"wizard/purpose"_s).toString().toStdString();
    options.purpose = purposeByName(last).value_or(Purpose::Share);
    options.language = QLocale().language() == QLocale::Chinese ? "zh_CN" : "en";
    return options;
}

void WizardState::setOptions(PackageOptions options, When when)
{
    m_options = std::move(options);
    // The same file may be left out in the window's tree, in the draft and here.
    dropRepeated(m_options.include);
    dropRepeated(m_options.exclude);
    change(when);
}

void WizardState::answer(const std::string& term, LicenceTerm::State state)
{
    m_answers[term] = state;
    change(When::Now);
}

void WizardState::setOutput(const QString& output, bool isOwn)
{
    if (output == m_output && isOwn == m_isOwnOutput) {
        return;
    }
    const bool isElsewhere = output != m_output;
    m_output = output;
    m_isOwnOutput = isOwn;
    if (isOwn) {
        change(When::AfterTyping);
    } else if (isElsewhere) {
        m_written = {};
        replan(); // a suggestion is no decision: nothing to keep
    }
}

void WizardState::setReplace(bool replace)
{
    m_replace = replace;
}

void WizardState::setWritten(WrittenPackage written)
{
    m_written = std::move(written);
    if (!m_written.output.empty()) {
        m_saving.stop();
        m_isDraftDue = false;
        DraftStore::drop(*m_directory, m_unit);
    }
}

const Waiver* WizardState::waiver(const std::string& check) const
{
    const auto found = std::ranges::find(m_options.waivers, check, &Waiver::check);
    return found == m_options.waivers.end() ? nullptr : &*found;
}

void WizardState::startAfresh()
{
    m_saving.stop();
    m_isDraftDue = false;
    DraftStore::drop(*m_directory, m_unit);
    m_options = suggestedOptions();
    m_answers.clear();
    m_output.clear();
    m_isOwnOutput = false;
    m_replace = false;
    m_written = {};
    m_draftTime = {};
    replan();
    emit startedAfresh();
}

void WizardState::saveDraft()
{
    m_saving.stop();
    if (std::exchange(m_isDraftDue, false)) {
        DraftStore::save(
            *m_directory, m_unit,
            {m_options, m_answers, m_isOwnOutput ? m_output : QString(), QDateTime::currentDateTime()});
    }
}

void WizardState::change(When when)
{
    m_written = {};
    m_isDraftDue = true;
    m_saving.start();
    if (when == When::Now) {
        replan();
        return;
    }
    m_job.stop();
    m_isPlanned = false;
    emit planningBegun();
    m_typing.start(TypingMilliseconds);
}

void WizardState::replan()
{
    m_typing.stop();
    m_isPlanned = false;
    emit planningBegun();
    const auto purpose = static_cast<std::size_t>(m_options.purpose);
    const std::string output = QFile::encodeName(m_output).toStdString();
    m_job.start(
        [directory = m_directory, unit = m_unit, options = m_options, answers = m_answers, checked = m_checked[purpose],
         output](const std::stop_token& stop) mutable {
            if (!checked) {
                checked = std::make_shared<CheckedUnit>(checkUnit(*directory, unit, options.purpose, stop));
            }
            options.freeBytes = freeBytesAt(output);
            return std::shared_ptr<const PlanView>(std::make_shared<PlanView>(
                makePlanView(*directory, unit, std::move(checked), std::move(options), answers, stop)));
        },
        [this, purpose](std::shared_ptr<const PlanView> view) {
            m_view = std::move(view);
            m_checked[purpose] = m_view->checked;
            m_isPlanned = true;
            emit planChanged();
        });
}

} // namespace vitrine
