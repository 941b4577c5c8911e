// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/explain/explain_page.h"
#include "widgets/explain/finding_page.h"

#include <QScrollArea>
#include <QWidget>

#include <functional>
#include <vector>

class QLabel;
class QToolButton;
class QPushButton;

namespace vitrine {

class LayerStrip;
class Selection;

/// The one place for words: says what is selected. Never blank: with nothing selected it explains the verdict, before
/// anything was opened it says what it is for. Words of the field are links; Backspace or "Back" leads back.
class ExplainPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(Selection* selection, QWidget* parent = nullptr);
    ~ExplainPanel() override;

    /// Where the words about a finding come from; the checklist knows them. May be empty.
    void setFindingSource(std::function<std::optional<FindingWords>(const QString& id)> source);
    /// The page that is shown now.
    [[nodiscard]] const ExplainPage& page() const { return m_page; }
    [[nodiscard]] double zoom() const { return m_zoom; }

public slots:
    /// Shows the text about something in general, on top of the selection's own page.
    void showText(vitrine::ExplainKind kind, const QString& id);
    /// The same by the target of a link: "vitrine:term/shard".
    void follow(const QString& target);
    /// Back from a text that a link led to.
    void goBack();
    /// The page that is shown, made anew: the language has changed, or the checklist knows more.
    void refresh();
    void zoomIn();
    void zoomOut();
    void resetZoom();

signals:
    /// A page is shown; for the dock's title and for tests.
    void pageShown();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addShortcuts();
    void showSelection();
    void setZoom(double zoom);
    [[nodiscard]] ExplainPage pageOfSelection() const;
    void show(ExplainPage page);
    void layOut();

    Selection* m_selection;
    std::function<std::optional<FindingWords>(const QString&)> m_findings;
    std::vector<std::pair<ExplainKind, QString>> m_followed; ///< texts that links led to, the last one is shown
    ExplainPage m_page;
    double m_zoom = 1;
    QScrollArea* m_area = nullptr;
    QWidget* m_content = nullptr;
    QToolButton* m_back = nullptr;
    QLabel* m_head = nullptr;
    LayerStrip* m_strip = nullptr;
    QLabel* m_body = nullptr;
    QPushButton* m_copy = nullptr;
};

} // namespace vitrine
