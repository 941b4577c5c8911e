// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/files/tree_sample.h"
#include "widgets/files/files_model.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;
using Kind = FilesNode::Kind;

namespace {

/// The rows as indented text, the way one reads them.
QStringList rowsOf(const FilesModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << QString(depth, u'.') + model.text(FilesModel::id(index));
        rows << rowsOf(model, index, depth + 1);
    }
    return rows;
}

} // namespace

class TestFilesTree final : public QObject
{
    Q_OBJECT

private slots:
    void needsThenRolesThenFiles()
    {
        const test::TreeSample sample;
        FilesModel model;
        model.setTree(FilesTree::build(sample.directory, 0, TreeMode::Roles));
        const QStringList expected{
            u"Required to load"_s,
            u".Weights, 3 of 4 shards"_s,
            u"..model-00001-of-00004.safetensors"_s,
            u"..model-00002-of-00004.safetensors"_s,
            u"..model-00003-of-00004.safetensors"_s,
            u"..model-00004-of-00004.safetensors"_s,
            u".model.safetensors.index.json"_s,
            u".config.json"_s,
            u".Tokenizer, 2 file(s)"_s,
            u"..merges.txt"_s,
            u"..vocab.json"_s,
            u"Must be passed on"_s,
            u".Licence: missing"_s,
            u"Resume only"_s,
            u".checkpoint-500"_s,
            u"..optimizer.pt"_s,
            u"..model.safetensors"_s,
            u"Not needed"_s,
            u".runs/Nov01"_s,
            u"..events"_s,
            u"Must not be shared"_s,
            u".training_args.bin"_s,
            u"Other units"_s,
            u".model-Q4_K_M.gguf"_s,
        };
        QCOMPARE(rowsOf(model), expected);
    }

    void plainFoldersListEveryFileOnce()
    {
        const test::TreeSample sample;
        FilesModel model;
        const auto tree = FilesTree::build(sample.directory, 0, TreeMode::Folders);
        model.setTree(tree);
        auto files = tree->filesBelow(FilesTree::Root);
        QCOMPARE(files.size(), sample.directory->files.size());
        std::ranges::sort(files);
        QVERIFY(std::ranges::adjacent_find(files) == files.end());
        const QStringList rows = rowsOf(model);
        QCOMPARE(rows.first(), u"sample"_s);
        QVERIFY(rows.indexOf(u".checkpoint-500"_s) < rows.indexOf(u".config.json"_s)); // folders first
        QVERIFY(rows.contains(u"..Nov01"_s));
    }

    void everyFileHasARowInEveryMode_data()
    {
        QTest::addColumn<int>("unit");
        QTest::newRow("root") << 0;
        QTest::newRow("checkpoint") << 1;
        QTest::newRow("single file") << 2;
    }
    void everyFileHasARowInEveryMode()
    {
        QFETCH(int, unit);
        const test::TreeSample sample;
        for (const TreeMode mode : {TreeMode::Roles, TreeMode::Folders}) {
            const auto tree = FilesTree::build(sample.directory, static_cast<std::uint32_t>(unit), mode);
            for (FileIndex file = 0; file < sample.directory->files.size(); ++file) {
                QVERIFY2(tree->nodeOfFile(file) != FilesTree::NoNode, sample.directory->files[file].path.c_str());
                QCOMPARE(tree->node(tree->nodeOfFile(file)).file, file);
            }
        }
    }

    void sizesAddUp()
    {
        const test::TreeSample sample;
        std::uint64_t all = 0;
        for (const FileEntry& file : sample.directory->files) {
            all += file.size;
        }
        for (const TreeMode mode : {TreeMode::Roles, TreeMode::Folders}) {
            const auto tree = FilesTree::build(sample.directory, 0, mode);
            QCOMPARE(tree->node(FilesTree::Root).size, all);
            QCOMPARE(tree->node(FilesTree::Root).fileCount, sample.directory->files.size());
        }
    }

    void theBarTellsWhatTheBytesAreFor()
    {
        const test::TreeSample sample;
        const auto tree = FilesTree::build(sample.directory, 0, TreeMode::Roles);
        const auto bytesOf = [&](CompositionSegment::Kind kind, Need need) {
            std::uint64_t sum = 0;
            for (const auto& segment : tree->composition()) {
                sum += segment.kind == kind && segment.need == need ? segment.bytes : 0;
            }
            return sum;
        };
        QCOMPARE(bytesOf(CompositionSegment::Kind::Need, Need::ResumeOnly), 32'000'000'000U);
        QCOMPARE(bytesOf(CompositionSegment::Kind::Repeated, Need::NotNeeded), 12'000'000'000U);
        QCOMPARE(bytesOf(CompositionSegment::Kind::OtherUnit, Need::NotNeeded), 4'600'000'000U);
    }

    void theModelKeepsTheRules_data()
    {
        QTest::addColumn<bool>("folders");
        QTest::newRow("roles") << false;
        QTest::newRow("folders") << true;
    }
    void theModelKeepsTheRules()
    {
        QFETCH(bool, folders);
        const test::TreeSample sample;
        FilesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTree(FilesTree::build(sample.directory, 0, folders ? TreeMode::Folders : TreeMode::Roles));
        model.setMarks(FilesModel::rowMarks(*model.tree(), {{sample.config, StatusColor::Warning}}));
        model.setTree(FilesTree::build(sample.directory, 1, TreeMode::Roles));
        model.retranslate();
        model.setTree(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void marksReachTheGroupsAbove()
    {
        const test::TreeSample sample;
        FilesModel model;
        const auto tree = FilesTree::build(sample.directory, 0, TreeMode::Roles);
        model.setTree(tree);
        QSignalSpy looks(&model, &FilesModel::looksChanged);
        model.setMarks(
            FilesModel::rowMarks(
                *tree,
                {{sample.merges, StatusColor::Warning},
                 {sample.vocabulary, StatusColor::Failure},
                 {sample.config, StatusColor::NotVerified}}));
        QCOMPARE(looks.count(), 1);
        const QModelIndex merges = model.indexOf(tree->nodeOfFile(sample.merges));
        QCOMPARE(model.mark(merges), std::optional(StatusColor::Warning));
        QCOMPARE(model.mark(merges.parent()), std::optional(StatusColor::Failure));
        QVERIFY(!model.mark(model.indexOf(tree->nodeOfFile(sample.index))));
        QVERIFY(merges.data(Qt::AccessibleTextRole).toString().contains(u"Tokenizer"_s));
        QVERIFY(merges.data(Qt::AccessibleTextRole).toString().contains(u"warning"_s));
    }

    /// A tree view walks through all rows of a range that is said to have changed.
    void marksOfVeryManyFilesNameNoLongRange()
    {
        auto directory = std::make_shared<ModelDirectory>();
        directory->path = "/d";
        directory->tensors = std::make_shared<TensorStore>();
        Unit root;
        for (FileIndex file = 0; file < 3000; ++file) {
            FileEntry entry;
            entry.path = "data/" + std::to_string(file) + ".txt";
            directory->files.push_back(std::move(entry));
            root.files.push_back(file);
        }
        directory->units.push_back(std::move(root));
        for (const TreeMode mode : {TreeMode::Roles, TreeMode::Folders}) {
            FilesModel model;
            model.setTree(FilesTree::build(directory, 0, mode));
            QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
            QSignalSpy looks(&model, &FilesModel::looksChanged);
            model.setMarks(FilesModel::rowMarks(*model.tree(), {{2999, StatusColor::Failure}}));
            model.retranslate();
            QCOMPARE(looks.count(), 2);
            for (const auto& change : changes) {
                const auto first = change[0].toModelIndex(), last = change[1].toModelIndex();
                QVERIFY(last.row() - first.row() < 100);
            }
            QCOMPARE(model.mark(model.indexOf(model.tree()->nodeOfFile(2999))), std::optional(StatusColor::Failure));
        }
    }

    void pathsAreThoseOfTheDisk()
    {
        const test::TreeSample sample;
        FilesModel model;
        for (const TreeMode mode : {TreeMode::Roles, TreeMode::Folders}) {
            const auto tree = FilesTree::build(sample.directory, 0, mode);
            model.setTree(tree);
            const auto log = tree->nodeOfFile(sample.log);
            QCOMPARE(model.path(log), u"/models/sample/runs/Nov01/events"_s);
            QCOMPARE(model.path(tree->node(log).parent), u"/models/sample/runs/Nov01"_s);
        }
        const auto tree = FilesTree::build(sample.directory, 0, TreeMode::Folders);
        model.setTree(tree);
        QCOMPARE(model.path(tree->child(FilesTree::Root, 0)), u"/models/sample"_s);
        const std::unique_ptr<QMimeData> dragged(model.mimeData({model.indexOf(tree->nodeOfFile(sample.config))}));
        QCOMPARE(dragged->urls(), QList<QUrl>{QUrl::fromLocalFile(u"/models/sample/config.json"_s)});
    }

    void keysAreTheSameInATreeOfTheSameDirectory()
    {
        const test::TreeSample sample;
        const auto one = FilesTree::build(sample.directory, 0, TreeMode::Roles);
        const auto other = FilesTree::build(sample.directory, 0, TreeMode::Roles);
        QStringList keys;
        for (std::uint32_t i = 1; i < one->size(); ++i) {
            QCOMPARE(one->key(i), other->key(i));
            keys << QString::fromStdString(one->key(i));
        }
        QCOMPARE(keys.removeDuplicates(), 0);
    }

    void aWishToStopIsKept()
    {
        const test::TreeSample sample;
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!FilesTree::build(sample.directory, 0, TreeMode::Folders, stop.get_token()));
    }

    /// An index may name a file twice, and two sets the same file.
    void aFileOfTwoSetsHasOneRow()
    {
        test::TreeSample sample;
        sample.directory->units[0].shardSets.push_back(sample.directory->units[0].shardSets[0]);
        const auto tree = FilesTree::build(sample.directory, 0, TreeMode::Roles);
        const auto files = tree->filesBelow(FilesTree::Root);
        QCOMPARE(files.size(), sample.directory->files.size());
    }

    void aHundredThousandFilesAreLaidOutQuickly()
    {
        auto directory = std::make_shared<ModelDirectory>();
        directory->path = "/many";
        directory->tensors = std::make_shared<TensorStore>();
        Unit root;
        for (std::uint32_t i = 0; i < 100'000; ++i) {
            FileEntry entry;
            entry.path = "data/part-" + std::to_string(i / 1000) + "/sample-" + std::to_string(i) + ".json";
            entry.role = Role::Dataset;
            directory->files.push_back(std::move(entry));
            root.files.push_back(i);
        }
        directory->units.push_back(root);
        for (const TreeMode mode : {TreeMode::Roles, TreeMode::Folders}) {
            QElapsedTimer clock;
            clock.start();
            const auto tree = FilesTree::build(directory, 0, mode);
            QVERIFY(tree->size() > 100'000);
            QVERIFY2(
                clock.elapsed() < 5000,
                qPrintable(QString::number(clock.elapsed()))); // some tens of milliseconds on a free machine
        }
    }
};

QTEST_GUILESS_MAIN(TestFilesTree)
#include "tst_files_tree.moc"
