#include "core/acceptance/accepted_places.hpp"

#include "core/text/pointer.hpp"

#include <algorithm>
#include <span>
#include <string_view>

namespace muster::rules {

using files::FileKind;
using text::Node;

namespace {

/// A key with a list of elements that may have `accept`, and the same for keys of these elements.
struct Elements {
    std::string_view key;
    std::span<const Elements> inside = {};
};

constexpr Elements members[] = {{"leaders"}, {"units"}};
constexpr Elements options[] = {{"options"}};
constexpr Elements ofSide[] = {{"placements"}, {"reinforcements"}};
constexpr Elements ofArmy[] = {{"leaders"}, {"units"}, {"groups", members}};
constexpr Elements ofList[] = {{"entries", options}, {"leaders", options}, {"limits"}, {"rules"}};
constexpr Elements ofScenario[] = {{"terrain"}, {"zones"}, {"sides", ofSide}, {"objectives"}};
constexpr Elements ofSystem[] = {{"entries", options}, {"leaders", options}, {"rules"}, {"statistics"}, {"odds"},
                                 {"sheets"},           {"reference"}};
constexpr Elements ofHouse[] = {{"rules"}};

std::span<const Elements> elementsOf(FileKind kind)
{
    switch (kind) {
    case FileKind::army: return ofArmy;
    case FileKind::list: return ofList;
    case FileKind::scenario: return ofScenario;
    case FileKind::system: return ofSystem;
    case FileKind::house: return ofHouse;
    case FileKind::config:
    case FileKind::expect: break;
    }
    return {};
}

void collect(Node element, std::span<const Elements> inside, std::vector<Node>& found)
{
    if (element["accept"].size() > 0) found.push_back(element);
    for (const auto& [key, further] : inside)
        if (const Node items = element[key]; items.isArray())
            for (const Node item : items) collect(item, further, found);
}

}  // namespace

std::vector<Node> elementsWithAccept(Node root, FileKind kind)
{
    std::vector<Node> found;
    collect(root, elementsOf(kind), found);
    return found;
}

std::string acceptingElement(std::string_view place, FileKind kind)
{
    std::string_view rest = place;
    auto inside = elementsOf(kind);
    for (;;) {
        auto behind = rest;
        const auto item = text::takeItem(behind);
        const auto known = std::find_if(inside.begin(), inside.end(),
                                        [&](const Elements& elements) { return item && elements.key == item->first; });
        if (known == inside.end()) return std::string(place.substr(0, place.size() - rest.size()));
        inside = known->inside;
        rest = behind;
    }
}

}  // namespace muster::rules
