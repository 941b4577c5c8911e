// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/report/pickle_statement.h"

#include "model/words/text.h"

namespace vitrine {

namespace {
constexpr std::size_t LongestObstacle = 200; ///< bytes
}

Message weightsOnlyStatement(const PickleReport& report)
{
    if (report.loadsWithWeightsOnly) {
        return Message(QT_TRANSLATE_NOOP("model", "torch.load with weights_only=True takes this file."));
    }
    return Message(QT_TRANSLATE_NOOP("model", "torch.load with weights_only=True refuses this file: %1."),
        {displayUtf8(shortened(report.weightsOnlyObstacle, LongestObstacle))});
}

} // namespace vitrine
