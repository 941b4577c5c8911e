// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/panels.h"

#include "widgets/selection/selection.h"

#include <QLabel>

namespace vitrine {

namespace {

/// Stands where a panel will be.
QWidget* makePlaceholder(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setAutoFillBackground(true);
    label->setBackgroundRole(QPalette::Base);
    return label;
}

} // namespace

Panels Panels::make(Selection*, QWidget* parent, const std::function<void(const FileMarks&)>&)
{
    Panels panels;
    panels.tensors = makePlaceholder(QStringLiteral("Tensors"), parent);
    panels.file = makePlaceholder(QStringLiteral("File"), parent);
    panels.checklist = makePlaceholder(QStringLiteral("Checklist"), parent);
    panels.explanation = makePlaceholder(QStringLiteral("Explanation"), parent);
    return panels;
}

} // namespace vitrine
