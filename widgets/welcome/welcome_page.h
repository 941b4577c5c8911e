// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

class QLabel;
class QPushButton;

namespace vitrine {

class Card;
class DropZone;
class LinkButton;
class RecentDirectories;
class RecentList;

/// The empty window: what this is for, what to do first, what was opened before, where to learn.
class WelcomePage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit WelcomePage(RecentDirectories* recent, QWidget* parent = nullptr);

signals:
    void openFolderWanted();
    void openFileWanted();
    void openWanted(const QString& path);
    void practiceWanted();
    void tourWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeTitle();
    [[nodiscard]] QWidget* makeRecent();
    [[nodiscard]] QWidget* makeLearn();
    void retranslate();
    void recolor();
    void showRecent();

    RecentDirectories* m_recent;
    QLabel* m_emblem = nullptr;
    QLabel* m_promise = nullptr;
    DropZone* m_zone;
    QLabel* m_recentTitle = nullptr;
    LinkButton* m_clear = nullptr;
    RecentList* m_list = nullptr;
    QLabel* m_nothing = nullptr;
    QLabel* m_learnTitle = nullptr;
    QLabel* m_cap = nullptr;
    QLabel* m_question = nullptr;
    QLabel* m_practiceText = nullptr;
    QPushButton* m_practice = nullptr;
    LinkButton* m_tour = nullptr;
};

} // namespace vitrine
