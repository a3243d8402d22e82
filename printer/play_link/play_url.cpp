#include "printer/play_link/play_url.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxLength = 200;  // a longer one would leave too little of a QR code for an army

bool isUrlCharacter(char c)
{
    constexpr std::string_view never = "\"<>\\^`{|}";
    return c > ' ' && c <= '~' && never.find(c) == std::string_view::npos;
}

}  // namespace

std::optional<std::string> playUrlFault(std::string_view url)
{
    const auto begin = url.starts_with("https://") ? 8u : url.starts_with("http://") ? 7u : 0u;
    const auto host = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    if (begin == 0 || host.empty())
        return "a play page needs a full address that starts with https:// or http://, as in "
               "https://club.example/play.html";
    if (url.size() > maxLength) return fmt::format("the address of a play page has at most {} characters", maxLength);
    if (url.find('#') != std::string_view::npos)
        return "the address of a play page has no \"#\"; what follows it carries the army";
    if (!std::all_of(url.begin(), url.end(), isUrlCharacter))
        return "the address of a play page has only characters of ASCII and no spaces; copy it from the browser";
    if (host.find('@') != std::string_view::npos)
        return "the address of a play page has no user name or password, because it is printed";
    return std::nullopt;
}

}  // namespace muster::printer
