# Writes OUTPUT: a C++ source with the text of the file SYMBOLS.
file(READ ${SYMBOLS} content)
# Compilers may limit a string literal to 64 KB, so the file is split into several.
set(literal "")
string(LENGTH "${content}" length)
set(at 0)
while(at LESS length)
  string(SUBSTRING "${content}" ${at} 8000 part)
  string(APPEND literal "R\"symbols(${part})symbols\"\n")
  math(EXPR at "${at} + 8000")
endwhile()
file(WRITE ${OUTPUT} "#include \"core/sheet/shared_symbols.hpp\"

namespace muster::sheet {

std::string_view sharedSymbolsText()
{
    return ${literal};
}

}  // namespace muster::sheet
")
