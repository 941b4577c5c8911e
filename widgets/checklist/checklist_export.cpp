// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checklist/checklist_export.h"

#include "model/checks/secret/secret_scanner.h"
#include "model/report/check_report.h"
#include "model/words/text.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace vitrine {

bool ChecklistExport::write(
    const QString& path, const ModelDirectory& directory, std::uint32_t unit, const Checklist& list, QString* reason)
{
    const auto format = checkReportFormat(path.toStdString()).value_or(CheckReportFormat::Markdown);
    const std::string report = checkReport(directory, unit, list, format);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(report.data(), qint64(report.size())) == qint64(report.size())
        && file.commit()) {
        return true;
    }
    *reason = file.errorString();
    return false;
}

void ChecklistExport::save(const ModelDirectory& directory, std::uint32_t unit, const Checklist& list, QWidget* parent)
{
    const QString filters = tr("Markdown (*.md)") + u";;"_s + tr("Web page (*.html)") + u";;"_s + tr("JSON (*.json)")
        + u";;"_s + tr("Text (*.txt)");
    const QString path = QFileDialog::getSaveFileName(parent, tr("Export the checklist"), u"checklist.md"_s, filters);
    QString reason;
    if (!path.isEmpty() && !write(path, directory, unit, list, &reason)) {
        QMessageBox::warning(parent, tr("Export the checklist"), tr("%1 cannot be written: %2").arg(path, reason));
    }
}

QString ChecklistExport::text(const Finding& finding, const ModelDirectory& directory)
{
    QString text = statusTitle(finding.status).text() + u": "_s + finding.title.text() + u'\n' + finding.detail.text();
    if (!finding.fix.isEmpty()) {
        text += u'\n' + finding.fix.text();
    }
    for (const FileIndex index : finding.files) {
        if (index < directory.files.size()) {
            text += u'\n' + displayText(directory.files[index].path);
        }
    }
    return QString::fromStdString(withoutSecrets(text.toStdString()));
}

} // namespace vitrine
