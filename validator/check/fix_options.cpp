#include "validator/check/fix_options.hpp"

#include <fmt/format.h>

#include <string_view>
#include <utility>

namespace muster::validator {

std::optional<std::string> contradictionOfFixes(const CheckOptions& options)
{
    if (options.fix.empty())
        return options.exitNonZeroOnFix
                   ? std::optional<std::string>("--exit-non-zero-on-fix has no effect without --fix")
                   : std::nullopt;
    const std::string_view how = options.diff ? "--diff" : "--fix";
    if (options.staged)
        return fmt::format("{} works on the files themselves, not on what is staged; leave out --staged, and stage the "
                           "fixed files",
                           how);
    if (options.watch) return fmt::format("{} runs once; leave out --watch", how);
    if (!options.diff) return std::nullopt;
    const std::pair<std::string_view, bool> reports[] = {{"--quiet", options.quiet},
                                                         {"--summary", options.summary},
                                                         {"--statistics", options.statistics},
                                                         {"--write-baseline", !options.writeBaseline.empty()},
                                                         {"--prune-baseline", options.pruneBaseline},
                                                         {"--trace", !options.trace.empty()}};
    for (const auto& [name, isGiven] : reports)
        if (isGiven) return fmt::format("--diff shows only what --fix would change; leave out {}", name);
    return std::nullopt;
}

}  // namespace muster::validator
