// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/shared_menus.h"

#include "widgets/theme/scheme.h"
#include "widgets/theme/theme.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/window_actions.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QSettings>
#include <QWidget>

#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("vitrine::SharedMenus", source);
}

void fillRecent(QMenu* menu, const Session& session, const std::function<void(const QString&)>& open)
{
    menu->clear();
    int number = 1;
    for (const RecentDirectory& entry : session.recent->entries()) {
        QString name = entry.path;
        name.replace(u'&', u"&&"_s);
        const QString mnemonic = number < 10 ? u"&%1  "_s.arg(number) : u"1&0  "_s;
        QAction* action = menu->addAction(
            theme::icon(theme::verdictIcon(entry.state)), mnemonic + name, menu,
            [open, path = entry.path] { open(path); });
        action->setEnabled(entry.isThere);
        ++number;
    }
    if (session.recent->entries().empty()) {
        menu->addAction(text(QT_TRANSLATE_NOOP("vitrine::SharedMenus", "Nothing was opened yet")))->setEnabled(false);
        return;
    }
    menu->addSeparator();
    menu->addAction(
        text(QT_TRANSLATE_NOOP("vitrine::SharedMenus", "&Clear")), session.recent, &RecentDirectories::clear);
}

void fillLanguages(QMenu* menu, const Session& session)
{
    menu->clear();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& title, const QString& code) {
        QAction* action = menu->addAction(title, session.language, [session, code] { chooseLanguage(session, code); });
        action->setCheckable(true);
        action->setChecked(session.language->code() == code);
        group->addAction(action);
    };
    for (const auto& language : LanguageSwitch::languages()) {
        add(QString::fromUtf16(language.name), QString::fromLatin1(language.code));
    }
    add(text(QT_TRANSLATE_NOOP("vitrine::SharedMenus", "As the &desktop")), {});
}

void fillSchemes(QMenu* menu, const Session& session)
{
    menu->clear();
    auto* group = new QActionGroup(menu);
    constexpr std::array titles{
        QT_TRANSLATE_NOOP("vitrine::SharedMenus", "As the &desktop"),
        QT_TRANSLATE_NOOP("vitrine::SharedMenus", "&Light"), QT_TRANSLATE_NOOP("vitrine::SharedMenus", "&Dark")};
    constexpr std::array order{Scheme::Light, Scheme::Dark, Scheme::System};
    for (const Scheme scheme : order) {
        QAction* action
            = menu->addAction(text(titles[static_cast<std::size_t>(scheme)]), session.scheme, [session, scheme] {
                  chooseScheme(session, schemeName(scheme));
              });
        action->setCheckable(true);
        action->setChecked(session.scheme->scheme() == scheme);
        group->addAction(action);
    }
}

} // namespace

void makeSharedMenus(
    const WindowActions& actions, const Session& session, QWidget* window,
    const std::function<void(const QString&)>& open)
{
    // Filled when they are opened: other windows may have changed what is in them.
    QObject::connect(actions.recent(), &QMenu::aboutToShow, window, [menu = actions.recent(), session, open] {
        fillRecent(menu, session, open);
    });
    QObject::connect(actions.language(), &QMenu::aboutToShow, window, [menu = actions.language(), session] {
        fillLanguages(menu, session);
    });
    QObject::connect(actions.scheme(), &QMenu::aboutToShow, window, [menu = actions.scheme(), session] {
        fillSchemes(menu, session);
    });
}

void chooseLanguage(const Session& session, const QString& code)
{
    session.language->set(code);
    QSettings().setValue(u"language"_s, code);
}

void chooseScheme(const Session& session, const QString& name)
{
    session.scheme->set(schemeByName(name).value_or(Scheme::System));
    QSettings().setValue(u"scheme"_s, name);
}

} // namespace vitrine
