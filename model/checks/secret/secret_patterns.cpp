// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/secret/secret_patterns.h"

#include "model/checks/facts/fact_file.h"

namespace vitrine {
namespace {

using nlohmann::json;
using namespace Qt::StringLiterals;

std::vector<std::string> strings(const json& list)
{
    std::vector<std::string> all;
    for (const json& one : list) {
        all.push_back(one.get<std::string>());
    }
    return all;
}

SecretPattern read(const json& row)
{
    SecretPattern pattern;
    pattern.id = row.value("id", std::string());
    pattern.issuer = row.value("issuer", std::string());
    pattern.what = row.value("what", std::string());
    pattern.prefix = row.value("prefix", std::string());
    const json guard = row.value("guard", json::array({0, 0}));
    pattern.guardBefore = guard[0] == 1;
    pattern.expression.setPattern(
        QRegularExpression::escape(QString::fromStdString(pattern.prefix)) + u"(?:"_s
        + QString::fromStdString(row.value("body", std::string())) + u")"_s
        + (guard[1] == 1 ? u"(?![A-Za-z0-9])"_s : QString()));
    pattern.anchors = strings(row.value("anchors", json::array()));
    if (pattern.anchors.empty() && !pattern.prefix.empty()) {
        pattern.anchors.push_back(pattern.prefix);
    }
    if (const auto context = row.find("context"); context != row.end()) {
        pattern.context = strings((*context)[0]);
        pattern.contextBefore = (*context)[1].is_number() ? (*context)[1].get<int>() : 0;
        if (context->size() > 2) {
            pattern.neighbours = strings((*context)[2]);
        }
        pattern.bothContexts = context->size() > 3;
    }
    pattern.blocks = row.value("severity", std::string("B")) == "B";
    pattern.checksum = row.contains("checksum");
    return pattern;
}

} // namespace

const std::vector<SecretPattern>& secretPatterns()
{
    static const std::vector<SecretPattern> patterns = [] {
        std::vector<SecretPattern> all;
        for (const json& row : factFile(FactFile::Secrets).value("patterns", json::array())) {
            all.push_back(read(row));
        }
        return all;
    }();
    return patterns;
}

} // namespace vitrine
