// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_checks.h"
#include "model/packaging/package_verifier.h"

#include <QCoreApplication>
#include <QString>

namespace vitrine {

/// The outcome of verifying a package in words, in the language shown.
class VerifyWords final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::VerifyWords)

public:
    /// "Intact: all 14 files are as they were packed", or how many differ.
    [[nodiscard]] static QString sentence(const Verification& result);
    /// "14 files · 16.1 GB · SHA-256 and XXH3-128 · 18 s".
    [[nodiscard]] static QString facts(const Verification& result, bool isQuick, double seconds);
    /// "changed", "missing", "extra", "cannot be read".
    [[nodiscard]] static QString kind(DifferenceKind kind);
    /// "12 other files are as they were packed".
    [[nodiscard]] static QString unchanged(const Verification& result);
    /// What the checklist says of what is packed, or why it could not be asked.
    [[nodiscard]] static QString checks(const Result<PackageChecks>& checks);
    /// What may have happened to such a file, and what to do.
    [[nodiscard]] static QString advice(DifferenceKind kind);
    /// What an outcome without a chosen file means, and what to do.
    [[nodiscard]] static QString advice(const Verification& result, bool isQuick);
    /// Plain text to be sent to somebody: path, sentence, facts, each difference.
    [[nodiscard]] static QString report(const QString& path, const Verification& result, bool isQuick, double seconds);
};

} // namespace vitrine
