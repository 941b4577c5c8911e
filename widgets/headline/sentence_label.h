// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace vitrine {

/// The verdict in large type, on one line or two; what does not fit is cut and stands in the tooltip.
class SentenceLabel final : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceLabel(QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const { return m_text; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QStringList lines(int width) const;
    [[nodiscard]] static QFont type();

    QString m_text;
};

} // namespace vitrine
