// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_report.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QStandardItemModel;
class QTreeView;

namespace vitrine {

class NoticeStrip;

/// What the pickles of a file would do: the verdict, every name that they ask for, the most dangerous first, and what
/// one can do about it.
class PickleView final : public QWidget
{
    Q_OBJECT

public:
    explicit PickleView(QWidget* parent = nullptr);

    void show(std::shared_ptr<const PickleReport> report);
    /// Everything that is shown, as text.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fitColumns();
    [[nodiscard]] static QString place(const std::string& member, std::uint64_t offset);
    void addFinding(const PickleFinding& finding);
    void addRemark(const PickleRemark& remark);

    std::shared_ptr<const PickleReport> m_report;
    NoticeStrip* m_notice;
    QLabel* m_heading;
    QStandardItemModel* m_model;
    QTreeView* m_names;
    QLabel* m_advice;
    QPushButton* m_copy;
};

} // namespace vitrine
