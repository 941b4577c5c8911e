// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/open_directory.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace vitrine {

class FactsLine;
class PartChips;
class PrimaryButton;
class Selection;
class SentenceLabel;
class UnitList;
struct Fact;

/// The verdict on the unit that is shown, its facts and its parts; while headers are read, how far that is.
class HeadlineBand final : public QWidget
{
    Q_OBJECT

public:
    explicit HeadlineBand(Selection* selection, QWidget* parent = nullptr);

    /// Reading has begun; the verdict is shown again when a directory is set that is not being read.
    void showReading();
    void setProgress(const OpenProgress& progress);
    void openUnitChooser();
    [[nodiscard]] QString sentence() const;
    /// Sentence, facts and parts as text.
    [[nodiscard]] QString report() const;

signals:
    void cancelWanted();
    void goOnWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    enum class Mode : std::uint8_t { Verdict, Reading, Cancelled };

    void refresh();
    void showVerdict();
    void showCancelled();
    void showProgress();
    void setMode(Mode mode);
    void setState(const QString& icon, const QColor& color);
    [[nodiscard]] std::vector<Fact> factsOf(const struct Unit& unit) const;
    void announce(const QString& text);
    void choosePart(const PartStatus& part);
    void retranslate();

    Selection* m_selection;
    QLabel* m_icon;
    SentenceLabel* m_sentence;
    FactsLine* m_facts;
    QLabel* m_showing;
    QComboBox* m_units;
    UnitList* m_unitList;
    PartChips* m_chips;
    QPushButton* m_cancel;
    PrimaryButton* m_goOn;
    Mode m_mode = Mode::Verdict;
    OpenProgress m_progress;
    QElapsedTimer m_readingFor;
    QElapsedTimer m_sinceAnnounced;
    QTimer m_spin;
    int m_angle = 0;
};

} // namespace vitrine
