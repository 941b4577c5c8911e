# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# vitrine_embed_text(OUT_VARIABLE NAME FILE)
# Makes a source file that defines `extern const std::string_view vitrine::facts::NAME` with the content of the text file
# FILE (UTF-8, no NUL), and appends it to the list OUT_VARIABLE. It ends up in whatever library lists it, so that
# programs and tests need no resource of their own. Run as a script (-DIN= -DOUT= -DNAME=) it writes that file.

if(CMAKE_SCRIPT_MODE_FILE)
    file(READ "${IN}" text HEX)
    string(LENGTH "${text}" length)
    # Bytes and no literal, because compilers bound the length of those.
    file(WRITE "${OUT}.new" "// Generated from a text file. Do not edit.\n#include <string_view>\nnamespace vitrine::facts {\nextern const std::string_view ${NAME};\nnamespace {\nconstexpr unsigned char Bytes[] = {")
    set(start 0)
    while(start LESS length)
        string(SUBSTRING "${text}" ${start} 32000 piece)
        string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," piece "${piece}")
        file(APPEND "${OUT}.new" "${piece}\n")
        math(EXPR start "${start} + 32000")
    endwhile()
    file(APPEND "${OUT}.new" "0};\n}\nconst std::string_view ${NAME}(reinterpret_cast<const char*>(Bytes), sizeof(Bytes) - 1);\n}\n")
    file(RENAME "${OUT}.new" "${OUT}")
    return()
endif()

function(vitrine_embed_text out_variable name file)
    get_filename_component(file "${file}" ABSOLUTE)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/embedded_${name}.cpp")
    add_custom_command(OUTPUT "${source}"
        COMMAND "${CMAKE_COMMAND}" "-DIN=${file}" "-DOUT=${source}" "-DNAME=${name}" -P "${CMAKE_SOURCE_DIR}/packaging/cmake/EmbedText.cmake"
        DEPENDS "${file}" "${CMAKE_SOURCE_DIR}/packaging/cmake/EmbedText.cmake"
        COMMENT "Embedding ${name}" VERBATIM)
    set_source_files_properties("${source}" PROPERTIES SKIP_AUTOGEN ON)
    set(${out_variable} ${${out_variable}} "${source}" PARENT_SCOPE)
endfunction()
