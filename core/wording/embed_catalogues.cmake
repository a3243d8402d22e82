# Writes OUTPUT: a C++ source with the catalogues of LANGUAGES from FOLDER.
include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/TextLiteral.cmake)

set(entries "")
list(LENGTH LANGUAGES count)
foreach(language ${LANGUAGES})
  file(READ ${FOLDER}/${language}.json content)
  text_literal(literal "${content}" wording)
  string(APPEND entries "    {\"${language}\", ${literal}},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"core/wording/catalogues.hpp\"

#include <array>

namespace muster::wording {

std::span<const Catalogue> catalogues()
{
    static constexpr std::array<Catalogue, ${count}> all{{
${entries}    }};
    return all;
}

}  // namespace muster::wording
")
