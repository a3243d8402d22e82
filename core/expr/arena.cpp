#include "core/expr/arena.hpp"

#include <cstring>

namespace muster::expr {

std::string_view Arena::copy(std::string_view text)
{
    if (text.empty()) return {};
    char* memory = allocate<char>(text.size());
    std::memcpy(memory, text.data(), text.size());
    return {memory, text.size()};
}

}  // namespace muster::expr
