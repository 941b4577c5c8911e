# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Two precompiled headers, one for everything below the window and one for the window, shared by all targets.
# They halve the time of a full build. Sources must not lean on them: the sanitizer and fuzzing presets build without.

set(core_headers
    <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QFileInfo> <QHash> <QIODevice> <QList> <QLocale> <QObject>
    <QRegularExpression> <QSet> <QString> <QStringList> <QVariant>
    <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstring> <expected> <filesystem> <format> <functional>
    <future> <limits> <map> <memory> <mutex> <numeric> <optional> <ranges> <set> <span> <stop_token> <string> <string_view> <thread>
    <tuple> <unordered_map> <unordered_set> <utility> <variant> <vector> <nlohmann/json.hpp>)
set(window_headers
    ${core_headers}
    <QAbstractItemModel> <QAction> <QApplication> <QCheckBox> <QClipboard> <QComboBox> <QDialog> <QDockWidget> <QEvent> <QFormLayout>
    <QGridLayout> <QGuiApplication> <QHBoxLayout> <QHeaderView> <QIcon> <QKeyEvent> <QLabel> <QLineEdit> <QMainWindow> <QMenu>
    <QMessageBox> <QMimeData> <QPainter> <QPalette> <QPlainTextEdit> <QPointer> <QProgressBar> <QPushButton> <QScrollArea> <QSettings>
    <QSortFilterProxyModel> <QSplitter> <QStackedWidget> <QStyledItemDelegate> <QTextBrowser> <QTextDocument> <QTimer> <QToolButton>
    <QTreeView> <QUrl> <QVBoxLayout> <QWidget> <QWizard>)

# The targets that own the headers; their own source is empty.
function(vitrine_header_target name)
    cmake_parse_arguments(ARG "" "" "HEADERS;LINK" ${ARGN})
    set(empty "${CMAKE_BINARY_DIR}/${name}.cpp")
    if(NOT EXISTS "${empty}")
        file(WRITE "${empty}" "// Nothing: this target stands for its precompiled header.\n")
    endif()
    add_library(${name} STATIC "${empty}")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE project_options ${ARG_LINK})
    target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
endfunction()

if(PRECOMPILED_HEADERS)
    vitrine_header_target(core_headers HEADERS ${core_headers} LINK Qt6::Core nlohmann_json::nlohmann_json)
    if(BUILD_WINDOW)
        vitrine_header_target(window_headers HEADERS ${window_headers} LINK Qt6::Widgets nlohmann_json::nlohmann_json)
    endif()
endif()

# Gives a target the header that suits its folder. A target may define more macros than its header, never fewer:
# hence the headers are built with the least that their users link, and a library that needs less is given that.
function(vitrine_share_headers name)
    if(PRECOMPILED_HEADERS)
        if(CMAKE_CURRENT_SOURCE_DIR MATCHES "/widgets(/|$)")
            target_link_libraries(${name} PRIVATE Qt6::Widgets)
            target_precompile_headers(${name} REUSE_FROM window_headers)
        else()
            target_link_libraries(${name} PRIVATE Qt6::Core)
            target_precompile_headers(${name} REUSE_FROM core_headers)
        endif()
    endif()
endfunction()
