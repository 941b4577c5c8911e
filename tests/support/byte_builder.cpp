// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/byte_builder.h"

namespace vitrine::test {

ByteBuilder& ByteBuilder::align(std::size_t alignment)
{
    return zeros((alignment - m_bytes.size() % alignment) % alignment);
}

} // namespace vitrine::test
