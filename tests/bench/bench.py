#!/usr/bin/env python3
# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures Vitrine and prints a table with the goal beside each figure. Exits 0 whatever it measured.

    packaging/dev bench [--tools DIR] [--work DIR] [--runs N] [--only WORD]

DIR holds make_giant_model.py and read_headers.py (default: $VITRINE_TOOLS). Figures are medians; what is
compared runs in turn, so that a machine that slows down slows both, and with nothing in its place: what it writes was
removed before.
"""
import argparse
import json
import os
import pathlib
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time


class Run:
    """One finished process: seconds by the clock and MB of peak memory."""

    def __init__(self, command):
        start = time.monotonic()
        with open(os.devnull, "w") as nowhere:
            process = subprocess.Popen([str(part) for part in command], stdout=nowhere, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - start
        self.megabytes = usage.ru_maxrss / 1000
        self.code = process.returncode


def in_turn(commands, runs, written=()):
    """For each command, its median seconds and its largest memory.

    The files in `written` are removed before each run. Otherwise who writes over a file begins with its memory, which the
    system need not find elsewhere, and who replaces a file in the end does not: on a virtual machine whose host has to
    give each page, that alone is up to 1.5 s for 1 GB.
    """
    results = [[] for _ in commands]
    for run in range(runs + 1):
        for place, command in zip(results, commands):
            for path in written:
                path.unlink(missing_ok=True)
            if written:
                os.sync()
            place.append(Run(command))
            if written and place[-1].code != 0:
                raise subprocess.SubprocessError("%s ended with %d" % (command[0], place[-1].code))
    # The first one is not counted: caches fill.
    return [(statistics.median(r.seconds for r in place[1:]), max(r.megabytes for r in place[1:])) for place in results]


class Table:
    """Rows of what, measured, goal, met."""

    def __init__(self):
        self.rows = []

    def add(self, what, value, goal, unit):
        met = "" if goal is None else "met" if value <= goal else "MISSED"
        shown = "-" if goal is None else "%.4g %s" % (goal, unit)
        self.rows.append((what, "%.3g %s" % (value, unit), shown, met))
        print("  %-52s %12s   goal %-10s %s" % self.rows[-1], flush=True)

    def note(self, words):
        print("  " + words, flush=True)


def giant(kind, options):
    """The directory of one kind, laid out when it is not there yet; None without the tools."""
    tool = options.tools / "make_giant_model.py" if options.tools else None
    if tool is None or not tool.exists():
        return None
    folder = options.work / kind
    if not folder.exists():
        part = options.work / (kind + ".part")
        shutil.rmtree(part, ignore_errors=True)
        subprocess.run([sys.executable, tool, kind, part], check=True, stdout=subprocess.DEVNULL)
        part.rename(folder)
    return folder


def headers(table, options):
    """`info` against the yardstick that reads every header with Python's own parser."""
    for kind, ratio, memory in (("moe", 0.5, None), ("million", 0.4, 300), ("dense", None, None)):
        folder = giant(kind, options)
        if folder is None:
            table.note("%s: not measured, the tools that lay it out are not here (--tools)" % kind)
            continue
        yardstick = [sys.executable, options.tools / "read_headers.py", folder]
        (mine, peak), (theirs, _) = in_turn([["vitrine-cli", "info", "--json", folder], yardstick], options.runs)
        table.add("info %s" % kind, mine * 1000, None, "ms")
        table.add("info %s, times the yardstick" % kind, mine / theirs, ratio, "x")
        table.add("info %s, peak memory" % kind, peak, memory, "MB")


def gguf(table, options):
    folder = giant("gguf", options)
    if folder is None:
        table.note("gguf: not measured, the tools that lay it out are not here (--tools)")
        return
    ((seconds, peak),) = in_turn([["vitrine-cli", "info", "--json", next(folder.glob("*.gguf"))]], options.runs)
    table.add("info gguf", seconds * 1000, 80, "ms")
    table.add("info gguf, peak memory", peak, 64, "MB")


def small(table, options):
    """Start-up is everything on a small model."""
    ((seconds, peak),) = in_turn([["vitrine-cli", "info", "--practice"]], options.runs)
    table.add("info on the practice folder", seconds * 1000, None, "ms")
    table.add("info on the practice folder, peak memory", peak, None, "MB")


def check(table, options):
    folder = giant("moe", options)
    if folder is None:
        return
    (mine, _), (opening, _) = in_turn(
        [["vitrine-cli", "check", "--json", folder], ["vitrine-cli", "info", "--json", folder]], options.runs)
    table.add("check moe, beyond opening", mine - opening, 0.2, "s")


def package(table, options):
    """A package of 8 GB in 4 files (--package-gb) against tar, zstd and sha256sum on the same files, and its verifying."""
    folder = options.work / "package"
    files = ["model-%05d-of-00004.safetensors" % (i + 1) for i in range(4)]
    size = int(options.package_gb * 1e9 / 4)
    if shutil.disk_usage(options.work).free < 2.2 * options.package_gb * 1e9:
        table.note("package: not measured, it needs %.0f GB of free disk in %s" % (2.2 * options.package_gb, options.work))
        return
    lay_out_shards(folder, files, size)
    tar, own, zst, own_zst = (options.work / name for name in ("theirs.tar", "own.tar", "theirs.tar.zst", "own.tar.zst"))
    allow = ["--purpose", "resume", "--quiet", "--replace"]
    for check in ("weights.index", "weights.shards", "config.present", "tokenizer.present", "fit.layers", "weights.map"):
        allow += ["--allow", check + "=bench"]
    shell = lambda line: ["sh", "-c", line]
    try:
        (theirs, _), (mine, peak) = in_turn(
            [shell("tar -cf %s -C %s . && sha256sum %s/*.safetensors" % (tar, folder, folder)),
             ["vitrine-cli", "pack", folder, "-o", own] + allow], options.pack_runs, [tar, own])
        table.add("pack %g GB to .tar" % options.package_gb, mine, None, "s")
        table.add("pack to .tar, times tar and sha256sum", mine / theirs, 0.9, "x")
        table.add("pack to .tar, peak memory", peak, 64, "MB")
        (mine, peak), (theirs, _) = in_turn(
            [["vitrine-cli", "verify", "--quiet", own], shell("sha256sum " + str(own))], options.pack_runs)
        table.add("verify, times sha256sum", mine / theirs, 0.7, "x")
        table.add("verify, peak memory", peak, 64, "MB")
        (quick, _), = in_turn([["vitrine-cli", "verify", "--quick", "--quiet", own]], options.pack_runs)
        table.add("verify --quick, times sha256sum", quick / theirs, None, "x")
        own.unlink()
        (mine, peak), (theirs, _) = in_turn(
            [["vitrine-cli", "pack", folder, "-o", own_zst] + allow,
             shell("tar -cf - -C %s . | zstd -q -f -T0 -o %s" % (folder, zst))], options.pack_runs, [own_zst, zst])
        table.add("pack to .tar.zst, times tar | zstd -T0", mine / theirs, 1.1, "x")
        table.add("pack to .tar.zst, peak memory", peak, None, "MB")
    finally:
        for path in (tar, own, zst, own_zst):
            path.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)


def lay_out_shards(folder, files, size):
    """Safetensors of one tensor each, filled with bytes that do not compress, as weights do not."""
    folder.mkdir(exist_ok=True)
    block = os.urandom(1 << 24)
    for index, name in enumerate(files):
        header = json.dumps({"w%d" % index: {"dtype": "U8", "shape": [size], "data_offsets": [0, size]}}).encode()
        with open(folder / name, "wb") as file:
            file.write(len(header).to_bytes(8, "little") + header)
            for at in range(0, size, len(block)):
                file.write(block[:min(len(block), size - at)])


def pickles(table, options):
    """Checkpoints and pickles that are opened, and one that is converted, against a plain copy of it."""
    def lay_out(name):
        # In a process of its own: a child's peak counts what its parent held when it was forked.
        maker = pathlib.Path(__file__).with_name("torch_files.py")
        subprocess.run([sys.executable, "-B", str(maker), str(options.work), name], check=True)
        return options.work / name

    for name, what, unit, goal, memory in (("checkpoint-1gb.pt", "info, checkpoint of 1 GB and 1,000 tensors", "ms", 30, 30),
                                           ("checkpoint-20000.pt", "info, checkpoint of 20,000 storages", "ms", 120, None),
                                           ("entries.pkl", "info, pickle of 1 million entries", "s", 0.6, None),
                                           ("million-tensors.pt", "info, checkpoint of 1 million tensors", "s", 2.5, 400)):
        ((seconds, peak),) = in_turn([["vitrine-cli", "info", "--json", lay_out(name)]], options.runs)
        table.add(what, seconds * (1000 if unit == "ms" else 1), goal, unit)
        table.add(what + ", peak memory", peak, memory, "MB")
    source = lay_out("checkpoint-1gb.pt")
    target, copy = options.work / "converted.safetensors", options.work / "copied.pt"
    try:
        (mine, peak), (theirs, _) = in_turn(
            [["vitrine-cli", "convert", source, "-o", target, "--replace"], ["sh", "-c", "cp %s %s && sync %s" % (source, copy, copy)]], options.runs, [target, copy])
        table.add("convert 1 GB, verified, times cp and sync", mine / theirs, 1.5, "x")
        table.add("convert 1 GB, peak memory", peak, 64, "MB")
    finally:
        for path in (target, copy):
            path.unlink(missing_ok=True)


def window(table, options):
    """What the window's own benchmarks print as JSON lines: {"what", "value", "goal", "unit"}."""
    programs = [path for path in sorted(options.builds.glob("bench_*")) if path.is_file() and os.access(path, os.X_OK)] if options.builds else []
    for program in programs:
        command, runs = [program], 1  # others take their medians themselves
        if program.name == "bench_window":
            command += [folder for folder in (giant("moe", options), giant("million", options)) if folder]
            runs = options.runs
        rows = {}
        for _ in range(runs):
            done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
            for line in done.stdout.splitlines():
                if line.startswith("{"):
                    row = json.loads(line)
                    rows.setdefault(row["what"], []).append(row)
        for what, same in rows.items():
            table.add(what, statistics.median(row["value"] for row in same), same[0].get("goal"), same[0]["unit"])
    if shutil.which("vitrine") is None:
        return
    seconds = []
    for _ in range(options.runs + 1):
        done = subprocess.run(["vitrine", "--time-startup"], capture_output=True, text=True,
                              env={**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")})
        if done.returncode == 0 and done.stdout.strip():
            seconds.append(float(done.stdout.split()[-1]))
    if len(seconds) > 1:
        table.add("start of the process to a painted window", statistics.median(seconds[1:]), 0.4, "s")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=pathlib.Path, default=os.environ.get("VITRINE_TOOLS") or None)
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "vitrine-bench")
    parser.add_argument("--builds", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--package-gb", type=float, default=8)
    parser.add_argument("--pack-runs", type=int, default=2)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.tools = pathlib.Path(options.tools) if options.tools else None
    options.work.mkdir(parents=True, exist_ok=True)
    cores = os.cpu_count()
    print("%s, %d cores, Python %s; medians of %d runs" % (platform.machine(), cores, platform.python_version(), options.runs))
    table = Table()
    for part in (small, headers, gguf, check, package, pickles, window):
        if options.only in part.__name__:
            try:
                part(table, options)
            except (OSError, subprocess.SubprocessError, ValueError, StopIteration) as fault:
                table.note("%s: not measured (%s)" % (part.__name__, fault))


if __name__ == "__main__":
    main()
