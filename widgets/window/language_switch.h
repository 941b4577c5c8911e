// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include <span>

namespace vitrine {

/// The language of the texts, changed while the program runs. One per program.
class LanguageSwitch final : public QObject
{
    Q_OBJECT

public:
    struct Language {
        const char* code; ///< "zh_CN"; empty: as the desktop has it
        const char16_t* name; ///< in the language itself
    };

    explicit LanguageSwitch(QObject* parent = nullptr);

    /// Those that there are texts for.
    [[nodiscard]] static std::span<const Language> languages();
    /// "en", "zh_CN", or empty for the desktop's; anything else counts as the desktop's.
    void set(const QString& code);
    /// As it was set; empty: the desktop's.
    [[nodiscard]] QString code() const { return m_code; }

signals:
    void changed();

private:
    QTranslator m_texts;
    QTranslator m_qtTexts; ///< buttons of dialogs
    QString m_code;
};

} // namespace vitrine
