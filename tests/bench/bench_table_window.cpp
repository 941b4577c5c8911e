// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/bench_table_window.h"

#include "tests/bench/event_watch.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/tensor_header.h"
#include "widgets/tensors/tensor_panel.h"
#include "widgets/tensors/tensor_table_view.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QScrollBar>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace vitrine::bench {

namespace {

constexpr int Runs = 5;

std::shared_ptr<const ModelDirectory> directoryOf(const std::shared_ptr<const TensorStore>& store, std::uint32_t files)
{
    auto directory = std::make_shared<ModelDirectory>();
    directory->path = "/bench";
    directory->tensors = store;
    Unit root;
    for (std::uint32_t i = 0; i < files; ++i) {
        FileEntry entry;
        entry.path = "model-" + std::to_string(100'001 + i).substr(1) + "-of-"
            + std::to_string(100'000 + files).substr(1) + ".safetensors";
        entry.tensorCount = store->size() / files;
        entry.firstTensor = i * entry.tensorCount;
        directory->files.push_back(std::move(entry));
        root.files.push_back(i);
    }
    directory->units.push_back(std::move(root));
    return directory;
}

/// From `act` until the rows that follow from it are painted.
double untilPainted(TensorPanel& panel, const std::function<void()>& act)
{
    QElapsedTimer timer;
    QEventLoop loop;
    double taken = 0;
    const auto connection = QObject::connect(&panel, &TensorPanel::rowsShown, &loop, [&] {
        // The paint is due when the events that are already there are done.
        QTimer::singleShot(0, &loop, [&] {
            panel.findChild<TensorTableView*>()->viewport()->repaint();
            taken = double(timer.nsecsElapsed()) / 1e6;
            loop.quit();
        });
    });
    timer.start();
    act();
    loop.exec();
    QObject::disconnect(connection);
    return taken;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

void measureWindow(
    int& argc, char** argv, const std::shared_ptr<const TensorStore>& store, std::uint32_t files, const Report& report)
{
    EventWatch application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("vitrine-bench"));
    QSettings().clear();
    Selection selection;
    TensorPanel panel(&selection);
    panel.resize(1000, 800);
    panel.show();
    QApplication::processEvents();
    const auto directory = directoryOf(store, files);
    (void)application.takeSlowest();
    double stall = 0;
    const auto measured = [&](const std::string& what, double goal, const std::function<void(int)>& act) {
        std::vector<double> values;
        for (int run = 0; run < Runs; ++run) {
            values.push_back(untilPainted(panel, [&] { act(run); }));
        }
        report("a million tensors: " + what, median(values), goal);
        const double slowest = application.takeSlowest();
        stall = std::max(stall, slowest);
    };
    measured("first rows on screen", 300, [&](int) { selection.setDirectory(directory); });
    measured("a filter key shown", 60, [&](int run) {
        panel.setFilter(run % 2 == 0 ? QStringLiteral("layers.31") : QStringLiteral("layers.3"));
    });
    (void)untilPainted(panel, [&] { panel.clearFilter(); });
    std::vector<double> clears;
    for (int run = 0; run < Runs; ++run) {
        (void)untilPainted(panel, [&] { panel.setFilter(QStringLiteral("layers.31")); });
        clears.push_back(untilPainted(panel, [&] { panel.clearFilter(); }));
    }
    report("a million tensors: the filter cleared", median(clears), 130);
    // Orders are kept once computed: each is asked for once.
    auto* table = panel.findChild<TensorTableView*>();
    report(
        "a million tensors: sorted by bytes",
        untilPainted(panel, [&] { table->sortByColumn(int(TensorColumn::Bytes), Qt::AscendingOrder); }), 500);
    report(
        "a million tensors: sorted by name",
        untilPainted(panel, [&] { table->sortByColumn(int(TensorColumn::Name), Qt::DescendingOrder); }), 2500);
    stall = std::max(stall, application.takeSlowest());
    table->selectAll();
    report("a million tensors: all rows selected", application.takeSlowest(), 16);

    std::vector<double> pages;
    for (int page = 0; page < 200; ++page) {
        QElapsedTimer timer;
        timer.start();
        table->verticalScrollBar()->setValue(page * 997 % table->verticalScrollBar()->maximum());
        table->viewport()->repaint();
        pages.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    report("a million tensors: one page scrolled and painted", median(pages), 16);
    report("a million tensors: the window's thread busy at once, at most", stall, 16);
}

} // namespace vitrine::bench
