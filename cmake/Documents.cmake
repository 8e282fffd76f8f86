# The man page and what `make install` puts beside the program.

find_program(KS_SCDOC scdoc)
mark_as_advanced(KS_SCDOC)

set(source "${PROJECT_SOURCE_DIR}/man/kosynier.1.scd")
set(page "${PROJECT_BINARY_DIR}/kosynier.1")

if(KS_SCDOC AND EXISTS "${source}")
    add_custom_command(OUTPUT "${page}"
        COMMAND sh -c "'${KS_SCDOC}' <'${source}' >'${page}'"
        DEPENDS "${source}"
        COMMENT "Making the man page" VERBATIM)
    add_custom_target(man DEPENDS "${page}")
else()
    add_custom_target(man
        COMMAND "${CMAKE_COMMAND}" -E echo "no man page: scdoc or man/kosynier.1.scd is missing"
        COMMAND "${CMAKE_COMMAND}" -E false VERBATIM)
endif()

install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES README.md ARCHITECTURE.md CHANGELOG.md LICENSE LICENSE-DATA
    DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY docs/ DESTINATION "${CMAKE_INSTALL_DOCDIR}/docs"
    FILES_MATCHING PATTERN "*.md" PATTERN "*.png" PATTERN "*.jpg")
