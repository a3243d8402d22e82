# Writes OUTPUT: a C++ source with every schema of KINDS as a string.
set(text "#include \"schemas/embedded.hpp\"\n\n")
string(APPEND text "namespace muster::schemas {\n\nstd::string_view text(std::string_view kind)\n{\n")
foreach(kind IN LISTS KINDS)
  file(READ ${FOLDER}/${kind}.schema.json content)

  string(APPEND text "    if (kind == \"${kind}\") return R\"schema(${content})schema\";\n")
endforeach()
string(APPEND text "    return {};\n}\n\n}  // namespace muster::schemas\n")
file(WRITE ${OUTPUT} "${text}")
