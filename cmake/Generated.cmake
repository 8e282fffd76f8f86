# Four sources are written at build time:
#   embedded.c  the files of games/, by tools/embed        (src/data/embedded.h); of examples/systems
#               too with KS_EXAMPLES
#   engine.c    digest of the sources that decide a game   (src/driver/build.h)
#   page.c      web/ and the fonts, by tools/embed_page    (src/server/page.h)
#   coverage.c  where paragraphs are cited, scripts/coverage (src/cli/coverage.h)
#
# Each depends on a list of its inputs too: a removed file changes the list, and that is
# how the build learns of it.

function(ks_write_list path)
    list(JOIN ARGN "\n" text)
    file(CONFIGURE OUTPUT "${path}" CONTENT "${text}\n" @ONLY)
endfunction()

# The fonts of the page, made by scripts/fonts into DIR; an empty list without them.
function(ks_fonts out dir)
    set(script "${PROJECT_SOURCE_DIR}/scripts/fonts")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}")
    execute_process(COMMAND "${script}" --list OUTPUT_VARIABLE names RESULT_VARIABLE bad
        ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(bad)
        message(WARNING "the page gets no fonts of its own (see scripts/fonts)")
        set(${out} "" PARENT_SCOPE)
        return()
    endif()
    string(REPLACE "\n" ";" fonts "${names}")
    list(TRANSFORM fonts PREPEND "${dir}/")
    add_custom_command(OUTPUT ${fonts}
        COMMAND "${script}" "${dir}"
        DEPENDS "${script}"
        COMMENT "Cutting the fonts of the page" VERBATIM)
    set(${out} "${fonts}" PARENT_SCOPE)
endfunction()

# page.c in DIR. Lines of its list are the path of a file in the browser and here.
function(ks_page dir)
    set(web "${PROJECT_SOURCE_DIR}/web")
    file(GLOB_RECURSE page RELATIVE "${web}" CONFIGURE_DEPENDS "${web}/*")
    list(FILTER page INCLUDE REGEX "\\.(html|js|css|json|webmanifest|svg|png|ico|txt)$")
    ks_fonts(fonts "${dir}/fonts")

    set(lines)
    set(files ${fonts})
    foreach(file IN LISTS page)
        string(REGEX REPLACE "(^|/)index\\.html$" "\\1" path "${file}")
        list(APPEND lines "/${path} ${web}/${file}")
        list(APPEND files "${web}/${file}")
    endforeach()
    foreach(font IN LISTS fonts)
        get_filename_component(name "${font}" NAME)
        list(APPEND lines "/fonts/${name} ${font}")
    endforeach()
    ks_write_list("${dir}/page.list" ${lines})

    add_executable(embed_page "${PROJECT_SOURCE_DIR}/tools/embed_page.c"
        "${PROJECT_SOURCE_DIR}/tools/embed_text.c")
    target_compile_definitions(embed_page PRIVATE ${KS_POSIX})
    target_link_libraries(embed_page PRIVATE ks_warnings)
    add_custom_command(OUTPUT "${dir}/page.c"
        COMMAND embed_page "${dir}/page.list" "${dir}/page.c"
        DEPENDS "${dir}/page.list" ${files}
        COMMENT "Embedding the page" VERBATIM)
    set_source_files_properties("${dir}/page.c" PROPERTIES
        COMPILE_OPTIONS -Wno-overlength-strings)
    set(KS_PAGE_C "${dir}/page.c" PARENT_SCOPE)
endfunction()

# engine.c in DIR: changes with every source that a game's course can depend on.
function(ks_engine dir)
    set(root "${PROJECT_SOURCE_DIR}")
    set(patterns "${root}/src/systems.*")
    foreach(part IN LISTS KS_SYSTEMS)
        list(APPEND patterns "${root}/src/${part}/*")
    endforeach()
    foreach(part base/* core/* order/* ai/* data/* data/*/* driver/player* driver/outside*
            driver/contest* driver/dice* driver/philox*)
        list(APPEND patterns "${root}/src/${part}")
    endforeach()
    file(GLOB sources LIST_DIRECTORIES false RELATIVE "${root}" CONFIGURE_DEPENDS ${patterns})
    list(SORT sources)
    ks_write_list("${dir}/engine.list" ${sources})
    list(TRANSFORM sources PREPEND "${root}/")
    add_custom_command(OUTPUT "${dir}/engine.c"
        COMMAND "${CMAKE_COMMAND}" -DROOT=${root} -DLIST=${dir}/engine.list
            -DOUT=${dir}/engine.c -P "${root}/cmake/Engine.cmake"
        DEPENDS "${dir}/engine.list" "${root}/cmake/Engine.cmake" ${sources}
        COMMENT "Digesting the sources that decide a game" VERBATIM)
    set(KS_ENGINE_C "${dir}/engine.c" PARENT_SCOPE)
endfunction()

function(ks_generated)
    set(dir "${PROJECT_BINARY_DIR}/generated")
    set(root "${PROJECT_SOURCE_DIR}")

    set(places "${root}/games")
    if(KS_EXAMPLES)
        list(APPEND places "${root}/examples/systems")
    endif()
    foreach(place IN LISTS places)
        file(GLOB_RECURSE found RELATIVE "${place}" CONFIGURE_DEPENDS
            "${place}/*.json" "${place}/*.csv" "${place}/*.txt")
        list(FILTER found EXCLUDE REGEX "(^|/)(tests|replays)/")
        list(APPEND names ${found})
        list(TRANSFORM found PREPEND "${place}/")
        list(APPEND data ${found})
    endforeach()
    list(SORT names)
    ks_write_list("${dir}/embedded.list" ${names})

    add_executable(embed "${root}/tools/embed.c" "${root}/tools/embed_text.c")
    target_link_libraries(embed PRIVATE ks_warnings)
    add_custom_command(OUTPUT "${dir}/embedded.c"
        COMMAND embed "${dir}/embedded.list" "${dir}/embedded.c" ${places}
        DEPENDS "${dir}/embedded.list" ${data}
        COMMENT "Embedding the files of games/" VERBATIM)
    set_source_files_properties("${dir}/embedded.c" PROPERTIES
        COMPILE_OPTIONS -Wno-overlength-strings)

    file(GLOB_RECURSE cited RELATIVE "${root}" CONFIGURE_DEPENDS
        "${root}/src/*.c" "${root}/src/*.h" "${root}/src/*.def" "${root}/tests/*.c"
        "${root}/games/*.json" "${root}/games/*.csv" "${root}/games/*.txt"
        "${root}/games/*.t")
    list(SORT cited)
    ks_write_list("${dir}/coverage.list" ${cited})
    list(TRANSFORM cited PREPEND "${root}/")
    add_custom_command(OUTPUT "${dir}/coverage.c"
        COMMAND "${root}/scripts/coverage" --c "${dir}/coverage.c"
        DEPENDS "${dir}/coverage.list" "${root}/scripts/coverage" ${cited}
        COMMENT "Collecting the citations of rule paragraphs" VERBATIM)

    ks_page("${dir}")
    ks_engine("${dir}")

    set(KS_ENGINE_C "${KS_ENGINE_C}" PARENT_SCOPE)
    set(KS_EMBEDDED_C "${dir}/embedded.c" PARENT_SCOPE)
    set(KS_PAGE_C "${KS_PAGE_C}" PARENT_SCOPE)
    set(KS_COVERAGE_C "${dir}/coverage.c" PARENT_SCOPE)
endfunction()
