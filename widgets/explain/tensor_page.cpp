// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/tensor_page.h"

#include "model/explain/part_words.h"
#include "model/tensors/tensor_store.h"
#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/explain/tensor_place.h"
#include "widgets/explain/text_page.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

QString shapeText(std::span<const std::uint64_t> shape)
{
    QStringList extents;
    for (const std::uint64_t extent : shape) {
        extents << QString::number(extent);
    }
    return u'[' + extents.join(u", "_s) + u']';
}

bool isProjection(TensorPart part)
{
    using enum TensorPart;
    return part == AttentionQuery || part == AttentionKey || part == AttentionValue || part == AttentionOutput || part == MlpGate || part == MlpUp
        || part == MlpDown || part == MlpGateUp || part == Router || part == OutputHead;
}

/// GPT-2 stores these matrices the other way round.
bool isTransposed(std::string_view name)
{
    return name.contains("c_attn") || name.contains("c_proj") || name.contains("c_fc");
}

/// A whole number of a config; 0 where there is none.
std::uint64_t number(const nlohmann::json& config, const char* key)
{
    const auto found = config.find(key);
    return found != config.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

} // namespace

TensorPage::TensorPage(const ModelDirectory& directory, std::uint32_t row)
    : m_directory(directory)
    , m_tensors(*directory.tensors)
    , m_row(row)
    , m_role(tensorRole(directory.tensors->name(row)))
{
}

ExplainPage TensorPage::about(const ModelDirectory& directory, std::uint32_t row)
{
    const TensorPage tensor(directory, row);
    const std::string_view name = directory.tensors->name(row);
    const LayerName cut = layerName(name, tensor.m_role);
    ExplainPage page;
    page.title = displayText(cut.hasLayer && !cut.behind.empty() ? cut.behind : name);
    page.copyText = displayText(name);
    const Message title = tensorRoleTitle(tensor.m_role);
    const Message side = tensorSideTitle(tensor.m_role.side);
    page.subtitle = title.isEmpty() ? tr("tensor; its name does not tell what it does") : title.text();
    if (!side.isEmpty()) {
        page.subtitle = side.text() + u" · "_s + page.subtitle;
    }
    page.place = tensorPlace(*directory.tensors, row, tensor.m_role);
    tensor.addNotices(page);
    tensor.addFacts(page);
    tensor.addText(page);
    return page;
}

void TensorPage::addNotices(ExplainPage& page) const
{
    const TensorFlag flags = m_tensors.flags(m_row);
    const auto add = [&](TensorFlag flag, StatusColor status, const QString& text) {
        if (has(flags, flag)) {
            page.notices.push_back({status, text});
        }
    };
    add(TensorFlag::Truncated, StatusColor::Failure, tr("The file ends before this tensor does: part of its numbers is missing."));
    add(TensorFlag::Faulty, StatusColor::Failure, tr("Its entry breaks a rule of the format; the list of problems says which."));
    add(TensorFlag::Opaque, StatusColor::NotVerified, tr("Its type is not known. The number of bytes follows from where the next tensor begins."));
    add(TensorFlag::Alias, StatusColor::Info, tr("It shares its numbers with another tensor: stored once, counted once."));
    add(TensorFlag::Copy, StatusColor::Info, tr("It belongs to a second copy of the weights and is not counted again."));
    add(TensorFlag::Overhead, StatusColor::Info, tr("It serves a quantised weight and is no parameter of the model."));
    add(TensorFlag::State, StatusColor::Info, tr("It belongs to the training and not to the model."));
    add(TensorFlag::Buffer, StatusColor::Info, tr("It was computed, not learned, and is no parameter of the model."));
}

QString TensorPage::shapeWords() const
{
    const auto shape = m_tensors.shape(m_row);
    QString text = shapeText(shape);
    if (shape.size() != 2 || m_role.isBias || m_role.decorates != TensorPart::Unknown || isTransposed(m_tensors.name(m_row))) {
        return text;
    }
    if (m_role.part == TensorPart::TokenEmbedding) {
        return text + u"  "_s + tr("tokens × numbers");
    }
    return isProjection(m_role.part) ? text + u"  "_s + tr("output × input") : text;
}

QString TensorPage::dtypeWords() const
{
    const Dtype& dtype = m_tensors.dtype(m_tensors.dtypeId(m_row));
    const QString name = displayText(dtype.name);
    if (dtype.blockBits == 0) {
        return name;
    }
    if (dtype.blockElements > 1) {
        return tr("%1, %2 bits a value, in blocks of %3").arg(name, QLocale().toString(dtype.bitsPerElement(), 'g', 4), formatCount(dtype.blockElements));
    }
    return dtype.blockBits % 8 == 0 ? tr("%1, %n bytes a value", nullptr, static_cast<int>(dtype.blockBits / 8)).arg(name)
                                    : tr("%1, %n bits a value", nullptr, static_cast<int>(dtype.blockBits)).arg(name);
}

QString TensorPage::fileWords() const
{
    static const QRegularExpression numbering(u"-(\\d{1,6})-of-(\\d{1,6})"_s);
    const QString path = displayText(m_directory.files[m_tensors.file(m_row)].path);
    const QRegularExpressionMatch match = numbering.match(path);
    return match.hasMatch() ? tr("%1, shard %2 of %3").arg(path).arg(match.capturedView(1).toInt()).arg(match.capturedView(2).toInt()) : path;
}

void TensorPage::addPlaceInFile(ExplainPage& page) const
{
    const std::uint64_t offset = m_tensors.offset(m_row);
    if (offset != TensorEntry::NoOffset) {
        page.facts.push_back({tr("Offset"), formatCount(offset) + u" (0x"_s + QString::number(offset, 16).toUpper() + u')', std::nullopt, {}});
    }
    const TensorDetail* detail = m_tensors.detail(m_row);
    if (m_directory.files[m_tensors.file(m_row)].format == Format::Gguf) {
        page.facts.push_back({tr("Stored"), tr("the file lists the dimensions the other way round"), std::nullopt, {}});
    } else if (has(m_tensors.flags(m_row), TensorFlag::Strided)) {
        page.facts.push_back({tr("Stored"), tr("not row by row; see the strides"), std::nullopt, {}});
    } else if (m_tensors.shape(m_row).size() > 1) {
        page.facts.push_back({tr("Stored"), tr("row by row, outermost first"), std::nullopt, {}});
    }
    if (detail == nullptr) {
        return;
    }
    if (!detail->strides.empty()) {
        QStringList strides;
        for (const std::int64_t stride : detail->strides) {
            strides << QString::number(stride);
        }
        page.facts.push_back({tr("Strides"), u'[' + strides.join(u", "_s) + u']', std::nullopt, {}});
    }
    for (const auto& [name, value] : detail->facts) {
        page.facts.push_back({displayText(name), displayText(value), std::nullopt, {}});
    }
}

void TensorPage::addFacts(ExplainPage& page) const
{
    const QString dtype = displayText(m_tensors.dtypeName(m_row));
    const bool known = explain(ExplainKind::Dtype, dtype).has_value();
    page.facts.push_back({tr("Shape"), shapeWords(), ExplainKind::Term, u"shape"_s});
    page.facts.push_back({tr("Dtype"), dtypeWords(), ExplainKind::Dtype, known ? dtype : u"OPAQUE"_s});
    page.facts.push_back({tr("Parameters"), formatCount(m_tensors.parameters(m_row)), std::nullopt, {}});
    const std::uint64_t bytes = m_tensors.bytes(m_row);
    page.facts.push_back({tr("Bytes"), bytes < 1000 ? formatCount(bytes) : tr("%1 (%2)").arg(formatCount(bytes), formatBytes(bytes)), std::nullopt, {}});
    page.facts.push_back({tr("File"), fileWords(), std::nullopt, {}});
    addPlaceInFile(page);
}

QString TensorPage::heads() const
{
    const auto shape = m_tensors.shape(m_row);
    const FileEntry& file = m_directory.files[m_tensors.file(m_row)];
    const Unit& unit = m_directory.units[file.unit < m_directory.units.size() ? file.unit : 0];
    const bool isQuery = m_role.part == TensorPart::AttentionQuery;
    const bool isShared = m_role.part == TensorPart::AttentionKey || m_role.part == TensorPart::AttentionValue;
    if (unit.config == NoFile || !m_directory.files[unit.config].json || m_role.side != TensorSide::None || shape.size() != 2 || (!isQuery && !isShared)) {
        return {};
    }
    const nlohmann::json& config = *m_directory.files[unit.config].json;
    if (!config.is_object()) {
        return {};
    }
    const std::uint64_t queries = number(config, "num_attention_heads");
    const std::uint64_t keys = number(config, "num_key_value_heads") == 0 ? queries : number(config, "num_key_value_heads");
    const std::uint64_t count = isQuery ? queries : keys;
    if (count == 0 || shape[0] == 0 || shape[0] % count != 0) {
        return {};
    }
    const QString size = formatCount(shape[0] / count);
    return isShared && keys < queries ? tr("Here: %1 heads of %2 numbers each, shared by %3 query heads.").arg(formatCount(count), size, formatCount(queries))
                                      : tr("Here: %1 heads of %2 numbers each.").arg(formatCount(count), size);
}

void TensorPage::addText(ExplainPage& page) const
{
    const Message does = tensorPartExplanation(m_role.part);
    if (!does.isEmpty()) {
        page.sections.push_back({{}, does.text()});
        if (const QString count = heads(); !count.isEmpty()) {
            page.sections.push_back({{}, count});
        }
    }
    if (m_role.isBias) {
        page.sections.push_back({{}, tr("A bias: numbers that are added to the result, one for each output.")});
    }
    if (m_role.isExpert) {
        page.sections.push_back({{}, m_role.isShared ? tr("It belongs to an expert that every token uses.") : tr("It belongs to an expert: only the tokens that the router sends there use it.")});
    }
    if (const auto text = explain(ExplainKind::TensorPart, partId(m_role.part)); text && !m_role.isBias) {
        TextPage::addAnswers(page, *text);
    }
}

} // namespace vitrine
