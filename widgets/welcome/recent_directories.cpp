// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/welcome/recent_directories.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QtConcurrent>

#include <algorithm>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr std::size_t MostRecent = 10;

QString group()
{
    return u"recent"_s;
}

} // namespace

RecentDirectories::RecentDirectories(QObject* parent)
    : QObject(parent)
{
    m_writer.setMaxThreadCount(1); // one after the other
    load();
}

void RecentDirectories::add(const ModelDirectory& directory, std::uint64_t bytes)
{
    RecentDirectory entry;
    entry.path = QFile::decodeName(QByteArray::fromStdString(directory.path));
    entry.kind = directory.root().verdict.kind;
    entry.state = directory.root().verdict.state;
    entry.bytes = bytes;
    entry.opened = QDateTime::currentDateTime();
    entry.unit = unit(entry.path);
    std::erase_if(m_entries, [&](const RecentDirectory& old) { return old.path == entry.path; });
    m_entries.insert(m_entries.begin(), std::move(entry));
    if (m_entries.size() > MostRecent) {
        m_entries.resize(MostRecent);
    }
    save();
    emit changed();
}

void RecentDirectories::setUnit(const QString& path, const QString& unit)
{
    const auto found = std::ranges::find(m_entries, path, &RecentDirectory::path);
    if (found != m_entries.end() && found->unit != unit) {
        found->unit = unit;
        save();
    }
}

QString RecentDirectories::unit(const QString& path) const
{
    const auto found = std::ranges::find(m_entries, path, &RecentDirectory::path);
    return found == m_entries.end() ? QString() : found->unit;
}

void RecentDirectories::remove(const QString& path)
{
    if (std::erase_if(m_entries, [&](const RecentDirectory& old) { return old.path == path; }) > 0) {
        save();
        emit changed();
    }
}

void RecentDirectories::clear()
{
    m_entries.clear();
    save();
    emit changed();
}

void RecentDirectories::look()
{
    QStringList paths;
    for (const RecentDirectory& entry : m_entries) {
        paths << entry.path;
    }
    QtConcurrent::run([paths] {
        QStringList gone;
        for (const QString& path : paths) {
            if (!QFileInfo::exists(path)) {
                gone << path;
            }
        }
        return gone;
    }).then(this, [this](const QStringList& gone) {
        bool differs = false;
        for (RecentDirectory& entry : m_entries) {
            const bool isThere = !gone.contains(entry.path);
            differs = differs || isThere != entry.isThere;
            entry.isThere = isThere;
        }
        if (differs) {
            emit changed();
        }
    });
}

void RecentDirectories::load()
{
    QSettings settings;
    const int count = std::min(settings.beginReadArray(group()), static_cast<int>(MostRecent));
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        RecentDirectory entry;
        entry.path = settings.value(u"path"_s).toString();
        const int kind = settings.value(u"kind"_s).toInt();
        const int state = settings.value(u"state"_s).toInt();
        entry.kind = kind >= 0 && kind < static_cast<int>(VerdictKind::Count) ? static_cast<VerdictKind>(kind)
                                                                              : VerdictKind::NotAModel;
        entry.state = state >= 0 && state <= static_cast<int>(VerdictState::Grey) ? static_cast<VerdictState>(state)
                                                                                  : VerdictState::Grey;
        entry.bytes = settings.value(u"bytes"_s).toULongLong();
        entry.opened = settings.value(u"opened"_s).toDateTime();
        entry.unit = settings.value(u"unit"_s).toString();
        if (!entry.path.isEmpty()) {
            m_entries.push_back(std::move(entry));
        }
    }
    settings.endArray();
}

/// Elsewhere: the file of the settings is written through to the disk, which may take its time.
void RecentDirectories::save()
{
    m_writer.start([entries = m_entries] { write(entries); });
}

void RecentDirectories::write(const std::vector<RecentDirectory>& entries)
{
    QSettings settings;
    settings.remove(group());
    settings.beginWriteArray(group(), static_cast<int>(entries.size()));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const RecentDirectory& entry = entries[i];
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(u"path"_s, entry.path);
        settings.setValue(u"kind"_s, static_cast<int>(entry.kind));
        settings.setValue(u"state"_s, static_cast<int>(entry.state));
        settings.setValue(u"bytes"_s, static_cast<qulonglong>(entry.bytes));
        settings.setValue(u"opened"_s, entry.opened);
        settings.setValue(u"unit"_s, entry.unit);
    }
    settings.endArray();
}

} // namespace vitrine
