// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/practice/checkpoint_writer.h"

#include "model/practice/tiny_model.h"

#include <KZip>

#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

using namespace Qt::StringLiterals;

namespace vitrine::practice {

namespace {

/// Writes a pickle of protocol 2 with the few opcodes that a state dictionary needs (CPython's pickletools names them).
class PickleWriter
{
public:
    PickleWriter() { m_bytes = std::string("\x80\x02", 2); }

    PickleWriter& emptyDict() { return op("}"); }
    PickleWriter& emptyList() { return op("]"); }
    PickleWriter& mark() { return op("("); }
    PickleWriter& setItems() { return op("u"); }
    PickleWriter& appends() { return op("e"); }
    PickleWriter& none() { return op("N"); }
    PickleWriter& falsity() { return op("\x89"); }
    PickleWriter& integer(std::uint32_t value)
    {
        op("J");
        return little(value, 4);
    }
    PickleWriter& real(double value)
    {
        op("G");
        const auto bits = std::bit_cast<std::uint64_t>(value);
        for (int shift = 56; shift >= 0; shift -= 8) { // big endian, unlike everything else in a pickle
            m_bytes += static_cast<char>((bits >> static_cast<unsigned>(shift)) & 0xFFU);
        }
        return *this;
    }
    PickleWriter& text(const std::string& value)
    {
        op("X");
        little(value.size(), 4);
        m_bytes += value;
        return *this;
    }
    /// A float tensor of one dimension over a storage of its own, as torch._utils._rebuild_tensor_v2 is called for it.
    PickleWriter& tensor(std::uint32_t elements)
    {
        m_storages.emplace_back(std::size_t{elements} * 4, '\0');
        op("ctorch._utils\n_rebuild_tensor_v2\n(");
        mark().text("storage");
        op("ctorch\nFloatStorage\n").text(std::to_string(m_storages.size() - 1)).text("cpu").integer(elements);
        op("tQ").integer(0).integer(elements);
        op("\x85").integer(1);
        op("\x85").falsity();
        return op("ccollections\nOrderedDict\n)RtR");
    }

    /// The zip that torch.save writes: `<name>/data.pkl`, `<name>/data/N`, `<name>/version`.
    [[nodiscard]] bool save(const QString& path, const QString& name)
    {
        op(".");
        KZip zip(path);
        if (!zip.open(QIODevice::WriteOnly)) {
            return false;
        }
        zip.setCompression(KZip::NoCompression);
        zip.setExtraField(KZip::NoExtraField);
        bool written = write(zip, name + u"/data.pkl"_s, m_bytes);
        for (std::size_t i = 0; i < m_storages.size(); ++i) {
            written = written && write(zip, name + u"/data/"_s + QString::number(i), m_storages[i]);
        }
        written = written && write(zip, name + u"/version"_s, "3\n");
        return zip.close() && written;
    }

private:
    PickleWriter& op(std::string_view bytes)
    {
        m_bytes += bytes;
        return *this;
    }
    PickleWriter& little(std::uint64_t value, unsigned bytes)
    {
        for (unsigned i = 0; i < bytes; ++i) {
            m_bytes += static_cast<char>((value >> (8 * i)) & 0xFFU);
        }
        return *this;
    }
    static bool write(KZip& zip, const QString& name, const std::string& data)
    {
        return zip.writeFile(name, QByteArrayView(data.data(), static_cast<qsizetype>(data.size())), 0100644, u"root"_s, u"root"_s);
    }

    std::string m_bytes;
    std::vector<std::string> m_storages;
};

} // namespace

bool writeOptimizer(const QString& path)
{
    constexpr auto elements = static_cast<std::uint32_t>(Sizes::Hidden);
    PickleWriter pickle;
    pickle.emptyDict().mark();
    pickle.text("state").emptyDict().mark().integer(0).emptyDict().mark();
    pickle.text("step").real(10).text("exp_avg").tensor(elements).text("exp_avg_sq").tensor(elements);
    pickle.setItems().setItems();
    pickle.text("param_groups").emptyList().mark().emptyDict().mark();
    pickle.text("lr").real(5e-5).text("eps").real(1e-8).text("weight_decay").real(0.01).text("amsgrad").falsity();
    pickle.text("params").emptyList().mark().integer(0).appends();
    pickle.setItems().appends().setItems();
    return pickle.save(path, u"optimizer"_s);
}

bool writeScheduler(const QString& path)
{
    PickleWriter pickle;
    pickle.emptyDict().mark().text("last_epoch").integer(10).text("_step_count").integer(11);
    pickle.text("base_lrs").emptyList().mark().real(5e-5).appends().setItems();
    return pickle.save(path, u"scheduler"_s);
}

bool writeRandomState(const QString& path)
{
    PickleWriter pickle;
    pickle.emptyDict().mark().text("python").none().text("cpu").tensor(16).setItems();
    return pickle.save(path, u"rng_state"_s);
}

} // namespace vitrine::practice
