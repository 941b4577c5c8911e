// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What is thought of a name that a pickle imports.
enum class PickleRisk : std::uint8_t {
    Allowed, ///< one of the names that tensors and plain data are made of
    Known, ///< written by a usual training program or library; its code runs, and it is what it is
    Unknown, ///< on no list: importing its module runs that module's code
    Dangerous, ///< starts programs, runs code, opens files or connections, or loads another pickle
};

/// What a name does when it is called, for the words a person reads.
enum class PickleDeed : std::uint8_t {
    Data, ///< makes values
    RunsCode,
    StartsPrograms,
    TouchesFiles,
    UsesNetwork,
    LoadsPickles,
    FindsNames, ///< resolves or calls any name that it is given
    ChangesPrograms, ///< patches modules, threads, signals, the interpreter
    DisarmsScanners,
    UnknownCode,
};

enum class PickleUse : std::uint8_t { Imported, Called };

/// A name that the file makes Python import or call; uses of one name in one stream are told once.
struct PickleFinding {
    PickleRisk risk = PickleRisk::Allowed;
    PickleDeed deed = PickleDeed::Data;
    PickleUse use = PickleUse::Imported;
    std::string module; ///< as Python 3 finds it: "os", after the renaming of Python 2's modules
    std::string name; ///< "system"; may hold dots
    std::string arguments; ///< of the first call, short: "('echo hi',)"; empty when it is only imported
    std::string member; ///< of an archive: "archive/data.pkl"; empty: the file itself
    std::uint32_t stream = 0; ///< which of several pickles that follow each other, from 0
    std::uint64_t offset = 0; ///< of the first use, in bytes from the start of the member (or of what it was unpacked to)
    std::uint64_t count = 1; ///< how often it is used this way
    bool nested = false; ///< inside bytes that the outer pickle carries

    /// "os.system"
    [[nodiscard]] std::string qualified() const { return module + '.' + name; }
};

enum class PickleVerdict : std::uint8_t {
    Clean, ///< followed to its end; nothing but names that tensors and plain data are made of
    Known, ///< the same, with names that usual training programs and libraries write
    Warning, ///< names on no list, or something odd that is no attack by itself
    NotVerified, ///< could not be followed to its end; see reasons
    Dangerous, ///< calls or names something that can harm
};

/// Why a file could not be judged, or what is odd about it.
struct PickleRemark {
    enum class Weight : std::uint8_t { Note, Warning, NotVerified };
    Weight weight = Weight::NotVerified;
    std::string code; ///< stable: "pickle.truncated"
    Message message;
    std::string member;
    std::uint64_t offset = 0;
};

/// What the pickles of one file would do, found without running them. Readers put it into ModelFile::detail; whoever
/// wants it asks pickleReportOf().
struct PickleReport : FormatDetail {
    /// The date of the name lists, as it is shown: "2026-01".
    static constexpr std::string_view RulesVersion = "2026-01";

    std::vector<PickleFinding> findings; ///< most dangerous first
    std::vector<PickleRemark> remarks; ///< in the order of the file
    std::uint32_t streams = 0; ///< pickles that were followed, those inside archives and byte strings included
    std::uint64_t opcodes = 0;
    /// Whether torch.load(weights_only=True) of torch 2.x would take it: a separate and weaker statement than the verdict.
    bool loadsWithWeightsOnly = false;
    /// The first thing that loader refuses: "GLOBAL os.system", "opcode STACK_GLOBAL"; empty when it takes the file.
    std::string weightsOnlyObstacle;

    [[nodiscard]] PickleVerdict verdict() const;
    /// The verdict in one sentence, without a full stop: "calls os.system, which starts programs".
    [[nodiscard]] Message sentence() const;
    /// Adds what another stream or member of the same file showed.
    void merge(const PickleReport& other);
};

/// What following the pickles of a file showed; null where it holds none, or was not read.
[[nodiscard]] const PickleReport* pickleReportOf(const ModelFile* content);

/// "clean", "known", "warning", "not-verified", "dangerous"
[[nodiscard]] std::string_view pickleVerdictName(PickleVerdict verdict);
/// In words a newcomer understands: "starts other programs".
[[nodiscard]] Message pickleDeedTitle(PickleDeed deed);
/// "on no list", "dangerous", …
[[nodiscard]] Message pickleRiskTitle(PickleRisk risk);

} // namespace vitrine
