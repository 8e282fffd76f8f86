# Two sources are written at build time:
#   embedded.c  the files of games/, by tools/embed        (src/data/embedded.h)
#   coverage.c  where paragraphs are cited, scripts/coverage (src/cli/coverage.h)
#
# Each depends on a list of its inputs too: a removed file changes the list, and that is
# how the build learns of it.

function(ks_write_list path)
    list(JOIN ARGN "\n" text)
    file(CONFIGURE OUTPUT "${path}" CONTENT "${text}\n" @ONLY)
endfunction()

function(ks_generated)
    set(dir "${PROJECT_BINARY_DIR}/generated")
    set(root "${PROJECT_SOURCE_DIR}")

    file(GLOB_RECURSE data RELATIVE "${root}/games" CONFIGURE_DEPENDS
        "${root}/games/*.json" "${root}/games/*.csv" "${root}/games/*.txt")
    list(FILTER data EXCLUDE REGEX "(^|/)(tests|replays)/")
    list(SORT data)
    ks_write_list("${dir}/embedded.list" ${data})
    list(TRANSFORM data PREPEND "${root}/games/")

    add_executable(embed "${root}/tools/embed.c")
    target_link_libraries(embed PRIVATE ks_warnings)
    add_custom_command(OUTPUT "${dir}/embedded.c"
        COMMAND embed "${root}/games" "${dir}/embedded.list" "${dir}/embedded.c"
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

    set(KS_EMBEDDED_C "${dir}/embedded.c" PARENT_SCOPE)
    set(KS_COVERAGE_C "${dir}/coverage.c" PARENT_SCOPE)
endfunction()
