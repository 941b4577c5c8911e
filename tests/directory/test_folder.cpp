// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/directory/test_folder.h"

#include "tests/support/byte_builder.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace vitrine::test {

std::string safetensors(const std::vector<MadeTensor>& tensors, std::string_view metadata)
{
    std::string header = "{";
    std::uint64_t offset = 0;
    if (!metadata.empty()) {
        header.append("\"__metadata__\":").append(metadata);
    }
    for (const MadeTensor& tensor : tensors) {
        std::uint64_t elements = 1;
        std::string shape;
        for (const std::uint64_t extent : tensor.shape) {
            elements *= extent;
            shape += (shape.empty() ? "" : ",") + std::to_string(extent);
        }
        const std::uint64_t end = offset + *knownDtypes()[*safetensorsDtype(tensor.dtype)].bytes(elements);
        header += (header.size() > 1 ? "," : "") + ("\"" + tensor.name) + "\":{\"dtype\":\"" + tensor.dtype + "\",\"shape\":[" + shape + "],\"data_offsets\":["
            + std::to_string(offset) + "," + std::to_string(end) + "]}";
        offset = end;
    }
    header += "}";
    header.append((8 - header.size() % 8) % 8, ' ');
    return ByteBuilder().number(static_cast<std::uint64_t>(header.size())).raw(header).zeros(offset).bytes();
}

TestFolder::TestFolder()
{
    m_root = m_temporary.path().toStdString() + "/model";
    QDir().mkpath(QString::fromStdString(m_root));
}

TestFolder& TestFolder::folder(const std::string& path)
{
    QDir().mkpath(QString::fromStdString(m_root + '/' + path));
    return *this;
}

TestFolder& TestFolder::file(const std::string& path, std::string_view content)
{
    const std::size_t slash = path.rfind('/');
    folder(slash == std::string::npos ? std::string() : path.substr(0, slash));
    QFile file(QFile::decodeName(QByteArray::fromStdString(m_root + '/' + path)));
    if (!file.open(QIODevice::WriteOnly) || file.write(content.data(), static_cast<qint64>(content.size())) != static_cast<qint64>(content.size())) {
        qFatal("cannot write %s", path.c_str());
    }
    return *this;
}

TestFolder& TestFolder::link(const std::string& path, const std::string& target)
{
    const std::size_t slash = path.rfind('/');
    folder(slash == std::string::npos ? std::string() : path.substr(0, slash));
    if (::symlink(target.c_str(), (m_root + '/' + path).c_str()) != 0) {
        qFatal("cannot link %s", path.c_str());
    }
    return *this;
}

namespace {
std::string inside(const std::string& folder, const char* name)
{
    return folder.empty() ? std::string(name) : folder + '/' + name;
}
} // namespace

TestFolder& TestFolder::llamaConfig(const std::string& where)
{
    return file(inside(where, "config.json"),
        R"({"architectures":["LlamaForCausalLM"],"model_type":"llama","num_hidden_layers":1,"hidden_size":4,"vocab_size":8,"tie_word_embeddings":false})");
}

TestFolder& TestFolder::llamaWeights(const std::string& path)
{
    return file(path, safetensors({{"model.embed_tokens.weight", "BF16", {8, 4}}, {"model.layers.0.mlp.up_proj.weight", "BF16", {8, 4}}, {"lm_head.weight", "BF16", {8, 4}}}));
}

TestFolder& TestFolder::tokenizer(const std::string& where)
{
    return file(inside(where, "tokenizer.json"), R"({"version":"1.0","added_tokens":[],"pre_tokenizer":null,"model":{"type":"BPE","vocab":{},"merges":[]}})");
}

TestFolder& TestFolder::llama(const std::string& where)
{
    return llamaConfig(where).llamaWeights(inside(where, "model.safetensors")).tokenizer(where);
}

TestFolder& TestFolder::pointer(const std::string& path, std::uint64_t size)
{
    return file(path, "version https://git-lfs.github.com/spec/v1\noid sha256:" + std::string(64, 'a') + "\nsize " + std::to_string(size) + "\n");
}

std::shared_ptr<const ModelDirectory> TestFolder::open(const OpenOptions& options) const
{
    const auto opened = openDirectory(m_root, options);
    if (!opened) {
        qFatal("cannot open %s", m_root.c_str());
    }
    return *opened;
}

std::string roleOf(const ModelDirectory& directory, const std::string& path)
{
    const FileEntry* file = directory.file(path);
    return file == nullptr ? "absent" : std::string(roleName(file->role));
}

std::string needOf(const ModelDirectory& directory, const std::string& path)
{
    const FileEntry* file = directory.file(path);
    return file == nullptr ? "absent" : std::string(needName(file->need));
}

const Unit* unitAt(const ModelDirectory& directory, const std::string& path)
{
    const auto found = std::ranges::find(directory.units, path, &Unit::path);
    return found == directory.units.end() ? nullptr : &*found;
}

std::string verdictOf(const ModelDirectory& directory, const std::string& path)
{
    const Unit* unit = path.empty() ? &directory.root() : unitAt(directory, path);
    return unit == nullptr ? "absent" : std::string(verdictName(unit->verdict.kind));
}

std::string sentenceOf(const ModelDirectory& directory)
{
    return directory.root().verdict.sentence.utf8();
}

std::vector<std::string> problemsOf(const ModelDirectory& directory)
{
    std::vector<std::string> problems;
    for (const Problem& problem : directory.problems) {
        problems.push_back(problem.code + " at " + problem.path);
    }
    return problems;
}

} // namespace vitrine::test
