# Writes OUTPUT: a C++ source with a function FUNCTION of NAMESPACE, declared in HEADER, that returns the text of the
# file TEXT.
include(${CMAKE_CURRENT_LIST_DIR}/TextLiteral.cmake)

file(READ ${TEXT} content)
text_literal(literal "${content}" embedded)
file(WRITE ${OUTPUT} "#include \"${HEADER}\"

namespace ${NAMESPACE} {

std::string_view ${FUNCTION}()
{
    return ${literal};
}

}  // namespace ${NAMESPACE}
")
