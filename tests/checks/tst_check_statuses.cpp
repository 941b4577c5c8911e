// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

#include "model/checks/check.h"

#include <QMap>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using namespace Qt::StringLiterals;

/// Each check, for each of its statuses, on a tiny directory that is whole but for one thing.
class TestCheckStatuses final : public QObject
{
    Q_OBJECT

private slots:
    void statuses_data();
    void statuses();
    void everyStatusHasARow();
    void weights_data();
    void weights();
    void faultsAreWeighed();
};

namespace {

const StatusRows& allRows()
{
    static const StatusRows all = [] {
        StatusRows rows;
        addCompleteRows(rows);
        addFitRows(rows);
        addSoundRows(rows);
        addShareRows(rows);
        return rows;
    }();
    return all;
}

/// The statuses that each check can have when one packages to share: p(ass), w(arning), f(ailure), n(ot verified),
/// a: not applicable.
const QMap<QString, QString>& reachable()
{
    static const QMap<QString, QString> table{
        {u"weights.present"_s, u"pfa"_s},     {u"weights.index"_s, u"pfa"_s},       {u"weights.shards"_s, u"pwfa"_s},
        {u"weights.map"_s, u"pwfna"_s},       {u"weights.total_size"_s, u"pwna"_s}, {u"weights.one_set"_s, u"pwa"_s},
        {u"config.present"_s, u"pfna"_s},     {u"tokenizer.present"_s, u"pfna"_s},  {u"tokenizer.config"_s, u"pwna"_s},
        {u"processor.present"_s, u"pfa"_s},   {u"generation.config"_s, u"pwa"_s},   {u"adapter.base"_s, u"pfa"_s},
        {u"code.present"_s, u"pwfa"_s},       {u"licence.present"_s, u"pwfa"_s},    {u"card.present"_s, u"pwna"_s},
        {u"provenance.complete"_s, u"pwna"_s}, {u"fit.dtype"_s, u"pwna"_s},         {u"fit.layers"_s, u"pwfna"_s},
        {u"fit.vocabulary"_s, u"pwna"_s},     {u"fit.tied"_s, u"pwna"_s},           {u"fit.quantisation"_s, u"pwna"_s},
        {u"fit.parallel"_s, u"pwfa"_s},       {u"fit.versions"_s, u"pwa"_s},        {u"fit.loaders"_s, u"pwna"_s},
        {u"sound.truncated"_s, u"pwfna"_s},   {u"sound.format"_s, u"pwna"_s},       {u"sound.pointer"_s, u"pwf"_s},
        {u"sound.download"_s, u"pwf"_s},      {u"sound.links"_s, u"pwf"_s},         {u"sound.hash"_s, u"pfna"_s},
        {u"sound.values"_s, u"pwna"_s},       {u"harm.pickle"_s, u"pwfna"_s},       {u"harm.format"_s, u"pwa"_s},
        {u"harm.code"_s, u"pw"_s},            {u"harm.template"_s, u"pwa"_s},       {u"harm.paths"_s, u"pf"_s},
        {u"share.secrets"_s, u"pwfn"_s},      {u"share.personal"_s, u"pw"_s},       {u"share.residue"_s, u"pwn"_s},
        {u"share.licence"_s, u"pwfna"_s},     {u"share.names"_s, u"pwf"_s},         {u"share.limits"_s, u"pw"_s},
        {u"keep.storage"_s, u"pwna"_s},       {u"keep.copies"_s, u"pna"_s},
    };
    return table;
}

QString letter(const QString& status)
{
    return status == u"not-applicable" ? u"a"_s : status.left(1);
}

Checklist answered(const StatusRow& row, Purpose purpose = Purpose::Share)
{
    TinyModel model;
    row.change(model);
    const auto directory = model.open(QString::fromUtf8(row.folder));
    const auto unit = std::ranges::find(directory->units, std::string(row.unit), &Unit::path);
    CheckOptions options;
    options.purpose = purpose;
    options.onRequest = row.onRequest;
    options.storage = [&row](const std::string&) { return std::string(row.storage); };
    const bool isRoot = *row.unit == '\0';
    return isRoot || unit != directory->units.end()
        ? runChecks(*directory, isRoot ? 0 : std::uint32_t(unit - directory->units.begin()), options)
        : Checklist();
}

} // namespace

void TestCheckStatuses::statuses_data()
{
    QTest::addColumn<const StatusRow*>("row");
    for (const StatusRow& row : allRows()) {
        QTest::addRow("%s %s: %s", row.id, row.status, row.what) << &row;
    }
}

void TestCheckStatuses::statuses()
{
    QFETCH(const StatusRow*, row);
    const Checklist list = answered(*row);
    QVERIFY2(
        statusOf(list, row->id) == QString::fromLatin1(row->status),
        qPrintable(statusOf(list, row->id) + u": "_s + wordsOf(list, row->id)));
    const Finding* finding = list.finding(row->id);
    QVERIFY(!finding->title.isEmpty() && !finding->detail.isEmpty());
    if (finding->status == CheckStatus::Failure || finding->status == CheckStatus::Warning) {
        QVERIFY2(!finding->fix.isEmpty(), "a fault says what to do");
    }
}

/// A check without a row for one of its statuses fails here, and so does one that is not in the table.
void TestCheckStatuses::everyStatusHasARow()
{
    QSet<QString> covered;
    for (const StatusRow& row : allRows()) {
        covered.insert(QString::fromLatin1(row.id) + letter(QString::fromLatin1(row.status)));
    }
    QStringList missing;
    for (const std::string_view id : checkIds()) {
        const QString name = QString::fromUtf8(id.data(), qsizetype(id.size()));
        if (!reachable().contains(name)) {
            missing += name;
        }
        for (const QChar status : reachable().value(name)) {
            if (!covered.contains(name + status)) {
                missing += name + u' ' + status;
            }
        }
    }
    for (const StatusRow& row : allRows()) {
        const QString name = QString::fromLatin1(row.id);
        if (!reachable().value(name).contains(letter(QString::fromLatin1(row.status)))) {
            missing += u"not in the table: "_s + name + u' ' + QString::fromLatin1(row.status);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u", "_s)));
    QCOMPARE(reachable().size(), qsizetype(checkIds().size()));
}

void TestCheckStatuses::weights_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("letters");
    // Deploy, share, resume: B blocks, w warns, - is not asked.
    for (const auto& [id, letters] : std::initializer_list<std::pair<const char*, const char*>>{
             {"weights.present", "BBB"},    {"weights.index", "BBw"},       {"weights.shards", "BBB"},
             {"weights.map", "BBw"},        {"weights.total_size", "ww-"},  {"weights.one_set", "ww-"},
             {"config.present", "BBw"},     {"tokenizer.present", "BBw"},   {"tokenizer.config", "ww-"},
             {"processor.present", "BB-"},  {"generation.config", "ww-"},   {"adapter.base", "BBw"},
             {"code.present", "BBw"},       {"licence.present", "wB-"},     {"card.present", "-w-"},
             {"provenance.complete", "-ww"}, {"fit.dtype", "ww-"},          {"fit.layers", "BBw"},
             {"fit.vocabulary", "ww-"},     {"fit.tied", "ww-"},            {"fit.quantisation", "ww-"},
             {"fit.parallel", "BBw"},       {"fit.versions", "ww-"},        {"fit.loaders", "ww-"},
             {"sound.truncated", "BBB"},    {"sound.format", "www"},        {"sound.pointer", "BBB"},
             {"sound.download", "BBB"},     {"sound.links", "BBB"},         {"sound.hash", "BBB"},
             {"sound.values", "www"},       {"harm.pickle", "BBw"},         {"harm.format", "ww-"},
             {"harm.code", "ww-"},          {"harm.template", "ww-"},       {"harm.paths", "BBB"},
             {"share.secrets", "BBB"},      {"share.personal", "ww-"},      {"share.residue", "ww-"},
             {"share.licence", "wB-"},      {"share.names", "BBw"},         {"share.limits", "ww-"},
             {"keep.storage", "www"},       {"keep.copies", "-ww"}}) {
        QTest::newRow(id) << QByteArray(id) << QByteArray(letters);
    }
}

void TestCheckStatuses::weights()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, letters);
    const auto& checks = allChecks();
    const auto check = std::ranges::find_if(checks, [&](const auto& one) { return id == one->info().id; });
    QVERIFY(check != checks.end());
    QByteArray has;
    for (const Weight weight : (*check)->info().weights) {
        has += weight == Weight::Blocks ? 'B' : weight == Weight::Warns ? 'w' : '-';
    }
    QCOMPARE(has, letters);
}

/// What blocks for one purpose only warns for another, and is not asked for a third.
void TestCheckStatuses::faultsAreWeighed()
{
    for (const StatusRow& row : allRows()) {
        const auto& checks = allChecks();
        const auto check
            = std::ranges::find_if(checks, [&](const auto& one) { return std::string_view(row.id) == one->info().id; });
        if (std::string_view(row.status) != "failure" || std::string_view(row.what).size() > 12) {
            continue; // the short ones are enough
        }
        for (const Purpose purpose : {Purpose::Deploy, Purpose::Resume}) {
            const Weight weight = (*check)->info().weights[std::size_t(purpose)];
            const QString wanted = weight == Weight::Blocks ? u"failure"_s
                : weight == Weight::Warns                   ? u"warning"_s
                                                            : u"not-applicable"_s;
            QVERIFY2(statusOf(answered(row, purpose), row.id) == wanted, row.id);
        }
    }
}

QTEST_GUILESS_MAIN(TestCheckStatuses)
#include "tst_check_statuses.moc"
