// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tensors/tensor_copy.h"

#include <QPoint>

#include <cstdint>
#include <functional>
#include <optional>

class QWidget;

namespace vitrine {

/// What the context menu of the tensors can do; the panel fills it in.
struct TensorMenuActions {
    std::function<void()> explain;
    std::function<void(CopyKind)> copy;
    std::function<void()> onlyLayer; ///< null where the tensor has no layer
    std::function<void()> onlyDtype;
    std::function<void()> onlyShard;
    std::function<void()> exportRows;
};

/// Pops the menu up; it goes away by itself.
void popupTensorMenu(QWidget* parent, const QPoint& at, const TensorMenuActions& actions);

} // namespace vitrine
