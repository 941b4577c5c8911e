// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/practice/practice_folder.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;

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

    void aPlaceThatCannotBeWrittenIsTold() { QCOMPARE(writePracticeFolder("/proc/none").error().code, ErrorCode::CannotWrite); }

private:
    QTemporaryDir m_parent;
    std::shared_ptr<const ModelDirectory> m_directory;
};

QTEST_GUILESS_MAIN(TestPractice)
#include "tst_practice.moc"
