// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::test {

/// A binary float of at most 16 bits: sign, exponent, mantissa.
struct SmallFloat {
    int exponentBits;
    int mantissaBits;
    int bias;
    bool hasInfinity; ///< IEEE: all ones in the exponent are infinity and NaN
    bool isUnsignedZero; ///< "fnuz": the pattern of negative zero is the only NaN

    [[nodiscard]] double value(std::uint32_t bits) const
    {
        const std::uint32_t mantissa = bits & ((1U << mantissaBits) - 1);
        const std::uint32_t exponent = (bits >> mantissaBits) & ((1U << exponentBits) - 1);
        const bool negative = ((bits >> (mantissaBits + exponentBits)) & 1U) != 0;
        const bool top = exponent == (1U << exponentBits) - 1;
        double number = exponent == 0 ? std::ldexp(mantissa, 1 - bias - mantissaBits)
                                      : std::ldexp(mantissa + double(1U << mantissaBits), static_cast<int>(exponent) - bias - mantissaBits);
        if (isUnsignedZero) {
            number = negative && exponent == 0 && mantissa == 0 ? std::numeric_limits<double>::quiet_NaN() : number;
        } else if (top && hasInfinity) {
            number = mantissa == 0 ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
        } else if (top && mantissa == (1U << mantissaBits) - 1) {
            number = std::numeric_limits<double>::quiet_NaN();
        }
        return negative ? -number : number;
    }
};

/// Numbers that stand in `bytes`, little endian, of the type that the tensor table calls `dtype`; complex ones give two.
/// Empty for types that have no such values.
inline std::vector<double> decodedValues(std::string_view dtype, std::string_view bytes)
{
    const auto each = [&]<typename T>(T) {
        std::vector<double> values;
        for (std::size_t at = 0; at + sizeof(T) <= bytes.size(); at += sizeof(T)) {
            T value;
            std::memcpy(&value, bytes.data() + at, sizeof(T));
            values.push_back(static_cast<double>(value));
        }
        return values;
    };
    const auto smallOf = [&](const SmallFloat& type, std::size_t width) {
        std::vector<double> values;
        for (std::size_t at = 0; at + width <= bytes.size(); at += width) {
            std::uint32_t bits = static_cast<unsigned char>(bytes[at]);
            bits |= width == 2 ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + 1])) << 8U : 0U;
            values.push_back(type.value(bits));
        }
        return values;
    };
    if (dtype == "F64" || dtype == "C128") {
        return each(double());
    }
    if (dtype == "F32" || dtype == "C64") {
        return each(float());
    }
    if (dtype == "F16" || dtype == "C32") {
        return smallOf({5, 10, 15, true, false}, 2);
    }
    if (dtype == "BF16") {
        return smallOf({8, 7, 127, true, false}, 2);
    }
    if (dtype == "F8_E4M3") {
        return smallOf({4, 3, 7, false, false}, 1);
    }
    if (dtype == "F8_E5M2") {
        return smallOf({5, 2, 15, true, false}, 1);
    }
    if (dtype == "F8_E4M3FNUZ") {
        return smallOf({4, 3, 8, false, true}, 1);
    }
    if (dtype == "F8_E5M2FNUZ") {
        return smallOf({5, 2, 16, false, true}, 1);
    }
    if (dtype == "I64") {
        return each(std::int64_t());
    }
    if (dtype == "I32" || dtype == "QI32") {
        return each(std::int32_t());
    }
    if (dtype == "I16") {
        return each(std::int16_t());
    }
    if (dtype == "I8" || dtype == "QI8") {
        return each(std::int8_t());
    }
    if (dtype == "U64") {
        return each(std::uint64_t());
    }
    if (dtype == "U32") {
        return each(std::uint32_t());
    }
    if (dtype == "U16") {
        return each(std::uint16_t());
    }
    if (dtype == "U8" || dtype == "QU8" || dtype == "BOOL") {
        return each(std::uint8_t());
    }
    return {};
}

} // namespace vitrine::test
