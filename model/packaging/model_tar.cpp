// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/model_tar.h"

#include <QDateTime>
#include <QIODevice>

#include <array>
#include <cstring>

namespace vitrine {

namespace {

constexpr qint64 Block = 512;
constexpr qint64 Record = 20 * Block;
constexpr qint64 LargestOctal = (1LL << 33) - 1; ///< eleven octal digits: 8 GiB - 1
constexpr qsizetype NameField = 100;
constexpr qsizetype PrefixField = 155;

qint64 padded(qint64 size)
{
    return (size + Block - 1) / Block * Block;
}

/// Where a name is cut so that its halves fit the two fields of ustar; -1 where it cannot be.
qsizetype prefixLength(const QByteArray& name)
{
    if (name.size() <= NameField) {
        return 0;
    }
    for (qsizetype slash = name.indexOf('/'); slash > 0 && slash <= PrefixField; slash = name.indexOf('/', slash + 1)) {
        if (name.size() - slash - 1 <= NameField) {
            return slash;
        }
    }
    return -1;
}

/// A record of a pax header: its length counts itself.
QByteArray paxRecord(const QByteArray& key, const QByteArray& value)
{
    const qsizetype rest = key.size() + value.size() + 3; // blank, '=', newline
    qsizetype length = rest + 1;
    while (rest + QByteArray::number(length).size() != length) {
        length = rest + QByteArray::number(length).size();
    }
    return QByteArray::number(length) + ' ' + key + '=' + value + '\n';
}

/// The records that a member needs beside what its header can say.
QByteArray paxRecords(const QByteArray& name, qint64 size, bool paxSizes)
{
    QByteArray records;
    if (prefixLength(name) < 0) {
        records += paxRecord("path", name);
    }
    if (size > LargestOctal && paxSizes) {
        records += paxRecord("size", QByteArray::number(size));
    }
    return records;
}

class Header
{
public:
    Header(const QByteArray& name, qint64 size, char type, qint64 time)
    {
        const qsizetype prefix = std::max<qsizetype>(0, prefixLength(name));
        text(0, prefix > 0 ? name.mid(prefix + 1) : name.left(NameField), NameField);
        octal(100, 0644, 8);
        octal(108, 0, 8);
        octal(116, 0, 8);
        number(124, size);
        octal(136, time, 12);
        m_block[156] = type;
        text(257, QByteArray("ustar\00000", 8), 8);
        octal(329, 0, 8);
        octal(337, 0, 8);
        text(345, name.left(prefix), PrefixField);
        checksum();
    }
    [[nodiscard]] QByteArrayView bytes() const { return {m_block.data(), Block}; }

private:
    void text(std::size_t at, const QByteArray& value, qsizetype width)
    {
        std::memcpy(m_block.data() + at, value.constData(), static_cast<std::size_t>(std::min(value.size(), width)));
    }
    void octal(std::size_t at, qint64 value, int width)
    {
        text(at, QByteArray::number(value, 8).rightJustified(width - 1, '0'), width - 1);
    }
    /// Eleven octal digits, or base-256 with the high bit set where they do not reach.
    void number(std::size_t at, qint64 value)
    {
        if (value <= LargestOctal) {
            octal(at, value, 12);
            return;
        }
        m_block[at] = static_cast<char>(0x80);
        for (std::size_t i = 0; i < 8; ++i) {
            m_block[at + 11 - i] = static_cast<char>((static_cast<quint64>(value) >> (8 * i)) & 0xFFU);
        }
    }
    void checksum()
    {
        std::memset(m_block.data() + 148, ' ', 8);
        unsigned sum = 0;
        for (const char byte : m_block) {
            sum += static_cast<unsigned char>(byte);
        }
        text(148, QByteArray::number(sum, 8).rightJustified(6, '0'), 6);
        m_block[154] = 0;
    }

    std::array<char, Block> m_block{};
};

} // namespace

ModelTar::ModelTar(QIODevice* device, qint64 time, bool paxSizes)
    : KTar(device)
    , m_time(time)
    , m_paxSizes(paxSizes)
{
}

qint64 ModelTar::overhead(const QByteArray& name, qint64 size, bool paxSizes)
{
    const qint64 records = paxRecords(name, size, paxSizes).size();
    return Block + (records > 0 ? Block + padded(records) : 0) + padded(size) - size;
}

bool ModelTar::beginFile(const QByteArray& name, qint64 size)
{
    m_name = name;
    return prepareWriting(QString::fromUtf8(name), {}, {}, size);
}

bool ModelTar::doPrepareWriting(const QString&, const QString&, const QString&, qint64 size, mode_t, const QDateTime&,
    const QDateTime&, const QDateTime&)
{
    const auto write = [this](QByteArrayView bytes) { return device()->write(bytes.data(), bytes.size()) == bytes.size(); };
    if (const QByteArray records = paxRecords(m_name, size, m_paxSizes); !records.isEmpty()) {
        const Header pax("pax/" + m_name.right(90), records.size(), 'x', m_time);
        const QByteArray fill(padded(records.size()) - records.size(), '\0');
        if (!write(pax.bytes()) || !write(records) || !write(fill)) {
            return false;
        }
    }
    return write(Header(m_name, size, '0', m_time).bytes());
}

bool ModelTar::writeEnd(qint64 written)
{
    const qint64 end = (written + 2 * Block + Record - 1) / Record * Record;
    const QByteArray zeros(end - written, '\0');
    return device()->write(zeros) == zeros.size();
}

} // namespace vitrine
