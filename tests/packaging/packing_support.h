// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_writer.h"

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace vitrine::test {

[[nodiscard]] QByteArray contentOf(const QString& path);
[[nodiscard]] bool writeFile(const QString& path, const QByteArray& content);
/// Everything in a folder, hidden or not, without what lies deeper.
[[nodiscard]] QStringList entriesOf(const QString& folder);

/// A small model that opens as complete, with a licence: config, tokenizer, and weights of about `megabytes`.
[[nodiscard]] bool writeModel(const QString& folder, int megabytes = 0);

/// Runs a tool; an empty text when it is not installed, its output when it failed, "ok" when it went well.
[[nodiscard]] QByteArray runTool(const QString& program, const QStringList& arguments, const QString& folder, int milliseconds = 120'000);

/// All bytes of a folder's files by name, to compare two folders.
[[nodiscard]] QMap<QString, QByteArray> treeOf(const QString& folder);

} // namespace vitrine::test
