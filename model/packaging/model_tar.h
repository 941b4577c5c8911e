// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <KTar>

#include <QByteArray>

namespace vitrine {

/// A tar of regular files that is the same for the same input, without KTar's bound of 8 GiB for a member: above it the
/// size stands in base-256 in the header and, for readers that want it so, in a pax record before it.
/// Sources: POSIX.1-2017 pax, GNU tar manual "Basic Tar Format".
class ModelTar final : public KTar
{
public:
    /// `device` is open for writing and outlives the archive. `paxSizes`: also write the pax record (not in an OCI tar).
    ModelTar(QIODevice* device, qint64 time, bool paxSizes = true);

    /// The header of a regular file; data follow through writeData(), the end through finishWriting().
    [[nodiscard]] bool beginFile(const QByteArray& name, qint64 size);
    /// The two empty blocks that end a tar, which KTar leaves out, filled up to a record of 10,240 bytes.
    [[nodiscard]] bool writeEnd(qint64 written);

    /// Bytes of header and padding of a member with this name and size.
    [[nodiscard]] static qint64 overhead(const QByteArray& name, qint64 size, bool paxSizes = true);

protected:
    bool doPrepareWriting(const QString& name, const QString& user, const QString& group, qint64 size, mode_t permissions,
        const QDateTime& accessed, const QDateTime& modified, const QDateTime& created) override;

private:
    qint64 m_time;
    bool m_paxSizes;
    QByteArray m_name; ///< in the bytes that it is to have; KTar would take it through the locale
};

} // namespace vitrine
