#include "validator/check/army_summary.hpp"

#include "core/army/opened_army.hpp"
#include "core/army/verdict.hpp"
#include "core/game/game.hpp"

#include <fmt/format.h>

namespace muster::validator {

using diagnostics::Level;

ArmySummary armySummary(const std::string& file, const rules::OpenedArmy& army)
{
    ArmySummary summary;
    summary.file = file;
    summary.name = army.root()["name"].string();
    summary.player = army.root()["player"].string();
    if (army.roster()) summary.points = rules::pointsText(*army.roster());
    summary.verdict = rules::verdictText(diagnostics::countOf(army.findings(), Level::error),
                                         diagnostics::countOf(army.accepted(), Level::error),
                                         diagnostics::countOf(army.findings(), Level::warning));
    return summary;
}

}  // namespace muster::validator
