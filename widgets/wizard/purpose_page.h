// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/wizard/state_page.h"

#include <array>

class QRadioButton;

namespace vitrine {

class MessageStrip;
class Panel;

/// What the package is for: it decides what goes in and what blocks. Says when a draft was taken up.
class PurposePage final : public StatePage
{
    Q_OBJECT
public:
    PurposePage(WizardState* state, QWidget* parent);
    [[nodiscard]] QWidget* firstWidget() override;

protected:
    void refresh() override;

private:
    struct Choice {
        Purpose purpose = Purpose::Share;
        QString name, sentence;
    };
    Panel* makeChoice(const Choice& choice);
    void choose(Purpose purpose);
    void showChosen();
    void showDraft();

    static constexpr std::size_t Count = std::size_t(Purpose::Count);
    MessageStrip* m_draft;
    std::array<Panel*, Count> m_panels{};
    std::array<QRadioButton*, Count> m_buttons{};
    std::array<TonedLabel*, Count> m_sizes{};
};

} // namespace vitrine
