// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace vitrine {

class PrimaryButton;

/// The dashed field of the welcome page. Dropping works everywhere in the window; this says so and has the buttons.
class DropZone final : public QWidget
{
    Q_OBJECT

public:
    explicit DropZone(QWidget* parent = nullptr);

    void retranslate();

signals:
    void openFolderWanted();
    void openFileWanted();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void recolor();

    QLabel* m_icon;
    QLabel* m_text;
    QLabel* m_formats;
    PrimaryButton* m_folder;
    QPushButton* m_file;
};

} // namespace vitrine
