# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# How every target of the project is compiled.

add_library(project_options INTERFACE)
target_compile_features(project_options INTERFACE cxx_std_23)
set(CMAKE_CXX_EXTENSIONS OFF)
target_include_directories(project_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(project_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    $<$<BOOL:${WARNINGS_AS_ERRORS}>:-Werror>)
target_compile_definitions(project_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_STRICT_ITERATORS
    QT_USE_QSTRINGBUILDER QT_NO_CONTEXTLESS_CONNECT QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_DISABLE_DEPRECATED_UP_TO=0x060800
    VITRINE_VERSION="${PROJECT_VERSION}")

if(SANITIZE)
    target_compile_options(project_options INTERFACE -fsanitize=${SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    # The library's own checks of indexes and of empty optionals: a wrong access then stops where it is made.
    target_compile_definitions(project_options INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(project_options INTERFACE -fsanitize=${SANITIZE})
endif()
if(FUZZING)
    target_compile_options(project_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
