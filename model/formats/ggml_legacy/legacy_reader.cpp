// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/ggml_legacy/legacy_reader.h"

#include "model/formats/ggml_legacy/legacy_detail.h"
#include "model/formats/ggml_legacy/legacy_tensors.h"
#include "model/formats/gguf/gguf_file_type.h"

namespace vitrine {

namespace {

using Argument = Message::Argument;

std::shared_ptr<const GgmlLegacyDetail> detailOf(const LegacyHeader& header)
{
    auto detail = std::make_shared<GgmlLegacyDetail>();
    detail->magic = legacyMagicName(header.magic);
    detail->version = header.version;
    detail->tokens = header.tokens;
    detail->ftype = header.ftype;
    detail->ftypeName = header.ftype ? ggmlFtypeName(*header.ftype) : std::string_view();
    return detail;
}

void addMetadata(const LegacyHeader& header, ModelFile& file)
{
    file.metadata.push_back({"magic", "string", std::string(legacyMagicName(header.magic))});
    if (header.version != 0) {
        file.metadata.push_back({"version", "uint32", header.version});
    }
    if (!header.model.empty()) {
        file.metadata.push_back({"model", "string", header.model});
    }
    for (const auto& [name, number] : header.numbers) {
        file.metadata.push_back({std::string(name), "uint32", number});
    }
    if (header.tokens > header.firstTokens.size()) {
        file.metadata.push_back({"tokens", "array[string]", {{"count", header.tokens}, {"first", header.firstTokens}}});
    } else if (header.tokens > 0) {
        file.metadata.push_back({"tokens", "array[string]", header.firstTokens});
    }
}

/// What a person should know of the format as such.
void tellAge(const LegacyHeader& header, const ReadContext& context, ProblemList& problems)
{
    if (header.magic == LegacyMagic::Ggsn) {
        problems.warning("ggml.session", 0,
            Message(QT_TRANSLATE_NOOP("model", "This is a saved session of llama.cpp: text that a model had read, and no model. Nothing loads from it without the model it was saved with.")));
        return;
    }
    if (context.path.ends_with(".gguf")) {
        problems.error("ggml.named-gguf", 0,
            Message(QT_TRANSLATE_NOOP("model", "This is the older GGML format (%1) with the name of a GGUF file. Programs refuse it; convert it to GGUF from the original model."),
                {Argument(legacyMagicName(header.magic))}));
    } else if (header.architecture == "llama" || header.magic == LegacyMagic::Ggla) {
        problems.note("ggml.old", 0,
            Message(QT_TRANSLATE_NOOP("model", "This format (%1) is from before GGUF; llama.cpp no longer reads it. Convert it to GGUF from the original model."),
                {Argument(legacyMagicName(header.magic))}));
    }
}

} // namespace

int GgmlLegacyReader::probe(std::span<const std::byte> head, std::string_view, std::uint64_t) const
{
    constexpr int looksLikeIt = 90;
    return legacyMagic({reinterpret_cast<const char*>(head.data()), head.size()}) ? looksLikeIt : 0;
}

ModelFile GgmlLegacyReader::read(std::shared_ptr<const ByteSource> source, const ReadContext& context) const
{
    ModelFile file;
    file.format = Format::GgmlLegacy;
    ProblemList problems(context.path);
    if (const auto header = readLegacyHeader(*source, context, problems)) {
        file.detail = detailOf(*header);
        file.architecture = header->architecture;
        addMetadata(*header, file);
        tellAge(*header, context, problems);
        file.bytesRead = header->tensorsAt;
        if (header->tensorsAt != 0) {
            file.cancelled = !readLegacyTensors(*source, *header, context, problems, file);
        } else if (header->magic != LegacyMagic::Ggsn && !context.stop.stop_requested()) {
            problems.error("ggml.layout", 0,
                Message(QT_TRANSLATE_NOOP("model", "The file begins as a GGML file, and no tensors were found in it: it is cut off, damaged, or of a program that Vitrine does not know.")));
        }
        file.cancelled = file.cancelled || context.stop.stop_requested();
    }
    file.problems = problems.take();
    return file;
}

} // namespace vitrine
