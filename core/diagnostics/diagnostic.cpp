#include "core/diagnostics/diagnostic.hpp"

#include <algorithm>
#include <tuple>

namespace muster::diagnostics {

std::string_view levelName(Level level)
{
    switch (level) {
    case Level::error: return "error";
    case Level::warning: return "warning";
    case Level::info: return "info";
    }
    return "";
}

std::optional<Level> levelFromName(std::string_view name)
{
    for (const Level level : {Level::error, Level::warning, Level::info})
        if (levelName(level) == name) return level;
    return std::nullopt;
}

void sort(Diagnostics& diagnostics)
{
    const auto order = [](const Diagnostic& d) {
        return std::tie(d.place.file, d.place.line, d.place.column, d.rule, d.message);
    };
    std::stable_sort(diagnostics.begin(), diagnostics.end(),
                     [&](const auto& a, const auto& b) { return order(a) < order(b); });
}

}  // namespace muster::diagnostics
