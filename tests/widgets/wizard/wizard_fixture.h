// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"
#include "model/practice/practice_folder.h"
#include "widgets/wizard/package_wizard.h"
#include "widgets/wizard/wizard_draft.h"
#include "widgets/wizard/wizard_page.h"
#include "widgets/wizard/wizard_state.h"

#include <QAbstractButton>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace vitrine::test {

/// The practice folder, opened, and a place of its own for settings, drafts and packages.
class WizardFixture
{
public:
    WizardFixture()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("VitrineTest"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_wizard"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_place.path());
        QDir().mkpath(target());
        QSettings().setValue(QStringLiteral("wizard/folder"), target());
        const auto folder = writePracticeFolder(m_place.path().toStdString());
        if (folder) {
            source = QString::fromStdString(*folder);
            reopen();
        }
    }
    ~WizardFixture() { forget(); }

    void reopen()
    {
        const auto opened = openDirectory(source.toStdString());
        directory = opened ? *opened : nullptr;
    }
    void forget() const
    {
        if (directory) {
            DraftStore::drop(*directory, 0);
        }
    }
    [[nodiscard]] QString place() const { return m_place.path(); }
    /// The folder that packages go to.
    [[nodiscard]] QString target() const { return m_place.filePath(QStringLiteral("packages")); }
    [[nodiscard]] QStringList written() const
    {
        return QDir(target()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QString addFile(const QString& name, const QByteArray& content) const
    {
        const QString path = m_place.filePath(name);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(content);
        }
        return path;
    }

    QString source;
    std::shared_ptr<const ModelDirectory> directory;

private:
    QTemporaryDir m_place;
};

/// The keyboard of a person who stands before the wizard: whatever has the focus gets the keys.
class Keys
{
public:
    explicit Keys(PackageWizard& wizard)
        : m_wizard(wizard)
    {
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QWidget* to = QApplication::focusWidget();
        QTest::keyClick(to == nullptr ? &m_wizard : to, key, modifiers);
    }
    void type(const QString& text) const { QTest::keyClicks(QApplication::focusWidget(), text); }
    /// Tab until `wanted` has the focus; false when it never gets it.
    [[nodiscard]] bool tabTo(const QWidget* wanted) const
    {
        for (int i = 0; i < 120 && QApplication::focusWidget() != wanted; ++i) {
            press(Qt::Key_Tab);
        }
        return QApplication::focusWidget() == wanted;
    }
    template <typename Widget> [[nodiscard]] bool tabTo(const QString& name) const
    {
        const auto* wanted = m_wizard.currentPage()->findChild<Widget*>(name);
        return wanted != nullptr && tabTo(wanted);
    }
    [[nodiscard]] bool isPlanned() const
    {
        return QTest::qWaitFor([&] { return m_wizard.state()->isPlanned(); }, 30'000);
    }
    /// Alt and the letter of Next, once it can be pressed; whether another page came.
    [[nodiscard]] bool next() const
    {
        const int before = m_wizard.currentId();
        const bool can = QTest::qWaitFor([&] { return m_wizard.button(QWizard::NextButton)->isEnabled(); }, 30'000);
        press(m_wizard.currentId() == PackageWizard::Destination ? Qt::Key_W : Qt::Key_N, Qt::AltModifier);
        return can && QTest::qWaitFor([&] { return m_wizard.currentId() > before; }, 30'000);
    }
    [[nodiscard]] bool back() const
    {
        const int before = m_wizard.currentId();
        press(Qt::Key_B, Qt::AltModifier);
        return QTest::qWaitFor([&] { return m_wizard.currentId() == before - 1; });
    }

private:
    PackageWizard& m_wizard;
};

/// Shown and, on a platform without a window manager, active all the same.
[[nodiscard]] inline bool isShown(PackageWizard& wizard)
{
    wizard.show();
    wizard.activateWindow();
    return QTest::qWaitForWindowActive(&wizard);
}

[[nodiscard]] inline QString sentence(const PackageWizard& wizard)
{
    return static_cast<const WizardPage*>(wizard.currentPage())->sentence();
}

} // namespace vitrine::test
