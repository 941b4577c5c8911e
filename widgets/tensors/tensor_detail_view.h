// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/latest_job.h"
#include "widgets/tensors/tensor_facts.h"

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace vitrine {

/// A strip with one mark for each layer, the shown one lit.
class TensorLayerStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit TensorLayerStrip(QWidget* parent = nullptr);
    /// `largest`: number of the last layer.
    void setLayer(std::uint32_t layer, std::uint32_t largest);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::uint32_t m_layer = 0;
    std::uint32_t m_largest = 0;
};

/// One tensor: where in the model it is, what it does, where its bytes lie. To be put wherever there is room.
class TensorDetailView final : public QWidget
{
    Q_OBJECT

public:
    explicit TensorDetailView(QWidget* parent = nullptr);

    void show(std::shared_ptr<const ModelDirectory> directory, std::uint32_t row);
    void clear();

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();

    std::shared_ptr<const ModelDirectory> m_directory;
    std::uint32_t m_row = 0;
    QLabel* m_title;
    QLabel* m_role;
    TensorLayerStrip* m_strip;
    QWidget* m_lines;
    QFormLayout* m_form;
    QLabel* m_explanation;
    QLabel* m_notes;
    QPushButton* m_copy;
    LatestJob m_job{this};
};

} // namespace vitrine
