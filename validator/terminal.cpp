#include "validator/terminal.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

bool wantsColour()
{
    const char* off = std::getenv("NO_COLOR");
    return ::isatty(STDOUT_FILENO) == 1 && (!off || *off == '\0');
}

void writeOut(std::string_view text) { std::cout << forTerminal(text); }

}  // namespace muster::validator
