// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/part_answers.h"

#include <algorithm>

namespace vitrine {

const PartStatus* part(const CheckContext& context, Part wanted)
{
    const auto& parts = context.unit().parts;
    const auto found = std::ranges::find(parts, wanted, &PartStatus::part);
    return found == parts.end() ? nullptr : &*found;
}

Message fetchAgain()
{
    return Message(
        QT_TRANSLATE_NOOP("model", "Fetch it from where the model comes from, or save it together with the model."));
}

bool isFirstPartRead(const CheckContext& context)
{
    return !context.lacksFirstPart() && context.file(context.unit().weights.front()).content != nullptr;
}

Message firstPartNotRead()
{
    return Message(QT_TRANSLATE_NOOP(
        "model", "Config and tokenizer are in the GGUF file, in its first part if there are several, and that could not be read."));
}

} // namespace vitrine
