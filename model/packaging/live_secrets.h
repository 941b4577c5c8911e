// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>

namespace vitrine {

/// Whether a text holds something of the form of a token that works.
[[nodiscard]] bool holdsLiveSecrets(std::string_view text);

/// A text with such tokens replaced by "removed". `key`: of the JSON object whose value the text is; some tokens are known
/// by it alone. Of a private key only the first line can be told by its form: a value that holds one goes as a whole, and
/// a text without a key keeps it. The same text when it holds none.
[[nodiscard]] std::string withoutLiveSecrets(std::string_view text, std::string_view key = {});

} // namespace vitrine
