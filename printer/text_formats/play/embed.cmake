# Writes OUTPUT: a C++ source with the style, script and bar of the page, from the files STYLES, SCRIPTS and BAR in
# FOLDER.
function(joined result)
  set(all "")
  foreach(file IN LISTS ARGN)
    file(READ ${FOLDER}/${file} content)
    string(APPEND all "${content}")
  endforeach()
  # Compilers may limit a string literal to 64 KB, so a file is split into several.
  set(literal "")
  string(LENGTH "${all}" length)
  set(at 0)
  while(at LESS length)
    string(SUBSTRING "${all}" ${at} 8000 part)
    string(APPEND literal "R\"play(${part})play\"\n")
    math(EXPR at "${at} + 8000")
  endwhile()
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
