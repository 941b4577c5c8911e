// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <cstdint>

class QLabel;
class QLineEdit;
class QToolButton;

namespace vitrine {

/// Finds within a file, and chooses between its tree and its text.
class FindRow final : public QWidget
{
    Q_OBJECT

public:
    explicit FindRow(QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// What can be chosen between.
    enum class Choice : std::uint8_t { None, TreeOrText, TreeOrDetail };
    void offer(Choice choice);
    /// Whether the second of the two is chosen: the text, or the detail.
    [[nodiscard]] bool isText() const;
    void setText(bool text);
    /// Says that nothing was found, or takes it back.
    void setFound(bool found);
    void focusText();

signals:
    void findWanted(bool backwards);
    void modeChanged(bool text);
    void left(); ///< Escape in an empty line

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();

    QLineEdit* m_line;
    QAction* m_icon = nullptr;
    QLabel* m_result;
    QToolButton* m_tree;
    QToolButton* m_plain;
    Choice m_choice = Choice::None;
};

} // namespace vitrine
