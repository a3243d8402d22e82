#include "core/text/canonical.hpp"
#include "editor/document/board_adding.hpp"
#include "editor/document/board_pose.hpp"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

// More than any table; limits arbitrary clipboard contents.
constexpr std::size_t maxClipboardBytes = 8u << 20, maxElements = 5000;

std::shared_ptr<const text::Document> parsedObject(std::string_view text)
{
    auto result = text::parseFragment(std::string(text));
    return result.document && result.document->root().isObject() && result.faults.empty() ? std::move(result.document)
                                                                                          : nullptr;
}

/// Finds JSON in a text that may contain other words or a chat's code marks.
std::shared_ptr<const text::Document> objectIn(std::string_view text)
{
    if (text.size() > maxClipboardBytes) return nullptr;
    if (auto whole = parsedObject(text)) return whole;
    const auto begin = text.find('{'), end = text.rfind('}');
    return begin < end && end != std::string_view::npos ? parsedObject(text.substr(begin, end - begin + 1)) : nullptr;
}

/// Returns true if the element has a readable shape or position and, for a base, a unit.
bool isValid(const FoundElement& found, const rules::BoardFrame& frame)
{
    const Pose pose = poseOf(found, frame);
    if (!pose.isSomewhere()) return false;
    if (found.element.type == Type::piece) return found.node["type"].isString() && pose.spec;
    if (found.element.type == Type::placement) return found.node["unit"].isString();
    return found.element.type != Type::reinforcement;
}

std::vector<FoundElement> elementsIn(const ScenarioText& scenario)
{
    auto elements = allScenarioElements(scenario.document);
    const auto frame = frameOf(scenario);
    std::erase_if(elements, [&](const FoundElement& found) { return !isValid(found, frame); });
    if (elements.size() > maxElements) elements.resize(maxElements);
    return elements;
}

std::string arrayText(const std::vector<FoundElement>& elements, Type type, std::string_view owner)
{
    std::string items;
    for (const auto& found : elements)
        if (found.element.type == type && found.element.owner == owner)
            items.append(items.empty() ? "" : ", ").append(found.node.sourceText());
    return items.empty() ? items : ", " + text::quoted(ScenarioElement{type, {}, 0}.key()) + ": [" + items + "]";
}

bool isThere(const text::Document& document, const std::vector<FoundElement>& elements)
{
    std::set<std::pair<Type, std::string_view>> ids;
    for (const auto& found : allScenarioElements(document))
        if (found.element.hasShape()) ids.emplace(found.element.type, found.node["id"].string());
    return std::any_of(elements.begin(), elements.end(), [&](const FoundElement& found) {
        return found.element.hasShape() && ids.contains({found.element.type, found.node["id"].string()});
    });
}

/// Maps sides of another scenario to a chosen side or to the one with the same id.
class Hosts {
public:
    Hosts(const ScenarioText& scenario, std::string_view chosen)
    {
        const auto element = scenarioElementAt(chosen);
        if (element && element->type == Type::side && scenario.document.root().at(chosen).isObject()) m_chosen = chosen;
        std::size_t index = 0;
        for (const Node side : scenario.document.root()["sides"]) {
            const std::string pointer = "/sides/" + std::to_string(index++);
            if (!side.isObject()) continue;
            m_byId.emplace(side["id"].string(), pointer);
            for (const Node placement : side["placements"])
                if (placement.isObject())
                    m_standing.emplace(pointer, placement["unit"].string(), placement["index"].integer());
        }
    }

    std::string of(Node guest) const
    {
        if (!m_chosen.empty()) return m_chosen;
        const auto known = m_byId.find(guest["id"].string());
        return known == m_byId.end() ? std::string() : known->second;
    }
    /// Returns false for a base that is already on the board.
    bool admit(const std::string& side, Node placement)
    {
        return m_standing.emplace(side, placement["unit"].string(), placement["index"].integer()).second;
    }

private:
    std::string m_chosen;
    std::map<std::string, std::string, std::less<>> m_byId;
    std::set<std::tuple<std::string, std::string, std::int64_t>> m_standing;
};

}  // namespace

std::string copied(const ScenarioText& scenario, Pointers pointers)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    std::erase_if(elements, [](const FoundElement& found) {
        return !found.element.isPlaced() || found.element.type == Type::reinforcement;
    });
    if (elements.empty()) return {};
    const Node root = scenario.document.root();
    std::string text = "{\"muster\": \"battlefield\"";
    if (const Node system = root["system"]; system.isString())
        text += ", \"system\": " + std::string(system.sourceText());
    // Squares and strips depend on the size of the board.
    text += ", \"board\": {\"measure\": " + text::quoted(scenario.measure);
    for (const char* key : {"width", "depth", "grid"})
        if (const Node value = root["board"][key])
            text += std::string(", \"") + key + "\": " + std::string(value.sourceText());
    text += "}";
    for (const Type type : {Type::piece, Type::zone, Type::objective}) text += arrayText(elements, type, {});
    std::string sides;
    std::size_t index = 0;
    for (const Node side : root["sides"]) {
        const std::string pointer = "/sides/" + std::to_string(index++);
        const auto content =
            arrayText(elements, Type::placement, pointer) + arrayText(elements, Type::rallyPoint, pointer);
        if (!content.empty())
            sides += (sides.empty() ? "{\"id\": " : ", {\"id\": ") + text::quoted(side["id"].string()) + content + "}";
    }
    if (!sides.empty()) text += ", \"sides\": [" + sides + "]";
    const auto document = parsedObject(text + "}");
    return document ? text::canonical(*document) : std::string();
}

bool isPasteable(std::string_view text)
{
    const auto document = objectIn(text);
    return document && !elementsIn(ScenarioText(*document)).empty();
}

Change paste(const ScenarioText& scenario, std::string_view text, std::optional<Point> at, std::string_view side)
{
    auto document = objectIn(text);
    if (!document || (at && !geometry::isFinite(*at))) return {};
    if (const ScenarioText other(*document, scenario.measure); other.measure != scenario.measure) {
        const auto converted = setMeasure(other, scenario.measure, Lengths::convert);
        document = parsedObject(text::applied(document->source().bytes(), converted.edits));
        if (!document) return {};
    }
    const ScenarioText given(*document, scenario.measure);
    const auto elements = elementsIn(given);
    const auto box = boxAround(elements, frameOf(given));
    if (!box) return {};
    const auto spelling = spellingOf(scenario);
    // Offset copies from their originals; cut elements and those from elsewhere keep their position.
    const double aside = isThere(scenario.document, elements) ? 50 * spelling.step() : 0;
    const Point by = at ? *at - box->centre() : Point{aside, -aside};
    const Motion motion = Motion::moving({spelling.rounded(by.x), spelling.rounded(by.y)});

    Draft draft(scenario.document);
    const TransformWriter writer(given);
    UniqueNames uniqueNames(scenario.document);
    Hosts hosts(scenario, side);
    std::vector<FoundElement> came;
    std::vector<std::string> selection;
    for (const auto& found : elements) {
        const std::string owner =
            found.element.owner.empty() ? std::string() : hosts.of(document->root().at(found.element.owner));
        if (!found.element.owner.empty() &&
            (owner.empty() || (found.element.type == Type::placement && !hosts.admit(owner, found.node))))
            continue;
        const ScenarioElement target{found.element.type, owner, 0};
        const auto last = draft.sizeOf(target.array());
        const auto json = withUniqueNames(writer.movedText(found, motion), found.element.type, uniqueNames);
        if (!draft.insertInto(owner, target.key(), text::atEnd, json, boardKeyOrder(scenario.document, owner)))
            continue;
        came.push_back(found);
        selection.push_back(target.array() + "/" + std::to_string(last));
    }
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Paste %1"),
                              QT_TRANSLATE_NOOP("Change", "Paste %1 items"), came);
    if (change) change.selection = std::move(selection);
    return change;
}

}  // namespace muster::editor::scenario
