// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/window/window_fixture.h"
#include "widgets/window/workbench.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

/// A language in which every text is marked, so that one that was not asked for anew is seen.
class MarkingTranslator final : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        return u'⟦' + QString::fromUtf8(source) + u'⟧';
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

void collectMenus(QMenu* menu, QList<QMenu*>& all)
{
    all << menu;
    for (QAction* action : menu->actions()) {
        if (action->menu() != nullptr) {
            collectMenus(action->menu(), all);
        }
    }
}

QList<QMenu*> menusOf(const MainWindow& window)
{
    QList<QMenu*> all;
    for (QAction* action : window.menuBar()->actions()) {
        collectMenus(action->menu(), all);
    }
    return all;
}

QChar mnemonicOf(QString text)
{
    text.replace(u"&&"_s, QString());
    const auto at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

} // namespace

class TestWindowTexts final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::WindowFixture> m_fixture;

private slots:
    void init() { m_fixture = std::make_unique<test::WindowFixture>(); }

    void mnemonicsAreUniqueInEachMenu()
    {
        const auto window = m_fixture->makeWindow();
        QList<QList<QAction*>> levels{window->menuBar()->actions()};
        for (const QMenu* menu : menusOf(*window)) {
            levels << menu->actions();
        }
        for (const auto& level : levels) {
            QHash<QChar, QString> seen;
            for (const QAction* action : level) {
                if (const QChar letter = mnemonicOf(action->text()); !letter.isNull()) {
                    QVERIFY2(!seen.contains(letter), qPrintable(action->text() + u" and "_s + seen.value(letter)));
                    seen.insert(letter, action->text());
                }
            }
        }
    }

    void keysAreUniqueInTheWindow()
    {
        const auto window = m_fixture->makeWindow();
        QHash<QKeySequence, QString> seen;
        for (int i = 0; i < static_cast<int>(Command::Count); ++i) {
            const QAction* action = window->action(static_cast<Command>(i));
            for (const QKeySequence& keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys), qPrintable(keys.toString()));
                seen.insert(keys, action->text());
            }
        }
        QVERIFY(seen.size() > 35);
    }

    void everyActionStandsInAMenu()
    {
        const auto window = m_fixture->makeWindow();
        QSet<QAction*> inMenus;
        for (const QMenu* menu : menusOf(*window)) {
            for (QAction* action : menu->actions()) {
                inMenus << action;
            }
        }
        for (int i = 0; i < static_cast<int>(Command::Count); ++i) {
            QVERIFY2(
                inMenus.contains(window->action(static_cast<Command>(i))),
                qPrintable(window->action(static_cast<Command>(i))->text()));
        }
    }

    void theLanguageIsSwitchedWhileADirectoryIsOpen()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        MarkingTranslator marks;
        QVERIFY(QCoreApplication::installTranslator(&marks));
        QCoreApplication::processEvents();
        for (const QMenu* menu : menusOf(*window)) {
            for (const QAction* action : menu->actions()) {
                if (!action->isSeparator()) {
                    QVERIFY2(action->text().contains(u'⟦'), qPrintable(action->text()));
                }
            }
        }
        for (const QDockWidget* dock : window->findChildren<QDockWidget*>()) {
            QVERIFY2(dock->windowTitle().contains(u'⟦'), qPrintable(dock->windowTitle()));
        }
        const auto* tabs = window->workbench()->findChild<QTabWidget*>();
        for (int i = 0; i < tabs->count(); ++i) {
            QVERIFY2(tabs->tabText(i).contains(u'⟦'), qPrintable(tabs->tabText(i)));
        }
        QCoreApplication::removeTranslator(&marks);
        QCoreApplication::processEvents();
        QVERIFY(!window->menuBar()->actions().first()->text().contains(u'⟦'));
    }

    void iconButtonsHaveNames()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->objectName().startsWith("qt_"_L1)) {
                continue;
            }
            const bool hasName
                = !button->accessibleName().isEmpty() || !button->text().isEmpty() || !button->toolTip().isEmpty();
            QVERIFY2(hasName, button->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestWindowTexts)
#include "tst_window_texts.moc"
