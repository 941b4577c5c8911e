// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QAbstractButton>

namespace vitrine {

/// One part of the unit: role icon, word, status icon; dashed on a tinted ground where it is missing.
class PartChip final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit PartChip(PartStatus part, QWidget* parent = nullptr);

    [[nodiscard]] const PartStatus& part() const { return m_part; }
    /// Without its word, where there is no room.
    void setCompact(bool compact);
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override { return sizeFor(m_isCompact); }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] QSize sizeFor(bool compact) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    PartStatus m_part;
    bool m_isCompact = false;
};

} // namespace vitrine
