#pragma once

#include "core/army/opened_army.hpp"
#include "core/game/trace.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/sheet/description.hpp"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

struct ArmyViews;

/// What a file gives: its findings, the values of its elements, and its sheets.
class Outcome {
public:
    /// The values that no verdict depends on are known only if `isWhole`. The subject's text must be parsed. A trace is
    /// filled in, if given.
    Outcome(const Subject& subject, Library& library, bool isWhole, Trace* trace = nullptr);

    /// Except those that the file accepts.
    const diagnostics::Diagnostics& findings() const { return m_findings; }
    const diagnostics::Diagnostics& remarks() const { return m_remarks; }

    /// Null if the file has no game, or none that can be used.
    const Game* game() const { return m_rulesContext ? m_rulesContext->game.get() : nullptr; }
    /// The level of a rule in this file, as house rules and settings have it; nothing if they switch it off.
    std::optional<diagnostics::Level> levelOf(std::string_view rule, diagnostics::Level usual) const;

    /// The value that rules see in an element: the file as a whole, a unit, leader or group, an entry of a list, a side
    /// or a piece of a battlefield; nothing for other nodes.
    std::optional<expr::Value> valueOf(text::Node element) const;

    /// The sheets of the file's game; null if it has none.
    const sheet::Description* sheets() const;
    struct ShownSheet {
        text::Node of;  ///< the army, unit, group, battlefield or side that it is about
        std::vector<std::string> texts;
    };
    /// That sheet, once for everything it is about; none if the sheet's `when` does not hold.
    std::vector<ShownSheet> shown(std::size_t sheet) const;

    /// Evaluates the sheets, statistics and terms of costs, for a recording.
    void evaluateAll() const;

private:
    void open(const Subject& subject, Library& library, bool isWhole, Trace* trace);

    std::shared_ptr<const OpenedArmy> m_army;
    std::shared_ptr<const OpenedScenario> m_scenario;
    std::shared_ptr<const RulesContext> m_rulesContext;
    std::shared_ptr<const ArmyViews> m_views;  ///< null if only findings matter
    diagnostics::Diagnostics m_findings, m_remarks;
};

}  // namespace muster::rules
