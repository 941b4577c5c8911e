// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/gguf/gguf_detail.h"
#include "model/formats/gguf/gguf_values.h"
#include "tests/support/byte_builder.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine::test {

/// Writes GGUF files by hand: right ones, and ones that are wrong in one chosen place.
class GgufBuilder
{
public:
    explicit GgufBuilder(std::uint32_t version = 3, bool bigEndian = false)
        : m_version(version)
        , m_big(bigEndian)
    {
    }

    /// Without it the file gets a general.architecture.
    GgufBuilder& bare()
    {
        m_bare = true;
        return *this;
    }
    GgufBuilder& raw(std::string_view key, std::uint32_t type, std::string_view value);
    GgufBuilder& text(std::string_view key, std::string_view value);
    GgufBuilder& texts(std::string_view key, const std::vector<std::string>& values);
    template <typename T>
    GgufBuilder& value(std::string_view key, GgufType type, T number)
    {
        return raw(key, static_cast<std::uint32_t>(type), piece().number(number).bytes());
    }
    template <typename T>
    GgufBuilder& array(std::string_view key, GgufType type, const std::vector<T>& numbers)
    {
        ByteBuilder bytes = piece();
        bytes.number(static_cast<std::uint32_t>(type));
        length(bytes, numbers.size());
        for (const T number : numbers) {
            bytes.number(number);
        }
        return raw(key, static_cast<std::uint32_t>(GgufType::Array), bytes.bytes());
    }
    /// Data of zeros, `bytes` long, padded; `offset` instead of the next free place.
    GgufBuilder& tensor(std::string_view name, std::uint32_t type, const std::vector<std::uint64_t>& dims, std::uint64_t bytes,
        std::optional<std::uint64_t> offset = {});
    GgufBuilder& alignment(std::uint32_t bytes);
    GgufBuilder& claimTensors(std::uint64_t count);
    GgufBuilder& claimKeys(std::uint64_t count);
    /// Bytes in front of a tensor's description or a key that was not added through this class.
    GgufBuilder& rawTensor(std::string_view bytes);

    /// The data are not padded behind the last tensor.
    [[nodiscard]] std::string bytes() const;
    [[nodiscard]] std::uint64_t dataStart() const { return m_dataStart; }
    [[nodiscard]] ModelFile read(const ReadContext& context = {}) const;

    [[nodiscard]] ByteBuilder piece() const { return ByteBuilder(m_big); }
    /// A length as the version writes it.
    void length(ByteBuilder& bytes, std::uint64_t value) const;

private:
    std::uint32_t m_version;
    bool m_big;
    bool m_bare = false;
    std::uint64_t m_alignment = 32;
    std::string m_keys, m_tensors;
    std::uint64_t m_keyCount = 0, m_tensorCount = 0, m_dataBytes = 0;
    std::optional<std::uint64_t> m_claimedKeys, m_claimedTensors;
    mutable std::uint64_t m_dataStart = 0;
};

/// Reads bytes as a file of this name.
[[nodiscard]] ModelFile readGguf(std::string_view bytes, const char* name = "model.gguf");
[[nodiscard]] ModelFile readGguf(std::shared_ptr<const ByteSource> source);
[[nodiscard]] const GgufDetail& detailOf(const ModelFile& file);
/// Whether a problem of this code and severity is there.
[[nodiscard]] bool tells(const ModelFile& file, std::string_view code, Severity severity = Severity::Error);
/// Severity and code of all problems, for comparing: "error gguf.overlap".
[[nodiscard]] std::vector<std::string> told(const ModelFile& file);
/// The value of a key as JSON text; "absent" without it.
[[nodiscard]] std::string valueOf(const ModelFile& file, std::string_view key);
[[nodiscard]] std::string typeOf(const ModelFile& file, std::string_view key);

} // namespace vitrine::test
