#include "core/text/shortlist.hpp"

#include "core/text/nearest.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <vector>

namespace muster::text {

namespace {

constexpr std::size_t most = 8, longestShown = 60;

std::string shown(std::string_view name)
{
    return name.size() <= longestShown ? std::string(name) : fmt::format("{}…", cut(name, longestShown));
}

}  // namespace

Shortlist shortlist(std::span<const std::string> names, std::string_view name)
{
    Shortlist made;
    // "and 1 more" would take as much room as the name.
    made.isWhole = names.size() <= most + 1;
    std::vector<std::string_view> ordered(names.begin(), names.end());
    if (!made.isWhole && !name.empty()) ordered = nearestFirst(names, name);
    if (!made.isWhole) ordered.resize(most);
    for (const auto each : ordered) made.text += (made.text.empty() ? "" : ", ") + shown(each);
    if (!made.isWhole) made.text += fmt::format(" and {} more", names.size() - most);
    if (names.empty()) made.text = "none";
    return made;
}

}  // namespace muster::text
