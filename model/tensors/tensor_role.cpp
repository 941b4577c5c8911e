// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_role.h"

#include "model/tensors/natural_compare.h"
#include "model/tensors/tensor_role_names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

namespace vitrine {

namespace {

constexpr std::size_t LongestName = 400; ///< bytes; no library makes longer ones
constexpr std::size_t MostSegments = 32;

using enum TensorPart;

/// The segments of a name in small letters, numbers apart.
struct Segments {
    std::string text; ///< segments joined by '.', without those that are numbers
    std::array<std::pair<std::size_t, std::size_t>, MostSegments> at{}; ///< begin and end of each in `text`
    std::size_t count = 0;

    [[nodiscard]] std::string_view segment(std::size_t i) const { return piece(i, i); }
    /// From the first to the last segment, both included.
    [[nodiscard]] std::string_view piece(std::size_t first, std::size_t last) const
    {
        return std::string_view(text).substr(at[first].first, at[last].second - at[first].first);
    }
};

bool isSeparator(char c)
{
    return c == '.' || c == '/' || c == ':';
}

std::optional<std::uint32_t> number(std::string_view segment)
{
    std::uint32_t value = 0;
    const auto [end, fault] = std::from_chars(segment.data(), segment.data() + segment.size(), value);
    const bool whole = fault == std::errc{} && end == segment.data() + segment.size() && !segment.empty();
    return whole ? std::optional(value) : std::nullopt;
}

/// Takes a number that names a layer or an expert.
void useNumber(TensorRole& role, std::string_view before, std::uint32_t value)
{
    if (before == "experts" || before == "expert" || before == "local_experts") {
        role.expert = value;
        role.isExpert = true;
    } else if (!role.layer && rolenames::countsLayers(before)) {
        role.layer = value;
    }
}

/// "block_0_expert_3", "layer_12": Flax and TensorFlow write the number into the word.
void useWordWithNumber(TensorRole& role, std::string_view segment)
{
    const std::size_t line = segment.rfind('_');
    if (line != std::string_view::npos) {
        if (const auto value = number(segment.substr(line + 1));
            value && (rolenames::countsLayers(segment.substr(0, line)))) {
            useNumber(role, segment.substr(0, line), *value);
        }
    }
}

void useWord(TensorRole& role, std::string_view segment)
{
    struct Side {
        std::string_view word;
        TensorSide side;
    };
    static constexpr auto sides = std::to_array<Side>(
        {{"encoder", TensorSide::Encoder},
         {"decoder", TensorSide::Decoder},
         {"vision_tower", TensorSide::Vision},
         {"vision_model", TensorSide::Vision},
         {"visual", TensorSide::Vision},
         {"v", TensorSide::Vision},
         {"audio_tower", TensorSide::Audio},
         {"audio_model", TensorSide::Audio},
         {"text_model", TensorSide::Text},
         {"language_model", TensorSide::Text},
         {"mask_decoder", TensorSide::Mask}});
    const auto side = std::ranges::find(sides, segment, &Side::word);
    if (side != sides.end() && role.side == TensorSide::None) {
        role.side = side->side;
    }
    role.isCross = role.isCross || segment == "encoder_attn" || segment == "encdecattention"
        || segment == "crossattention" || segment == "cross_attn" || segment == "attn2";
    role.isShared
        = role.isShared || segment == "shared_expert" || segment == "shared_experts" || segment.ends_with("_shexp");
    role.isExpert = role.isExpert || segment == "experts" || segment.ends_with("_exps") || segment == "switch_mlp";
}

Segments split(std::string_view name, TensorRole& role)
{
    Segments segments;
    std::string_view before;
    segments.text.reserve(name.size());
    for (std::size_t at = 0; at < name.size() && segments.count < MostSegments;) {
        const std::size_t end = static_cast<std::size_t>(
            std::find_if(name.begin() + static_cast<std::ptrdiff_t>(at), name.end(), isSeparator) - name.begin());
        const std::string_view segment = name.substr(at, end - at);
        at = end + 1;
        if (const auto value = number(segment)) {
            useNumber(role, before, *value);
            continue;
        }
        if (!segments.text.empty()) {
            segments.text += '.';
        }
        const std::size_t begin = segments.text.size();
        for (const char c : segment) {
            segments.text += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        }
        segments.at[segments.count++] = {begin, segments.text.size()};
        before = std::string_view(segments.text).substr(begin);
        useWord(role, before);
        useWordWithNumber(role, before);
    }
    return segments;
}

/// Words at the end that say which number of a module it is, not which module.
bool isParameterWord(std::string_view segment)
{
    constexpr auto words = std::to_array<std::string_view>(
        {"weight", "bias", "kernel", "default", "base_layer", "gamma", "beta", "scale", "embedding", "weight_v",
         "weight_g", "original0", "original1", "modules_to_save"});
    return std::ranges::contains(words, segment);
}

bool isDecoration(TensorPart part)
{
    return part >= LowRankA && part <= OptimizerStep;
}

/// The part that segments up to `last` name, the longest piece first; moves `last` in front of it.
TensorPart findPart(const Segments& segments, std::size_t& last)
{
    while (last > 0) {
        for (std::size_t length = std::min<std::size_t>(3, last); length > 0; --length) {
            const std::string_view piece = segments.piece(last - length, last - 1);
            // As a parameter "embedding" and "scale" say nothing; with a module in front they may.
            if (length == 1 && isParameterWord(piece) && last > 1) {
                continue;
            }
            if (const TensorPart part = rolenames::partOf(piece); part != Unknown) {
                last -= length;
                return part;
            }
        }
        --last;
    }
    return Unknown;
}

} // namespace

TensorRole tensorRole(std::string_view name)
{
    TensorRole role;
    const Segments segments = split(name.substr(0, LongestName), role);
    if (segments.count == 0) {
        return role;
    }
    const std::string_view ending = segments.segment(segments.count - 1);
    role.isBias = ending == "bias" || ending == "beta" || ending == "in_proj_bias";
    std::size_t last = segments.count;
    role.part = findPart(segments, last);
    if (isDecoration(role.part)) {
        const TensorPart inner = findPart(segments, last);
        role.decorates = isDecoration(inner) ? Unknown : inner;
    }
    // A norm inside a layer that only says "norm" is not the last one.
    if (role.part == FinalNorm && role.layer) {
        role.part = Normalisation;
    }
    if (role.part == Normalisation && !role.layer && segments.segment(0) == "norm") {
        role.part = FinalNorm;
    }
    if ((role.part == OutputHead || role.part == Classifier) && role.layer) {
        role.part = Unknown;
    }
    return role;
}

} // namespace vitrine
