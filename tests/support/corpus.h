// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace vitrine::test {

/// The folder of real model files, or an empty string where there is none: the rows that need it are then skipped.
[[nodiscard]] QString corpusPath();
/// The path of something in the corpus, or an empty string where it is absent.
[[nodiscard]] QString corpus(const QString& relative);
/// The folder of tools that lay out giant directories, or an empty string.
[[nodiscard]] QString toolsPath();
/// All regular files below a folder of the corpus, sorted; names that end in .expected.json are left out.
[[nodiscard]] QStringList corpusFiles(const QString& folder);

} // namespace vitrine::test

/// Skips the test function with a word about why, when the corpus is absent.
#define SKIP_WITHOUT_CORPUS() \
    do { \
        if (vitrine::test::corpusPath().isEmpty()) \
            QSKIP("the corpus is not here (set VITRINE_CORPUS)"); \
    } while (false)
