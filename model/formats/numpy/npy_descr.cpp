// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/numpy/npy_descr.h"

#include "model/words/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace vitrine {

namespace {

struct Named {
    std::string_view code; ///< without byte order
    std::string_view name;
    std::uint32_t bytes;
};

/// Types that the safetensors format has names for, and complex128. "f1" is what ml_dtypes writes for float8_e5m2; NumPy
/// itself cannot read it.
constexpr auto NamedTypes = std::to_array<Named>({
    {"b1", "BOOL", 1},
    {"?", "BOOL", 1},
    {"i1", "I8", 1},
    {"u1", "U8", 1},
    {"i2", "I16", 2},
    {"u2", "U16", 2},
    {"i4", "I32", 4},
    {"u4", "U32", 4},
    {"i8", "I64", 8},
    {"u8", "U64", 8},
    {"f1", "F8_E5M2", 1},
    {"f2", "F16", 2},
    {"f4", "F32", 4},
    {"f8", "F64", 8},
    {"c8", "C64", 8},
    {"c16", "C128", 16},
});

constexpr int DeepestNesting = 16;

bool isOrder(char c) { return c == '<' || c == '>' || c == '|' || c == '='; }

void plainType(std::string_view text, NpyType& type)
{
    type.name = text;
    if (!text.empty() && isOrder(text.front())) {
        type.bigEndian = text.front() == '>';
        text.remove_prefix(1);
    }
    const auto named = std::ranges::find(NamedTypes, text, &Named::code);
    if (named != NamedTypes.end()) {
        type.name = named->name;
        type.bytes = named->bytes;
        type.known = true;
        type.bigEndian = type.bigEndian && named->bytes > 1;
        return;
    }
    if (text == "O" || text == "O8" || text == "O4") {
        type.name = "OBJECT";
        type.hasObjects = true;
        return;
    }
    const std::string_view letter = text.substr(0, 1);
    std::uint64_t count = 0;
    const std::string_view rest = text.substr(std::min<std::size_t>(1, text.size()));
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), count);
    const bool whole = error == std::errc() && (end == rest.data() + rest.size() || *end == '[');
    constexpr std::uint64_t most = 1ULL << 40U;
    if (!whole || count > most || letter.find_first_of("SaUVMmfc") == std::string_view::npos) {
        type.name = "OPAQUE";
        return;
    }
    constexpr std::uint64_t bytesOfCharacter = 4;
    type.bytes = letter == "U" ? count * bytesOfCharacter : count;
    type.known = true;
    type.isVoid = letter == "V";
    if (type.isVoid) {
        type.name = "OPAQUE";
    }
}

/// A list of fields: (name, type) or (name, type, shape); a name may be (title, name).
void recordType(const PythonLiteral& fields, NpyType& type, int depth);

void anyType(const PythonLiteral& descr, NpyType& type, int depth)
{
    type.stored = descr.source;
    if (descr.kind == PythonLiteral::Kind::Text) {
        type.stored = descr.text;
        plainType(descr.text, type);
    } else if (descr.kind == PythonLiteral::Kind::Sequence && depth < DeepestNesting) {
        recordType(descr, type, depth);
    } else {
        type.name = "OPAQUE";
    }
}

void recordType(const PythonLiteral& fields, NpyType& type, int depth)
{
    type.name = shortened(fields.source, 200);
    type.known = true;
    for (const PythonLiteral& field : fields.items) {
        const bool isField = field.kind == PythonLiteral::Kind::Sequence && (field.items.size() == 2 || field.items.size() == 3);
        if (!isField) {
            type.known = false;
            type.name = "OPAQUE";
            return;
        }
        NpyType inner;
        anyType(field.items[1], inner, depth + 1);
        std::uint64_t bytes = inner.bytes;
        if (field.items.size() == 3) {
            const PythonLiteral& shape = field.items[2];
            const std::vector<PythonLiteral> one{shape};
            for (const PythonLiteral& extent : shape.kind == PythonLiteral::Kind::Sequence ? shape.items : one) {
                type.known = type.known && extent.fits && !__builtin_mul_overflow(bytes, extent.number, &bytes);
            }
        }
        type.hasObjects = type.hasObjects || inner.hasObjects;
        type.known = type.known && inner.known && !__builtin_add_overflow(type.bytes, bytes, &type.bytes);
    }
}

} // namespace

NpyType npyType(const PythonLiteral& descr)
{
    NpyType type;
    anyType(descr, type, 0);
    return type;
}

} // namespace vitrine
