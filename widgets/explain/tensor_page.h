// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/directory/model_directory.h"
#include "model/tensors/tensor_role.h"
#include "widgets/explain/explain_page.h"

#include <QCoreApplication>

namespace vitrine {

/// The page about a tensor: where it stands, its facts, what it does.
class TensorPage final
{
    Q_DECLARE_TR_FUNCTIONS(vitrine::TensorPage)

public:
    [[nodiscard]] static ExplainPage about(const ModelDirectory& directory, std::uint32_t row);

private:
    TensorPage(const ModelDirectory& directory, std::uint32_t row);

    void addNotices(ExplainPage& page) const;
    void addFacts(ExplainPage& page) const;
    void addPlaceInFile(ExplainPage& page) const;
    void addText(ExplainPage& page) const;
    [[nodiscard]] QString shapeWords() const;
    [[nodiscard]] QString dtypeWords() const;
    [[nodiscard]] QString fileWords() const;
    [[nodiscard]] QString heads() const;

    const ModelDirectory& m_directory;
    const TensorStore& m_tensors;
    std::uint32_t m_row;
    TensorRole m_role;
};

} // namespace vitrine
