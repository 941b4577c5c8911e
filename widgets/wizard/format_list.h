// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/packaging/package_options.h"

#include <QWidget>

#include <array>

class QRadioButton;

namespace vitrine {

class TonedLabel;

/// The forms that a package can have, one a row, with what speaks for it or against it and how large it becomes.
class FormatList final : public QWidget
{
    Q_OBJECT

public:
    explicit FormatList(QWidget* parent);

    /// `bytes` of all files together; `files` of them.
    void show(PackageFormat chosen, std::uint64_t bytes, std::uint64_t files);
    [[nodiscard]] QWidget* chosenButton() const;

signals:
    void chosen(vitrine::PackageFormat format);

private:
    static constexpr std::size_t Count = std::size_t(PackageFormat::Count);
    std::array<QRadioButton*, Count> m_buttons{};
    std::array<TonedLabel*, Count> m_words{};
    std::array<TonedLabel*, Count> m_sizes{};
    PackageFormat m_chosen = PackageFormat::Tar;
};

} // namespace vitrine
