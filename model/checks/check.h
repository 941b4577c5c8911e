// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/checks/finding.h"

#include <array>
#include <memory>
#include <vector>

namespace vitrine {

class CheckContext;

/// What a check answers before the purpose has weighed it.
struct Answer {
    enum class Kind : std::uint8_t {
        Pass,
        Remark, ///< a warning, whatever the purpose
        Fault, ///< a failure where the purpose blocks on it, else a warning
        NotVerified,
        NotApplicable,
    };
    Kind kind = Kind::NotVerified;
    Message title; ///< empty: the check's own
    Message detail;
    Message fix;
    std::vector<FileIndex> files;
    std::vector<Evidence> evidence;

    [[nodiscard]] static Answer pass(Message detail, std::vector<FileIndex> files = {});
    [[nodiscard]] static Answer remark(Message title, Message detail, Message fix, std::vector<FileIndex> files = {});
    [[nodiscard]] static Answer fault(Message title, Message detail, Message fix, std::vector<FileIndex> files = {});
    [[nodiscard]] static Answer
    notVerified(Message title, Message reason, Message fix = {}, std::vector<FileIndex> files = {});
    [[nodiscard]] static Answer notApplicable(Message reason);
    Answer&& with(std::vector<Evidence> found) &&
    {
        evidence = std::move(found);
        return std::move(*this);
    }
};

/// What is fixed of a check: the row of the list that everyone knows it by.
struct CheckInfo {
    const char* id;
    CheckGroup group;
    const char* title; ///< a noun for its row, marked for translation: "Weights index"
    std::array<Weight, std::size_t(Purpose::Count)> weights; ///< deploy, share, resume
    bool onRequest = false; ///< reads the data of the weights
    bool perComponent = false; ///< of a pipeline, asked of each of its components
};

/// One question about a unit of an opened directory. Stateless; reads the snapshot and, bounded, small files of it.
/// To add one: a class, and one line in the list of its file.
class Check
{
public:
    explicit Check(const CheckInfo& info)
        : m_info(info)
    {
    }
    virtual ~Check() = default;
    Check(const Check&) = delete;
    Check& operator=(const Check&) = delete;

    [[nodiscard]] const CheckInfo& info() const { return m_info; }
    [[nodiscard]] virtual Answer run(const CheckContext& context) const = 0;
    /// Of a check on request: how many bytes it would read; 0: there is nothing to read, and it answers at once.
    [[nodiscard]] virtual std::uint64_t requestBytes(const CheckContext&) const { return 0; }

private:
    CheckInfo m_info;
};

using CheckList = std::vector<std::unique_ptr<const Check>>;

/// All checks, in the order of the checklist.
[[nodiscard]] const CheckList& allChecks();

/// The lists of each subject, one function for each file.
void addWeightsChecks(CheckList& list);
void addWeightMapChecks(CheckList& list); ///< called by addWeightsChecks(), to stand in its place
void addPartsChecks(CheckList& list);
void addTokenizerChecks(CheckList& list); ///< called by addPartsChecks(), to stand in its place
void addCompanionChecks(CheckList& list);
void addPapersChecks(CheckList& list);
void addFitChecks(CheckList& list);
void addVocabularyCheck(CheckList& list); ///< called by addFitChecks(), to stand in its place
void addSoundChecks(CheckList& list);
void addDataChecks(CheckList& list);
void addPickleChecks(CheckList& list);
void addHarmChecks(CheckList& list);
void addShareChecks(CheckList& list);
void addNamesChecks(CheckList& list);
void addKeepChecks(CheckList& list);

} // namespace vitrine
