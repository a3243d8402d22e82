#include "validator/terminal.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

namespace {

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value && *value != '\0';
}

}  // namespace

bool wantsColour(Colour colour)
{
    if (colour != Colour::automatic) return colour == Colour::always;
    if (isSet("NO_COLOR")) return false;
    if (const std::string_view forced = isSet("FORCE_COLOR") ? std::getenv("FORCE_COLOR") : ""; !forced.empty())
        return forced != "0" && forced != "false";
    const char* terminal = std::getenv("TERM");
    return ::isatty(STDOUT_FILENO) == 1 && !(terminal && std::string_view(terminal) == "dumb");
}

void writeOut(std::string_view text) { std::cout << forTerminal(text); }

}  // namespace muster::validator
