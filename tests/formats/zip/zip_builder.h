// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/byte_builder.h"

#include <string>
#include <vector>

#include <zlib.h>

namespace vitrine::test {

/// Puts a zip together by hand, right or wrong in any of its parts.
class ZipBuilder
{
public:
    struct Entry {
        std::string name;
        std::string data;
        bool deflate = false;
        std::string localName = {}; ///< other than in the directory; empty: the same
        std::uint16_t flags = 0;
        bool sizesBehind = false; ///< in a data descriptor, as PyTorch writes them
        bool inDirectory = true;
        std::uint32_t crc = 0;
    };

    ZipBuilder& add(Entry entry)
    {
        m_entries.push_back(std::move(entry));
        return *this;
    }
    ZipBuilder& add(std::string name, std::string data) { return add(Entry{std::move(name), std::move(data)}); }
    ZipBuilder& prefix(std::string bytes)
    {
        m_prefix = std::move(bytes);
        return *this;
    }
    ZipBuilder& comment(std::string bytes)
    {
        m_comment = std::move(bytes);
        return *this;
    }
    ZipBuilder& zip64()
    {
        m_zip64 = true;
        return *this;
    }
    ZipBuilder& withoutEnd()
    {
        m_end = false;
        return *this;
    }

    [[nodiscard]] std::string bytes() const
    {
        ByteBuilder out;
        std::vector<std::uint64_t> offsets;
        std::vector<std::string> packed;
        for (const Entry& entry : m_entries) {
            packed.push_back(entry.deflate ? deflated(entry.data) : entry.data);
            offsets.push_back(out.bytes().size());
            local(out, entry, packed.back());
        }
        const std::uint64_t begin = out.bytes().size();
        std::uint64_t count = 0;
        for (std::size_t at = 0; at < m_entries.size() && m_end; ++at) {
            if (m_entries[at].inDirectory) {
                central(out, m_entries[at], packed[at], offsets[at]);
                ++count;
            }
        }
        if (m_end) {
            end(out, begin, out.bytes().size() - begin, count);
        }
        return m_prefix + out.bytes();
    }
    [[nodiscard]] std::shared_ptr<const ByteSource> source() const { return std::make_shared<MemorySource>(bytes()); }

private:
    static std::string deflated(const std::string& data)
    {
        std::string out(compressBound(data.size()) + 16, '\0');
        z_stream stream{};
        deflateInit2(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
        stream.avail_in = static_cast<uInt>(data.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data());
        stream.avail_out = static_cast<uInt>(out.size());
        ::deflate(&stream, Z_FINISH);
        out.resize(stream.total_out);
        deflateEnd(&stream);
        return out;
    }
    static std::uint16_t flagsOf(const Entry& entry) { return static_cast<std::uint16_t>(entry.flags | (entry.sizesBehind ? 8U : 0U)); }

    static void local(ByteBuilder& out, const Entry& entry, const std::string& packed)
    {
        const std::string& name = entry.localName.empty() ? entry.name : entry.localName;
        const bool behind = entry.sizesBehind;
        out.number(std::uint32_t{0x04034b50}).number(std::uint16_t{20}).number(flagsOf(entry)).number(std::uint16_t(entry.deflate ? 8 : 0));
        out.number(std::uint32_t{0}).number(behind ? 0U : entry.crc).number(behind ? 0U : static_cast<std::uint32_t>(packed.size()));
        out.number(behind ? 0U : static_cast<std::uint32_t>(entry.data.size()));
        out.number(static_cast<std::uint16_t>(name.size())).number(std::uint16_t{0}).raw(name).raw(packed);
        if (behind) {
            out.number(std::uint32_t{0x08074b50}).number(entry.crc).number(static_cast<std::uint32_t>(packed.size()));
            out.number(static_cast<std::uint32_t>(entry.data.size()));
        }
    }
    void central(ByteBuilder& out, const Entry& entry, const std::string& packed, std::uint64_t offset) const
    {
        const std::uint32_t full = 0xFFFFFFFF;
        out.number(std::uint32_t{0x02014b50}).number(std::uint16_t{20}).number(std::uint16_t{20}).number(flagsOf(entry));
        out.number(std::uint16_t(entry.deflate ? 8 : 0)).number(std::uint32_t{0}).number(entry.crc);
        out.number(m_zip64 ? full : static_cast<std::uint32_t>(packed.size())).number(m_zip64 ? full : static_cast<std::uint32_t>(entry.data.size()));
        out.number(static_cast<std::uint16_t>(entry.name.size())).number(std::uint16_t(m_zip64 ? 28 : 0)).number(std::uint16_t{0});
        out.number(std::uint16_t{0}).number(std::uint16_t{0}).number(std::uint32_t{0});
        out.number(m_zip64 ? full : static_cast<std::uint32_t>(offset)).raw(entry.name);
        if (m_zip64) {
            out.number(std::uint16_t{1}).number(std::uint16_t{24}).number(std::uint64_t{entry.data.size()}).number(std::uint64_t{packed.size()}).number(offset);
        }
    }
    void end(ByteBuilder& out, std::uint64_t begin, std::uint64_t size, std::uint64_t count) const
    {
        if (m_zip64) {
            const std::uint64_t at = out.bytes().size();
            out.number(std::uint32_t{0x06064b50}).number(std::uint64_t{44}).number(std::uint16_t{45}).number(std::uint16_t{45});
            out.number(std::uint32_t{0}).number(std::uint32_t{0}).number(count).number(count).number(size).number(begin);
            out.number(std::uint32_t{0x07064b50}).number(std::uint32_t{0}).number(at).number(std::uint32_t{1});
        }
        out.number(std::uint32_t{0x06054b50}).number(std::uint32_t{0});
        out.number(m_zip64 ? std::uint16_t{0xFFFF} : static_cast<std::uint16_t>(count)).number(m_zip64 ? std::uint16_t{0xFFFF} : static_cast<std::uint16_t>(count));
        out.number(m_zip64 ? 0xFFFFFFFFU : static_cast<std::uint32_t>(size)).number(m_zip64 ? 0xFFFFFFFFU : static_cast<std::uint32_t>(begin));
        out.number(static_cast<std::uint16_t>(m_comment.size())).raw(m_comment);
    }

    std::vector<Entry> m_entries;
    std::string m_prefix;
    std::string m_comment;
    bool m_zip64 = false;
    bool m_end = true;
};

} // namespace vitrine::test
