#include "printer/style/ink.hpp"

#include <fmt/format.h>

namespace muster::printer {

std::string hexColour(Ink ink) { return fmt::format("#{:02x}{:02x}{:02x}", ink.red, ink.green, ink.blue); }

}  // namespace muster::printer
