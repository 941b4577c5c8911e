// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_layouts.h"

#include "model/formats/ggml_legacy/legacy_tensors.h"
#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <span>

namespace vitrine {

namespace {

using Argument = Message::Argument;

constexpr std::size_t TokensShown = 16;
constexpr std::uint32_t LongestToken = 1U << 16U;
constexpr std::uint64_t Stride = 1U << 14U;

constexpr auto Llama = std::to_array<std::string_view>({"n_vocab", "n_embd", "n_mult", "n_head", "n_layer", "n_rot", "ftype"});
constexpr auto Whisper = std::to_array<std::string_view>({"n_vocab", "n_audio_ctx", "n_audio_state", "n_audio_head", "n_audio_layer",
    "n_text_ctx", "n_text_state", "n_text_head", "n_text_layer", "n_mels", "ftype"});
constexpr auto Parakeet = std::to_array<std::string_view>({"n_vocab", "n_audio_ctx", "n_audio_state", "n_audio_head", "n_audio_layer",
    "n_mels", "ftype", "n_fft", "subsampling_factor", "n_subsampling_channels", "n_conv_kernel", "n_pred_dim", "n_pred_layers",
    "n_tdt_durations", "n_max_tokens"});
constexpr auto Rwkv = std::to_array<std::string_view>({"n_vocab", "n_embed", "n_layer", "data_type"});
constexpr auto Lora = std::to_array<std::string_view>({"lora_r", "lora_alpha"});
constexpr auto SileroTail = std::to_array<std::string_view>({"lstm_input_size", "lstm_hidden_size", "final_conv_in", "final_conv_out"});

/// One attempt at a layout: reads with a cursor of its own into a header of its own.
class Attempt
{
public:
    Attempt(const Cursor& cursor, const LegacyHeader& header, const ReadContext& context)
        : m_cursor(cursor)
        , m_header(header)
        , m_context(context)
    {
    }

    LegacyHeader& header() { return m_header; }
    Cursor& cursor() { return m_cursor; }

    std::uint32_t value(std::string_view name) const
    {
        const auto found = std::ranges::find(m_header.numbers, name, &std::pair<std::string_view, std::uint32_t>::first);
        return found == m_header.numbers.end() ? 0 : found->second;
    }

    void numbers(std::span<const std::string_view> names)
    {
        for (const std::string_view name : names) {
            m_header.numbers.emplace_back(name, m_cursor.number<std::uint32_t>());
        }
        if (!m_cursor.failed() && std::ranges::contains(names, std::string_view("ftype"))) {
            m_header.ftype = value("ftype");
        }
    }

    /// Passes over `count` numbers of 4 bytes.
    bool skipFloats(std::uint64_t count)
    {
        m_cursor.skip(count <= m_cursor.remaining() / 4 ? count * 4 : UINT64_MAX);
        return !m_cursor.failed();
    }

    bool vocabulary(std::uint32_t count, bool scores)
    {
        constexpr std::uint32_t shortest = 4;
        if (m_cursor.failed() || count > m_cursor.remaining() / shortest) {
            return false;
        }
        for (std::uint32_t i = 0; i < count; ++i) {
            if (i % Stride == 0 && m_context.stop.stop_requested()) {
                return false;
            }
            const auto length = m_cursor.number<std::uint32_t>();
            if (m_cursor.failed() || length > LongestToken) {
                return false;
            }
            if (m_header.firstTokens.size() < TokensShown) {
                m_header.firstTokens.push_back(displayUtf8(m_cursor.text(length, LongestToken)));
            } else {
                m_cursor.skip(length);
            }
            if (scores) {
                m_cursor.skip(sizeof(float));
            }
        }
        m_header.tokens = count;
        return !m_cursor.failed();
    }

    /// Whether what follows is a tensor, or nothing.
    bool arrived()
    {
        if (m_cursor.failed()) {
            return false;
        }
        m_header.tensorsAt = m_cursor.offset();
        return m_cursor.remaining() == 0 || legacyTensorAt(m_cursor, m_header).has_value();
    }

private:
    Cursor m_cursor;
    LegacyHeader m_header;
    const ReadContext& m_context;
};

bool llama(Attempt& attempt)
{
    attempt.header().architecture = "llama";
    attempt.numbers(Llama);
    return attempt.vocabulary(attempt.value("n_vocab"), attempt.header().magic != LegacyMagic::Ggml) && attempt.arrived();
}

bool lora(Attempt& attempt)
{
    attempt.numbers(Lora);
    return attempt.arrived();
}

bool rwkv(Attempt& attempt)
{
    attempt.header().architecture = "rwkv";
    attempt.numbers(Rwkv);
    return attempt.arrived();
}

/// Mel filters: rows, columns, values.
bool filters(Attempt& attempt)
{
    const std::uint64_t rows = attempt.cursor().number<std::uint32_t>();
    const std::uint64_t columns = attempt.cursor().number<std::uint32_t>();
    return !attempt.cursor().failed() && attempt.skipFloats(rows * columns);
}

bool whisper(Attempt& attempt)
{
    attempt.header().architecture = "whisper";
    attempt.numbers(Whisper);
    if (!filters(attempt)) {
        return false;
    }
    const auto count = attempt.cursor().number<std::uint32_t>();
    return attempt.vocabulary(count, false) && attempt.arrived();
}

bool parakeet(Attempt& attempt)
{
    attempt.header().architecture = "parakeet";
    attempt.numbers(Parakeet);
    if (!filters(attempt)) {
        return false;
    }
    const auto window = attempt.cursor().number<std::uint32_t>();
    if (attempt.cursor().failed() || !attempt.skipFloats(window) || !attempt.skipFloats(attempt.value("n_tdt_durations"))) {
        return false;
    }
    const auto count = attempt.cursor().number<std::uint32_t>();
    return attempt.vocabulary(count, false) && attempt.arrived();
}

bool silero(Attempt& attempt)
{
    constexpr std::uint32_t longestName = 256, mostLayers = 1024;
    Cursor& cursor = attempt.cursor();
    const auto length = cursor.number<std::uint32_t>();
    if (cursor.failed() || length == 0 || length > longestName) {
        return false;
    }
    const std::string model = cursor.text(length, longestName);
    if (!std::ranges::all_of(model, [](char c) { return c >= ' ' && c <= '~'; })) {
        return false;
    }
    attempt.header().architecture = "silero-vad";
    attempt.header().model = model;
    attempt.numbers(std::to_array<std::string_view>({"version_major", "version_minor", "version_patch", "n_window", "n_context", "n_encoder_layers"}));
    const std::uint32_t layers = attempt.value("n_encoder_layers");
    // Of each layer: channels in, channels out, width of the kernel.
    if (layers > mostLayers || !attempt.skipFloats(std::uint64_t{layers} * 3)) {
        return false;
    }
    attempt.numbers(SileroTail);
    return attempt.arrived();
}

using Layout = bool (*)(Attempt&);

std::span<const Layout> layoutsOf(const LegacyHeader& header)
{
    static constexpr auto ofGgml = std::to_array<Layout>({llama, whisper, silero, parakeet});
    static constexpr auto ofLlama = std::to_array<Layout>({llama});
    static constexpr auto ofRwkv = std::to_array<Layout>({rwkv});
    static constexpr auto ofLora = std::to_array<Layout>({lora});
    switch (header.magic) {
    case LegacyMagic::Ggml:
        return ofGgml;
    case LegacyMagic::Ggla:
        return ofLora;
    default:
        return header.types.rwkv ? std::span<const Layout>(ofRwkv) : std::span<const Layout>(ofLlama);
    }
}

/// Parakeet's loader refuses a file whose length of the Fourier transform is 0; so it is told, whether or not the rest
/// could be followed.
void judge(const LegacyHeader& header, std::uint64_t numbersAt, ProblemList& problems)
{
    for (std::size_t i = 0; i < header.numbers.size(); ++i) {
        const auto& [name, number] = header.numbers[i];
        if (number == 0 && (name == "n_fft" || name == "n_vocab" || name == "n_layer" || name == "n_mels")) {
            problems.error("ggml.zero", numbersAt + i * 4,
                Message(QT_TRANSLATE_NOOP("model", "%1 is 0: no program can use the file."), {Argument(name)}));
        }
    }
}

} // namespace

bool readKnownLayout(Cursor& cursor, LegacyHeader& header, const ReadContext& context, ProblemList& problems)
{
    const std::uint64_t at = cursor.offset();
    for (const Layout layout : layoutsOf(header)) {
        Attempt attempt(cursor, header, context);
        if (layout(attempt)) {
            header = std::move(attempt.header());
            judge(header, header.model.empty() ? at : at + 4 + header.model.size(), problems);
            return true;
        }
        if (context.stop.stop_requested()) {
            return false;
        }
    }
    return false;
}

} // namespace vitrine
