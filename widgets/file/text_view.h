// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace vitrine {

/// Text of a file, piece by piece: how much of it is shown is said, and more can be asked for.
class TextView final : public QWidget
{
    Q_OBJECT

public:
    explicit TextView(QWidget* parent = nullptr);

    /// `shown` of `total` bytes of the file; `isDump`: no text, nothing more to come.
    void show(const QString& text, quint64 shown, quint64 total, bool isDump);
    void append(const QString& text, quint64 bytes);
    [[nodiscard]] quint64 shownBytes() const { return m_shown; }
    bool find(const QString& text, bool backwards);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QWidget* focusTarget() const;
    /// Steps larger or smaller; 0: as at first.
    void zoom(int steps);

signals:
    void moreWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void applyZoom();

    QPlainTextEdit* m_text;
    QWidget* m_more;
    QLabel* m_moreText;
    QPushButton* m_moreButton;
    quint64 m_shown = 0;
    quint64 m_total = 0;
    bool m_isDump = false;
    int m_zoom = 0;
};

} // namespace vitrine
