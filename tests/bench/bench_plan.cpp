// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/packaging/package_plan.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>

using namespace vitrine;

namespace {

/// A training folder with very many small files, half of which go in.
ModelDirectory largeDirectory(int files)
{
    ModelDirectory directory;
    directory.path = "/nowhere/model";
    directory.tensors = std::make_shared<TensorStore>();
    Unit root;
    for (int i = 0; i < files; ++i) {
        FileEntry file;
        file.path = "data/folder-" + std::to_string(i / 1000) + "/part-" + std::to_string(i) + ".json";
        file.size = 1000;
        file.role = i == 0 ? Role::Weights : i % 2 == 0 ? Role::Config : Role::Log;
        file.need = i % 2 == 0 ? Need::RequiredToLoad : Need::NotNeeded;
        root.files.push_back(static_cast<FileIndex>(i));
        directory.files.push_back(std::move(file));
    }
    root.weights = {0};
    directory.units.push_back(std::move(root));
    return directory;
}

} // namespace

int main()
{
    const ModelDirectory directory = largeDirectory(100'000);
    PackageOptions options;
    options.exclude = {"*.tmp", "logs/*"};
    std::array<double, 5> seconds{};
    for (double& taken : seconds) {
        const auto start = std::chrono::steady_clock::now();
        const PackagePlan plan = planPackage(directory, 0, {}, options);
        taken = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (plan.files.size() != 50'000) {
            return 1;
        }
    }
    std::ranges::sort(seconds);
    std::printf("{\"what\": \"planning a folder of 100,000 files\", \"value\": %.4f, \"goal\": 0.5, \"unit\": \"s\"}\n", seconds[seconds.size() / 2]);
    return 0;
}
