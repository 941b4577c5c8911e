// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/wizard/wizard_fixture.h"
#include "widgets/theme/scheme.h"
#include "widgets/verify/verify_window.h"
#include "widgets/wizard/result_page.h"
#include "widgets/wizard/second_copy.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QTranslator>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

/// Each page of the wizard and the verify window, in both languages, light and dark, on a small and a large screen:
/// no word is cut off. With VITRINE_PICTURES=FOLDER in the environment each is saved there to be looked at; with
/// VITRINE_PICTURES_OF=FOLDER a copy of that model is packed.
class TestWizardPictures final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<WizardFixture> m_fixture;
    std::unique_ptr<SchemeSwitch> m_scheme;
    QTranslator m_texts;
    QString m_name; ///< of the pictures of this row

    void take(QWidget& window, const QString& page)
    {
        QTest::qWait(30);
        const QString folder = qEnvironmentVariable("VITRINE_PICTURES");
        if (!folder.isEmpty()) {
            QVERIFY(window.grab().save(folder + u'/' + page + u'-' + m_name + u".png"_s));
        }
        for (const QLabel* label : window.findChildren<QLabel*>()) {
            if (label->isVisible() && !label->text().isEmpty()) {
                // A text that has just changed is laid out by the next events.
                QVERIFY2(QTest::qWaitFor([label] { return isWhole(*label); }, 500), qPrintable(page + u": "_s + label->text()));
            }
        }
        for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
            const bool isText = button->isVisible() && !button->text().isEmpty();
            QVERIFY2(
                !isText || button->width() + 1 >= button->minimumSizeHint().width(),
                qPrintable(page + u": "_s + button->text()));
        }
    }
    /// What lies in a scrolled area may go on below its edge, but never beyond its side.
    static bool isWhole(const QLabel& label)
    {
        const QSize size = label.size();
        if (label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) {
            return true; // cut on purpose, with a tooltip
        }
        const bool fitsAcross = label.wordWrap() || size.width() + 1 >= label.sizeHint().width();
        const int needed = label.wordWrap() ? label.heightForWidth(size.width()) : label.sizeHint().height();
        const QWidget* around = label.parentWidget();
        const bool isInside = label.x() + label.width() <= around->width() + 1;
        return fitsAcross && size.height() + 1 >= needed && isInside;
    }
    void takePages(PackageWizard& wizard)
    {
        const auto planned = [&] { return wizard.state()->isPlanned(); };
        const QStringList names{
            u"1-purpose"_s, u"2-contents"_s, u"3-findings"_s, u"4-provenance"_s, u"5-destination"_s};
        for (int page = PackageWizard::Purpose; page <= PackageWizard::Destination; ++page) {
            QVERIFY(QTest::qWaitFor(planned, 30'000));
            QCOMPARE(wizard.currentId(), page);
            take(wizard, names[page]);
            if (page == PackageWizard::Findings) {
                if (auto* fold = wizard.currentPage()->findChild<QToolButton*>(u"warnings"_s)) {
                    fold->setChecked(true);
                    take(wizard, u"3b-warnings"_s);
                }
                waiveAll(wizard);
                QVERIFY(QTest::qWaitFor(planned, 30'000));
                take(wizard, u"3c-left-open"_s);
            }
            wizard.next();
        }
        take(wizard, u"6-writing"_s);
        QVERIFY(QTest::qWaitFor([&] { return wizard.currentId() == int(PackageWizard::Result); }, 60'000));
        take(wizard, u"7-result"_s);
        auto* second = static_cast<ResultPage*>(wizard.currentPage())->secondCopy();
        const QString stick = m_fixture->place() + u"/stick"_s;
        QVERIFY(QDir().mkpath(stick));
        second->copyTo(stick);
        QVERIFY(QTest::qWaitFor([&] { return !second->isRunning(); }, 30'000));
        take(wizard, u"7b-copied"_s);
    }
    /// What is not met on the straight way: a draft, and a folder with everything that can be said about it.
    void takeRareSights()
    {
        WizardDraft draft;
        draft.options.format = PackageFormat::Folder;
        draft.options.folderCopy = FolderCopy::HardLink;
        draft.output = m_fixture->target();
        draft.saved = QDateTime(QDate(2026, 11, 30), QTime(18, 0));
        QVERIFY(DraftStore::save(*m_fixture->directory, 0, draft));
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        wizard.resize(m_size);
        const auto planned = [&] { return wizard.state()->isPlanned(); };
        QVERIFY(QTest::qWaitFor(planned, 30'000));
        take(wizard, u"1b-draft"_s);
        waiveAll(wizard);
        for (int page = PackageWizard::Purpose; page < PackageWizard::Destination; ++page) {
            QVERIFY(QTest::qWaitFor(planned, 30'000));
            wizard.next();
        }
        QVERIFY(QTest::qWaitFor(planned, 30'000));
        take(wizard, u"5b-folder"_s);
        wizard.state()->startAfresh();
        wizard.close();
    }
    static void waiveAll(PackageWizard& wizard)
    {
        PackageOptions options = wizard.state()->options();
        for (const PlanIssue& issue : wizard.state()->plan().issues) {
            if (issue.blocks && !issue.check.empty()) {
                options.waivers.push_back({issue.check, "only for practice"});
            }
        }
        wizard.state()->setOptions(options);
    }
    void takeVerify(const QString& package)
    {
        VerifyWindow window;
        window.resize(std::min(880, m_size.width()), 480);
        window.show();
        take(window, u"8a-verify-empty"_s);
        window.verify(package);
        take(window, u"8b-verify-running"_s);
        QVERIFY(QTest::qWaitFor([&] { return window.state() == VerifyWindow::State::Done; }, 60'000));
        take(window, u"8c-verify-intact"_s);
        QFile file(package);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(file.size() / 2) && file.write("damage") == 6);
        file.close();
        window.verify(package);
        QVERIFY(QTest::qWaitFor([&] { return window.state() != VerifyWindow::State::Running; }, 60'000));
        take(window, u"8d-verify-differs"_s);
    }
    QSize m_size;

private slots:
    void initTestCase() { m_scheme = std::make_unique<SchemeSwitch>(); }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<QSize>("size");
        for (const QString& language : {u"en"_s, u"zh_CN"_s}) {
            for (const bool isDark : {false, true}) {
                for (const QSize size : {QSize(1000, 592), QSize(1280, 860)}) {
                    const QString name
                        = language + (isDark ? u"-dark-"_s : u"-light-"_s) + QString::number(size.width());
                    QTest::newRow(qPrintable(name)) << language << isDark << size;
                }
            }
        }
    }
    void nothingIsCutOff()
    {
        QFETCH(const QString, language);
        QFETCH(const bool, isDark);
        QFETCH(const QSize, size);
        m_name = QString::fromUtf8(QTest::currentDataTag());
        m_size = size;
        QCoreApplication::removeTranslator(&m_texts);
        QVERIFY(m_texts.load(u":/i18n/vitrine_"_s + language));
        QCoreApplication::installTranslator(&m_texts);
        QLocale::setDefault(QLocale(language));
        m_scheme->set(isDark ? Scheme::Dark : Scheme::Light);
        m_fixture = std::make_unique<WizardFixture>();
        if (const QString other = qEnvironmentVariable("VITRINE_PICTURES_OF"); !other.isEmpty()) {
            m_fixture->source = other;
            m_fixture->reopen();
        }
        QVERIFY(m_fixture->directory);
        m_fixture->forget();
        PackageWizard wizard(m_fixture->directory, 0, nullptr);
        wizard.show();
        wizard.resize(size);
        takePages(wizard);
        const QString package = wizard.state()->output();
        wizard.close();
        takeRareSights();
        takeVerify(package);
    }
};

QTEST_MAIN(TestWizardPictures)
#include "tst_wizard_pictures.moc"
