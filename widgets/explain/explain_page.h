// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/explain/explanation.h"
#include "widgets/theme/theme.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine {

/// Where in a model's row of layers a tensor stands.
struct LayerPlace {
    enum class At : std::uint8_t { Input, Layer, Output };
    At at = At::Layer;
    std::uint32_t layer = 0; ///< counted from 0; only for At::Layer
    std::uint32_t last = 0; ///< number of the last layer

    bool operator==(const LayerPlace&) const = default;
};

/// A line of the table of facts.
struct PageFact {
    QString name;
    QString value;
    std::optional<ExplainKind> kind; ///< of the text that the value leads to
    QString id;

    bool operator==(const PageFact&) const = default;
};

struct PageSection {
    QString heading; ///< empty: the text goes on without one
    QString text; ///< backticks mark code

    bool operator==(const PageSection&) const = default;
};

/// A tinted paragraph that stands out: what is wrong with this one.
struct PageNotice {
    StatusColor status = StatusColor::Info;
    QString text;

    bool operator==(const PageNotice&) const = default;
};

/// One link with what stands behind it: "config.json — Config".
struct PageLink {
    QString text;
    ExplainKind kind = ExplainKind::Term;
    QString id;
    QString more; ///< plain text behind the link

    bool operator==(const PageLink&) const = default;
};

/// What the panel shows, before it is set in type.
struct ExplainPage {
    QString title;
    QString subtitle;
    std::optional<LayerPlace> place;
    std::vector<PageNotice> notices;
    std::vector<PageFact> facts;
    std::vector<PageSection> sections;
    std::vector<PageLink> links;
    ExplainKind kind = ExplainKind::Term; ///< what it is about; a text does not link to itself
    QString id;
    QString copyText; ///< what the copy button copies; empty: there is none

    bool operator==(const ExplainPage&) const = default;
};

} // namespace vitrine
