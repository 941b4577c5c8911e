// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/provenance.h"

#include <QObject>
#include <QString>

class QGridLayout;
class QLineEdit;
class QWidget;

namespace vitrine {

class StatusIcon;
class TonedLabel;

/// One fact of the note: its name, a field for its value, and how it is known.
class FactRow final : public QObject
{
    Q_OBJECT

public:
    /// Puts itself into row `line` of a grid of three columns.
    FactRow(std::string key, QGridLayout* grid, int line, QWidget* parent);

    [[nodiscard]] const std::string& key() const { return m_key; }
    [[nodiscard]] QLineEdit* field() const { return m_field; }
    /// `fact` null: not known; `suggestion` then stands in the field.
    void show(const ProvenanceFact* fact, const QString& suggestion);
    /// Whether the last show() had a value.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

signals:
    /// What was typed; `found` is what the folder says.
    void edited(const QString& value, const QString& found);

private:
    std::string m_key;
    QLineEdit* m_field;
    StatusIcon* m_icon;
    TonedLabel* m_source;
    QString m_found; ///< what the folder says
    QString m_value; ///< of the last plan
    bool m_isPending = false; ///< typed, and not in a plan yet
    bool m_isKnown = false;
};

} // namespace vitrine
