// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_plan.h"
#include "model/packaging/package_writer.h"
#include "widgets/background/latest_job.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>

namespace vitrine {

/// What the pages of the wizard decide together, and the plan that follows from it. Checks and plan are computed on
/// another thread; `planChanged` says that they are there, `planningBegun` that those shown are out of date.
class WizardState final : public QObject
{
    Q_OBJECT
public:
    WizardState(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QObject* parent);

    [[nodiscard]] const std::shared_ptr<const ModelDirectory>& directory() const { return m_directory; }
    [[nodiscard]] const Unit& unit() const { return m_directory->units[m_unit]; }
    [[nodiscard]] const PackageOptions& options() const { return m_options; }
    /// Plans anew; another purpose also asks the checks anew.
    void setOptions(PackageOptions options);
    /// Where the package goes; what is free there is part of the plan.
    void setOutput(const QString& output);
    [[nodiscard]] QString output() const { return m_output; }
    /// Of the options before, as long as `isPlanned` is false; never null.
    [[nodiscard]] const std::shared_ptr<const PackagePlan>& plan() const { return m_plan; }
    [[nodiscard]] bool isPlanned() const { return m_isPlanned; }
    [[nodiscard]] const Waiver* waiver(const std::string& check) const;

    bool replace = false; ///< what lies at `output` may be replaced
    WrittenPackage written; ///< the result; `output` empty until there is one

signals:
    void planningBegun();
    void planChanged();

private:
    void replan();

    std::shared_ptr<const ModelDirectory> m_directory;
    std::uint32_t m_unit;
    PackageOptions m_options;
    QString m_output;
    std::shared_ptr<const PackagePlan> m_plan = std::make_shared<PackagePlan>();
    bool m_isPlanned = false;
    bool m_isChecked = false; ///< the plan's checklist is of the purpose that is asked for
    LatestJob m_job{this};
};

} // namespace vitrine
