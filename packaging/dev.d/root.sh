# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Where the build happens: on this machine when it has what is needed, else in a Debian 13 root.
#
# The root is made beside its place and renamed at the end, so a half-made one is never used; its
# name holds a hash of the package list, so a changed list makes a new one.

packages() { sed -e 's/#.*//' -e 's/[[:space:]]*$//' -e '/^$/d' "$list"; }

list_hash() { packages | sha256sum | cut -c1-12; }

root_path() { printf '%s/debian13-%s' "$cache" "$(list_hash)"; }

# True when the packages that the build needs are on this machine, whatever the distribution.
machine_has_everything() {
    [ -z "${VITRINE_FORCE_ROOT:-}" ] || return 1
    command -v cmake ninja pkg-config >/dev/null 2>&1 || return 1
    pkg-config --atleast-version=6.8 Qt6Core 2>/dev/null || return 1
    local compiler=${CXX:-g++}
    command -v "$compiler" >/dev/null 2>&1 || return 1
    [ "$("$compiler" -dumpversion 2>/dev/null | cut -d. -f1)" -ge 14 ] 2>/dev/null || [ "${compiler##*clang}" != "$compiler" ] || return 1
    find /usr/lib /usr/lib64 /usr/local/lib -name KF6ArchiveConfig.cmake -print -quit 2>/dev/null | grep -q .
}

is_debian_13_or_newer() {
    [ -r /etc/os-release ] || return 1
    # shellcheck disable=SC1091
    (. /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-99}" -ge 13 ] 2>/dev/null)
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null 2>&1; then sudo "$@"; else return 1; fi
}

missing_here() {
    local package
    for package in $(packages); do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || printf '%s ' "$package"
    done
}

install_here() {
    local missing
    missing=$(missing_here)
    [ -n "$missing" ] || return 0
    say "Installing what is missing: $missing"
    # shellcheck disable=SC2086 # a list of package names
    if ! logged "$cache/apt.log" as_root sh -c "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing"; then
        fail "the packages above could not be installed; is there a network, and are you root or in sudo? The log is $cache/apt.log."
    fi
}

need_tool() {
    local tool=$1 package=$2
    command -v "$tool" >/dev/null 2>&1 && return 0
    command -v apt-get >/dev/null 2>&1 || fail "'$tool' is missing and there is no apt-get to install it; install $package and start again."
    say "Installing $package"
    logged "$cache/apt.log" as_root sh -c "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $package" ||
        fail "$package could not be installed; is there a network, and are you root or in sudo? The log is $cache/apt.log."
}

# Makes the Debian 13 root if it is not there. As a user, mmdebstrap works in a user namespace;
# the result goes through tar so that every file belongs to the caller.
make_root() {
    local root part
    root=$(root_path)
    [ -e "$root/.complete" ] && return 0
    mkdir -p "$cache" 2>/dev/null || fail "no permission to write to $cache; set VITRINE_CACHE to a folder of yours."
    exec 9>"$cache/.lock"
    flock 9
    [ -e "$root/.complete" ] && return 0
    if [ "$(df -Pk "$cache" | awk 'NR == 2 { print $4 }')" -lt 4000000 ]; then
        fail "the Debian 13 root needs 4 GB below $cache and there is less; free some space or set VITRINE_CACHE."
    fi
    need_tool mmdebstrap mmdebstrap
    need_tool bwrap bubblewrap
    [ "$(id -u)" = 0 ] || need_tool newuidmap uidmap
    say "Making a Debian 13 root in $root, once; this takes about two minutes."
    part=$root.part
    rm -rf "$cache"/debian13-*.part
    mkdir -p "$part"
    if ! logged "$cache/root.log" mmdebstrap --variant=apt --aptopt='APT::Install-Recommends "false"' \
        --include="$(packages | paste -sd,)" --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        trixie "$part.tar" "deb ${VITRINE_MIRROR:-http://deb.debian.org/debian} trixie main"; then
        rm -rf "$part" "$part.tar"
        fail "the Debian 13 root could not be made; is there a network? The log is $cache/root.log."
    fi
    if ! logged "$cache/root.log" tar -C "$part" --exclude='./dev/*' --no-same-owner -xpf "$part.tar"; then
        rm -rf "$part" "$part.tar"
        fail "the Debian 13 root could not be unpacked; is there space below $cache? The log is $cache/root.log."
    fi
    rm -f "$part.tar"
    touch "$part/.complete"
    mv "$part" "$root"
}

# Arguments that let the root see this machine: the user's files, sockets, names and fonts.
root_view() {
    local root=$1 entry
    view=(--bind "$root" / --dev-bind /dev /dev --proc /proc --ro-bind-try /sys /sys)
    for entry in /*; do
        case $entry in
            /bin | /boot | /dev | /etc | /lib | /lib32 | /lib64 | /libx32 | /proc | /sbin | /sys | /usr | /var | /lost+found) ;;
            *) [ -L "$entry" ] || view+=(--bind-try "$entry" "$entry") ;;
        esac
    done
    for entry in resolv.conf hosts passwd group machine-id; do
        view+=(--ro-bind-try "/etc/$entry" "/etc/$entry")
    done
    view+=(--bind-try /var/tmp /var/tmp --ro-bind-try /usr/share/fonts /usr/local/share/fonts/machine --chdir "$PWD" --die-with-parent)
}

# Carries out a command of this script in the right place.
enter() {
    local command=$1
    shift
    if [ "$command" = exec ]; then export VITRINE_QUIET=1; fi
    if machine_has_everything; then
        [ "$command" != fuzz ] || need_fuzz
        "do_$command" "$@"
    elif is_debian_13_or_newer && [ -z "${VITRINE_FORCE_ROOT:-}" ]; then
        install_here
        [ "$command" != fuzz ] || need_fuzz
        "do_$command" "$@"
    else
        make_root
        command -v bwrap >/dev/null 2>&1 || need_tool bwrap bubblewrap
        local root view=()
        root=$(root_path)
        [ "$command" != fuzz ] || need_fuzz "$root"
        root_view "$root"
        export VITRINE_INSIDE=debian13 PATH=/usr/lib/ccache:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
        export LC_ALL=${LC_ALL:-C.UTF-8} VITRINE_CACHE=$cache CCACHE_NOHASHDIR=1
        exec bwrap "${view[@]}" /bin/bash "$here/dev" "inside-$command" "$@"
    fi
}

do_shell() {
    make_path
    say "A shell where Vitrine is built; builds lie in ${builds:-build}."
    exec bash
}

do_clean() {
    rm -rf "$(builds_path)"
    say "The builds are gone."
    if [ "${1:-}" = --all ]; then
        rm -rf "$cache"/debian13-*
        say "The Debian 13 root is gone; the next command makes it anew."
    fi
}
