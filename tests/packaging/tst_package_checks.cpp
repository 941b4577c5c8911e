// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/directory/open_directory.h"
#include "model/packaging/model_tar.h"
#include "model/packaging/package_checks.h"
#include "model/packaging/package_outline.h"
#include "model/packaging/package_writer.h"
#include "tests/packaging/packing_support.h"
#include "tests/support/corpus.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

std::string resultsOf(const Checklist& checklist)
{
    std::string text;
    for (const Finding& finding : checklist.findings) {
        // Where a folder lies is no property of the package.
        if (finding.group != CheckGroup::Keep) {
            text += std::string(finding.id) + ' ' + std::string(statusName(finding.status)) + '\n';
        }
    }
    return text;
}

} // namespace

class TestPackageChecks final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_out = std::make_unique<QTemporaryDir>();
        QVERIFY(m_out->isValid());
    }

    void anArchiveIsJudgedLikeItsFolder_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("name");
        for (const QString& source : {u"generated-torch2/training/trainer-run1"_s, u"generated-torch2/training/trainer-2023-bin"_s,
                 u"generated-torch2/training/trainer-lora-run"_s, u"hf-trainer-dir/mt5-az"_s}) {
            for (const QString& name : {u"p.tar"_s, u"p.tar.zst"_s, u"p.tar.gz"_s, u"p.zip"_s, u"p.oci"_s}) {
                QTest::addRow("%s as %s", qPrintable(source.section(u'/', -1)), qPrintable(name)) << source << name;
            }
        }
    }
    void anArchiveIsJudgedLikeItsFolder()
    {
        SKIP_WITHOUT_CORPUS();
        QFETCH(QString, source);
        QFETCH(QString, name);
        QVERIFY(pack(source, name, Purpose::Deploy) && pack(source, u"plain"_s, Purpose::Deploy));
        const auto folder = checkPackage(m_out->filePath(u"plain"_s).toStdString());
        const auto archive = checkPackage(m_out->filePath(name).toStdString());
        QVERIFY2(archive.has_value(), archive ? "" : archive.error().message.utf8().c_str());
        QVERIFY(folder.has_value());
        QCOMPARE(archive->checklist.purpose, Purpose::Deploy);
        QCOMPARE(resultsOf(archive->checklist), resultsOf(folder->checklist));
        QCOMPARE(archive->directory->root().verdict.kind, folder->directory->root().verdict.kind);
        QCOMPARE(archive->directory->tensors->size(), folder->directory->tensors->size());
    }

    void thePurposeIsThatOfTheNote()
    {
        QVERIFY(test::writeModel(m_out->filePath(u"model"_s)));
        for (const Purpose purpose : {Purpose::Deploy, Purpose::Share, Purpose::Resume}) {
            const QString name = u"p-%1.tar"_s.arg(int(purpose));
            QVERIFY(packFolder(m_out->filePath(u"model"_s), name, purpose));
            QCOMPARE(checkPackage(m_out->filePath(name).toStdString())->checklist.purpose, purpose);
        }
    }

    void nothingIsWrittenOutsideOfTheOutline()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        ModelTar tar(&buffer, 0);
        tar.open(QIODevice::WriteOnly);
        qint64 written = 0;
        for (const QByteArray& name : {QByteArray("m/config.json"), QByteArray("m/../../escaped"), QByteArray("/tmp/vitrine-escaped"), QByteArray("m//x"), QByteArray("m/config.json")}) {
            QVERIFY(tar.beginFile(name, 2) && tar.writeData("{}", 2) && tar.finishWriting(2));
            written += ModelTar::overhead(name, 2) + 2;
        }
        QVERIFY(tar.writeEnd(written) && test::writeFile(m_out->filePath(u"evil.tar"_s), buffer.data()));
        QString parent;
        {
            const auto outline = PackageOutline::make(m_out->filePath(u"evil.tar"_s).toStdString(), {});
            QVERIFY(outline.has_value());
            parent = QFileInfo(QString::fromStdString(outline->folder())).path();
            QCOMPARE(test::entriesOf(parent), QStringList{u"package"_s});
            QCOMPARE(test::entriesOf(QString::fromStdString(outline->folder())), QStringList{u"config.json"_s});
        }
        QVERIFY(!QFileInfo::exists(parent) && !QFileInfo::exists(u"/tmp/vitrine-escaped"_s));
    }

    void itCanBeStopped()
    {
        QVERIFY(test::writeModel(m_out->filePath(u"model"_s)) && packFolder(m_out->filePath(u"model"_s), u"p.tar"_s, Purpose::Deploy));
        std::stop_source stop;
        stop.request_stop();
        for (const QString& name : {u"p.tar"_s, u"model"_s}) {
            QCOMPARE(checkPackage(m_out->filePath(name).toStdString(), stop.get_token()).error().code, ErrorCode::Cancelled);
        }
    }

private:
    [[nodiscard]] bool pack(const QString& source, const QString& name, Purpose purpose) const { return packFolder(test::corpus(source), name, purpose); }
    [[nodiscard]] bool packFolder(const QString& folder, const QString& name, Purpose purpose) const
    {
        const auto directory = openDirectory(folder.toStdString());
        PackageOptions options;
        options.name = "judged";
        options.purpose = purpose;
        options.format = packageFormatBySuffix(name.toStdString());
        const auto written = writePackage(**directory, planPackage(**directory, 0, {}, options), {m_out->filePath(name).toStdString(), false, {}, {}});
        if (!written) {
            qWarning("%s", written.error().message.utf8().c_str());
        }
        return written.has_value();
    }

    std::unique_ptr<QTemporaryDir> m_out;
};

QTEST_GUILESS_MAIN(TestPackageChecks)
#include "tst_package_checks.moc"
