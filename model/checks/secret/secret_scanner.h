// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// Something in a text that looks like a secret. The secret itself is not kept: only what may be shown of it.
struct SecretMatch {
    std::string pattern; ///< id in resources/facts/secrets.json
    std::string issuer;
    std::string what; ///< "user or fine-grained access token"
    std::string masked; ///< prefix, at most four further characters, and the length
    std::uint64_t offset = 0; ///< in bytes from the start of the text
    std::uint64_t length = 0; ///< in bytes
    bool blocks = true; ///< the form of a live token; otherwise it may be one
    bool isFrame = false; ///< the first line of a secret that goes on behind it, as a private key does
};

/// Something that names a person or a machine.
struct PersonalMatch {
    std::string kind; ///< "home-linux", "email", …
    std::string what;
    std::string masked;
    std::uint64_t offset = 0;
};

/// What a file is by its name alone, where the name of a file says that it holds secrets.
struct SecretFileName {
    std::string what;
    bool blocks = true;
    bool nameIsEnough = true; ///< false: only with a secret inside
};

/// Looks for tokens, keys and passwords: at most `limit` matches. Bytes that are no text pass without a match.
[[nodiscard]] std::vector<SecretMatch>
findSecrets(std::string_view text, std::size_t limit = 50, const std::stop_token& stop = {});
/// The text with everything that findSecrets() would find in it masked: for what is exported or copied.
[[nodiscard]] std::string withoutSecrets(std::string_view text);
/// Looks for home directories, host names, addresses. `prose`: a text by people for people, in which an e-mail address
/// is meant to be read.
[[nodiscard]] std::vector<PersonalMatch>
findPersonal(std::string_view text, bool prose, std::size_t limit = 50, const std::stop_token& stop = {});
/// By the path of a file in its directory.
[[nodiscard]] std::optional<SecretFileName> secretFileName(std::string_view path);

} // namespace vitrine
