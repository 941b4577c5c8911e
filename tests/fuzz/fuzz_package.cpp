// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Packages of others, verified: an archive of any kind as one file, a folder with its sums, an image layout.

#include "model/packaging/package_verifier.h"
#include "tests/fuzz/framed_folder.h"

using namespace vitrine;

namespace {

constexpr std::string_view FolderNames[] = {"SHA256SUMS", "XXH128SUMS", "config.json", "a/b.txt", "PROVENANCE.json"};
constexpr std::string_view LayoutNames[] = {"index.json", "oci-layout",
    "blobs/sha256/0000000000000000000000000000000000000000000000000000000000000000", "blobs/sha256/1111111111111111111111111111111111111111111111111111111111111111",
    "blobs/sha256/2222222222222222222222222222222222222222222222222222222222222222"};

} // namespace

/// The first byte chooses: 'f' a folder, 'o' a layout; anything else is an archive together with it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static test::FramedFolder folder;
    folder.clear();
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    std::string path = folder.path();
    if (input.starts_with('f')) {
        folder.fill(input.substr(1), FolderNames);
    } else if (input.starts_with('o')) {
        folder.write("oci-layout", R"({"imageLayoutVersion": "1.0.0"})");
        folder.fill(input.substr(1), LayoutNames);
    } else {
        folder.write("package", input);
        path += "/package";
    }
    const auto verified = verifyPackage(path);
    std::size_t sum = verified ? verified->differences.size() : verified.error().message.utf8().size();
    volatile std::size_t kept = sum;
    static_cast<void>(kept);
    return 0;
}
