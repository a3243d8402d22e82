#include "validator/reporters/tap_text.hpp"

#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

namespace muster::validator {

std::string tapDescription(std::string_view text)
{
    std::string safe;
    for (const char c : forTerminal(text, LineFeeds::shown)) {
        if (c == '#' || c == '\\') safe += '\\';
        safe += c;
    }
    return safe;
}

std::string yamlText(std::string_view text) { return jsonString(forTerminal(text)); }

}  // namespace muster::validator
