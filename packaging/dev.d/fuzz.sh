# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Fuzzing: libFuzzer programs built with Clang, AddressSanitizer and UndefinedBehaviorSanitizer. A run starts from
# tests/fuzz/finds and, where VITRINE_CORPUS names a folder of real files, from the small ones that tests/fuzz/seeds.txt
# names; what it learns is kept beside the build, so the next run goes on from there.

fuzz_packages="clang libclang-rt-dev"

# Adds packages to the Debian 13 root from outside it. A user is root there in a namespace of its own.
add_to_root() {
    local root=$1 view=() as_user=()
    shift
    root_view "$root"
    [ "$(id -u)" = 0 ] || as_user=(--unshare-user --uid 0 --gid 0)
    say "Installing $*"
    logged "$cache/apt.log" env PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        bwrap "${view[@]}" "${as_user[@]}" sh -c 'apt-get -o APT::Sandbox::User=root update &&
            apt-get -o APT::Sandbox::User=root install -y --no-install-recommends "$@"' sh "$@" ||
        fail "$* could not be installed into $root; is there a network? The log is $cache/apt.log."
}

# What fuzzing needs besides the build's packages; called before the root is entered, with its path, or without a root.
need_fuzz() {
    local root=${1:-}
    if [ -n "$root" ]; then
        # shellcheck disable=SC2086 # a list of package names
        [ -e "$root/usr/bin/clang++" ] || add_to_root "$root" $fuzz_packages
    elif ! command -v clang++ >/dev/null 2>&1; then
        command -v apt-get >/dev/null 2>&1 || fail "fuzzing wants Clang and its runtime; install them and start again."
        say "Installing $fuzz_packages"
        logged "$cache/apt.log" as_root sh -c "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $fuzz_packages" ||
            fail "$fuzz_packages could not be installed; is there a network, and are you root or in sudo? The log is $cache/apt.log."
    fi
}

fuzz_targets() { sed -n 's/^vitrine_fuzz_target(\([a-z0-9_]*\).*/\1/p' "$project/tests/fuzz/CMakeLists.txt"; }

# Gathers the small files of the corpus that a target starts from; links, so that nothing is copied.
gather_seeds() {
    local target=$1 to=$2 folder file
    rm -rf "$to"
    mkdir -p "$to"
    [ -n "${VITRINE_CORPUS:-}" ] || return 0
    for folder in $(sed -n "s/^$target: *//p" "$project/tests/fuzz/seeds.txt"); do
        [ -d "$VITRINE_CORPUS/$folder" ] || continue
        while IFS= read -r -d '' file; do
            ln -sf "$file" "$to/$(printf '%s' "$file" | sha256sum | cut -c1-16)"
        done < <(find "$VITRINE_CORPUS/$folder" -type f -size -64k ! -name '*.expected.json' -print0)
    done
}

run_fuzz() {
    local target=$1 seconds=$2 build corpus options=()
    shift 2
    build=$(builds_path)/fuzz/tests/fuzz
    corpus=$build/corpus/$target
    mkdir -p "$corpus" "$build/finds/$target"
    gather_seeds "$target" "$build/seeds/$target"
    [ -e "$project/tests/fuzz/$target.dict" ] && options+=("-dict=$project/tests/fuzz/$target.dict")
    # What is freed is kept from use for 16 MB and no longer; with the default, most of the time goes into fresh pages.
    export ASAN_OPTIONS=${ASAN_OPTIONS:-quarantine_size_mb=16:malloc_context_size=8}
    say "Running $target for $seconds s"
    if ! "$build/$target" "-max_total_time=$seconds" -rss_limit_mb=2048 -timeout=10 -print_final_stats=1 "${options[@]}" \
        "-artifact_prefix=$build/finds/$target/" "$@" "$corpus" "$project/tests/fuzz/finds/$target" "$build/seeds/$target"; then
        say "The file that it fell over is in $build/finds/$target. Make it small (-minimize_crash=1), correct what it shows,"
        say "and put it into tests/fuzz/finds/$target, where every build's tests read it."
        return 1
    fi
}

# Builds with the real Clang: the compiler cache is put before it by CMake, and its links named clang++ would be a second one.
build_fuzz() {
    PATH=${PATH#/usr/lib/ccache:}
    build_preset fuzz "$@"
}

# fuzz [TARGET|all [SECONDS [libFuzzer's options…]]]
do_fuzz() {
    local target=${1:-} seconds=${2:-60} failed=0 each
    [ $# -ge 2 ] && shift 2 || shift $#
    if [ -z "$target" ]; then
        fuzz_targets
        return
    fi
    if [ "$target" = all ]; then
        build_fuzz fuzz_targets
        for each in $(fuzz_targets); do run_fuzz "$each" "$seconds" "$@" || failed=1; done
        return "$failed"
    fi
    fuzz_targets | grep -qx "$target" || fail "there is no fuzz target '$target'; 'packaging/dev fuzz' lists them."
    build_fuzz "$target"
    run_fuzz "$target" "$seconds" "$@"
}
