#include "core/diagnostics/diagnostic.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
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

std::string joinedHelp(std::string_view help, std::string_view fileHelp)
{
    std::string joined(help);
    if (help.empty() || fileHelp.empty()) return joined.append(fileHelp);
    constexpr std::string_view ends = ".!?";
    if (ends.find(help.back()) == ends.npos) joined += '.';
    return joined.append(" ").append(fileHelp);
}

bool isBefore(const Diagnostic& a, const Diagnostic& b)
{
    const auto order = [](const Diagnostic& d) {
        return std::tie(d.place.file, d.place.line, d.place.column, d.rule, d.message);
    };
    return order(a) < order(b);
}

void sort(Diagnostics& diagnostics) { std::stable_sort(diagnostics.begin(), diagnostics.end(), isBefore); }

std::size_t countOf(const Diagnostics& diagnostics, Level level)
{
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                                  [&](const Diagnostic& finding) { return finding.level == level; }));
}

namespace {

template <class Condition>
Diagnostics takeIf(Diagnostics& diagnostics, const Condition& isTaken)
{
    const auto first = std::stable_partition(diagnostics.begin(), diagnostics.end(), std::not_fn(isTaken));
    Diagnostics taken(std::make_move_iterator(first), std::make_move_iterator(diagnostics.end()));
    diagnostics.erase(first, diagnostics.end());
    return taken;
}

}  // namespace

Diagnostics takeAccepted(Diagnostics& diagnostics)
{
    return takeIf(diagnostics, [](const Diagnostic& finding) { return !finding.accepted.empty(); });
}

Diagnostics takeRemarks(Diagnostics& diagnostics)
{
    return takeIf(diagnostics, [](const Diagnostic& finding) {
        return finding.kind == FindingKind::remark && finding.level == Level::info;
    });
}

}  // namespace muster::diagnostics
