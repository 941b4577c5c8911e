// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/explain/catalogue.h"

#include <QFile>
#include <QJsonDocument>

/// Outside of any namespace, as the macro demands.
static void registerExplanations()
{
    Q_INIT_RESOURCE(explanations);
}

namespace vitrine {

namespace {

using namespace Qt::StringLiterals;

/// Files of the kinds, in the order of ExplainKind.
constexpr std::array<QLatin1StringView, static_cast<std::size_t>(ExplainKind::Count)> Files{
    "roles"_L1, "needs"_L1, "verdicts"_L1, "formats"_L1, "dtypes"_L1, "checks"_L1, "config-keys"_L1, "parts"_L1, "terms"_L1, "tour"_L1};

} // namespace

QJsonObject Catalogue::read(const QString& path)
{
    static const bool registered = (registerExplanations(), true);
    Q_UNUSED(registered)
    QFile file(u":/vitrine/explanations/"_s + path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QJsonDocument::fromJson(file.readAll()).object();
}

Catalogue::Catalogue(Language language)
{
    const QLatin1StringView name(languageName(language));
    const QString folder = QString(name) + u'/';
    for (std::size_t kind = 0; kind < m_entries.size(); ++kind) {
        m_entries[kind] = read(folder + Files[kind] + u".json");
    }
    m_headings = read(folder + u"headings.json");
}

const Catalogue& Catalogue::of(Language language)
{
    static const Catalogue english(Language::English);
    if (language == Language::English) {
        return english;
    }
    static const Catalogue chinese(Language::Chinese);
    return chinese;
}

QJsonObject Catalogue::entry(ExplainKind kind, const QString& id) const
{
    return entries(kind).value(id).toObject();
}

const QJsonObject& Catalogue::entries(ExplainKind kind) const
{
    return m_entries[static_cast<std::size_t>(kind)];
}

QString Catalogue::heading(const QString& name) const
{
    return m_headings.value(name).toString();
}

} // namespace vitrine
