# Test programs, in the folder tests of the build folder. What has no source yet is left
# out; scripts/run-tests counts a missing program as a failure.

ks_glob(support "tests/support/*.c")
ks_glob(unit "tests/unit/*.c")
ks_glob(rules "tests/rules/*.c")
ks_glob(generic "tests/generic/*.c")
ks_glob(store "tests/store/*.c")
ks_glob(fuzz "tests/fuzz/fuzz_*.c")

function(ks_test name)
    add_executable(${name} ${ARGN} ${support} ${KS_LEAKS_C})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_compile_definitions(${name} PRIVATE ${KS_POSIX}
        KS_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE ks_table)
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
endfunction()

if(unit AND CRITERION_FOUND)
    ks_test(unit_tests ${unit})
    target_link_libraries(unit_tests PRIVATE PkgConfig::CRITERION)
endif()
if(rules)
    ks_test(rules_tests ${rules})
endif()
if(generic)
    ks_test(generic_tests ${generic})
endif()
if(store)
    ks_test(store_kill ${store})
endif()

ks_test(state_seeds "tests/fuzz/state_seeds.c")

# With KS_FUZZ the targets search for faults; otherwise they run over kept inputs.
foreach(source IN LISTS fuzz)
    get_filename_component(name "${source}" NAME_WE)
    if(KS_FUZZ)
        ks_test(${name} "${source}")
        target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    else()
        ks_test(${name} "${source}" "${PROJECT_SOURCE_DIR}/tools/fuzz_main.c")
    endif()
    # The entry point has no header: the fuzzing library declares it.
    target_compile_options(${name} PRIVATE -Wno-missing-prototypes)
endforeach()
