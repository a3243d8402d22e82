#include "core/text/canonical.hpp"
#include "editor/document/board_adding.hpp"
#include "editor/document/board_lying.hpp"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Sort = ScenarioThing::Sort;

namespace {

// More than any table; a clipboard may hold anything.
constexpr std::size_t longestText = 8u << 20, mostThings = 5000;

std::shared_ptr<const text::Document> parsedObject(std::string_view text)
{
    auto result = text::Document::parse(std::make_shared<const text::Source>("", std::string(text)));
    return result.document && result.document->root().isObject() && result.faults.empty() ? std::move(result.document)
                                                                                          : nullptr;
}

/// The JSON in a text that may have words or a chat's code marks around it.
std::shared_ptr<const text::Document> objectIn(std::string_view text)
{
    if (text.size() > longestText) return nullptr;
    if (auto whole = parsedObject(text)) return whole;
    const auto begin = text.find('{'), end = text.rfind('}');
    return begin < end && end != std::string_view::npos ? parsedObject(text.substr(begin, end - begin + 1)) : nullptr;
}

/// Whether the thing can stand on a board: what has a shape or place that can be read, and of a base its unit.
bool isSound(const FoundThing& found, const rules::BoardFrame& frame)
{
    const Lying lying = lyingOf(found, frame);
    if (!lying.isSomewhere()) return false;
    if (found.thing.sort == Sort::piece) return found.node["type"].isString() && lying.form;
    if (found.thing.sort == Sort::placement) return found.node["unit"].isString();
    return found.thing.sort != Sort::reinforcement;
}

std::vector<FoundThing> thingsIn(const ScenarioText& scenario)
{
    auto things = allScenarioThings(scenario.document);
    const auto frame = frameOf(scenario);
    std::erase_if(things, [&](const FoundThing& found) { return !isSound(found, frame); });
    if (things.size() > mostThings) things.resize(mostThings);
    return things;
}

std::string arrayText(const std::vector<FoundThing>& things, Sort sort, std::string_view owner)
{
    std::string items;
    for (const auto& found : things)
        if (found.thing.sort == sort && found.thing.owner == owner)
            items.append(items.empty() ? "" : ", ").append(found.node.sourceText());
    return items.empty() ? items : ", " + text::quoted(ScenarioThing{sort, {}, 0}.key()) + ": [" + items + "]";
}

bool isThere(const text::Document& document, const std::vector<FoundThing>& things)
{
    std::set<std::pair<Sort, std::string_view>> ids;
    for (const auto& found : allScenarioThings(document))
        if (found.thing.hasShape()) ids.emplace(found.thing.sort, found.node["id"].string());
    return std::any_of(things.begin(), things.end(), [&](const FoundThing& found) {
        return found.thing.hasShape() && ids.contains({found.thing.sort, found.node["id"].string()});
    });
}

/// Where things from another scenario's sides go: to a side chosen, or the one of the same id.
class Hosts {
public:
    Hosts(const ScenarioText& scenario, std::string_view chosen)
    {
        const auto thing = scenarioThingAt(chosen);
        if (thing && thing->sort == Sort::side && scenario.document.root().at(chosen).isObject()) m_chosen = chosen;
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
    /// False for a base that stands there already.
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
    auto things = scenarioThingsAt(scenario.document, pointers);
    std::erase_if(things, [](const FoundThing& found) {
        return !found.thing.isPlaced() || found.thing.sort == Sort::reinforcement;
    });
    if (things.empty()) return {};
    const Node root = scenario.document.root();
    std::string text = "{\"muster\": \"battlefield\"";
    if (const Node system = root["system"]; system.isString())
        text += ", \"system\": " + std::string(system.sourceText());
    // Squares and strips are where they are only on a board of that size.
    text += ", \"board\": {\"measure\": " + text::quoted(scenario.measure);
    for (const char* key : {"width", "depth", "grid"})
        if (const Node value = root["board"][key])
            text += std::string(", \"") + key + "\": " + std::string(value.sourceText());
    text += "}";
    for (const Sort sort : {Sort::piece, Sort::zone, Sort::objective}) text += arrayText(things, sort, {});
    std::string sides;
    std::size_t index = 0;
    for (const Node side : root["sides"]) {
        const std::string pointer = "/sides/" + std::to_string(index++);
        const auto content = arrayText(things, Sort::placement, pointer) + arrayText(things, Sort::rallyPoint, pointer);
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
    return document && !thingsIn(ScenarioText(*document)).empty();
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
    const auto things = thingsIn(given);
    const auto box = boxAround(things, frameOf(given));
    if (!box) return {};
    const auto spelling = spellingOf(scenario);
    // Beside those it was copied from; what was cut, or comes from elsewhere, lies where it lay.
    const double aside = isThere(scenario.document, things) ? 50 * spelling.step() : 0;
    const Point by = at ? *at - box->centre() : Point{aside, -aside};
    const Motion motion = Motion::moving({spelling.rounded(by.x), spelling.rounded(by.y)});

    Draft draft(scenario.document);
    const Mover mover(given);
    Newcomers newcomers(scenario.document);
    Hosts hosts(scenario, side);
    std::vector<FoundThing> came;
    std::vector<std::string> selection;
    for (const auto& found : things) {
        const std::string owner =
            found.thing.owner.empty() ? std::string() : hosts.of(document->root().at(found.thing.owner));
        if (!found.thing.owner.empty() &&
            (owner.empty() || (found.thing.sort == Sort::placement && !hosts.admit(owner, found.node))))
            continue;
        const ScenarioThing target{found.thing.sort, owner, 0};
        const auto last = draft.sizeOf(target.array());
        const auto json = asNewcomer(mover.movedText(found, motion), found.thing.sort, newcomers);
        if (!draft.insertInto(owner, target.key(), text::atEnd, json, boardKeyOrder(scenario.document, owner)))
            continue;
        came.push_back(found);
        selection.push_back(target.array() + "/" + std::to_string(last));
    }
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Paste %1"),
                              QT_TRANSLATE_NOOP("Change", "Paste %1 things"), came);
    if (change) change.selection = std::move(selection);
    return change;
}

}  // namespace muster::editor::scenario
