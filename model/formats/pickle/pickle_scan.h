// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/pickle/pickle_judge.h"

#include <vector>

namespace vitrine {

struct PickleScanOptions {
    ReadLimits limits;
    std::stop_token stop;
    std::string member; ///< of an archive; empty: the file itself
    unsigned depth = 0; ///< pickles in strings of pickles; bounded
    bool nested = false;
    bool persistentIdsKnown = false; ///< see PicklePlace
};

/// The bytes of a string that a pickle carries, whether they lie in `source` as they are or as a text that stands for them
/// through Latin-1; null when they are too long to be taken apart.
[[nodiscard]] std::shared_ptr<const ByteSource> pickledSource(
    const PickleHeap& heap, PickleValue value, const std::shared_ptr<const ByteSource>& source);

/// Whether a file begins as PyTorch's container before 1.6 does, in the protocol that torch.save takes by itself.
[[nodiscard]] bool startsLegacyFile(const ByteSource& source);

/// Follows all pickles that lie one after another in a source, and looks into the strings that they carry. What lies
/// between and behind them is searched for more.
class PickleScan
{
public:
    PickleScan(std::shared_ptr<const ByteSource> source, PickleScanOptions options);

    /// One pickle at `offset`, judged; the scan does not go on by itself.
    PickleTrace one(std::uint64_t offset);
    /// All of them, from `offset` to the end of the source.
    void all(std::uint64_t offset = 0);
    /// The five pickles of PyTorch's container before 1.6; the storages behind them are none.
    void legacyFile();

    [[nodiscard]] const PickleHeap& heap() const { return m_machine.heap(); }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_bytesRead; }
    [[nodiscard]] PickleReport& report() { return m_report; }
    /// Of all(), in the order of the file.
    [[nodiscard]] const std::vector<PickleTrace>& traces() const { return m_traces; }

private:
    void lookInto(const PickleTrace& trace);
    void lookInto(PickleValue value, bool isLoaded);
    [[nodiscard]] bool looksLikePickle(std::uint64_t offset);
    /// The next place from `offset` on where a pickle begins; the end of the source when there is none.
    [[nodiscard]] std::uint64_t nextPickle(std::uint64_t offset);
    bool passArray(PickleMachine& machine, PickleValue wrapper);

    std::shared_ptr<const ByteSource> m_source;
    PickleScanOptions m_options;
    PickleMachine m_machine;
    PickleReport m_report;
    std::vector<PickleTrace> m_traces;
    std::uint32_t m_stream = 0;
    std::uint64_t m_tries = 0, m_triedCost = 0; ///< of all searches together
    std::uint64_t m_bytesRead = 0;
};

} // namespace vitrine
