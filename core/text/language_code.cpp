#include "core/text/language_code.hpp"

#include <algorithm>

namespace muster::text {

bool isLanguageCode(std::string_view code)
{
    // As in the schemas.
    const auto isSmall = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isAllowed = [&](char c) { return isSmall(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
    const auto first = code.substr(0, code.find('-'));
    if (first.size() < 2 || first.size() > 3 || !std::all_of(first.begin(), first.end(), isSmall)) return false;
    for (auto rest = code.substr(first.size()); !rest.empty();) {
        rest.remove_prefix(1);
        const auto part = rest.substr(0, rest.find('-'));
        if (part.size() < 2 || part.size() > 8 || !std::all_of(part.begin(), part.end(), isAllowed)) return false;
        rest.remove_prefix(part.size());
    }
    return true;
}

}  // namespace muster::text
