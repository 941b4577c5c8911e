// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/picture.h"
#include "app/window/startup_clock.h"
#include "widgets/theme/scheme.h"
#include "widgets/theme/theme.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/main_window.h"
#include "widgets/window/windows.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QScreen>
#include <QSettings>

#include <cstdio>
#include <string_view>

using namespace Qt::StringLiterals;
using namespace vitrine;

namespace {

struct Options {
    QStringList paths;
    QString language;
    QString scheme;
    QSize size;
    Picture::Wish picture;
    bool isWrong = false;
    bool timesStartup = false;
};

QString text(const char* source)
{
    return QCoreApplication::translate("vitrine::Window", source);
}

/// Their answers need no display, so a server gives them too.
bool asksForWords(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--") {
            return false;
        }
        if (word == "-h" || word == "--help" || word == "-v" || word == "--version") {
            return true;
        }
    }
    return false;
}

void nameApplication()
{
    QCoreApplication::setApplicationName(u"Vitrine"_s);
    QCoreApplication::setOrganizationName(u"Vitrine"_s);
    QCoreApplication::setOrganizationDomain(u"vitrine.org"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(VITRINE_VERSION));
}

/// Before the options are parsed: their help is to be in this language.
void setLanguage(LanguageSwitch& language)
{
    const QStringList arguments = QCoreApplication::arguments();
    const auto named = arguments.indexOf(u"--language"_s);
    language.set(
        named >= 0 && named + 1 < arguments.size() ? arguments[named + 1]
                                                   : QSettings().value(u"language"_s).toString());
}

Options parse(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(text(QT_TRANSLATE_NOOP(
        "vitrine::Window", "Shows what a model directory holds, says whether it is complete, and packages it.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        u"PATH"_s,
        text(QT_TRANSLATE_NOOP("vitrine::Window", "Model folders or files to open, each in a window of its own.")),
        u"[PATH…]"_s);
    const QCommandLineOption language(
        u"language"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "Language of the window: en, zh_CN, or system.")),
        u"LANGUAGE"_s);
    const QCommandLineOption scheme(
        u"scheme"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "Colours: light, dark, or system.")), u"SCHEME"_s);
    const QCommandLineOption size(
        u"size"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "Size of the window, for example 1440x900.")), u"WxH"_s);
    const QCommandLineOption screenshot(
        u"screenshot"_s,
        text(QT_TRANSLATE_NOOP(
            "vitrine::Window", "Save a picture of the window to FILE once everything is shown, and end.")),
        u"FILE"_s);
    const QCommandLineOption unit(
        u"unit"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "In the picture, show the unit with this path.")),
        u"PATH"_s);
    const QCommandLineOption select(
        u"select"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "In the picture, select this file, or tensor:NAME.")),
        u"PATH"_s);
    QCommandLineOption page(
        u"page"_s, text(QT_TRANSLATE_NOOP("vitrine::Window", "In the picture, show as if: drag, drag-package, drag-text, reading.")),
        u"PAGE"_s);
    page.setFlags(QCommandLineOption::HiddenFromHelp);
    QCommandLineOption timeStartup(u"time-startup"_s);
    timeStartup.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOptions({language, scheme, size, screenshot, unit, select, page, timeStartup});
    parser.process(arguments);

    Options options;
    options.paths = parser.positionalArguments();
    options.timesStartup = parser.isSet(timeStartup);
    options.language = parser.value(language);
    options.scheme = parser.value(scheme);
    options.picture = {parser.value(screenshot), parser.value(unit), parser.value(select), parser.value(page)};
    if (parser.isSet(size)) {
        const QStringList sides = parser.value(size).split(u'x');
        options.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        options.isWrong = options.size.width() < 1 || options.size.height() < 1;
    }
    options.isWrong = options.isWrong || (!options.scheme.isEmpty() && !schemeByName(options.scheme));
    return options;
}

} // namespace

int main(int argc, char** argv)
{
    nameApplication();
    if (asksForWords(argc, argv)) {
        const QCoreApplication application(argc, argv);
        LanguageSwitch language;
        setLanguage(language);
        (void)parse(QCoreApplication::arguments()); // ends the program, unless the word was the value of an option
    }
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(u"org.vitrine.Vitrine"_s);
    LanguageSwitch language;
    setLanguage(language);
    const Options options = parse(QApplication::arguments());
    if (options.isWrong) {
        std::fputs(
            qPrintable(
                text(QT_TRANSLATE_NOOP(
                    "vitrine::Window", "vitrine: --size wants WIDTHxHEIGHT, --scheme one of light, dark, system."))
                + u'\n'),
            stderr);
        return 2;
    }
    if (!options.language.isEmpty()) {
        language.set(options.language);
    }
    const bool isPicture = !options.picture.file.isEmpty();
    SchemeSwitch scheme;
    scheme.set(schemeByName(options.scheme.isEmpty() ? QSettings().value(u"scheme"_s).toString() : options.scheme)
                   .value_or(Scheme::System));
    QApplication::setWindowIcon(theme::icon(u"vitrine"_s, QColor()));
    RecentDirectories recent;
    Windows windows(Session{&language, &scheme, &recent});

    const QStringList paths = options.paths.isEmpty() ? QStringList{QString()} : options.paths;
    MainWindow* first = nullptr;
    for (const QString& path : paths) {
        MainWindow* window = windows.open(path);
        if (options.size.isValid()) {
            window->resize(options.size);
        }
        first = first != nullptr ? first : window;
    }
    if (options.timesStartup) {
        new StartupClock(first, &application);
    }
    if (isPicture) {
        new Picture(first, options.picture, &application);
    }
    return QApplication::exec();
}
