#include "core/game/scope.hpp"

#include <array>

namespace muster::rules {

namespace {

constexpr std::array<std::string_view, scopeCount> scopeNames{"army",    "group", "unit",      "leader",
                                                              "entry",   "list",  "scenario",  "side",
                                                              "terrain", "zone",  "objective", "placement"};

}  // namespace

std::string_view scopeName(Scope scope) { return scopeNames[static_cast<std::size_t>(scope)]; }

std::optional<Scope> scopeFromName(std::string_view name)
{
    for (std::size_t i = 0; i < scopeNames.size(); ++i)
        if (scopeNames[i] == name) return static_cast<Scope>(i);
    return std::nullopt;
}

}  // namespace muster::rules
