// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/pickle_view.h"

#include "model/report/pickle_statement.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/file/document_header.h"
#include "widgets/file/notice_strip.h"
#include "widgets/file/pickle_words.h"
#include "widgets/theme/plain_tool_tip.h"
#include "widgets/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace vitrine {

namespace {

constexpr std::size_t MostRows = 500; ///< findings and remarks that are listed; they stand most dangerous first

} // namespace

PickleView::PickleView(QWidget* parent)
    : QWidget(parent)
    , m_notice(new NoticeStrip(this))
    , m_heading(new QLabel(this))
    , m_model(new QStandardItemModel(this))
    , m_names(new QTreeView(this))
    , m_advice(new QLabel(this))
    , m_copy(new QPushButton(theme::icon(u"action/copy"_s), QString(), this))
{
    setObjectName(u"pickleView"_s);
    m_names->setHeader(new DocumentHeader(m_names));
    m_names->setModel(m_model);
    m_names->setRootIsDecorated(false);
    m_names->setUniformRowHeights(true);
    m_names->setFrameShape(QFrame::NoFrame);
    m_names->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_names->setAllColumnsShowFocus(true);
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_names->viewport()->installEventFilter(this); // it has its width later than this has
    m_heading->setFont(theme::font(1.0, QFont::DemiBold));
    m_advice->setWordWrap(true);
    auto* bottom = new QHBoxLayout;
    bottom->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    bottom->addWidget(m_advice, 1);
    bottom->addWidget(m_copy, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::scaled(4));
    layout->addWidget(m_notice);
    m_heading->setContentsMargins(theme::scaled(16), theme::scaled(4), 0, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_names, 1);
    layout->addLayout(bottom);
    layout->addStretch(); // where there are no names, the advice stays below the verdict
    connect(m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
}

void PickleView::show(std::shared_ptr<const PickleReport> report)
{
    m_report = std::move(report);
    fill();
}

QString PickleView::place(const std::string& member, std::uint64_t offset)
{
    const QString byte = tr("byte %1").arg(formatCount(offset));
    return member.empty() ? byte : displayText(shortened(member, 120)) + u", "_s + byte;
}

void PickleView::addFinding(const PickleFinding& finding)
{
    QString name = displayText(shortened(finding.qualified(), 200));
    if (finding.use == PickleUse::Called) {
        name += finding.arguments.empty() ? u"(…)"_s : displayText(shortened(finding.arguments, 200));
    }
    const StatusColor status = pickleStatus(finding.risk);
    auto* first = new QStandardItem(name);
    first->setIcon(theme::icon(theme::statusIcon(status), theme::status(status, palette())));
    first->setFont(theme::monospace());
    first->setToolTip(theme::plainToolTip(name));
    const QString use = finding.use == PickleUse::Called ? tr("called, %1") : tr("imported, %1");
    auto* times = new QStandardItem(formatCount(finding.count));
    times->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* deed = new QStandardItem(use.arg(pickleDeedTitle(finding.deed).text()));
    deed->setToolTip(theme::plainToolTip(deed->text() + u'\n' + pickleRiskTitle(finding.risk).text()));
    auto* where = new QStandardItem(place(finding.member, finding.offset));
    where->setToolTip(theme::plainToolTip(where->text()));
    m_model->appendRow({first, times, deed, where});
}

void PickleView::addRemark(const PickleRemark& remark)
{
    const StatusColor status = remark.weight == PickleRemark::Weight::Warning ? StatusColor::Warning
        : remark.weight == PickleRemark::Weight::NotVerified                  ? StatusColor::NotVerified
                                                                              : StatusColor::Info;
    auto* first = new QStandardItem(remark.message.text());
    first->setIcon(theme::icon(theme::statusIcon(status), theme::status(status, palette())));
    first->setToolTip(theme::plainToolTip(first->text()));
    m_model->appendRow(
        {first, new QStandardItem, new QStandardItem, new QStandardItem(place(remark.member, remark.offset))});
}

void PickleView::fill()
{
    if (!m_report) {
        return;
    }
    const PickleVerdict verdict = m_report->verdict();
    QString sentence = m_report->sentence().text();
    if (!sentence.isEmpty()) {
        sentence = u'\n' + tr("%1.").arg(sentence.left(1).toUpper() + sentence.mid(1));
    }
    const QString read = tr(
        "Vitrine read %Ln instruction(s) without carrying any out.", nullptr,
        static_cast<int>(std::min<std::uint64_t>(m_report->opcodes, 2'000'000'000)));
    m_notice->say(pickleHeadline(verdict) + sentence + u'\n' + read, pickleStatus(verdict));
    m_heading->setText(tr("What it asks for, and what would be done"));
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Name"), tr("Times"), tr("What it does"), tr("Where")});
    std::size_t rows = 0;
    for (const PickleRemark& remark : m_report->remarks) {
        if (rows++ < MostRows / 2) {
            addRemark(remark);
        }
    }
    for (const PickleFinding& finding : m_report->findings) {
        if (rows++ < MostRows) {
            addFinding(finding);
        }
    }
    if (rows > MostRows) {
        m_model->appendRow(new QStandardItem(tr("%Ln more", nullptr, static_cast<int>(rows - MostRows))));
    }
    m_heading->setVisible(rows > 0);
    m_names->setVisible(rows > 0);
    fitColumns();
    m_names->setAccessibleName(m_heading->text());
    const QString weightsOnly = weightsOnlyStatement(*m_report).text();
    const QString advice = pickleAdvice(verdict);
    m_advice->setText(advice.isEmpty() ? weightsOnly : advice + u'\n' + weightsOnly);
    m_advice->setTextFormat(Qt::PlainText);
    m_copy->setText(tr("Copy what was found"));
}

/// The name has what the others leave, for it is what is looked for; all are whole in their tool tips.
void PickleView::fitColumns()
{
    const QFontMetrics text(theme::font(1.0));
    const int letter = text.horizontalAdvance(u'n');
    const int share = m_names->viewport()->width() / 4;
    const int times = text.horizontalAdvance(m_model->headerData(1, Qt::Horizontal).toString()) + theme::scaled(24);
    const int deed = std::min(letter * 30, share);
    const int where = std::min(letter * 24, share);
    m_names->setColumnWidth(0, std::max(letter * 12, m_names->viewport()->width() - times - deed - where));
    m_names->setColumnWidth(1, times);
    m_names->setColumnWidth(2, deed);
}

QString PickleView::text() const
{
    QStringList lines{m_notice->accessibleName()};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_model->columnCount(); ++column) {
            cells << m_model->index(row, column).data().toString();
        }
        lines << cells.join(u'\t');
    }
    lines << m_advice->text();
    return lines.join(u'\n');
}

bool PickleView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_names->viewport() && event->type() == QEvent::Resize) {
        fitColumns();
    }
    return QWidget::eventFilter(watched, event);
}

void PickleView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        fill();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
