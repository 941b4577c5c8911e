# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# vitrine_library(NAME SOURCES … LINK …)
# A static library of one folder; sources are made absolute so that lupdate finds their texts.
function(vitrine_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    list(TRANSFORM ARG_SOURCES PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    add_library(${name} STATIC ${ARG_SOURCES})
    target_link_libraries(${name} PUBLIC project_options ${ARG_LINK})
    vitrine_share_headers(${name})
    set_property(GLOBAL APPEND PROPERTY VITRINE_LIBRARIES ${name})
endfunction()

# vitrine_test(NAME SOURCES … LINK …)
# One Qt Test program and its CTest entry; NAME is tst_<subject>.
function(vitrine_test name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE project_options Qt6::Test ${ARG_LINK})
    vitrine_share_headers(${name})
    target_compile_definitions(${name} PRIVATE
        VITRINE_CORPUS="${VITRINE_CORPUS}" VITRINE_TOOLS="${VITRINE_TOOLS}"
        VITRINE_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data" VITRINE_SOURCE="${CMAKE_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QT_LOGGING_RULES=qt.qpa.*=false")
endfunction()

# vitrine_fuzz_target(NAME SOURCES … LINK …)
# With -DFUZZING=ON a libFuzzer program; `fuzz_targets` builds them all. Without, its function bears its own name and goes
# into an object library, listed in VITRINE_FUZZ_TARGETS, so that a test can give it what was found.
function(vitrine_fuzz_target name)
    cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
    set_property(GLOBAL APPEND PROPERTY VITRINE_FUZZ_TARGETS ${name})
    if(NOT FUZZING)
        add_library(${name} OBJECT ${ARG_SOURCES})
        target_link_libraries(${name} PUBLIC project_options ${ARG_LINK})
        target_compile_definitions(${name} PRIVATE LLVMFuzzerTestOneInput=${name})
        return()
    endif()
    add_executable(${name} ${ARG_SOURCES})
    target_link_libraries(${name} PRIVATE project_options ${ARG_LINK})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    if(NOT TARGET fuzz_targets)
        add_custom_target(fuzz_targets)
    endif()
    add_dependencies(fuzz_targets ${name})
endfunction()
