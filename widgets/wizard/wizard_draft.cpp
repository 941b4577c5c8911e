// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/wizard_draft.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int Version = 1;
constexpr qint64 LongestBytes = 4 << 20;

/// Paths and patterns are bytes and need not be UTF-8.
QString packed(const std::string& bytes)
{
    return QString::fromLatin1(QByteArray::fromStdString(bytes).toPercentEncoding("/ "));
}

std::string unpacked(const QJsonValue& value)
{
    return QByteArray::fromPercentEncoding(value.toString().toLatin1()).toStdString();
}

QJsonArray packed(const std::vector<std::string>& list)
{
    QJsonArray array;
    for (const std::string& entry : list) {
        array.append(packed(entry));
    }
    return array;
}

std::vector<std::string> unpackedList(const QJsonValue& value)
{
    std::vector<std::string> list;
    for (const QJsonValue& entry : value.toArray()) {
        list.push_back(unpacked(entry));
    }
    return list;
}

QString placeOf(const ModelDirectory& directory, std::uint32_t unit)
{
    return packed(directory.path) + u" : "_s + packed(directory.units[unit].path);
}

QJsonObject choices(const PackageOptions& options)
{
    QJsonObject given;
    for (const auto& [key, value] : options.given) {
        given.insert(packed(key), QString::fromStdString(value));
    }
    QJsonArray waivers;
    for (const Waiver& waiver : options.waivers) {
        waivers.append(
            QJsonObject{{u"check"_s, packed(waiver.check)}, {u"reason"_s, QString::fromStdString(waiver.reason)}});
    }
    QJsonArray added;
    for (const AddedFile& file : options.added) {
        added.append(QJsonObject{
            {u"name"_s, packed(file.name)},
            {u"path"_s, packed(file.path)},
            {u"text"_s, QString::fromStdString(file.text)},
            {u"settles"_s, packed(file.settles)}});
    }
    return {
        {u"purpose"_s, QString::fromUtf8(purposeName(options.purpose))},
        {u"format"_s, QString::fromUtf8(packageFormatName(options.format))},
        {u"include"_s, packed(options.include)},
        {u"exclude"_s, packed(options.exclude)},
        {u"waivers"_s, waivers},
        {u"added"_s, added},
        {u"given"_s, given},
        {u"scrub"_s, options.scrubPaths ? QJsonValue(*options.scrubPaths) : QJsonValue()},
        {u"scrub_secrets"_s, options.scrubSecrets},
        {u"convert"_s, options.convertPickleWeights},
        {u"folder_copy"_s, static_cast<int>(options.folderCopy)},
        {u"language"_s, QString::fromStdString(options.language)}};
}

void addFile(const QJsonObject& entry, PackageOptions& options)
{
    AddedFile file{
        unpacked(entry[u"name"_s]), unpacked(entry[u"path"_s]), entry[u"text"_s].toString().toStdString(), 0,
        unpacked(entry[u"settles"_s])};
    if (!file.path.empty()) {
        const QFileInfo info(QFile::decodeName(file.path.c_str()));
        if (!info.isFile()) {
            return;
        }
        file.size = static_cast<std::uint64_t>(info.size());
    }
    if (!file.name.empty() && !file.name.starts_with('/') && file.name.find("..") == std::string::npos) {
        options.added.push_back(std::move(file));
    }
}

PackageOptions optionsOf(const QJsonObject& object)
{
    PackageOptions options;
    options.purpose = purposeByName(object[u"purpose"_s].toString().toStdString()).value_or(Purpose::Share);
    options.format = packageFormatByName(object[u"format"_s].toString().toStdString()).value_or(PackageFormat::Tar);
    options.include = unpackedList(object[u"include"_s]);
    options.exclude = unpackedList(object[u"exclude"_s]);
    for (const QJsonValue& entry : object[u"waivers"_s].toArray()) {
        options.waivers.push_back({unpacked(entry[u"check"_s]), entry[u"reason"_s].toString().toStdString()});
    }
    for (const QJsonValue& entry : object[u"added"_s].toArray()) {
        addFile(entry.toObject(), options);
    }
    const QJsonObject given = object[u"given"_s].toObject();
    for (auto it = given.begin(); it != given.end(); ++it) {
        options.given[unpacked(it.key())] = it.value().toString().toStdString();
    }
    if (const QJsonValue scrub = object[u"scrub"_s]; scrub.isBool()) {
        options.scrubPaths = scrub.toBool();
    }
    options.scrubSecrets = object[u"scrub_secrets"_s].toBool();
    options.convertPickleWeights = object[u"convert"_s].toBool();
    const int copy = object[u"folder_copy"_s].toInt();
    options.folderCopy = copy == 1 ? FolderCopy::Reflink : copy == 2 ? FolderCopy::HardLink : FolderCopy::Copy;
    options.language = object[u"language"_s].toString() == "zh_CN"_L1 ? "zh_CN" : "en";
    return options;
}

} // namespace

QString DraftStore::fileOf(const ModelDirectory& directory, std::uint32_t unit)
{
    const QByteArray place = placeOf(directory, unit).toUtf8();
    const QString name
        = QString::fromLatin1(QCryptographicHash::hash(place, QCryptographicHash::Sha256).toHex().first(32));
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(u"drafts/"_s + name + u".json"_s);
}

std::optional<WizardDraft> DraftStore::load(const ModelDirectory& directory, std::uint32_t unit)
{
    QFile file(fileOf(directory, unit));
    if (file.size() > LongestBytes || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    if (object[u"version"_s].toInt() != Version || object[u"place"_s].toString() != placeOf(directory, unit)) {
        return std::nullopt;
    }
    WizardDraft draft;
    draft.options = optionsOf(object[u"choices"_s].toObject());
    const QJsonObject answers = object[u"answers"_s].toObject();
    for (auto it = answers.begin(); it != answers.end(); ++it) {
        draft.answers[unpacked(it.key())] = it.value().toString() == "done"_L1 ? LicenceTerm::State::Done
            : it.value().toString() == "taken-over"_L1                         ? LicenceTerm::State::TakenOver
                                                                               : LicenceTerm::State::Open;
    }
    draft.output = object[u"output"_s].toString();
    draft.saved = QDateTime::fromString(object[u"saved"_s].toString(), Qt::ISODate);
    return draft;
}

bool DraftStore::save(const ModelDirectory& directory, std::uint32_t unit, const WizardDraft& draft)
{
    QJsonObject answers;
    for (const auto& [code, state] : draft.answers) {
        answers.insert(
            packed(code),
            state == LicenceTerm::State::Done            ? u"done"_s
                : state == LicenceTerm::State::TakenOver ? u"taken-over"_s
                                                         : u"open"_s);
    }
    const QJsonObject object{
        {u"version"_s, Version},
        {u"place"_s, placeOf(directory, unit)},
        {u"saved"_s, draft.saved.toString(Qt::ISODate)},
        {u"choices"_s, choices(draft.options)},
        {u"answers"_s, answers},
        {u"output"_s, draft.output}};
    const QString path = fileOf(directory, unit);
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(object).toJson(QJsonDocument::Compact)) > 0
        && file.commit();
}

void DraftStore::drop(const ModelDirectory& directory, std::uint32_t unit)
{
    QFile::remove(fileOf(directory, unit));
}

} // namespace vitrine
