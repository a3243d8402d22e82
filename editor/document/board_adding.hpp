#pragma once

#include "editor/document/army_element.hpp"
#include "editor/document/scenario_element.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace muster::editor::scenario {

/// JSON of a new element: what it must be, then further values, in the order that files have. Given values win over
/// further ones.
std::string composed(ScenarioElement::Type type, const std::map<std::string_view, std::string>& given,
                     text::Node values);
/// The zones of a side as its `zone` says them: one id, or a list.
std::string zoneText(std::span<const std::string> ids);

/// Ids, and names of groups, for elements that come into a scenario.
class UniqueNames {
public:
    explicit UniqueNames(const text::Document& document);

    /// An id in the array of that sort, after a wish; what is left of a wish without letters is the sort's own word.
    std::string id(ScenarioElement::Type type, std::string_view preferred);
    /// What a group that comes along is called here: its own name if nobody has that.
    std::string group(std::string_view name);

private:
    std::map<ScenarioElement::Type, Ids> m_ids;
    std::set<std::string, std::less<>> m_groups;
    std::map<std::string, std::string, std::less<>> m_renamed;
};

/// A name for a group that nobody has: "a", "b", ... "z", "a2", ...
std::string freeGroup(const std::set<std::string, std::less<>>& taken);
std::set<std::string, std::less<>> groupsIn(const text::Document& document);

/// An element's text with an id and group of its own.
std::string withUniqueNames(const std::string& element, ScenarioElement::Type type, UniqueNames& uniqueNames);

}  // namespace muster::editor::scenario
