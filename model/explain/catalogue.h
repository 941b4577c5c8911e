// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/explain/explanation.h"

#include <QJsonObject>

#include <array>

namespace vitrine {

/// The files of one language, read once and never changed afterwards; may be used from any thread.
class Catalogue final
{
public:
    /// Reads the language's files at the first call.
    [[nodiscard]] static const Catalogue& of(Language language);

    /// The entry as it stands in the file; empty when there is none.
    [[nodiscard]] QJsonObject entry(ExplainKind kind, const QString& id) const;
    [[nodiscard]] const QJsonObject& entries(ExplainKind kind) const;
    /// headings.json: headings of the fields, by "<kind>.<field>" or "<field>".
    [[nodiscard]] QString heading(const QString& name) const;

    /// A file of resources/explanations by its path in there ("keys.json"); empty when it is absent or no JSON object.
    [[nodiscard]] static QJsonObject read(const QString& path);

private:
    explicit Catalogue(Language language);

    std::array<QJsonObject, static_cast<std::size_t>(ExplainKind::Count)> m_entries;
    QJsonObject m_headings;
};

} // namespace vitrine
