// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/tiny_model.h"

#include "model/directory/open_directory.h"
#include "tests/support/byte_builder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace vitrine::test {

namespace {

std::uint64_t bytesOf(const TinyTensor& tensor)
{
    std::uint64_t bytes = tensor.dtype == "F32" || tensor.dtype == "I32" || tensor.dtype == "U32" ? 4
        : tensor.dtype == "I64" || tensor.dtype == "F64"                                          ? 8
        : tensor.dtype.starts_with("F8") || tensor.dtype == "U8" || tensor.dtype == "I8"          ? 1
                                                                                                  : 2;
    for (const std::uint64_t extent : tensor.shape) {
        bytes *= extent;
    }
    return bytes;
}

} // namespace

QString TinyModel::path(const QString& name) const
{
    return name.isEmpty() ? m_folder.path() : m_folder.filePath(name);
}

TinyModel& TinyModel::write(const QString& name, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(file.fileName()));
    }
    return *this;
}

QByteArray TinyModel::read(const QString& name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TinyModel& TinyModel::json(const QString& name, const nlohmann::json& value)
{
    return write(name, QByteArray::fromStdString(value.dump(1)));
}

TinyModel& TinyModel::patch(const QString& name, const nlohmann::json& keys)
{
    nlohmann::json object = nlohmann::json::parse(read(name).toStdString());
    object.merge_patch(keys);
    return json(name, object);
}

TinyModel&
TinyModel::safetensors(const QString& name, const std::vector<TinyTensor>& tensors, const nlohmann::json& metadata)
{
    nlohmann::ordered_json header;
    if (!metadata.is_null()) {
        header["__metadata__"] = metadata;
    }
    std::string data;
    for (const TinyTensor& tensor : tensors) {
        const std::uint64_t bytes = bytesOf(tensor);
        header[tensor.name]
            = {{"dtype", tensor.dtype}, {"shape", tensor.shape}, {"data_offsets", {data.size(), data.size() + bytes}}};
        data += tensor.bytes.empty() ? std::string(bytes, '\x3c') : tensor.bytes;
    }
    std::string text = header.dump();
    text.append((8 - text.size() % 8) % 8, ' ');
    QByteArray file;
    for (int i = 0; i < 8; ++i) {
        file += char(text.size() >> (8 * i));
    }
    return write(name, file + QByteArray::fromStdString(text) + QByteArray::fromStdString(data));
}

TinyModel&
TinyModel::gguf(const QString& name, const nlohmann::ordered_json& keys, const std::vector<TinyTensor>& tensors)
{
    ByteBuilder file;
    const auto text = [&file](const std::string& value) { file.number(std::uint64_t(value.size())).raw(value); };
    file.raw("GGUF").number(std::uint32_t(3)).number(std::uint64_t(tensors.size())).number(std::uint64_t(keys.size()));
    for (const auto& [key, value] : keys.items()) {
        text(key);
        if (value.is_string()) {
            file.number(std::uint32_t(8));
            text(value.get<std::string>());
        } else if (value.is_number()) {
            file.number(std::uint32_t(4)).number(value.get<std::uint32_t>());
        } else {
            file.number(std::uint32_t(9)).number(std::uint32_t(8)).number(std::uint64_t(value.size()));
            for (const auto& one : value) {
                text(one.get<std::string>());
            }
        }
    }
    std::uint64_t at = 0;
    for (const TinyTensor& tensor : tensors) {
        text(tensor.name);
        file.number(std::uint32_t(tensor.shape.size()));
        std::uint64_t bytes = 4;
        for (auto extent = tensor.shape.rbegin(); extent != tensor.shape.rend(); ++extent) {
            file.number(*extent);
            bytes *= *extent;
        }
        file.number(std::uint32_t(0)).number(at);
        at += (bytes + 31) / 32 * 32;
    }
    file.align(32).zeros(at);
    return write(name, QByteArray::fromStdString(file.bytes()));
}

TinyModel& TinyModel::link(const QString& name, const QString& target)
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile::link(target, path(name));
    return *this;
}

TinyModel& TinyModel::remove(const QString& name)
{
    if (!QFile::remove(path(name))) {
        qFatal("cannot remove %s", qPrintable(name));
    }
    return *this;
}

std::vector<TinyTensor> TinyModel::llamaTensors(int layers)
{
    std::vector<TinyTensor> tensors{
        {"lm_head.weight", "BF16", {16, 8}, {}},
        {"model.embed_tokens.weight", "BF16", {16, 8}, {}},
        {"model.norm.weight", "BF16", {8}, {}}};
    for (int i = 0; i < layers; ++i) {
        const std::string layer = "model.layers." + std::to_string(i) + '.';
        for (const char* norm : {"input_layernorm", "post_attention_layernorm"}) {
            tensors.push_back({layer + norm + ".weight", "BF16", {8}, {}});
        }
        for (const char* matrix : {"q_proj", "k_proj", "v_proj", "o_proj"}) {
            tensors.push_back({layer + "self_attn." + matrix + ".weight", "BF16", {8, 8}, {}});
        }
        tensors.push_back({layer + "mlp.gate_proj.weight", "BF16", {12, 8}, {}});
        tensors.push_back({layer + "mlp.up_proj.weight", "BF16", {12, 8}, {}});
        tensors.push_back({layer + "mlp.down_proj.weight", "BF16", {8, 12}, {}});
    }
    return tensors;
}

TinyModel& TinyModel::llama()
{
    json(
        u"config.json"_s,
        {{"architectures", {"LlamaForCausalLM"}},
         {"model_type", "llama"},
         {"hidden_size", 8},
         {"intermediate_size", 12},
         {"num_hidden_layers", 2},
         {"num_attention_heads", 2},
         {"num_key_value_heads", 2},
         {"vocab_size", 16},
         {"tie_word_embeddings", false},
         {"torch_dtype", "bfloat16"},
         {"transformers_version", "4.57.0"},
         {"eos_token_id", 1}});
    json(u"generation_config.json"_s, {{"eos_token_id", 1}});
    nlohmann::json vocabulary = nlohmann::json::object();
    for (int i = 0; i < 16; ++i) {
        vocabulary["t" + std::to_string(i)] = i;
    }
    json(
        u"tokenizer.json"_s,
        {{"version", "1.0"},
         {"added_tokens", nlohmann::json::array({{{"id", 1}, {"content", "t1"}}})},
         {"model", {{"type", "BPE"}, {"vocab", vocabulary}, {"merges", nlohmann::json::array()}}}});
    json(u"tokenizer_config.json"_s, {{"tokenizer_class", "PreTrainedTokenizerFast"}, {"eos_token", "t1"}});
    safetensors(u"model.safetensors"_s, llamaTensors());
    QFile licence(QStringLiteral(VITRINE_SOURCE "/LICENSES/CC0-1.0.txt"));
    write(u"LICENSE"_s, licence.open(QIODevice::ReadOnly) ? licence.readAll() : QByteArray());
    return write(
        u"README.md"_s, "---\nlicense: cc0-1.0\nlanguage: en\ndatasets: [nobody/nothing]\n---\n# A model for tests\n");
}

TinyModel& TinyModel::shardedLlama()
{
    llama();
    const auto tensors = llamaTensors();
    const auto middle = tensors.begin() + 12;
    const std::string first = "model-00001-of-00002.safetensors";
    const std::string second = "model-00002-of-00002.safetensors";
    remove(u"model.safetensors"_s);
    safetensors(QString::fromStdString(first), {tensors.begin(), middle});
    safetensors(QString::fromStdString(second), {middle, tensors.end()});
    nlohmann::json map = nlohmann::json::object();
    std::uint64_t total = 0;
    for (auto tensor = tensors.begin(); tensor != tensors.end(); ++tensor) {
        map[tensor->name] = tensor < middle ? first : second;
        total += bytesOf(*tensor);
    }
    return json(u"model.safetensors.index.json"_s, {{"metadata", {{"total_size", total}}}, {"weight_map", map}});
}

TinyModel& TinyModel::adapter(const nlohmann::json& base)
{
    json(u"adapter_config.json"_s, {{"peft_type", "LORA"}, {"r", 2}, {"base_model_name_or_path", base}});
    return safetensors(
        u"adapter_model.safetensors"_s,
        {{"base_model.model.model.layers.0.self_attn.q_proj.lora_A.weight", "F32", {2, 8}, {}},
         {"base_model.model.model.layers.0.self_attn.q_proj.lora_B.weight", "F32", {8, 2}, {}}});
}

std::shared_ptr<const ModelDirectory> TinyModel::open(const QString& name) const
{
    const auto directory = openDirectory(path(name).toStdString());
    if (!directory) {
        qFatal("cannot open %s", qPrintable(path(name)));
    }
    return *directory;
}

Checklist TinyModel::check(Purpose purpose, bool onRequest, const QString& name) const
{
    return checklistOf(*open(name), 0, purpose, onRequest);
}

Checklist checklistOf(const ModelDirectory& directory, std::uint32_t unit, Purpose purpose, bool onRequest)
{
    CheckOptions options;
    options.purpose = purpose;
    options.onRequest = onRequest;
    options.storage = [](const std::string&) { return std::string("ext4"); };
    return runChecks(directory, unit, options);
}

QString statusOf(const Checklist& list, const char* id)
{
    const Finding* finding = list.finding(id);
    return finding == nullptr
        ? u"absent"_s
        : QString::fromUtf8(statusName(finding->status).data(), qsizetype(statusName(finding->status).size()));
}

QString wordsOf(const Checklist& list, const char* id)
{
    const Finding* finding = list.finding(id);
    if (finding == nullptr) {
        return u"absent"_s;
    }
    QString words = finding->title.text() + u" | "_s + finding->detail.text() + u" | "_s + finding->fix.text();
    for (const Evidence& evidence : finding->evidence) {
        words += u" | "_s + evidence.text.text();
    }
    return words;
}

QString loudIds(const Checklist& list)
{
    QStringList ids;
    for (const Finding& finding : list.findings) {
        if (finding.status == CheckStatus::Failure || finding.status == CheckStatus::Warning) {
            ids += QString::fromUtf8(finding.id.data(), qsizetype(finding.id.size()));
        }
    }
    return ids.join(u' ');
}

} // namespace vitrine::test
