// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/check.h"
#include "model/checks/check_context.h"
#include "model/checks/data_hashes.h"
#include "model/checks/data_values.h"

namespace vitrine {
namespace {

using W = Weight;

class SoundHash final : public Check
{
public:
    SoundHash()
        : Check(
            {"sound.hash",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Hashes"),
             {W::Blocks, W::Blocks, W::Blocks},
             true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerHashes(context); }
    std::uint64_t requestBytes(const CheckContext& context) const override { return hashBytes(context); }
};

class SoundValues final : public Check
{
public:
    SoundValues()
        : Check(
            {"sound.values",
             CheckGroup::Sound,
             QT_TRANSLATE_NOOP("model", "Values of the weights"),
             {W::Warns, W::Warns, W::Warns},
             true})
    {
    }

    Answer run(const CheckContext& context) const override { return answerValues(context); }
    std::uint64_t requestBytes(const CheckContext& context) const override { return valueBytes(context); }
};

} // namespace

void addDataChecks(CheckList& list)
{
    list.push_back(std::make_unique<SoundHash>());
    list.push_back(std::make_unique<SoundValues>());
}

} // namespace vitrine
