// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/text_view.h"

#include "model/words/quantity.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine {

namespace {

/// More than this in one view makes it slow; the file is then better opened elsewhere.
constexpr quint64 MostBytes = 8U << 20U;

} // namespace

TextView::TextView(QWidget* parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_more(new QWidget(this))
    , m_moreText(new QLabel(m_more))
    , m_moreButton(new QPushButton(m_more))
{
    m_text->setObjectName(QStringLiteral("fileText"));
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(theme::scaled(12));
    m_moreButton->setObjectName(QStringLiteral("fileMore"));
    m_moreText->setWordWrap(true);
    auto* more = new QHBoxLayout(m_more);
    more->setContentsMargins(theme::scaled(16), theme::scaled(4), theme::scaled(16), theme::scaled(4));
    more->addWidget(m_moreText, 1);
    more->addWidget(m_moreButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_more);
    connect(m_moreButton, &QPushButton::clicked, this, &TextView::moreWanted);
}

void TextView::show(const QString& text, quint64 shown, quint64 total, bool isDump)
{
    m_shown = shown;
    m_total = total;
    m_isDump = isDump;
    applyZoom();
    m_text->setLineWrapMode(isDump ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    m_text->setPlainText(text);
    describe();
}

void TextView::append(const QString& text, quint64 bytes)
{
    const int place = m_text->verticalScrollBar()->value();
    QTextCursor end(m_text->document());
    end.movePosition(QTextCursor::End);
    end.insertText(text);
    m_text->verticalScrollBar()->setValue(place);
    m_shown += bytes;
    if (bytes == 0) {
        m_total = m_shown; // the file has become shorter
    }
    describe();
}

bool TextView::find(const QString& text, bool backwards)
{
    const QTextDocument::FindFlags flags = backwards ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor from = m_text->textCursor();
    if (!backwards) {
        from.setPosition(
            from.selectionStart()
            + (m_text->textCursor().selectedText().compare(text, Qt::CaseInsensitive) == 0 ? 1 : 0));
    }
    QTextCursor found = m_text->document()->find(text, from, flags);
    if (found.isNull()) {
        QTextCursor around(m_text->document());
        around.movePosition(backwards ? QTextCursor::End : QTextCursor::Start);
        found = m_text->document()->find(text, around, flags);
    }
    if (found.isNull()) {
        return false;
    }
    m_text->setTextCursor(found);
    return true;
}

void TextView::zoom(int steps)
{
    constexpr int most = 12;
    m_zoom = steps == 0 ? 0 : std::clamp(m_zoom + steps, -4, most);
    applyZoom();
}

void TextView::applyZoom()
{
    QFont font = theme::monospace();
    font.setPointSizeF(std::max(4.0, font.pointSizeF() + m_zoom));
    m_text->setFont(font);
}

QString TextView::text() const
{
    return m_text->toPlainText();
}

QWidget* TextView::focusTarget() const
{
    return m_text;
}

void TextView::describe()
{
    m_text->setAccessibleName(tr("Text of the file"));
    m_more->setVisible(!m_isDump && m_shown < m_total);
    const bool isFull = m_shown >= MostBytes;
    m_moreText->setText(
        isFull ? tr("The first %1 of %2 are shown; for the rest, open the file in an editor.")
                     .arg(formatBytes(m_shown), formatBytes(m_total))
               : tr("The first %1 of %2 are shown.").arg(formatBytes(m_shown), formatBytes(m_total)));
    m_moreButton->setText(tr("Show more"));
    m_moreButton->setVisible(!isFull);
}

void TextView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        describe();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
