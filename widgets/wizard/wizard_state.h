// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_writer.h"
#include "widgets/background/latest_job.h"
#include "widgets/wizard/plan_view.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <string>

namespace vitrine {

/// What the pages of the wizard decide together, and the plan that follows from it. Checks and plan are computed on
/// another thread; `planChanged` says that they are there, `planningBegun` that those shown are out of date. What was
/// decided is kept as a draft until a package was written.
class WizardState final : public QObject
{
    Q_OBJECT
public:
    enum class When : std::uint8_t { Now, AfterTyping };

    WizardState(std::shared_ptr<const ModelDirectory> directory, std::uint32_t unit, QObject* parent);
    ~WizardState() override;

    [[nodiscard]] const std::shared_ptr<const ModelDirectory>& directory() const { return m_directory; }
    [[nodiscard]] const Unit& unit() const { return m_directory->units[m_unit]; }
    [[nodiscard]] const PackageOptions& options() const { return m_options; }
    /// Plans anew; another purpose also asks the checks anew.
    void setOptions(PackageOptions options, When when = When::Now);
    [[nodiscard]] const TermAnswers& answers() const { return m_answers; }
    void answer(const std::string& term, LicenceTerm::State state);
    /// Where the package goes; what is free there is part of the plan.
    void setOutput(const QString& output, bool isOwn);
    [[nodiscard]] QString output() const { return m_output; }
    /// Typed or chosen: no suggestion replaces it.
    [[nodiscard]] bool isOwnOutput() const { return m_isOwnOutput; }
    /// What lies at the output may be replaced.
    void setReplace(bool replace);
    [[nodiscard]] bool replace() const { return m_replace; }

    /// Of the options before, as long as `isPlanned` is false; never null.
    [[nodiscard]] const std::shared_ptr<const PlanView>& view() const { return m_view; }
    [[nodiscard]] const PackagePlan& plan() const { return m_view->plan; }
    [[nodiscard]] bool isPlanned() const { return m_isPlanned; }
    [[nodiscard]] const Waiver* waiver(const std::string& check) const;

    /// The result; `output` empty until there is one, and again as soon as anything is decided otherwise.
    [[nodiscard]] const WrittenPackage& written() const { return m_written; }
    void setWritten(WrittenPackage written);

    /// When the draft was kept that was taken up; invalid when there was none.
    [[nodiscard]] QDateTime draftTime() const { return m_draftTime; }
    /// Forgets everything that was decided, and the draft.
    void startAfresh();
    void saveDraft();

signals:
    void planningBegun();
    void planChanged();
    /// Everything is as at the beginning.
    void startedAfresh();

private:
    [[nodiscard]] PackageOptions suggestedOptions() const;
    void change(When when);
    void replan();

    std::shared_ptr<const ModelDirectory> m_directory;
    std::uint32_t m_unit;
    PackageOptions m_options;
    TermAnswers m_answers;
    QString m_output;
    bool m_isOwnOutput = false;
    bool m_replace = false;
    WrittenPackage m_written;
    std::shared_ptr<const PlanView> m_view = std::make_shared<PlanView>();
    std::array<std::shared_ptr<const CheckedUnit>, std::size_t(Purpose::Count)> m_checked;
    bool m_isPlanned = false;
    bool m_isDraftDue = false;
    QDateTime m_draftTime;
    QTimer m_typing;
    QTimer m_saving;
    LatestJob m_job{this};
};

} // namespace vitrine
