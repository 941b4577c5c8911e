// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QProxyStyle>

namespace vitrine {

/// Fusion without gradients, for desktops without a style of their own: flat headers, thin scroll bars, hairlines for
/// frames. Everything works without it.
class FlatStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    FlatStyle();
};

} // namespace vitrine
