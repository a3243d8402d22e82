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

/// What a pointer into an army names: a unit, leader or group, or the army itself.
struct ArmyElement {
    enum class Type { army, unit, leader, group };
    Type type = Type::army;
    std::string owner;      ///< pointer of the army or group that holds it
    std::size_t index = 0;  ///< in its array

    /// "units", "leaders" or "groups"; empty for the army.
    std::string_view key() const;
    std::string array() const { return owner + "/" + std::string(key()); }
    std::string pointer() const { return type == Type::army ? std::string() : array() + "/" + std::to_string(index); }
    bool isMember() const { return type == Type::unit || type == Type::leader; }
    bool operator==(const ArmyElement&) const = default;
};

/// The element of that pointer, whether or not it is there; nothing for a pointer to anything else.
std::optional<ArmyElement> armyElementAt(std::string_view pointer);

/// The elements of those pointers that are there, in the order of the text, each once; those inside of a named group
/// are left out.
std::vector<ArmyElement> armyElementsAt(const text::Document& army, std::span<const std::string> pointers);

/// Every unit, leader and group of the army with its node.
std::vector<std::pair<ArmyElement, text::Node>> allArmyElements(const text::Document& army);

/// What to call an element in a menu: its name, or its entry or id in words.
std::string nameOf(text::Node element);

/// The keys of an object in the order a file should have them: the toolkit's own, the system's, what else is there,
/// notes.
std::vector<std::string_view> keyOrder(const text::Document& army, std::string_view element,
                                       text::KeyOrder system = {});

/// Ids that are in use, and new ones that are not.
class Ids {
public:
    explicit Ids(const text::Document& army);
    explicit Ids(std::set<std::string, std::less<>> taken) : m_taken(std::move(taken)) {}
    /// The wish or the first free one like it, which is taken from then on.
    std::string take(std::string_view preferred);
    bool has(std::string_view id) const { return m_taken.contains(id); }

private:
    std::set<std::string, std::less<>> m_taken;
    std::map<std::string, std::size_t> m_lastNumbers;  ///< given out, by the name before the number
};

/// Fills in where the elements with those ids stand after the change.
void select(Change& change, const text::Document& army, const std::set<std::string, std::less<>>& ids);

/// The change that a draft comes to.
Change changeOf(const text::Draft& draft, std::string what, std::vector<std::string> words, std::string mergeKey = {});

/// A unit, leader or group as JSON text with ids of its own; what is in it that says `with` follows. `renamed` collects
/// old and new ids.
std::string withNewIds(text::Node element, Ids& ids, std::vector<std::pair<std::string, std::string>>& renamed);

}  // namespace muster::editor
