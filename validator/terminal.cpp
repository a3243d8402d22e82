#include "validator/terminal.hpp"

#include <algorithm>
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

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

}  // namespace muster::validator
