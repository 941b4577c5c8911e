// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/wizard/format_list.h"

#include "model/packaging/zip_sink.h"
#include "model/words/quantity.h"
#include "widgets/theme/theme.h"
#include "widgets/wizard/panel.h"
#include "widgets/wizard/toned_label.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QRadioButton>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(PackageFormat format)
{
    switch (format) {
    case PackageFormat::Folder:
        return FormatList::tr("folder");
    case PackageFormat::Oci:
        return FormatList::tr("OCI layout");
    default:
        return QString::fromUtf8(packageFormatName(format));
    }
}

QString wordsOf(PackageFormat format)
{
    switch (format) {
    case PackageFormat::Tar:
        return FormatList::tr("Weights hardly compress: packing and unpacking are copying.");
    case PackageFormat::TarZst:
        return FormatList::tr("Compressed on all cores. Slower to pack, somewhat smaller.");
    case PackageFormat::TarGz:
        return FormatList::tr("Compressed on one core, slow. For systems that know nothing newer.");
    case PackageFormat::Zip:
        return FormatList::tr("For Windows without other tools. Stored, not compressed; below 4 GiB.");
    case PackageFormat::Folder:
        return FormatList::tr("No archive: a folder that loaders take as it is.");
    case PackageFormat::Oci:
    case PackageFormat::Count:
        break;
    }
    return FormatList::tr("For model registries; skopeo and oras push it.");
}

} // namespace

FormatList::FormatList(QWidget* parent)
    : QWidget(parent)
{
    auto* panel = new Panel(this);
    auto* grid = new QGridLayout(panel);
    grid->setContentsMargins(theme::scaled(16), theme::scaled(8), theme::scaled(16), theme::scaled(8));
    grid->setHorizontalSpacing(theme::scaled(16));
    grid->setVerticalSpacing(theme::scaled(6));
    grid->setColumnStretch(1, 1);
    auto* group = new QButtonGroup(this);
    for (std::size_t i = 0; i < Count; ++i) {
        const auto format = static_cast<PackageFormat>(i);
        auto* button = new QRadioButton(nameOf(format), panel);
        button->setObjectName(u"format-"_s + QString::fromUtf8(packageFormatName(format)));
        group->addButton(button);
        m_buttons[i] = button;
        m_words[i] = new TonedLabel(TonedLabel::Tone::Muted, panel);
        m_words[i]->setWordWrap(true);
        m_sizes[i] = new TonedLabel(TonedLabel::Tone::Text, panel);
        const auto line = static_cast<int>(i);
        grid->addWidget(button, line, 0);
        grid->addWidget(m_words[i], line, 1);
        grid->addWidget(m_sizes[i], line, 2, Qt::AlignRight);
        connect(button, &QRadioButton::clicked, this, [this, format] {
            if (format != m_chosen) {
                emit chosen(format);
            }
        });
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(panel);
}

void FormatList::show(PackageFormat chosen, std::uint64_t bytes, std::uint64_t files)
{
    m_chosen = chosen;
    const bool zipIsPossible = ZipSink::isPossible(files, bytes);
    for (std::size_t i = 0; i < Count; ++i) {
        const auto format = static_cast<PackageFormat>(i);
        const bool isCompressed = format == PackageFormat::TarZst || format == PackageFormat::TarGz;
        const bool isPossible = format != PackageFormat::Zip || zipIsPossible;
        m_words[i]->setText(
            isPossible ? wordsOf(format)
                       : tr("Not for this one: above 4 GiB or 65,534 files many programs cannot read a zip."));
        m_words[i]->setTone(isPossible ? TonedLabel::Tone::Muted : TonedLabel::Tone::Warning);
        m_sizes[i]->setText(isCompressed ? tr("at most %1").arg(formatBytes(bytes)) : formatBytes(bytes));
        m_sizes[i]->setVisible(isPossible);
        // What was chosen before it became too large can be seen, and left.
        m_buttons[i]->setEnabled(isPossible || format == chosen);
        m_buttons[i]->setAccessibleDescription(m_words[i]->text());
        m_buttons[i]->setChecked(format == chosen);
    }
}

QWidget* FormatList::chosenButton() const
{
    return m_buttons[static_cast<std::size_t>(m_chosen)];
}

} // namespace vitrine
