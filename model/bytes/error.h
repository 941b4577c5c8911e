// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

namespace vitrine {

/// What kind of thing went wrong; the message says it in words.
enum class ErrorCode : std::uint8_t {
    NotFound,
    NoPermission,
    NotAFile,
    Unreadable, ///< the device or the file system answered with an error
    OutOfRange, ///< a read beyond the end
    Malformed, ///< the content breaks its format
    Unsupported, ///< the content may be right, and Vitrine does not read it
    LimitExceeded, ///< beyond one of ReadLimits
    Cancelled,
    CannotWrite,
    NoSpace,
    SourceChanged, ///< a file changed while it was read
};

/// An expected failure. No exception crosses a library's border; this does.
struct Error {
    ErrorCode code = ErrorCode::Unreadable;
    Message message; ///< what, where, what to do
    std::string path; ///< bytes as the file system has them; empty when no file is concerned
    std::optional<std::uint64_t> offset; ///< in bytes from the start of the file
};

template <typename T>
using Result = std::expected<T, Error>;

[[nodiscard]] inline std::unexpected<Error> failure(
    ErrorCode code, Message message, std::string path = {}, std::optional<std::uint64_t> offset = {})
{
    return std::unexpected(Error{code, std::move(message), std::move(path), offset});
}

} // namespace vitrine
