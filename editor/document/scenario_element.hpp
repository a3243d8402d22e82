#pragma once

#include "editor/document/scenario_edits.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor::scenario {

/// The element that a pointer into a scenario refers to.
struct ScenarioElement {
    enum class Type { scenario, board, piece, zone, objective, side, placement, rallyPoint, reinforcement, victory };
    Type type = Type::scenario;
    std::string owner;      ///< pointer of the side that contains it; empty for elements of the scenario
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

/// The element of that pointer, existing or not; nothing if the pointer refers to something else.
std::optional<ScenarioElement> scenarioElementAt(std::string_view pointer);
/// All elements in the arrays of a scenario and of its sides, in the order of the text.
std::vector<FoundElement> allScenarioElements(const text::Document& document);
/// The existing elements among those pointers, in the order of the text, without duplicates.
std::vector<FoundElement> scenarioElementsAt(const text::Document& document, Pointers pointers);
/// Removes locked elements from the list.
void leaveLocked(std::vector<FoundElement>& elements);
std::vector<std::string> pointersOf(const std::vector<FoundElement>& elements);

/// The keys of an element in the order of the file: the toolkit's own, other keys, notes, then keys of others.
std::vector<std::string_view> boardKeyOrder(const text::Document& document, std::string_view element);
/// The same for an element that does not exist yet, by its kind.
std::vector<std::string_view> boardKeyOrder(ScenarioElement::Type type, text::Node element);

/// "South wood", "Hastati 2".
ChangeWord boardNameOf(const FoundElement& found);

/// "Move South wood" for one element, "Move 3 elements" for several. The wordings contain %1.
Change boardChange(const text::Draft& draft, const char* one, const char* many,
                   const std::vector<FoundElement>& elements, std::string mergeKey = {});
/// A key under which repeated operations on the same elements merge.
std::string mergeKeyOf(std::string_view operation, const std::vector<FoundElement>& elements);

}  // namespace muster::editor::scenario
