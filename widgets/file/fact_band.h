// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"

#include <QWidget>

class QLabel;

namespace vitrine {

/// Which file is shown: its icon in the colour of its need, its name, and under it role, need, size, format and path.
class FactBand final : public QWidget
{
    Q_OBJECT

public:
    explicit FactBand(QWidget* parent = nullptr);

    void show(std::shared_ptr<const ModelDirectory> directory, FileIndex file);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    std::shared_ptr<const ModelDirectory> m_directory;
    FileIndex m_file = NoFile;
    QLabel* m_icon;
    QLabel* m_name;
    QLabel* m_facts;
};

} // namespace vitrine
