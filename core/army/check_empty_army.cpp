#include "core/army/army_checks.hpp"

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// True if no unit is listed there; the schema reports a value of the wrong type.
bool holdsNone(Node units) { return !units || (units.isArray() && units.size() == 0); }

}  // namespace

void checkEmptyArmy(const Roster& roster, Findings& findings)
{
    const Node army = roster.node();
    const Node units = army["units"];
    if (!holdsNone(units)) return;
    for (const Node group : army["groups"])
        if (!holdsNone(group["units"])) return;
    findings.add("army/empty", Level::error, units ? units : army, findings.wording().say("the army has no unit"),
                 findings.wording().say("add one to \"units\""));
}

}  // namespace muster::rules
