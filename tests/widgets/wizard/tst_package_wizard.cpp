// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/package_verifier.h"
#include "model/practice/practice_folder.h"
#include "widgets/wizard/package_wizard.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/waiver_card.h"
#include "widgets/wizard/wizard_state.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QCryptographicHash>
#include <QFile>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestPackageWizard final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void untickedFileStaysOut();
    void writesThePracticeFolder();
    void commandIsQuoted();

private:
    static void next(PackageWizard& wizard);

    QTemporaryDir m_place;
    std::shared_ptr<const ModelDirectory> m_directory;
};

void TestPackageWizard::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(u"VitrineTest"_s);
    const auto folder = writePracticeFolder(m_place.path().toStdString());
    QVERIFY(folder);
    const auto opened = openDirectory(*folder);
    QVERIFY(opened);
    m_directory = *opened;
}

void TestPackageWizard::next(PackageWizard& wizard)
{
    QAbstractButton* button = wizard.button(QWizard::NextButton);
    QVERIFY(QTest::qWaitFor([&] { return button->isEnabled(); }, 10000));
    button->click();
}

void TestPackageWizard::untickedFileStaysOut()
{
    PackageWizard wizard(m_directory, 0, nullptr);
    wizard.show();
    next(wizard);
    QCOMPARE(wizard.currentId(), int(PackageWizard::Contents));
    auto* tree = wizard.findChild<QTreeWidget*>(u"contents"_s);
    const auto holds = [](QTreeWidgetItem* group, const QString& name) {
        for (int i = 0; i < group->childCount(); ++i) {
            if (group->child(i)->text(0) == name) {
                return group->child(i);
            }
        }
        return static_cast<QTreeWidgetItem*>(nullptr);
    };
    const QString name = u"README.md"_s;
    QVERIFY(holds(tree->topLevelItem(0), name) != nullptr);
    holds(tree->topLevelItem(0), name)->setCheckState(0, Qt::Unchecked);
    QVERIFY(QTest::qWaitFor([&] { return holds(tree->topLevelItem(1), name) != nullptr; }));
    QVERIFY(holds(tree->topLevelItem(0), name) == nullptr);
    holds(tree->topLevelItem(1), name)->setCheckState(0, Qt::Checked);
    QVERIFY(QTest::qWaitFor([&] { return holds(tree->topLevelItem(0), name) != nullptr; }));
    QVERIFY(wizard.state()->options().exclude.empty() && wizard.state()->options().include.empty());
}

void TestPackageWizard::writesThePracticeFolder()
{
    PackageWizard wizard(m_directory, 0, nullptr);
    wizard.show();
    next(wizard);
    next(wizard);
    QCOMPARE(wizard.currentId(), int(PackageWizard::Findings));
    const auto cards = wizard.findChildren<WaiverCard*>();
    QVERIFY(!cards.empty());
    QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled());
    for (const WaiverCard* card : cards) {
        card->findChild<QCheckBox*>()->setChecked(true);
        QVERIFY(card->reason().isEmpty()); // a tick without a reason allows nothing
        card->findChild<QLineEdit*>()->setText(u"only for practice"_s);
    }
    next(wizard);
    QCOMPARE(wizard.currentId(), int(PackageWizard::Provenance));
    auto* facts = wizard.findChild<QTableWidget*>(u"facts"_s);
    const auto& keys = provenanceKeys();
    const auto row = static_cast<int>(std::ranges::find(keys, "data") - keys.begin());
    facts->item(row, 1)->setText(u"house corpus"_s);
    wizard.findChild<QCheckBox*>(u"scrub"_s)->setChecked(true);
    QVERIFY(QTest::qWaitFor([&] { return wizard.state()->isPlanned(); }));
    QVERIFY(!wizard.state()->plan()->edits.empty());
    QCOMPARE(wizard.state()->plan()->provenance.fact("data")->source, FactSource::Given);
    next(wizard);
    QCOMPARE(wizard.currentId(), int(PackageWizard::Destination));
    auto* path = wizard.findChild<QLineEdit*>(u"path"_s);
    QVERIFY(path->text().endsWith(u"-1.0.tar"_s));
    const QString output = m_place.filePath(u"out.tar"_s);
    path->clear();
    QTest::keyClicks(path, output);
    next(wizard);
    QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Result); }, 20000));
    const auto verified = verifyPackage(output.toStdString());
    QVERIFY(verified);
    QVERIFY(verified->intact);
    QFile file(output);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray sum = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex();
    QCOMPARE(wizard.findChild<QLineEdit*>(u"sha256"_s)->text(), QString::fromLatin1(sum));
    wizard.back();
    wizard.back();
    QCOMPARE(wizard.currentId(), int(PackageWizard::Destination));
    QVERIFY(QTest::qWaitFor([&] { return wizard.state()->isPlanned(); }));
    QVERIFY(!wizard.button(QWizard::NextButton)->isEnabled()); // it lies there now
    wizard.findChild<QCheckBox*>(u"replace"_s)->setChecked(true);
    QVERIFY(wizard.button(QWizard::NextButton)->isEnabled());
}

void TestPackageWizard::commandIsQuoted()
{
    QCOMPARE(ResultPage::verifyCommand(u"/a b/it's.tar"_s), u"vitrine-cli verify '/a b/it'\\''s.tar'"_s);
}

QTEST_MAIN(TestPackageWizard)

#include "tst_package_wizard.moc"
