// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>

namespace vitrine {

/// A header whose titles stand over the texts of the rows.
class DocumentHeader final : public QHeaderView
{
    Q_OBJECT

public:
    explicit DocumentHeader(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

} // namespace vitrine
