#pragma once

#include "editor/document/army_element.hpp"
#include "editor/document/scenario_element.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace muster::editor::scenario {

/// JSON of a new element: its required values, then further ones, in the order of the file. Given values take
/// precedence over further ones.
std::string composed(ScenarioElement::Type type, const std::map<std::string_view, std::string>& given,
                     text::Node values);
/// The value of a side's `zone`: one id, or a list.
std::string zoneText(std::span<const std::string> ids);

/// Generates unique ids and group names for elements added to a scenario.
class UniqueNames {
public:
    explicit UniqueNames(const text::Document& document);

    /// A unique id in the array of that type, derived from a preferred text; without letters, from the type's own word.
    std::string id(ScenarioElement::Type type, std::string_view preferred);
    /// The new name of a pasted group: its own name if that is free.
    std::string group(std::string_view name);

private:
    std::map<ScenarioElement::Type, Ids> m_ids;
    std::set<std::string, std::less<>> m_groups;
    std::map<std::string, std::string, std::less<>> m_renamed;
};

/// A free name for a group: "a", "b", ... "z", "a2", ...
std::string freeGroup(const std::set<std::string, std::less<>>& taken);
std::set<std::string, std::less<>> groupsIn(const text::Document& document);

/// An element's text with a new id and group.
std::string withUniqueNames(const std::string& element, ScenarioElement::Type type, UniqueNames& uniqueNames);

}  // namespace muster::editor::scenario
