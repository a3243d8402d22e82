# Writes OUTPUT: a C++ source with every schema of KINDS and OUTPUTS as a string.
set(text "#include \"schemas/embedded.hpp\"\n\n#include <array>\n\nnamespace muster::schemas {\n\n")

function(add_texts function folder)
  string(APPEND text "std::string_view ${function}(std::string_view name)\n{\n")
  foreach(name IN LISTS ARGN)
    file(READ ${folder}/${name}.schema.json content)

    string(APPEND text "    if (name == \"${name}\") return R\"schema(${content})schema\";\n")
  endforeach()
  string(APPEND text "    return {};\n}\n\n")
  set(text "${text}" PARENT_SCOPE)
endfunction()

add_texts(text ${FOLDER} ${KINDS})
add_texts(outputText ${FOLDER}/output ${OUTPUTS})

string(JOIN "\", \"" names ${OUTPUTS})
string(APPEND text "std::span<const std::string_view> outputs()\n{\n")
string(APPEND text "    static constexpr auto names = std::to_array<std::string_view>({\"${names}\"});\n")
string(APPEND text "    return names;\n}\n\n}  // namespace muster::schemas\n")
file(WRITE ${OUTPUT} "${text}")
