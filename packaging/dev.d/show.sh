# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# Showing Vitrine: the window, its report where there is no display, and pictures of it.

has_display() { [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; }

do_run() {
    build_preset release
    make_path
    if has_display; then
        exec vitrine "$@"
    fi
    if [ $# -ge 1 ]; then
        vitrine-cli info "$@"
    else
        vitrine-cli info --practice
    fi
    say ""
    say "There is no display here, so this is the report of the command line. For the window, start the same command in a"
    say "desktop session, connect with 'ssh -X', or take a picture: packaging/dev screenshot window.png [PATH]"
}

# Paints the real window under a display of its own and saves what is on it.
do_screenshot() {
    [ $# -ge 1 ] || fail "screenshot wants the name of a PNG file to write."
    local out=$1 scale=1 size=1440x900 path='' options=()
    shift
    while [ $# -gt 0 ]; do
        case $1 in
            --scale) scale=$2; shift 2 ;;
            --size) size=$2; shift 2 ;;
            --*) options+=("$1" "${2:-}"); shift 2 ;;
            *) path=$1; shift ;;
        esac
    done
    case $out in /*) ;; *) out=$PWD/$out ;; esac
    build_preset release
    make_path
    local width height
    width=$((${size%x*} * ${scale%.*})) height=$((${size#*x} * ${scale%.*}))
    export QT_SCALE_FACTOR=$scale QT_QPA_PLATFORM=xcb XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-/tmp}
    xvfb-run --auto-servernum --server-args "-screen 0 ${width}x${height}x24" \
        vitrine --screenshot "$out" --size "$size" "${options[@]}" ${path:+"$path"} ||
        fail "the picture could not be taken."
}
