// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/checks/portable_names.h"

#include "model/words/text.h"

#include <QString>

#include <algorithm>
#include <array>

namespace vitrine {
namespace {

using Kind = NameFault::Kind;

bool isReserved(std::string_view part)
{
    std::string stem(part.substr(0, part.find('.')));
    std::ranges::transform(stem, stem.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 32) : c; });
    constexpr std::array devices{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"};
    if (std::ranges::find(devices, stem) != devices.end()) {
        return true;
    }
    // Ports are numbered by a digit or, since the code pages of old, by one of ¹ ² ³.
    static constexpr std::array superscripts{"\xC2\xB9", "\xC2\xB2", "\xC2\xB3"};
    const std::string number = stem.starts_with("COM") || stem.starts_with("LPT") ? stem.substr(3) : std::string();
    const bool isDigit = number.size() == 1 && number[0] >= '0' && number[0] <= '9';
    return isDigit || std::ranges::find(superscripts, number) != superscripts.end();
}

NameFault partFault(std::string_view part, std::string_view path)
{
    for (const char c : part) {
        if (static_cast<unsigned char>(c) < 0x20 || std::string_view("<>:\"|?*\\").find(c) != std::string_view::npos) {
            return {
                Kind::Character,
                Message(QT_TRANSLATE_NOOP("model", "%1 holds “%2”, which Windows refuses"), {path, std::string(1, c)})};
        }
    }
    if (part.ends_with('.') || part.ends_with(' ')) {
        return {
            Kind::Ending,
            Message(QT_TRANSLATE_NOOP("model", "%1: a part ends with a dot or a blank, which Windows drops"), {path})};
    }
    if (isReserved(part)) {
        return {
            Kind::Reserved,
            Message(QT_TRANSLATE_NOOP("model", "%1: %2 is the name of a device on Windows"), {path, part})};
    }
    if (part.size() > 255) {
        return {
            Kind::LongPart,
            Message(QT_TRANSLATE_NOOP("model", "%1 has a part of more than 255 bytes"), {shortened(path, 80)})};
    }
    return {};
}

} // namespace

NameFault nameFault(std::string_view path)
{
    if (!isValidUtf8(path)) {
        return {
            Kind::NotUtf8,
            Message(QT_TRANSLATE_NOOP("model", "%1 is not UTF-8, and is shown differently everywhere"), {path})};
    }
    std::string_view rest = path;
    while (!rest.empty()) {
        const std::size_t slash = rest.find('/');
        if (NameFault fault = partFault(rest.substr(0, slash), path); fault.kind != Kind::None) {
            return fault;
        }
        rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    }
    const auto length = QString::fromUtf8(path.data(), qsizetype(path.size())).size();
    if (length > 200) {
        return {
            Kind::LongPath,
            Message(
                QT_TRANSLATE_NOOP("model", "%1 has %2 characters; with its folder it passes the 260 of Windows"),
                {shortened(path, 60), Message::Argument::count(std::uint64_t(length))})};
    }
    return {};
}

std::string foldedName(std::string_view path)
{
    const bool ascii = std::ranges::all_of(path, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (ascii) {
        std::string folded(path);
        std::ranges::transform(folded, folded.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        return folded;
    }
    return QString::fromUtf8(path.data(), qsizetype(path.size()))
        .normalized(QString::NormalizationForm_C)
        .toCaseFolded()
        .toStdString();
}

} // namespace vitrine
