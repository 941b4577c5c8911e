// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

namespace vitrine {

/// One fact under the sentence: what matters in the colour of text, the word beside it muted.
struct Fact {
    QString value; ///< "7.62 B"
    QString word; ///< "parameters"; left out where the line is narrow
};

/// The facts in one line. Narrow, they lose their words; narrower still, the last ones go into the tooltip.
class FactsLine final : public QWidget
{
    Q_OBJECT

public:
    explicit FactsLine(QWidget* parent = nullptr);

    void setFacts(std::vector<Fact> facts);
    /// All of it in one line of text.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int widthOf(bool words, std::size_t count) const;

    std::vector<Fact> m_facts;
};

} // namespace vitrine
