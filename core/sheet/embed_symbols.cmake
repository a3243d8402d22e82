# Writes OUTPUT: a C++ source with the text of the file SYMBOLS.
include(${CMAKE_CURRENT_LIST_DIR}/../../cmake/TextLiteral.cmake)

file(READ ${SYMBOLS} content)
text_literal(literal "${content}" symbols)
file(WRITE ${OUTPUT} "#include \"core/sheet/shared_symbols.hpp\"

namespace muster::sheet {

std::string_view sharedSymbolsText()
{
    return ${literal};
}

}  // namespace muster::sheet
")
