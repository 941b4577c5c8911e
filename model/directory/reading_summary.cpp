// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/reading_summary.h"

#include "model/words/quantity.h"

#include <algorithm>

namespace vitrine {

namespace {

/// A time below this is not told apart from it.
constexpr double ShortestSeconds = 0.01;

} // namespace

Message readingSummary(const ReadStatistics& read)
{
    const Message weights = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n weight file(s)"), read.weightFiles);
    const Message small = Message::plural(QT_TRANSLATE_N_NOOP("model", "%n small file(s)"), read.smallFiles);
    const std::string time = formatSeconds(std::max(read.seconds, ShortestSeconds)).toStdString();
    if (read.weightFiles == 0) {
        return Message(QT_TRANSLATE_NOOP("model", "%1 read in %2. Nothing was executed or changed."), {small, time});
    }
    if (read.smallFiles == 0) {
        return Message(QT_TRANSLATE_NOOP("model", "The headers of %1 read in %2. Nothing was executed or changed."), {weights, time});
    }
    return Message(QT_TRANSLATE_NOOP("model", "The headers of %1, and %2, read in %3. Nothing was executed or changed."), {weights, small, time});
}

} // namespace vitrine
