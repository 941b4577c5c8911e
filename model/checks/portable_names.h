// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/words/message.h"

#include <string>
#include <string_view>

namespace vitrine {

/// Why another system would refuse a path. Rules of Windows, which are the strictest that are common.
struct NameFault {
    enum class Kind {
        None,
        NotUtf8,
        Character, ///< one of < > : " | ? * \ or a control character
        Ending, ///< a dot or a blank at the end of a part
        Reserved, ///< CON, NUL, COM1 …
        LongPart, ///< above 255 bytes
        LongPath, ///< above 200 characters: 260 with the folder that it is unpacked into
    };
    Kind kind = Kind::None;
    Message message;
};

[[nodiscard]] NameFault nameFault(std::string_view path);
/// A path as systems see it that tell neither case nor forms of Unicode apart.
[[nodiscard]] std::string foldedName(std::string_view path);

} // namespace vitrine
