// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/pickle_words.h"

#include <QCoreApplication>

namespace vitrine {

namespace {

/// Context of the texts of this file.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(PickleWords)
};

} // namespace

QString pickleHeadline(PickleVerdict verdict)
{
    switch (verdict) {
    case PickleVerdict::Clean:
        return Words::tr("Loading this file builds values, and nothing else.");
    case PickleVerdict::Known:
        return Words::tr("Loading this file runs code of usual training programs.");
    case PickleVerdict::Warning:
        return Words::tr("Loading this file runs code that Vitrine does not know.");
    case PickleVerdict::NotVerified:
        return Words::tr("What loading this file would do could not be followed to its end.");
    case PickleVerdict::Dangerous:
        return Words::tr("Do not load this file.");
    }
    return {};
}

QString pickleAdvice(PickleVerdict verdict)
{
    switch (verdict) {
    case PickleVerdict::Clean:
        return {};
    case PickleVerdict::Known:
        return Words::tr("Load it only if you trust whoever made it. Where the weights are all you need, safetensors "
                         "does without code.");
    case PickleVerdict::Warning:
    case PickleVerdict::NotVerified:
    case PickleVerdict::Dangerous:
        return Words::tr("Ask whoever made it for safetensors. Or keep only the numbers: converting copies the tensors "
                         "and none of the instructions.");
    }
    return {};
}

StatusColor pickleStatus(PickleVerdict verdict)
{
    switch (verdict) {
    case PickleVerdict::Clean:
        return StatusColor::Pass;
    case PickleVerdict::Known:
        return StatusColor::Info;
    case PickleVerdict::Warning:
        return StatusColor::Warning;
    case PickleVerdict::NotVerified:
        return StatusColor::NotVerified;
    case PickleVerdict::Dangerous:
        return StatusColor::Failure;
    }
    return StatusColor::NotVerified;
}

StatusColor pickleStatus(PickleRisk risk)
{
    switch (risk) {
    case PickleRisk::Allowed:
        return StatusColor::Pass;
    case PickleRisk::Known:
        return StatusColor::Info;
    case PickleRisk::Unknown:
        return StatusColor::Warning;
    case PickleRisk::Dangerous:
        return StatusColor::Failure;
    }
    return StatusColor::NotVerified;
}

} // namespace vitrine
