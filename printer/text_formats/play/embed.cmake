# Writes OUTPUT: a C++ source with the style, script and bar of the page, from the files STYLES, SCRIPTS and BAR in
# FOLDER.
include(${CMAKE_CURRENT_LIST_DIR}/../../../cmake/TextLiteral.cmake)

function(joined result)
  set(all "")
  foreach(file IN LISTS ARGN)
    file(READ ${FOLDER}/${file} content)
    string(APPEND all "${content}")
  endforeach()
  text_literal(literal "${all}" play)
  set(${result} "${literal}" PARENT_SCOPE)
endfunction()

joined(style ${STYLES})
joined(script ${SCRIPTS})
joined(bar ${BAR})
file(WRITE ${OUTPUT} "#include \"printer/text_formats/play/embedded.hpp\"

namespace muster::printer::play {

std::string_view style()
{
    return ${style};
}

std::string_view script()
{
    return R\"play((() => {
\"use strict\";
)play\"
${script}R\"play(})();
)play\";
}

std::string_view bar()
{
    return ${bar};
}

}  // namespace muster::printer::play
")
