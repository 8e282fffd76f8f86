# ks_flags: what every source of ours is compiled with.

set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Layers that open files, read clocks or start threads ask for POSIX.
set(KS_POSIX _POSIX_C_SOURCE=200809L)

# Compiling again what was compiled before costs nothing where ccache is installed.
find_program(KS_CCACHE ccache)
mark_as_advanced(KS_CCACHE)
if(KS_CCACHE AND NOT CMAKE_C_COMPILER_LAUNCHER)
    set(CMAKE_C_COMPILER_LAUNCHER "${KS_CCACHE}")
endif()

add_library(ks_warnings INTERFACE)
target_compile_options(ks_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wstrict-prototypes -Wmissing-prototypes)

function(ks_flags)
    add_library(ks_flags INTERFACE)
    target_include_directories(ks_flags INTERFACE "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(ks_flags INTERFACE ks_warnings)
    if(KS_WERROR)
        target_compile_options(ks_warnings INTERFACE -Werror)
    endif()
    if(KS_SANITIZE)
        # The fuzzing library brings its own main: only the fuzz programs link it.
        string(REPLACE "fuzzer-no-link," "" link "${KS_SANITIZE}")
        target_compile_options(ks_flags INTERFACE "-fsanitize=${KS_SANITIZE}"
            -fno-sanitize-recover=all -fno-omit-frame-pointer)
        target_link_options(ks_flags INTERFACE "-fsanitize=${link}")
        if(KS_SANITIZE MATCHES "address")
            set(KS_LEAKS_C "${PROJECT_SOURCE_DIR}/tools/leaks.c" PARENT_SCOPE)
            set_source_files_properties("${PROJECT_SOURCE_DIR}/tools/leaks.c" PROPERTIES
                COMPILE_DEFINITIONS ${KS_POSIX})
        endif()
    endif()
    if(KS_COVERAGE)
        target_compile_options(ks_flags INTERFACE --coverage -fprofile-update=atomic)
        target_link_options(ks_flags INTERFACE --coverage)
    endif()
    if(KS_LTO)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON PARENT_SCOPE)
    endif()
endfunction()
