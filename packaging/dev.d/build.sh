# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Building, testing, measuring: what packaging/dev does once it stands in the right place.

# Builds lie outside the source tree, one folder for each checkout, so that the project stays as it was cloned.
builds_path() { printf "%s" "${VITRINE_BUILDS:-$cache/builds/$(printf "%s" "$project" | sha256sum | cut -c1-12)}"; }

jobs() { nproc 2>/dev/null || echo 2; }

# Configures (when needed) and builds a preset, quietly: the output is shown only when it fails.
build_preset() {
    local preset=$1 build
    shift
    build=$(builds_path)/$preset
    mkdir -p "$build" 2>/dev/null || fail "no permission to write to $build; set VITRINE_CACHE to a folder of yours."
    if [ ! -e "$build/build.ninja" ]; then
        say "Configuring ($preset)"
        if ! logged "$build/configure.log" cmake -S "$project" -B "$build" --preset "$preset" ${VITRINE_CMAKE_ARGS:-}; then
            rm -f "$build/build.ninja"
            fail "CMake could not configure the project; the log is $build/configure.log."
        fi
    fi
    if ! ninja -C "$build" -n "$@" 2>/dev/null | grep -q 'no work to do'; then
        say "Building ($preset)"
        logged "$build/build.log" cmake --build "$build" --parallel "$(jobs)" -- "$@" ||
            fail "the build failed; the log is $build/build.log."
    fi
}

make_path() {
    builds=$(builds_path)
    export PATH="$builds/release/app:$PATH"
}

do_build() {
    build_preset release
    say "The programs are in $(builds_path)/release/app."
}

do_preset() {
    [ $# -ge 1 ] || fail "which preset? CMakePresets.json lists them."
    local preset=$1
    shift
    build_preset "$preset" "$@"
    printf '%s\n' "$(builds_path)/$preset"
}

do_test() {
    build_preset dev
    cd "$(builds_path)/dev"
    export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
    exec ctest --parallel "$(jobs)" --output-on-failure --no-tests=error "$@"
}

do_exec() {
    [ $# -ge 1 ] || fail "exec wants a command."
    build_preset release
    make_path
    exec "$@"
}

do_bench() {
    build_preset release
    if ! grep -q 'BENCHMARKS:BOOL=ON' "$(builds_path)/release/CMakeCache.txt"; then
        logged "$(builds_path)/release/configure.log" cmake -DBENCHMARKS=ON "$(builds_path)/release" || fail "CMake could not add the benchmarks."
        build_preset release
    fi
    make_path
    exec python3 "$project/tests/bench/bench.py" --builds "$(builds_path)/release/tests/bench" "$@"
}

do_translations() {
    build_preset dev update_translations
}
