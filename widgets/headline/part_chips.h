// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QWidget>

#include <vector>

class QToolButton;

namespace vitrine {

class PartChip;

/// The part chips in a row at the right. Where they do not fit, they lose their words; then the last go into a menu.
class PartChips final : public QWidget
{
    Q_OBJECT

public:
    explicit PartChips(QWidget* parent = nullptr);

    void setParts(const std::vector<PartStatus>& parts);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void partChosen(const vitrine::PartStatus& part);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange();
    [[nodiscard]] int widthOf(bool compact, std::size_t count) const;
    void showRest();

    std::vector<PartChip*> m_chips;
    QToolButton* m_rest;
    std::size_t m_shown = 0;
};

} // namespace vitrine
