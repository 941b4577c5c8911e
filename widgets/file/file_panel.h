// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/latest_job.h"
#include "widgets/file/document_model.h"

#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;

namespace vitrine {

class DocumentView;
class FactBand;
class FindRow;
class NoticeStrip;
class PickleView;
class Selection;
class TextView;

/// Makes a view of what one format knows beyond tensors and metadata; null where it is none of its own. The panel owns
/// the view.
using FileDetailFactory = std::function<QWidget*(const std::shared_ptr<const FormatDetail>& detail, QWidget* parent)>;

/// What the selected file holds: keys and values, text, metadata, what a pickle would run.
class FilePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FilePanel(Selection* selection, QWidget* parent = nullptr);
    ~FilePanel() override;

    /// The file that is shown, or NoFile.
    [[nodiscard]] FileIndex file() const { return m_file; }
    /// Its name and icon, for the tab.
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString iconName() const;
    /// Who explains keys, and compares values with the tensors.
    void setWords(DocumentWords words);
    /// Views of formats of their own, asked in the order in which they were added.
    void addDetailFactory(FileDetailFactory factory);
    /// A pinned panel keeps its file when another one is selected.
    void setPinned(bool pinned);
    [[nodiscard]] bool isPinned() const { return m_isPinned; }
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }
    /// Size of the text of files: steps larger, or smaller; 0: as at first.
    void zoom(int steps);
    /// Selects the key that the cursor is on, so that it can be explained; false where the cursor is on none.
    bool selectKey();
    /// What shows the contents. No focus proxy: with one, Tab would pass over the line that finds.
    [[nodiscard]] QWidget* focusTarget() const;
    /// Ctrl+F.
    void focusFind();
    void findNext(bool backwards);

signals:
    void titleChanged();
    /// The newest file's contents are on screen.
    void contentsShown();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void takeSelection();
    void load();
    void take(FileContents taken);
    void showMode();
    void showTicks();
    void showDetail();
    void readMore();
    void goToPlace();
    void selectPlace(const QString& place);
    void retranslate();
    [[nodiscard]] FileIndex selectedFile() const;

    Selection* m_selection;
    std::shared_ptr<const ModelDirectory> m_directory;
    FileIndex m_file = NoFile;
    FileIndex m_shownFile = NoFile; ///< whose contents are on screen
    bool m_isWaiting = false; ///< the file is not read yet, as nobody sees it
    bool m_isPinned = false;
    FileContents m_contents;
    std::vector<FileDetailFactory> m_factories;

    FactBand* m_facts;
    NoticeStrip* m_notice;
    FindRow* m_find;
    QStackedWidget* m_stack;
    QLabel* m_empty;
    DocumentView* m_document;
    TextView* m_text;
    QWidget* m_detail = nullptr; ///< what a factory made for the file that is shown
    QWidget* m_footer;
    QLabel* m_summary;
    QLabel* m_tick; ///< what the ticks beside values mean
    QLabel* m_tickText;
    LatestJob m_job{this};
    LatestJob m_moreJob{this};
};

} // namespace vitrine
