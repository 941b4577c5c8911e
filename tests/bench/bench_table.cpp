// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/layer_folding.h"
#include "model/tensors/tensor_order.h"
#include "tests/bench/bench_table_window.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>

using namespace vitrine;

namespace {

constexpr std::uint32_t Blocks = 1000;
constexpr std::uint32_t Files = 100;
constexpr int Runs = 5;

/// A million tensors in a hundred files, named as they are in models, shuffled as they are in files.
std::shared_ptr<const TensorStore> millionTensors()
{
    auto store = std::make_shared<TensorStore>();
    store->reserve(Blocks * Blocks, std::size_t(60) * Blocks * Blocks);
    const DtypeId bf16 = *dtypeByName("BF16");
    const DtypeId f32 = *dtypeByName("F32");
    std::uint64_t offset = 0;
    for (std::uint32_t i = 0; i < Blocks * Blocks; ++i) {
        const std::uint32_t layer = (i * 7919U) % Blocks;
        const std::uint32_t block = i / Blocks;
        const std::string name
            = "model.layers." + std::to_string(layer) + ".mlp.experts." + std::to_string(block) + ".down_proj.weight";
        const std::uint64_t shape[] = {64, 64 + layer % 7};
        const std::uint64_t elements = shape[0] * shape[1];
        TensorEntry entry;
        entry.name = name;
        entry.dtype = block % 10 == 0 ? f32 : bf16;
        entry.shape = shape;
        entry.bytes = elements * (block % 10 == 0 ? 4 : 2);
        entry.offset = offset;
        entry.parameters = elements;
        offset += entry.bytes;
        store->add(entry, i / (Blocks * Blocks / Files));
    }
    return store;
}

double milliseconds(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void report(const std::string& what, double value, double goal)
{
    std::printf("{\"what\":\"%s\",\"value\":%.1f,\"goal\":%.0f,\"unit\":\"ms\"}\n", what.c_str(), value, goal);
    std::fflush(stdout);
}

double median(const std::function<double()>& measure)
{
    std::vector<double> values;
    for (int i = 0; i < Runs; ++i) {
        values.push_back(measure());
    }
    std::ranges::sort(values);
    return values[Runs / 2];
}

TensorOrder orderOf(const std::shared_ptr<const TensorStore>& store)
{
    std::vector<std::string> paths;
    for (std::uint32_t file = 0; file < Files; ++file) {
        paths.push_back("model-" + std::to_string(file) + ".safetensors");
    }
    return {store, paths};
}

double sortTime(const std::shared_ptr<const TensorStore>& store, TensorColumn column)
{
    const TensorOrder order = orderOf(store);
    if (column != TensorColumn::Name) {
        (void)order.sorted({}, {});
    }
    return milliseconds([&] { (void)order.sorted({column, false}, {}); });
}

void measureOrder(const std::shared_ptr<const TensorStore>& store)
{
    report(
        "a million tensors: sort by name, computed", median([&] { return sortTime(store, TensorColumn::Name); }), 2500);
    report(
        "a million tensors: sort by bytes, computed", median([&] { return sortTime(store, TensorColumn::Bytes); }),
        500);
    report(
        "a million tensors: sort by shape, computed", median([&] { return sortTime(store, TensorColumn::Shape); }),
        500);
    report(
        "a million tensors: sort by role, computed", median([&] { return sortTime(store, TensorColumn::Role); }), 2500);

    const TensorOrder order = orderOf(store);
    (void)order.sorted({}, {});
    const auto filter = [&](const std::string& text) {
        TensorQuery query;
        query.text = text;
        return median([&] { return milliseconds([&] { (void)order.compute(query, nullptr, {}); }); });
    };
    report("a million tensors: filter by a rare text, computed", filter("layers.31."), 60);
    report("a million tensors: filter by a text that all have, computed", filter("e"), 60);
    report("a million tensors: filter by two words, computed", filter("layers.3 experts.77"), 60);
    report("a million tensors: filter by a pattern, computed", filter("regex:layers\\.(31|32)\\."), 2500);
    report("a million tensors: clear the filter, computed", filter(""), 130);
    report(
        "a million tensors: fold repeated layers", median([&] {
            const auto rows = order.sorted({}, {});
            return milliseconds([&] { (void)LayerFolding::fold(*store, *rows); });
        }),
        1000);
}

} // namespace

int main(int argc, char** argv)
{
    const std::shared_ptr<const TensorStore> store = millionTensors();
    measureOrder(store);
    bench::measureWindow(argc, argv, store, Files, report);
    return 0;
}
