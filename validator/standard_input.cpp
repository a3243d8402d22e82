#include "validator/standard_input.hpp"

#include "core/text/document.hpp"

#include <iostream>

namespace muster::validator {

std::string readStandardInput()
{
    std::string bytes;
    char buffer[65536];
    while (bytes.size() <= text::Limits{}.bytes && std::cin.read(buffer, sizeof buffer).gcount() > 0)
        bytes.append(buffer, static_cast<std::size_t>(std::cin.gcount()));
    return bytes;
}

}  // namespace muster::validator
