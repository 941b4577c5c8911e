// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/checklist.h"
#include "model/directory/open_directory.h"
#include "model/practice/practice_folder.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

/// The practice folder is what its texts say: a whole model with two faults, and a checkpoint.
class TestPractice final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_parent.isValid());
        const auto path = writePracticeFolder(m_parent.path().toStdString());
        QVERIFY(path.has_value());
        const auto opened = openDirectory(*path);
        QVERIFY(opened.has_value());
        m_directory = *opened;
    }

    void theModelIsComplete()
    {
        const Unit& root = m_directory->root();
        QCOMPARE(root.verdict.kind, VerdictKind::CompleteModel);
        QVERIFY(root.verdict.loadable);
        QCOMPARE(root.architecture, std::string("LlamaForCausalLM"));
        QCOMPARE(root.tensorCount, std::uint64_t{21});
        // 2 × 64 × 32 for the embeddings, 2 × (32 + 1024 + 512 + 512 + 1024 + 32 + 3 × 2048) for the layers, 32 for the norm
        QCOMPARE(root.parameters, std::uint64_t{4096 + 2 * 9280 + 32});
    }

    void itHasNoProblemOfFormat()
    {
        for (const Problem& problem : m_directory->problems) {
            QVERIFY2(problem.severity == Severity::Note, problem.message.utf8().c_str());
        }
    }

    void itHasACheckpointWithItsState()
    {
        const auto checkpoint = std::ranges::find(m_directory->units, std::string("checkpoint-10"), &Unit::path);
        QVERIFY(checkpoint != m_directory->units.end());
        QCOMPARE(checkpoint->verdict.kind, VerdictKind::TrainingCheckpoint);
        QCOMPARE(checkpoint->step.value_or(0), std::uint64_t{10});
        const FileEntry* optimizer = m_directory->file("checkpoint-10/optimizer.pt");
        QVERIFY(optimizer != nullptr);
        QCOMPARE(optimizer->role, Role::OptimizerState);
    }

    /// What its README says is wrong with it, and nothing else: the licence, the home directory, the state of training.
    void itHasItsFaultsAndNoOthers()
    {
        const auto loud = [this](Purpose purpose) {
            QStringList ids;
            for (const Finding& finding : checksFor(purpose).findings) {
                if (finding.status == CheckStatus::Failure || finding.status == CheckStatus::Warning) {
                    ids += QString::fromUtf8(finding.id.data(), qsizetype(finding.id.size()))
                        + (finding.status == CheckStatus::Failure ? u"!"_s : QString());
                }
            }
            return ids.join(u' ');
        };
        QCOMPARE(loud(Purpose::Deploy), u"licence.present share.personal share.residue"_s);
        QCOMPARE(loud(Purpose::Share), u"licence.present! share.personal share.residue"_s);
        QCOMPARE(loud(Purpose::Resume), QString());
    }

    void itsFaultsAreWhereItsReadmeSays()
    {
        const Checklist list = checksFor(Purpose::Share);
        QCOMPARE(pathsOf(*list.finding("share.personal")), u"config.json"_s);
        QVERIFY(list.finding("share.personal")->detail.text().contains(u"/home/an"_s));
        const Finding* residue = list.finding("share.residue");
        QVERIFY(pathsOf(*residue).contains(u"checkpoint-10/optimizer.pt"_s));
        QVERIFY(!pathsOf(*residue).contains(u"model-00001"_s) || pathsOf(*residue).contains(u"checkpoint-10/model-00001"_s));
        // Its README says that this costs more than the model itself.
        std::uint64_t bytes = 0;
        for (const FileIndex file : residue->files) {
            bytes += m_directory->files[file].size;
        }
        QVERIFY(bytes > m_directory->root().tensorBytes);
    }

    void whatCouldNotBeDecidedIsNothingOfItsOwn()
    {
        for (const Finding& finding : checksFor(Purpose::Share).findings) {
            // Values and hashes wait for a request, and of a second copy nobody can know.
            QVERIFY2(
                finding.status != CheckStatus::NotVerified || finding.pending || finding.id == "keep.copies",
                finding.id.data());
        }
    }

    void aPlaceThatCannotBeWrittenIsTold() { QCOMPARE(writePracticeFolder("/proc/none").error().code, ErrorCode::CannotWrite); }

private:
    [[nodiscard]] Checklist checksFor(Purpose purpose) const
    {
        CheckOptions options;
        options.purpose = purpose;
        return runChecks(*m_directory, 0, options);
    }

    [[nodiscard]] QString pathsOf(const Finding& finding) const
    {
        QStringList paths;
        for (const FileIndex file : finding.files) {
            paths += QString::fromStdString(m_directory->files[file].path);
        }
        return paths.join(u' ');
    }

    QTemporaryDir m_parent;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
