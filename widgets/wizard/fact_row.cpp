// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/fact_row.h"

#include "model/words/text.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/status_icon.h"
#include "widgets/wizard/toned_label.h"

#include <QGridLayout>
#include <QLineEdit>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr int LongestValue = 4000;

/// What belongs into a field that is empty.
QString hint(std::string_view key)
{
    if (key == "data_version") {
        return FactRow::tr("date, tag or hash of the data");
    }
    if (key == "commit") {
        return FactRow::tr("of the code that trained it");
    }
    if (key == "repository") {
        return FactRow::tr("where that code lies");
    }
    if (key == "contact") {
        return FactRow::tr("whom to ask; it is written into the package");
    }
    return {};
}

} // namespace

FactRow::FactRow(std::string key, QGridLayout* grid, int line, QWidget* parent)
    : QObject(parent)
    , m_key(std::move(key))
    , m_field(new QLineEdit(parent))
    , m_icon(new StatusIcon(16, parent))
    , m_source(new TonedLabel(TonedLabel::Tone::Muted, parent))
{
    auto* label = new TonedLabel(TonedLabel::Tone::Text, provenanceKeyTitle(m_key).text(), parent);
    label->setBuddy(m_field);
    m_field->setObjectName(u"fact-"_s + QString::fromStdString(m_key));
    m_field->setAccessibleName(label->text());
    m_field->setMaxLength(LongestValue);
    m_field->setTextMargins(theme::scaled(4), 0, theme::scaled(4), 0);
    m_field->setPlaceholderText(hint(m_key));
    m_source->setTextInteractionFlags(Qt::NoTextInteraction);
    grid->addWidget(label, line, 0);
    grid->addWidget(m_field, line, 1);
    grid->addWidget(m_icon, line, 2);
    grid->addWidget(m_source, line, 3);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_isPending = true;
        emit edited(text.trimmed(), m_found);
    });
    // A found fact that was emptied comes back: it stands in the folder all the same.
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (!m_isPending) {
            m_field->setText(m_value);
        }
    });
}

void FactRow::show(const ProvenanceFact* fact, const QString& suggestion)
{
    m_isKnown = fact != nullptr;
    QString value = fact == nullptr ? suggestion : displayText(fact->value);
    QString source = suggestion.isEmpty() ? tr("not known") : tr("suggested");
    QString picture = suggestion.isEmpty() ? u"status/information"_s : u"action/edit"_s;
    m_found = suggestion;
    bool isFixed = false;
    if (fact != nullptr) {
        m_found = fact->source == FactSource::Given ? displayText(fact->found) : value;
        switch (fact->source) {
        case FactSource::Given:
            source = tr("given by you");
            picture = u"action/edit"_s;
            break;
        case FactSource::Found:
            source = fact->file.empty() ? tr("found in the folder") : tr("found in %1").arg(displayText(fact->file));
            picture = u"role/document"_s;
            break;
        case FactSource::Computed:
            source = tr("computed");
            picture = u"role/checksum"_s;
            isFixed = true;
            break;
        }
    }
    m_icon->setPicture(picture);
    m_source->setText(m_source->fontMetrics().elidedText(source, Qt::ElideMiddle, theme::scaled(200)));
    m_source->setToolTip(source.toHtmlEscaped());
    m_field->setReadOnly(isFixed);
    m_field->setAccessibleDescription(source);
    m_isPending = false;
    m_value = value;
    // Whoever types in this field keeps what was typed.
    if (!m_field->hasFocus()) {
        m_field->setText(value);
        m_field->setCursorPosition(0);
    }
    const bool isChanged = fact != nullptr && fact->source == FactSource::Given && !fact->found.empty();
    m_field->setToolTip((isChanged ? tr("The folder says: %1").arg(displayText(fact->found)) : value).toHtmlEscaped());
}

} // namespace vitrine
