#include "core/text/pointer.hpp"

namespace muster::text {

std::string tokenName(std::string_view token)
{
    std::string name;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool escaped = token[i] == '~' && i + 1 < token.size() && (token[i + 1] == '0' || token[i + 1] == '1');
        name += escaped ? (token[++i] == '0' ? '~' : '/') : token[i];
    }
    return name;
}

void appendToken(std::string& pointer, std::string_view name)
{
    pointer += '/';
    for (const char c : name) {
        if (c == '~') pointer += "~0";
        else if (c == '/') pointer += "~1";
        else pointer += c;
    }
}

}  // namespace muster::text
