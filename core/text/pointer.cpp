#include "core/text/pointer.hpp"

#include <charconv>
#include <system_error>

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
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
}

std::optional<std::pair<std::string_view, std::size_t>> takeItem(std::string_view& pointer)
{
    if (!pointer.starts_with('/')) return std::nullopt;
    const auto slash = pointer.find('/', 1);
    if (slash == std::string_view::npos) return std::nullopt;
    const auto key = pointer.substr(1, slash - 1);
    std::size_t index = 0;
    const auto [end, error] = std::from_chars(pointer.data() + slash + 1, pointer.data() + pointer.size(), index);
    if (error != std::errc() || (end != pointer.data() + pointer.size() && *end != '/')) return std::nullopt;
    pointer.remove_prefix(static_cast<std::size_t>(end - pointer.data()));
    return std::pair(key, index);
}

}  // namespace muster::text
