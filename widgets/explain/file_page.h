// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "widgets/explain/explain_page.h"

#include <QCoreApplication>

namespace vitrine {

/// Pages about files: one, several, or one that is missing.
class FilePage final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::FilePage)

public:
    [[nodiscard]] static ExplainPage about(const ModelDirectory& directory, FileIndex index);
    /// Several files: the role they share, or the roles that a folder holds. `files` is not empty.
    [[nodiscard]] static ExplainPage aboutSeveral(const ModelDirectory& directory, const std::vector<FileIndex>& files, const QString& folder);
    [[nodiscard]] static ExplainPage aboutMissing(Part part);

private:
    static void addProblems(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file);
    static void addFacts(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file);
    static void addRole(ExplainPage& page, const ModelDirectory& directory, const FileEntry& file);
};

} // namespace vitrine
