#pragma once

#include "editor/document/scenario_edits.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor::scenario {

/// What a pointer into a scenario names.
struct ScenarioThing {
    enum class Sort { scenario, board, piece, zone, objective, side, placement, rallyPoint, reinforcement, victory };
    Sort sort = Sort::scenario;
    std::string owner;      ///< pointer of the side that holds it; empty for what the scenario holds
    std::size_t index = 0;  ///< in its array

    std::string_view key() const;  ///< "terrain", "placements", ...
    std::string array() const { return owner + "/" + std::string(key()); }
    std::string pointer() const;
    bool isPlaced() const
    {
        return sort == Sort::piece || sort == Sort::zone || sort == Sort::objective || sort == Sort::placement ||
               sort == Sort::rallyPoint || sort == Sort::reinforcement;
    }
    bool hasShape() const { return sort == Sort::piece || sort == Sort::zone || sort == Sort::objective; }
    bool operator==(const ScenarioThing&) const = default;
};

struct FoundThing {
    ScenarioThing thing;
    text::Node node;
};

/// The thing of that pointer, whether or not it is there; nothing for a pointer to anything else.
std::optional<ScenarioThing> scenarioThingAt(std::string_view pointer);
/// Everything in the arrays of a scenario and of its sides, in the order of the text.
std::vector<FoundThing> allScenarioThings(const text::Document& document);
/// The things of those pointers that are there, in the order of the text, each once.
std::vector<FoundThing> scenarioThingsAt(const text::Document& document, Pointers pointers);
/// Takes out what is locked.
void leaveLocked(std::vector<FoundThing>& things);
std::vector<std::string> pointersOf(const std::vector<FoundThing>& things);

/// The keys of a thing in the order a file should have them: the toolkit's own, what else is there, notes, then keys of
/// others.
std::vector<std::string_view> boardKeyOrder(const text::Document& document, std::string_view thing);
/// Likewise of what is not there yet, by its kind.
std::vector<std::string_view> boardKeyOrder(ScenarioThing::Sort sort, text::Node thing);

/// "South wood", "Hastati 2".
std::string boardNameOf(const FoundThing& found);

/// "Move South wood" for one thing, "Move 3 things" for several. The wordings hold %1.
Change boardChange(const text::Draft& draft, const char* one, const char* many, const std::vector<FoundThing>& things,
                   std::string mergeKey = {});
/// A key under which the same deed on the same things merges.
std::string mergeKeyOf(std::string_view deed, const std::vector<FoundThing>& things);

}  // namespace muster::editor::scenario
