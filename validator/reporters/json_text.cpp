#include "validator/reporters/json_text.hpp"

#include "core/text/terminal.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::validator {

std::string jsonText(const nlohmann::ordered_json& json, int indent)
{
    const auto dumped = json.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::string safe;
    safe.reserve(dumped.size());
    // Everything escaped here can only be inside a string.
    for (std::string_view rest = dumped; !rest.empty();) {
        const auto [value, size] = text::firstCodePoint(rest);
        const bool isSecondHash = value == '#' && safe.ends_with('#');
        if (isSecondHash ||
            (value >= 0x7F && value <= 0xFFFF && text::visible(rest.substr(0, size)) != rest.substr(0, size)))
            safe += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(value));
        else
            safe += rest.substr(0, size);
        rest.remove_prefix(size);
    }
    return safe;
}

std::string jsonString(std::string_view text) { return jsonText(nlohmann::ordered_json(text)); }

}  // namespace muster::validator
