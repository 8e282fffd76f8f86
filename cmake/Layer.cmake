# Files that match, in order. New files are noticed at the next build.
function(ks_glob out)
    set(patterns)
    foreach(pattern IN LISTS ARGN)
        list(APPEND patterns "${PROJECT_SOURCE_DIR}/${pattern}")
    endforeach()
    file(GLOB found CONFIGURE_DEPENDS ${patterns})
    list(SORT found)
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# KS_SYSTEMS: the rules systems of src/systems.def, those of examples/systems with KS_EXAMPLES only.
function(ks_systems)
    set(list "${PROJECT_SOURCE_DIR}/src/systems.def")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${list}")
    file(STRINGS "${list}" rows REGEX "^SYSTEM")
    foreach(row IN LISTS rows)
        string(REGEX REPLACE ".*, |\\).*" "" name "${row}")
        if(KS_EXAMPLES OR IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/${name}")
            list(APPEND systems ${name})
        endif()
    endforeach()
    set(KS_SYSTEMS ${systems} PARENT_SCOPE)
endfunction()

# The layer of a rules system. The loader of an example goes into data, and the two files that read
# src/systems.def learn that there are examples.
function(ks_system name)
    set(folder "examples/systems/${name}")
    if(IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/${name}")
        ks_layer(${name} NEEDS core)
        return()
    endif()
    ks_glob(files "${folder}/rules/*.c" "${folder}/load/*.c" src/systems.c src/data/loader.c)
    set_source_files_properties(${files} PROPERTIES COMPILE_DEFINITIONS KS_EXAMPLES
        INCLUDE_DIRECTORIES "${PROJECT_SOURCE_DIR}/examples/systems")
    ks_layer(${name} FILES ${folder}/rules/*.c NEEDS core)
    set(KS_EXAMPLE_LOADERS ${KS_EXAMPLE_LOADERS} ${folder}/load/*.c PARENT_SCOPE)
endfunction()

# ks_layer(NAME [POSIX] [FILES file...] [EXCEPT file...] [GENERATED file...]
#          [NEEDS layer...] [LIBS library...])
#
# The static library ks_NAME of src/NAME/*.c (or of FILES). A layer without a source yet
# is an empty interface, so that the layers above it can be configured.
# KS_NAME_SCOPE says how its properties are set: PUBLIC, or INTERFACE when it is empty.
function(ks_layer name)
    cmake_parse_arguments(L "POSIX" "" "FILES;EXCEPT;GENERATED;NEEDS;LIBS" ${ARGN})
    if(L_FILES)
        ks_glob(sources ${L_FILES})
    else()
        ks_glob(sources "src/${name}/*.c")
    endif()
    foreach(file IN LISTS L_EXCEPT)
        list(REMOVE_ITEM sources "${PROJECT_SOURCE_DIR}/${file}")
    endforeach()
    list(APPEND sources ${L_GENERATED})
    list(TRANSFORM L_NEEDS PREPEND ks_)

    if(sources)
        set(scope PUBLIC)
        add_library(ks_${name} STATIC ${sources})
        if(L_POSIX)
            target_compile_definitions(ks_${name} PRIVATE ${KS_POSIX})
        endif()
    else()
        set(scope INTERFACE)
        add_library(ks_${name} INTERFACE)
    endif()
    target_link_libraries(ks_${name} ${scope} ks_flags ${L_NEEDS} ${L_LIBS})
    set(KS_${name}_SCOPE ${scope} PARENT_SCOPE)
endfunction()
