// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/open_model.h"

#include "model/directory/open_directory.h"
#include "model/words/text.h"

#include <QCoreApplication>

namespace vitrine::cli {

std::expected<std::shared_ptr<const ModelDirectory>, int> openModel(
    const Arguments& arguments, Console& console, const std::stop_token& stop)
{
    const auto& paths = arguments.positional();
    if (paths.size() != 1) {
        console.error(QCoreApplication::translate("cli", "Which model? Give the path of one directory or file."));
        return std::unexpected(Exit::Unusable);
    }
    OpenOptions options;
    options.stop = stop;
    auto directory = openDirectory(paths.front(), options);
    if (!directory) {
        console.error(directory.error().message.text());
        return std::unexpected(Exit::Unusable);
    }
    if ((*directory)->cancelled) {
        console.error((*directory)->root().verdict.sentence.text());
        return std::unexpected(Exit::Unusable);
    }
    return std::move(*directory);
}

void reportErrors(const ModelDirectory& directory, Console& console)
{
    for (const Problem& problem : directory.problems) {
        if (problem.severity == Severity::Error) {
            console.error((problem.path.empty() ? QString() : displayText(problem.path) + QLatin1StringView(": ")) + problem.message.text());
        }
    }
}

} // namespace vitrine::cli
