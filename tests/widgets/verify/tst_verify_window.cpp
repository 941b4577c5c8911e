// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/bytes/hash.h"
#include "widgets/theme/theme.h"
#include "widgets/verify/difference_model.h"
#include "widgets/verify/verify_window.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QUrl>

#include <algorithm>

using namespace vitrine;
using namespace Qt::StringLiterals;

class TestVerifyWindow final : public QObject
{
    Q_OBJECT

private:
    using State = VerifyWindow::State;

    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_place->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// Two files and their sums.
    void writePackage() const
    {
        QByteArray sums;
        for (const auto& [name, content] :
             {std::pair{"config.json", QByteArray("{}")}, {"model.bin", QByteArray(3 << 20, 'w')}}) {
            write(QString::fromLatin1(name), content);
            Sha256 sha;
            sha.add(std::as_bytes(std::span(content.constData(), static_cast<std::size_t>(content.size()))));
            sums += QByteArray::fromStdString(sha.finish()) + "  " + name + '\n';
        }
        write(u"SHA256SUMS"_s, sums);
    }
    static bool shows(const VerifyWindow& window, const QString& text)
    {
        const auto labels = window.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    static QPushButton* button(const VerifyWindow& window, const QString& text)
    {
        for (auto* button : window.findChildren<QPushButton*>()) {
            if (button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }
    [[nodiscard]] bool isVerified(VerifyWindow& window) const
    {
        window.show();
        window.verify(m_place->path());
        return QTest::qWaitFor([&] { return window.state() != State::Running; }, 20'000);
    }

    std::unique_ptr<QTemporaryDir> m_place;

private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        writePackage();
    }

    void anEmptyWindowSaysWhatToDo()
    {
        VerifyWindow window;
        window.show();
        QCOMPARE(window.state(), State::Empty);
        QVERIFY(!window.isModal());
        QVERIFY(shows(window, u"Choose an archive or a folder"_s));
        QVERIFY(!button(window, u"Copy the &report"_s)->isEnabled());
        QVERIFY(!window.findChild<QTreeView*>()->isVisible());
    }

    void anIntactPackageIsIntact()
    {
        VerifyWindow window;
        QVERIFY(isVerified(window));
        QCOMPARE(window.state(), State::Done);
        QVERIFY(shows(window, u"Intact: all 3 file(s) are as they were packed"_s));
        QVERIFY(!window.findChild<QTreeView*>()->isVisible());
    }

    void everyDifferenceIsARow()
    {
        QFile file(m_place->filePath(u"model.bin"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(1'500'000) && file.putChar('x'));
        file.close();
        QVERIFY(QFile::remove(m_place->filePath(u"config.json"_s)));
        write(u"<b>notes.txt"_s, "later");
        VerifyWindow window;
        QVERIFY(isVerified(window));
        QVERIFY(shows(window, u"Not as it was packed: 3 difference(s)"_s));
        const auto* table = window.findChild<QTreeView*>();
        QVERIFY(table->isVisible());
        // No empty ground below the rows, and rows of the height that they have elsewhere.
        QVERIFY(table->sizeHintForRow(0) >= theme::scaled(24));
        QVERIFY(table->height() <= table->header()->height() + 3 * table->sizeHintForRow(0) + 2 * table->frameWidth());
        QVERIFY(table->height() > table->header()->height() + 2 * table->sizeHintForRow(0));
        // The column of the kinds is as wide as its words, whatever the language of its heading.
        const int kind = QFontMetrics(table->font()).horizontalAdvance(table->model()->index(0, 1).data().toString());
        QVERIFY(table->itemDelegate()->sizeHint(QStyleOptionViewItem(), table->model()->index(0, 1)).width() >= kind);
        QStringList rows;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            rows += table->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
        }
        rows.sort();
        QCOMPARE(rows, (QStringList{u"<b>notes.txt, extra"_s, u"config.json, missing"_s, u"model.bin, changed"_s}));
        button(window, u"Copy the &report"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"changed: model.bin"_s));
        QVERIFY(window.report().contains(u"missing: config.json"_s));
    }

    void aFolderWithoutSumsIsExplained()
    {
        QVERIFY(QFile::remove(m_place->filePath(u"SHA256SUMS"_s)));
        VerifyWindow window;
        QVERIFY(isVerified(window));
        QCOMPARE(window.state(), State::Failed);
        QVERIFY(shows(window, u"holds no SHA256SUMS"_s));
        QVERIFY(window.report().isEmpty());
    }

    void escapeStopsWhatRunsAndThenCloses()
    {
        QFile file(m_place->filePath(u"model.bin"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        // A hole: it takes no room and long to read.
        QVERIFY(file.resize(qint64(20) << 30));
        VerifyWindow window;
        window.show();
        window.verify(m_place->path());
        QVERIFY(QTest::qWaitFor([&] { return shows(window, u" a second"_s); }, 10'000));
        QCOMPARE(window.state(), State::Running);
        QElapsedTimer clock;
        clock.start();
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(clock.elapsed() < 100);
        QCOMPARE(window.state(), State::Cancelled);
        QVERIFY(window.isVisible());
        QTest::keyClick(&window, Qt::Key_Escape);
        QVERIFY(!window.isVisible());
    }

    void goingAwayStopsTheWork()
    {
        QFile file(m_place->filePath(u"model.bin"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(qint64(20) << 30));
        auto window = std::make_unique<VerifyWindow>();
        window->show();
        window->verify(m_place->path());
        QTest::qWait(100);
        QElapsedTimer clock;
        clock.start();
        window.reset();
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }

    void oneFolderCanBeDropped()
    {
        VerifyWindow window;
        window.show();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(m_place->path())});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &drop);
        QVERIFY(drop.isAccepted());
        QVERIFY(QTest::qWaitFor([&] { return window.state() == State::Done; }, 20'000));
    }

    void theLanguageMayChangeAtAnyTime()
    {
        QVERIFY(QFile::remove(m_place->filePath(u"config.json"_s)));
        write(u"notes.txt"_s, "later");
        VerifyWindow window;
        QVERIFY(isVerified(window));
        auto* table = window.findChild<QTreeView*>();
        table->setCurrentIndex(table->model()->index(1, 0));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&window, &change);
        QCOMPARE(table->currentIndex().row(), 1);
        QVERIFY(shows(window, u"notes.txt · extra"_s));
    }
};

QTEST_MAIN(TestVerifyWindow)
#include "tst_verify_window.moc"
