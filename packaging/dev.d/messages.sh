# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# How packaging/dev speaks: progress on stderr, one sentence when something is wrong.

say() { [ -n "${VITRINE_QUIET:-}" ] || printf '%s\n' "$*" >&2; }

fail() {
    printf 'packaging/dev: %s\n' "$*" >&2
    exit 1
}

# Runs a command with its output kept in a log that is shown only when the command fails.
logged() {
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    if ! "$@" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        return 1
    fi
}
