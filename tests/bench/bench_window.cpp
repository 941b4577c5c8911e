// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The whole window on directories with very many files and very many models, and on those with very many tensors that
// are named on the command line: how long until all is shown, and how long the window stood still at once meanwhile.

#include "tests/bench/event_watch.h"
#include "widgets/files/files_panel.h"
#include "widgets/files/files_view.h"
#include "widgets/selection/selection.h"
#include "widgets/tensors/tensor_panel.h"
#include "widgets/tensors/tensor_table_view.h"
#include "widgets/theme/scheme.h"
#include "widgets/welcome/recent_directories.h"
#include "widgets/window/language_switch.h"
#include "widgets/window/main_window.h"
#include "widgets/window/workbench.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <fstream>
#include <functional>
#include <string>

using namespace vitrine;
using namespace Qt::StringLiterals;

namespace {

constexpr int Files = 100'000;
constexpr int Models = 1000;

void report(const std::string& what, double value, double goal)
{
    std::printf(R"({"what": "%s", "value": %.3f, "goal": %.0f, "unit": "ms"})" "\n", what.c_str(), value, goal);
    std::fflush(stdout);
}

void write(const QString& path, std::string_view bytes)
{
    std::ofstream file(QFile::encodeName(path).toStdString(), std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void writeModel(const QString& folder)
{
    QDir().mkpath(folder);
    const std::string header = R"({"model.norm.weight":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}})";
    std::string bytes(8, '\0');
    bytes[0] = static_cast<char>(header.size());
    write(folder + u"/model.safetensors"_s, bytes + header + std::string(4, '\0'));
    write(folder + u"/config.json"_s, R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"]})");
}

class Measured
{
public:
    Measured(bench::EventWatch& watch, MainWindow& window, std::string name)
        : m_watch(watch)
        , m_window(window)
        , m_name(std::move(name))
    {
    }

    /// From `act` until everything that follows from it is shown.
    void step(const std::string& what, double goal, const std::function<void()>& act)
    {
        (void)m_watch.takeSlowest();
        (void)m_watch.takeBusiest();
        QElapsedTimer timer;
        timer.start();
        QMetaObject::invokeMethod(&m_window, act, Qt::QueuedConnection); // as an event, so that it is watched
        QCoreApplication::sendPostedEvents();
        do {
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
        } while (!m_window.isSettled());
        QCoreApplication::processEvents();
        report(m_name + ": " + what, double(timer.nsecsElapsed()) / 1e6, goal);
        report(m_name + ": " + what + ", stood still at most", m_watch.takeSlowest(), 16);
        report(m_name + ": " + what + ", of that computing", m_watch.takeBusiest(), 16);
    }

private:
    bench::EventWatch& m_watch;
    MainWindow& m_window;
    std::string m_name;
};

QModelIndex rowNamed(const QAbstractItemModel& model, const QModelIndex& parent, const QString& name)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        if (const QModelIndex index = model.index(row, 0, parent); index.data().toString() == name) {
            return index;
        }
    }
    return {};
}

void measureFiles(bench::EventWatch& watch, MainWindow& window, const QString& folder)
{
    Measured measured(watch, window, "100,000 files");
    FilesPanel* files = window.workbench()->files();
    measured.step("opened and shown", 3000, [&] { window.open(folder); });
    measured.step("shown as plain folders", 500, [&] { files->setMode(TreeMode::Folders); });
    const QModelIndex root = files->model()->index(0, 0);
    const QModelIndex data = rowNamed(*files->model(), root, u"data"_s);
    measured.step("their folder unfolded", 100, [&] { files->view()->expand(data); });
    measured.step("the last of them selected", 100, [&] {
        files->view()->setCurrentIndex(files->model()->index(files->model()->rowCount(data) - 1, 0, data));
    });
    measured.step("their folder selected", 500, [&] { files->view()->setCurrentIndex(data); });
    measured.step("all selected", 500, [&] { files->view()->selectAll(); });
    measured.step("the selection cleared", 500, [&] { window.selection()->select({}); });
    measured.step("shown by roles", 500, [&] { files->setMode(TreeMode::Roles); });
    measured.step("read again", 3000, [&] { window.action(Command::Reload)->trigger(); });
}

void measureModels(bench::EventWatch& watch, MainWindow& window, const QString& folder)
{
    Measured measured(watch, window, "1,000 models");
    measured.step("opened and shown", 3000, [&] { window.open(folder); });
    measured.step("another one shown", 300, [&] { window.selection()->setUnit(500); });
    auto* chooser = window.findChild<QComboBox*>(u"unitShown"_s);
    measured.step("the chooser opened", 100, [&] { chooser->showPopup(); });
    chooser->hidePopup();
    measured.step("shown as plain folders", 500, [&] { window.workbench()->files()->setMode(TreeMode::Folders); });
}

/// A directory of very many tensors, opened with its checklist.
void measureTensors(bench::EventWatch& watch, MainWindow& window, const QString& folder)
{
    Measured measured(watch, window, QFileInfo(folder).fileName().toStdString());
    auto* panel = window.findChild<TensorPanel*>();
    auto* table = window.findChild<TensorTableView*>();
    measured.step("opened and shown, checklist and all", 3000, [&] { window.open(folder); });
    window.workbench()->showTensors();
    measured.step("a filter key shown", 60, [&] { panel->setFilter(u"layers.31"_s); });
    measured.step("the filter cleared", 130, [&] { panel->clearFilter(); });
    measured.step("sorted by bytes", 500, [&] { table->sortByColumn(int(TensorColumn::Bytes), Qt::AscendingOrder); });
    measured.step("sorted by name", 2500, [&] { table->sortByColumn(int(TensorColumn::Name), Qt::DescendingOrder); });
    measured.step("scrolled to the end", 16, [&] { table->scrollToBottom(); });
    measured.step("the last tensor selected", 100, [&] { table->selectRow(table->model()->rowCount() - 1); });
    measured.step("all of them selected", 100, [&] { table->selectAll(); });
    measured.step("repeated layers folded", 1500, [&] { panel->setFolded(true); });
    measured.step("and unfolded", 500, [&] { panel->setFolded(false); });
    measured.step("read again", 3000, [&] { window.action(Command::Reload)->trigger(); });
    measured.step("another directory in its place", 500, [&] { window.open(QFileInfo(folder).path() + u"/nothing"_s); });
}

} // namespace

int main(int argc, char** argv)
{
    bench::EventWatch watch(argc, argv);
    QTemporaryDir place;
    QCoreApplication::setOrganizationName(u"vitrine-bench"_s);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, place.path());
    const QString files = place.filePath(u"files"_s);
    writeModel(files);
    QDir().mkpath(files + u"/data"_s);
    for (int i = 0; i < Files; ++i) {
        write(files + u"/data/sample-%1.txt"_s.arg(i), {});
    }
    const QString models = place.filePath(u"models"_s);
    for (int i = 0; i < Models; ++i) {
        writeModel(models + u"/model-%1"_s.arg(i));
    }
    LanguageSwitch language;
    SchemeSwitch scheme;
    RecentDirectories recent;
    MainWindow window({&language, &scheme, &recent});
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(1440, 900);
    window.show();
    QCoreApplication::processEvents();
    measureFiles(watch, window, files);
    measureModels(watch, window, models);
    for (const QString& folder : QCoreApplication::arguments().mid(1)) {
        measureTensors(watch, window, folder);
    }
    return 0;
}
