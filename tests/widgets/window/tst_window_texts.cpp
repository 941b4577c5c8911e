// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/widgets/window/window_fixture.h"
#include "widgets/selection/selection.h"
#include "widgets/window/workbench.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

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

/// Numbers differ from one reading to the next.
QString withoutDigits(QString text)
{
    static const QRegularExpression digits(QStringLiteral("[0-9][0-9.,]*"));
    return text.replace(digits, QStringLiteral("#"));
}

void addRows(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& texts)
{
    for (int row = 0; row < std::min(model.rowCount(parent), 50); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
                texts << withoutDigits(index.data(role).toString());
            }
        }
        addRows(model, model.index(row, 0, parent), texts);
    }
}

/// Everything that the window says, in the order of its widgets.
QStringList allTexts(const MainWindow& window)
{
    QStringList texts;
    for (const QAction* action : window.findChildren<QAction*>()) {
        texts << action->text() << action->toolTip();
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->objectName().startsWith("qt_"_L1)
            || qobject_cast<const QTabBar*>(widget->parentWidget()) != nullptr) {
            continue; // Qt's own, made and named when it likes
        }
        QStringList own{widget->windowTitle(), widget->toolTip(), widget->accessibleName(), widget->accessibleDescription()};
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            own << label->text();
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            own << button->text();
        } else if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
            own << line->placeholderText();
        } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i) {
                own << box->itemText(i);
            }
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                own << tabs->tabText(i);
            }
        } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget);
                   view != nullptr && view->isVisible() && view->model() != nullptr) {
            addRows(*view->model(), {}, own);
        }
        own.removeAll(QString());
        for (const QString& text : own) {
            texts << QString::fromLatin1(widget->metaObject()->className()) + u' ' + withoutDigits(text);
        }
    }
    return texts;
}

/// The first place at which two lists differ; empty where they are the same.
QString firstDifference(const QStringList& one, const QStringList& other)
{
    for (qsizetype i = 0; i < std::max(one.size(), other.size()); ++i) {
        if (one.value(i) != other.value(i)) {
            return u"“%1” and “%2”"_s.arg(one.value(i), other.value(i));
        }
    }
    return {};
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
    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::addRow("English") << u"en"_s;
        QTest::addRow("Chinese") << u"zh_CN"_s;
    }
    static bool isPanelSwitch(const MainWindow& window, const QAction* action)
    {
        return std::ranges::any_of(window.findChildren<QDockWidget*>(), [&](const QDockWidget* dock) {
            return dock->toggleViewAction() == action;
        });
    }
    static QString namesOf(const QList<QWidget*>& widgets)
    {
        QStringList names;
        for (const QWidget* widget : widgets) {
            names << (widget == nullptr ? u"nothing"_s : QString::fromLatin1(widget->metaObject()->className()));
        }
        return names.join(u", "_s);
    }
    static void showFileTab(const MainWindow& window)
    {
        SelectionState state;
        const auto directory = window.selection()->directory();
        state.files = {static_cast<FileIndex>(directory->file("config.json") - directory->files.data())};
        window.selection()->select(state);
        QVERIFY(QTest::qWaitFor([&] { return window.isSettled(); }));
    }

    std::unique_ptr<test::WindowFixture> m_fixture;

private slots:
    void init() { m_fixture = std::make_unique<test::WindowFixture>(); }

    void mnemonicsAreUniqueInEachMenu_data() { languages(); }
    void mnemonicsAreUniqueInEachMenu()
    {
        QFETCH(const QString, language);
        m_fixture->language.set(language);
        const auto window = m_fixture->makeWindow();
        QList<QList<QAction*>> levels{window->menuBar()->actions()};
        for (const QMenu* menu : menusOf(*window)) {
            levels << menu->actions();
        }
        for (const auto& level : levels) {
            QHash<QChar, QString> seen;
            for (const QAction* action : level) {
                const QChar letter = mnemonicOf(action->text());
                // The panels' switches are Qt's, and bear the panels' names.
                QVERIFY2(!letter.isNull() || action->isSeparator() || isPanelSwitch(*window, action), qPrintable(action->text()));
                if (!letter.isNull()) {
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

    /// What was said when the window was made in a language, and what is said when it came there from another one.
    void textsFollowTheLanguageInBothDirections()
    {
        const auto first = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*first, m_fixture->practice));
        showFileTab(*first);
        const QStringList english = allTexts(*first);
        QVERIFY2(english.size() > 200, qPrintable(QString::number(english.size())));
        m_fixture->language.set(u"zh_CN"_s);
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([&] { return first->isSettled(); }));
        QTest::qWait(50);
        const QStringList switched = allTexts(*first);
        const auto second = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*second, m_fixture->practice));
        showFileTab(*second);
        const QStringList chinese = allTexts(*second);
        QVERIFY2(firstDifference(switched, chinese).isEmpty(), qPrintable(firstDifference(switched, chinese)));
        QVERIFY(chinese != english);
        m_fixture->language.set(u"en"_s);
        QCoreApplication::processEvents();
        QVERIFY(QTest::qWaitFor([&] { return first->isSettled() && second->isSettled(); }));
        QTest::qWait(50);
        const QStringList back = allTexts(*first);
        QVERIFY2(firstDifference(back, english).isEmpty(), qPrintable(firstDifference(back, english)));
        const QStringList fromChinese = allTexts(*second);
        QVERIFY2(firstDifference(fromChinese, english).isEmpty(), qPrintable(firstDifference(fromChinese, english)));
    }

    void theLanguageIsChosenInTheMenuAndKept()
    {
        const auto window = m_fixture->makeWindow();
        const auto menus = window->findChildren<QMenu*>();
        const auto languages = std::ranges::find(menus, u"&Language"_s, &QMenu::title);
        QVERIFY(languages != menus.end());
        emit(*languages)->aboutToShow();
        const auto entries = (*languages)->actions();
        const auto chinese = std::ranges::find(entries, u"简体中文"_s, &QAction::text);
        QVERIFY(chinese != entries.end());
        (*chinese)->trigger();
        const auto first = [&] { return window->menuBar()->actions().first()->text(); };
        QVERIFY(QTest::qWaitFor([&] { return first() == u"文件(&F)"_s; }));
        QCOMPARE(QSettings().value(u"language"_s).toString(), u"zh_CN"_s);
        emit(*languages)->aboutToShow();
        (*languages)->actions().first()->trigger();
        QVERIFY(QTest::qWaitFor([&] { return first() == u"&File"_s; }));
    }

    void whatTheFocusReachesHasAName_data() { languages(); }
    void whatTheFocusReachesHasAName()
    {
        QFETCH(const QString, language);
        m_fixture->language.set(language);
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        showFileTab(*window);
        int reached = 0;
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr
                || qobject_cast<QMenuBar*>(widget) != nullptr) {
                continue;
            }
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(spoken != nullptr);
            const QString where = QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(), qPrintable(where));
            ++reached;
        }
        QVERIFY(reached > 20);
    }

    /// Tab leads from the toolbar over the headline and the files to the explanation, and around.
    void tabReachesEveryPane()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QList<QWidget*> order;
        for (int i = 0; i < 200; ++i) {
            if (!order.contains(QApplication::focusWidget())) { // links in one text keep the focus for several steps
                order << QApplication::focusWidget();
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        const auto place = [&](const char* type) {
            const auto found = std::ranges::find_if(order, [&](const QWidget* widget) {
                for (; widget != nullptr; widget = widget->parentWidget()) {
                    if (widget->inherits(type)) {
                        return true;
                    }
                }
                return false;
            });
            return found == order.end() ? -1 : int(found - order.begin());
        };
        for (const char* type :
             {"QToolBar", "vitrine::HeadlineBand", "vitrine::FilesPanel", "QTabBar", "vitrine::TensorPanel",
              "vitrine::ChecklistPanel", "vitrine::ExplainPanel"}) {
            QVERIFY2(place(type) >= 0, qPrintable(QString::fromLatin1(type) + u" is not among "_s + namesOf(order)));
        }
        // The focus begins in the files.
        QVERIFY(place("vitrine::FilesPanel") < place("vitrine::TensorPanel"));
        QVERIFY(place("vitrine::TensorPanel") < place("vitrine::ChecklistPanel"));
        QVERIFY(place("vitrine::ChecklistPanel") < place("vitrine::ExplainPanel"));
        QVERIFY(place("QToolBar") < place("vitrine::HeadlineBand"));
        // And the same way back, all around.
        QSet<QWidget*> back;
        for (int i = 0; i < 200; ++i) {
            back << QApplication::focusWidget();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab);
        }
        for (QWidget* widget : order) {
            QVERIFY2(back.contains(widget), widget->metaObject()->className());
        }
    }

    void iconButtonsHaveNames()
    {
        const auto window = m_fixture->makeWindow();
        QVERIFY(test::WindowFixture::open(*window, m_fixture->practice));
        for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || button->objectName().startsWith("qt_"_L1)
                || button->inherits("QLineEditIconButton")) { // named by its action
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
