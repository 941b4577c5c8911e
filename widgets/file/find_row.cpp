// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/file/find_row.h"

#include "widgets/theme/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace vitrine {

FindRow::FindRow(QWidget* parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_result(new QLabel(this))
    , m_tree(new QToolButton(this))
    , m_plain(new QToolButton(this))
{
    m_line->setObjectName(u"fileFind"_s);
    m_line->setClearButtonEnabled(true);
    m_icon = m_line->addAction(theme::icon(u"action/search"_s), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    m_tree->setIcon(theme::icon(u"action/view-roles"_s));
    m_plain->setIcon(theme::icon(u"role/document"_s));
    auto* modes = new QButtonGroup(this);
    for (QToolButton* button : {m_tree, m_plain}) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIconSize(QSize(16, 16));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setMinimumHeight(theme::scaled(28));
        modes->addButton(button);
    }
    m_tree->setChecked(true);
    m_tree->setObjectName(u"fileAsTree"_s);
    m_plain->setObjectName(u"fileAsText"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    layout->setSpacing(theme::scaled(8));
    layout->addWidget(m_line, 1);
    layout->addWidget(m_result);
    layout->addWidget(m_tree);
    layout->addWidget(m_plain);
    m_result->hide();
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_result->hide();
        if (!text.isEmpty()) {
            emit findWanted(false);
        }
    });
    connect(m_plain, &QToolButton::toggled, this, &FindRow::modeChanged);
    retranslate();
}

QString FindRow::text() const
{
    return m_line->text();
}

bool FindRow::isText() const
{
    return m_plain->isChecked();
}

void FindRow::setText(bool text)
{
    (text ? m_plain : m_tree)->setChecked(true);
}

void FindRow::offer(Choice choice)
{
    m_choice = choice;
    m_tree->setVisible(choice != Choice::None);
    m_plain->setVisible(choice != Choice::None);
    m_plain->setIcon(theme::icon(choice == Choice::TreeOrDetail ? u"role/runs-code"_s : u"role/document"_s));
    retranslate();
}

void FindRow::setFound(bool found)
{
    m_result->setVisible(!found && !m_line->text().isEmpty());
}

void FindRow::focusText()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

bool FindRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            emit findWanted(key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            if (m_line->text().isEmpty()) {
                emit left();
            } else {
                m_line->clear();
                m_result->hide();
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindRow::retranslate()
{
    m_line->setPlaceholderText(tr("Find a key or a value"));
    m_icon->setText(m_line->placeholderText());
    m_line->setAccessibleName(tr("Find in the file"));
    m_result->setText(tr("Not found"));
    m_tree->setText(tr("Tree"));
    m_plain->setText(m_choice == Choice::TreeOrDetail ? tr("What it runs") : tr("Text"));
}

void FindRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace vitrine
