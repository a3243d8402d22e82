#include "core/army/verdict.hpp"

#include "core/expr/value.hpp"
#include "core/roster/roster.hpp"
#include "core/sheet/sheet.hpp"

#include <fmt/format.h>

namespace muster::rules {

namespace {

std::string counted(std::size_t count, std::string_view one)
{
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

}  // namespace

std::string verdictText(std::size_t errors, std::size_t accepted, std::size_t warnings)
{
    std::string text = errors > 0 ? counted(errors, "error") : "Legal";
    if (accepted > 0) text += (errors > 0 ? ", " : " with ") + sheet::acceptedBreaches(accepted);
    if (warnings > 0)
        text += fmt::format("{} {}", errors + accepted > 0 ? " and" : ", with", counted(warnings, "warning"));
    return text;
}

std::string pointsText(const Roster& roster)
{
    const bool hasPoints = roster.node()["budget"].isInteger() || roster.catalogue().budget();
    const auto* cost = roster.army().find("cost");
    return hasPoints && cost != nullptr ? fmt::format("{} of {}", expr::toSentence(*cost), roster.budget())
                                        : std::string();
}

}  // namespace muster::rules
