// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/theme/plain_tool_tip.h"

#include <QTextDocument>

namespace vitrine::theme {

QString plainToolTip(const QString& text)
{
    return Qt::mightBeRichText(text)
        ? QString(u"<span style=\"white-space: pre-wrap\">" + text.toHtmlEscaped() + u"</span>")
        : text;
}

} // namespace vitrine::theme
