// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/wizard_state.h"

#include <QFile>
#include <QLocale>
#include <QSettings>

#include <algorithm>
#include <filesystem>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

WizardState::WizardState(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QObject* parent)
    : QObject(parent)
    , m_directory(std::move(directory))
    , m_unit(unit)
{
    const std::string last = QSettings().value(u"wizard/purpose"_s).toString().toStdString();
    m_options.purpose = purposeByName(last).value_or(Purpose::Share);
    m_options.language = QLocale().language() == QLocale::Chinese ? "zh_CN" : "en";
    replan();
}

void WizardState::setOptions(PackageOptions options)
{
    m_isChecked = m_isChecked && options.purpose == m_options.purpose;
    m_options = std::move(options);
    replan();
}

void WizardState::setOutput(const QString& output)
{
    if (output != m_output) {
        m_output = output;
        replan();
    }
}

const Waiver* WizardState::waiver(const std::string& check) const
{
    const auto found = std::ranges::find(m_options.waivers, check, &Waiver::check);
    return found == m_options.waivers.end() ? nullptr : &*found;
}

void WizardState::replan()
{
    m_isPlanned = false;
    emit planningBegun();
    const auto known = m_isChecked ? m_plan : std::shared_ptr<const PackagePlan>();
    const std::string output = QFile::encodeName(m_output).toStdString();
    m_job.start(
        [directory = m_directory, unit = m_unit, options = m_options, known, output](std::stop_token stop) mutable {
            Checklist checklist;
            if (known) {
                checklist = known->checklist;
            } else {
                CheckOptions checks;
                checks.purpose = options.purpose;
                checks.stop = std::move(stop);
                checklist = runChecks(*directory, unit, checks);
            }
            options.freeBytes = freeBytesAt(output);
            return std::shared_ptr<const PackagePlan>(
                std::make_shared<PackagePlan>(planPackage(*directory, unit, checklist, options)));
        },
        [this](std::shared_ptr<const PackagePlan> plan) {
            m_plan = std::move(plan);
            m_isPlanned = true;
            m_isChecked = true;
            emit planChanged();
        });
}

} // namespace vitrine
