#include "editor/document/scenario_element.hpp"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

using GoneIds = std::set<std::string_view>;

/// Ids of removed elements that no remaining element has.
GoneIds idsGone(const text::Document& document, const std::vector<FoundElement>& going, Type type)
{
    std::set<std::uint32_t> nodes;
    GoneIds gone;
    for (const auto& found : going)
        if (found.element.type == type) nodes.insert(found.node.index()), gone.insert(found.node["id"].string());
    for (const Node node : document.root()[ScenarioElement{type, {}, 0}.key()])
        if (node.isObject() && !nodes.contains(node.index())) gone.erase(node["id"].string());
    gone.erase(std::string_view());
    return gone;
}

void forgetZones(Draft& draft, const text::Document& document, const GoneIds& gone)
{
    std::size_t index = 0;
    for (const Node side : document.root()["sides"]) {
        const std::string place = "/sides/" + std::to_string(index++) + "/zone";
        const Node zone = side.isObject() ? side["zone"] : Node();
        const auto names = [&](Node each) { return each.isString() && gone.contains(each.string()); };
        if (names(zone) || (zone.isArray() && zone.size() > 0 && std::all_of(zone.begin(), zone.end(), names)))
            draft.remove(place);
        else if (zone.isArray()) {
            std::size_t item = zone.size();
            std::vector<Node> items(zone.begin(), zone.end());
            while (item-- > 0)
                if (names(items[item])) draft.remove(place + "/" + std::to_string(item));
        }
    }
}

/// Removes references of terrain and objectives to these sides, and the sides' victory conditions.
void forgetSides(Draft& draft, const text::Document& document, const GoneIds& gone, std::vector<FoundElement>& going)
{
    for (const auto& found : allScenarioElements(document)) {
        const Node node = found.node;
        if (found.element.type == Type::piece && gone.contains(node["placedBy"].string()))
            draft.remove(found.element.pointer() + "/placedBy");
        if (found.element.type == Type::objective && gone.contains(node["holder"].string()))
            draft.remove(found.element.pointer() + "/holder");
        if (found.element.type != Type::victory || !gone.contains(node["side"].string())) continue;
        if (std::none_of(going.begin(), going.end(), [&](const FoundElement& each) { return each.node == node; }))
            going.push_back(found);
    }
}

}  // namespace

Change remove(const ScenarioText& scenario, Pointers pointers)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    leaveLocked(elements);
    if (elements.empty()) return {};
    Draft draft(scenario.document);
    auto going = elements;
    if (const auto gone = idsGone(scenario.document, elements, Type::zone); !gone.empty())
        forgetZones(draft, scenario.document, gone);
    if (const auto gone = idsGone(scenario.document, elements, Type::side); !gone.empty())
        forgetSides(draft, scenario.document, gone, going);
    // Backwards, so that the remaining items keep their index.
    std::sort(going.begin(), going.end(), [](const auto& a, const auto& b) { return a.node.index() > b.node.index(); });
    for (const auto& found : going) {
        draft.remove(found.element.pointer());
        // An empty list means the same as none.
        if (draft.sizeOf(found.element.array()) == 0) draft.remove(found.element.array());
    }
    return boardChange(draft, QT_TRANSLATE_NOOP("Change", "Remove %1"), QT_TRANSLATE_NOOP("Change", "Remove %1 items"),
                       elements);
}

}  // namespace muster::editor::scenario
