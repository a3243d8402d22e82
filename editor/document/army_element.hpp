#pragma once

#include "core/text/edit.hpp"
#include "editor/document/army_edits.hpp"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// The element that a pointer into an army refers to: a unit, leader or group, or the army itself.
struct ArmyElement {
    enum class Type { army, unit, leader, group };
    Type type = Type::army;
    std::string owner;      ///< pointer of the army or group that contains it
    std::size_t index = 0;  ///< in its array

    /// "units", "leaders" or "groups"; empty for the army.
    std::string_view key() const;
    std::string array() const { return owner + "/" + std::string(key()); }
    std::string pointer() const { return type == Type::army ? std::string() : array() + "/" + std::to_string(index); }
    bool isMember() const { return type == Type::unit || type == Type::leader; }
    bool operator==(const ArmyElement&) const = default;
};

/// The element of that pointer, existing or not; nothing if the pointer refers to something else.
std::optional<ArmyElement> armyElementAt(std::string_view pointer);

/// The existing elements among those pointers, in the order of the text, without duplicates and without members of a
/// selected group.
std::vector<ArmyElement> armyElementsAt(const text::Document& army, std::span<const std::string> pointers);

/// Every unit, leader and group of the army with its node.
std::vector<std::pair<ArmyElement, text::Node>> allArmyElements(const text::Document& army);

/// The name of an element for a menu: its name, or its entry or id in words.
ChangeWord nameOf(text::Node element);

/// The keys of an object in the order of the file: the toolkit's own, the system's, other keys, notes.
std::vector<std::string_view> keyOrder(const text::Document& army, std::string_view element,
                                       text::KeyOrder system = {});

/// Tracks used ids and generates new ones.
class Ids {
public:
    explicit Ids(const text::Document& army);
    explicit Ids(std::set<std::string, std::less<>> taken) : m_taken(std::move(taken)) {}
    /// Returns and reserves the preferred id or the first free variant of it.
    std::string take(std::string_view preferred);
    bool has(std::string_view id) const { return m_taken.contains(id); }

private:
    std::set<std::string, std::less<>> m_taken;
    std::map<std::string, std::size_t> m_lastNumbers;  ///< last number assigned, by the name before the number
};

/// Sets the selection to the elements with those ids in the text after the change.
void select(Change& change, const text::Document& army, const std::set<std::string, std::less<>>& ids);

/// The change that corresponds to a draft.
Change changeOf(const text::Draft& draft, std::string what, std::vector<ChangeWord> words, std::string mergeKey = {});

/// A unit, leader or group as JSON text with new ids; each `with` in it is updated. `renamed` collects old and new ids.
std::string withNewIds(text::Node element, Ids& ids, std::vector<std::pair<std::string, std::string>>& renamed);

}  // namespace muster::editor
