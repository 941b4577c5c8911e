// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "model/formats/format_reader.h"
#include "model/formats/onnx/onnx_tensor.h"
#include "model/formats/problem_list.h"

#include <map>
#include <unordered_set>

namespace vitrine {

/// Goes through a model's graphs, those inside of operators and functions as well, and lists their tensors.
class OnnxGraph
{
public:
    OnnxGraph(ProtoReader& reader, const ReadContext& context, ModelFile& file, ProblemList& problems)
        : m_reader(reader)
        , m_context(context)
        
        , m_file(file)
        , m_problems(problems)
    {
    }

    /// GraphProto; `depth` counts messages, as protobuf's own limit of 100 does.
    void graph(ProtoSpan message, unsigned depth);
    /// FunctionProto: its name, and the nodes.
    void function(ProtoSpan message, unsigned depth);
    /// TrainingInfoProto: its graphs.
    void training(ProtoSpan message, unsigned depth);
    /// Names, counts and so on as metadata.
    void finish();

private:
    /// What a tensor is to its graph.
    enum class Kind : std::uint8_t { Initializer, Constant };

    /// The operator that an attribute belongs to.
    struct Owner {
        std::string_view output;
        bool isConstant = false;
    };

    void node(ProtoSpan message, unsigned depth);
    void attribute(ProtoSpan message, const Owner& owner, unsigned depth);
    void sparse(ProtoSpan message, unsigned depth);
    /// `wholeDims`: the shape that is shown, where the tensor holds only some of its values.
    void add(const OnnxTensor& tensor, Kind kind, std::string_view otherName, const std::vector<std::int64_t>* wholeDims = nullptr);
    void place(const OnnxTensor& tensor, std::uint64_t bytes, TensorEntry& entry, TensorDetail& detail);
    void placeOutside(const OnnxTensor& tensor, std::uint64_t bytes, TensorEntry& entry, TensorDetail& detail);
    void externalFault(const OnnxTensor& tensor, Message reason, const char* code = "onnx.external");
    [[nodiscard]] std::optional<std::uint64_t> sizeOf(const std::string& location);
    [[nodiscard]] std::string nameIn(ProtoSpan message);
    [[nodiscard]] bool goesOn(ProtoSpan message, unsigned depth);
    void addTexts(std::string_view key, const std::vector<std::string>& texts);

    ProtoReader& m_reader;
    const ReadContext& m_context;
    ModelFile& m_file;
    ProblemList& m_problems;
    std::map<std::string, std::uint64_t> m_operators;
    std::map<std::string, std::optional<std::uint64_t>> m_outside; ///< sizes of files with external data
    std::vector<std::string> m_inputs;
    std::vector<std::string> m_outputs;
    std::vector<std::string> m_functions;
    std::unordered_set<std::string> m_initializers; ///< of the outermost graph
    std::uint64_t m_nodes = 0;
    bool m_isTooDeep = false;
};

} // namespace vitrine
