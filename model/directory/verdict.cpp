// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/verdict.h"

#include <array>

namespace vitrine {

namespace {

struct Row {
    std::string_view name;
    const char* title;
};

constexpr std::array<Row, static_cast<std::size_t>(VerdictKind::Count)> Rows{{
    {"complete-model", QT_TRANSLATE_NOOP("model", "Complete model")},
    {"incomplete-model", QT_TRANSLATE_NOOP("model", "Incomplete model")},
    {"weights-only", QT_TRANSLATE_NOOP("model", "Weights only")},
    {"adapter", QT_TRANSLATE_NOOP("model", "Adapter")},
    {"training-checkpoint", QT_TRANSLATE_NOOP("model", "Training checkpoint")},
    {"distributed-checkpoint", QT_TRANSLATE_NOOP("model", "Distributed checkpoint")},
    {"pipeline", QT_TRANSLATE_NOOP("model", "Pipeline")},
    {"single-file-model", QT_TRANSLATE_NOOP("model", "Single file model")},
    {"tokenizer-only", QT_TRANSLATE_NOOP("model", "Tokenizer only")},
    {"collection", QT_TRANSLATE_NOOP("model", "Collection")},
    {"not-a-model", QT_TRANSLATE_NOOP("model", "Not a model")},
}};

} // namespace

std::string_view verdictName(VerdictKind kind)
{
    return Rows[static_cast<std::size_t>(kind)].name;
}

Message verdictTitle(VerdictKind kind)
{
    return Message(Rows[static_cast<std::size_t>(kind)].title);
}

} // namespace vitrine
