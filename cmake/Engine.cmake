# Writes OUT, a digest of the files of LIST, which stand below ROOT (see cmake/Generated.cmake).
file(STRINGS "${LIST}" names)
set(all)
foreach(name IN LISTS names)
    file(SHA256 "${ROOT}/${name}" digest)
    string(APPEND all "${name} ${digest}\n")
endforeach()
string(SHA256 digest "${all}")
string(SUBSTRING "${digest}" 0 32 digest)
file(WRITE "${OUT}"
    "#include \"driver/build.h\"\n\nconst char ks_build_digest[] = \"${digest}\";\n")
