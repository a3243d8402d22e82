#pragma once

#include "editor/document/scenario_edits.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor::scenario {

/// What a pointer into a scenario names.
struct ScenarioElement {
    enum class Type { scenario, board, piece, zone, objective, side, placement, rallyPoint, reinforcement, victory };
    Type type = Type::scenario;
    std::string owner;      ///< pointer of the side that holds it; empty for what the scenario holds
    std::size_t index = 0;  ///< in its array

    std::string_view key() const;  ///< "terrain", "placements", ...
    std::string array() const { return owner + "/" + std::string(key()); }
    std::string pointer() const;
    bool isPlaced() const
    {
        return type == Type::piece || type == Type::zone || type == Type::objective || type == Type::placement ||
               type == Type::rallyPoint || type == Type::reinforcement;
    }
    bool hasShape() const { return type == Type::piece || type == Type::zone || type == Type::objective; }
    bool operator==(const ScenarioElement&) const = default;
};

struct FoundElement {
    ScenarioElement element;
    text::Node node;
};

/// The element of that pointer, whether or not it is there; nothing for a pointer to anything else.
std::optional<ScenarioElement> scenarioElementAt(std::string_view pointer);
/// Everything in the arrays of a scenario and of its sides, in the order of the text.
std::vector<FoundElement> allScenarioElements(const text::Document& document);
/// The elements of those pointers that are there, in the order of the text, each once.
std::vector<FoundElement> scenarioElementsAt(const text::Document& document, Pointers pointers);
/// Takes out what is locked.
void leaveLocked(std::vector<FoundElement>& elements);
std::vector<std::string> pointersOf(const std::vector<FoundElement>& elements);

/// The keys of an element in the order a file should have them: the toolkit's own, what else is there, notes, then keys
/// of others.
std::vector<std::string_view> boardKeyOrder(const text::Document& document, std::string_view element);
/// Likewise of what is not there yet, by its kind.
std::vector<std::string_view> boardKeyOrder(ScenarioElement::Type type, text::Node element);

/// "South wood", "Hastati 2".
std::string boardNameOf(const FoundElement& found);

/// "Move South wood" for one element, "Move 3 elements" for several. The wordings hold %1.
Change boardChange(const text::Draft& draft, const char* one, const char* many,
                   const std::vector<FoundElement>& elements, std::string mergeKey = {});
/// A key under which the same operation on the same elements merges.
std::string mergeKeyOf(std::string_view operation, const std::vector<FoundElement>& elements);

}  // namespace muster::editor::scenario
