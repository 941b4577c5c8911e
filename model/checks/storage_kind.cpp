// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/storage_kind.h"

#include <array>
#include <cstdint>
#include <utility>

#include <sys/statfs.h>

namespace vitrine {

std::string storageKind(const std::string& path)
{
    struct statfs status {
    };
    if (statfs(path.c_str(), &status) != 0) {
        return {};
    }
    // Numbers of linux/magic.h.
    constexpr std::array memory{0x01021994L, 0x858458F6L}; // tmpfs, ramfs
    constexpr long overlay = 0x794C7630L;
    constexpr std::array names{std::pair{0xEF53L, "ext4"},       std::pair{0x58465342L, "XFS"},
                               std::pair{0x9123683EL, "Btrfs"},  std::pair{0x2FC12FC1L, "ZFS"},
                               std::pair{0x6969L, "NFS"},        std::pair{0xFF534D42L, "CIFS"},
                               std::pair{0x0BD00BD0L, "Lustre"}, std::pair{0x4D44L, "FAT"},
                               std::pair{0x2011BAB0L, "exFAT"},  std::pair{0xF2F52010L, "F2FS"}};
    const long type = long(status.f_type) & 0xFFFF'FFFFL;
    for (const long one : memory) {
        if (type == one) {
            return "memory";
        }
    }
    for (const char* folder : {"/tmp/", "/var/tmp/", "/dev/shm/", "/run/"}) {
        if ((path + '/').starts_with(folder)) {
            return "temporary";
        }
    }
    if (type == overlay) {
        return "overlay";
    }
    // Less than 16 MiB, and less than a thousandth: nothing more fits.
    const auto free = std::uint64_t(status.f_bavail) * std::uint64_t(status.f_bsize);
    if (status.f_blocks > 0 && free < (16U << 20U)
        && std::uint64_t(status.f_bavail) < std::uint64_t(status.f_blocks) / 1'000) {
        return "full";
    }
    for (const auto& [number, name] : names) {
        if (type == number) {
            return name;
        }
    }
    return "disk";
}

} // namespace vitrine
