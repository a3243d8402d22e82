#include "core/files/id.hpp"
#include "editor/document/board_adding.hpp"
#include "editor/document/board_numbers.hpp"

#include <QtGlobal>

#include <cmath>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

std::shared_ptr<const text::Document> parsedOrEmpty(std::string_view json)
{
    auto result = text::parseFragment(json.empty() ? "{}" : std::string(json));
    return result.document && (result.document->root().isObject() || result.document->root().isArray())
               ? std::move(result.document)
               : nullptr;
}

/// Appends an element to its array and returns its pointer; empty on failure.
std::string append(Draft& draft, const text::Document& document, Type type, const std::string& owner,
                   const std::string& json)
{
    const ScenarioElement element{type, owner, 0};
    const auto index = draft.sizeOf(element.array());
    if (!draft.insertInto(owner, element.key(), text::atEnd, json, boardKeyOrder(document, owner))) return {};
    return element.array() + "/" + std::to_string(index);
}

constexpr const char* add = QT_TRANSLATE_NOOP("Change", "Add %1");

Change added(const Draft& draft, std::string name, std::vector<std::string> selection)
{
    if (selection.empty() || selection.front().empty()) return {};
    auto change = changeOf(draft, add, {std::move(name)});
    change.operation = Change::Operation::add;
    change.selection = std::move(selection);
    return change;
}

/// The display name: the name, else the id in words.
std::string shownName(std::string_view name, std::string_view id)
{
    return !name.empty() ? std::string(name) : files::inWords(id);
}

bool isSide(const ScenarioText& scenario, std::string_view pointer)
{
    const auto element = scenarioElementAt(pointer);
    return element && element->type == Type::side && scenario.document.root().at(pointer).isObject();
}

std::vector<std::string> appendPieces(Draft& draft, const ScenarioText& scenario, std::string_view type,
                                      const std::vector<std::string>& shapes, Node values)
{
    UniqueNames uniqueNames(scenario.document);
    std::vector<std::string> pointers;
    for (const auto& shape : shapes) {
        if (!parsedOrEmpty(shape)) return {};
        const auto id = uniqueNames.id(Type::piece, values["name"].string().empty() ? type : values["name"].string());
        const auto piece =
            composed(Type::piece, {{"id", text::quoted(id)}, {"type", text::quoted(type)}, {"shape", shape}}, values);
        pointers.push_back(append(draft, scenario.document, Type::piece, {}, piece));
    }
    return pointers;
}

}  // namespace

Change addPiece(const ScenarioText& scenario, std::string_view type, std::string_view shape, std::string_view values)
{
    const auto more = parsedOrEmpty(values);
    if (!more || shape.empty()) return {};
    Draft draft(scenario.document);
    const auto pointers = appendPieces(draft, scenario, type, {std::string(shape)}, more->root());
    return added(draft, shownName(more->root()["name"].string(), type), pointers);
}

Change addPieceMirrored(const ScenarioText& scenario, std::string_view type, std::string_view shape, Mirror way,
                        std::string_view values)
{
    const auto more = parsedOrEmpty(values);
    std::string partner = mirroredShape(scenario, shape, way);
    if (!more || partner.empty()) return {};
    // A shape on the axis is its own mirror image.
    std::vector<std::string> shapes{std::string(shape)};
    if (mirroredShape(scenario, partner, way) != partner) shapes.push_back(std::move(partner));
    Draft draft(scenario.document);
    const auto pointers = appendPieces(draft, scenario, type, shapes, more->root());
    return added(draft, shownName(more->root()["name"].string(), type), pointers);
}

Change addPieces(const ScenarioText& scenario, std::string_view pieces, bool replace)
{
    constexpr std::uint32_t max = 5000;
    const auto given = parsedOrEmpty(pieces);
    if (!given || !given->root().isArray() || given->root().size() > max) return {};
    Draft draft(scenario.document);
    if (replace) {
        auto elements = allScenarioElements(scenario.document);
        std::erase_if(elements, [](const FoundElement& found) { return found.element.type != Type::piece; });
        leaveLocked(elements);
        for (auto found = elements.rbegin(); found != elements.rend(); ++found) draft.remove(found->element.pointer());
    }
    UniqueNames uniqueNames(scenario.document);
    std::vector<std::string> pointers;
    for (const Node piece : given->root())
        if (piece.isObject())
            pointers.push_back(append(draft, scenario.document, Type::piece, {},
                                      withUniqueNames(std::string(piece.sourceText()), Type::piece, uniqueNames)));
    auto change = changeOf(draft,
                           replace ? QT_TRANSLATE_NOOP("Change", "Replace terrain by %1 pieces")
                                   : QT_TRANSLATE_NOOP("Change", "Add %1 pieces"),
                           {std::to_string(pointers.size())});
    change.selection = std::move(pointers);
    return change;
}

Change addZone(const ScenarioText& scenario, std::string_view name, std::string_view shape, std::string_view sideId)
{
    if (!parsedOrEmpty(shape) || shape.empty()) return {};
    Draft draft(scenario.document);
    UniqueNames uniqueNames(scenario.document);
    const auto id = uniqueNames.id(Type::zone, !name.empty() ? name : sideId);
    std::map<std::string_view, std::string> given{{"id", text::quoted(id)}, {"shape", std::string(shape)}};
    if (!name.empty()) given.emplace("name", text::quoted(name));
    const auto pointer = append(draft, scenario.document, Type::zone, {}, composed(Type::zone, given, {}));
    std::size_t index = 0;
    for (const Node side : scenario.document.root()["sides"]) {
        const std::string place = "/sides/" + std::to_string(index++);
        if (sideId.empty() || !side.isObject() || side["id"].string() != sideId) continue;
        auto zones = zonesOf(side);
        zones.push_back(id);
        draft.setMember(place, "zone", zoneText(zones), boardKeyOrder(scenario.document, place));
        break;
    }
    return added(draft, shownName(name, id), {pointer});
}

Change addSide(const ScenarioText& scenario, std::string_view name, std::string_view values)
{
    const auto more = parsedOrEmpty(values);
    if (!more) return {};
    Draft draft(scenario.document);
    UniqueNames uniqueNames(scenario.document);
    const auto preferred = more->root()["id"].string();
    const auto id = uniqueNames.id(Type::side, preferred.empty() ? name : preferred);
    std::map<std::string_view, std::string> given{{"id", text::quoted(id)}};
    if (!name.empty()) given.emplace("name", text::quoted(name));
    const auto pointer = append(draft, scenario.document, Type::side, {}, composed(Type::side, given, more->root()));
    return added(draft, shownName(name, id), {pointer});
}

Change addObjective(const ScenarioText& scenario, std::string_view name, Point at, std::string_view values)
{
    const auto more = parsedOrEmpty(values);
    if (!more || !geometry::isFinite(at)) return {};
    Draft draft(scenario.document);
    UniqueNames uniqueNames(scenario.document);
    const auto id = uniqueNames.id(Type::objective, name);
    std::map<std::string_view, std::string> given{{"id", text::quoted(id)}};
    if (!name.empty()) given.emplace("name", text::quoted(name));
    if (!more->root()["shape"]) given.emplace("at", spellingOf(scenario).point(at, false));
    const auto pointer =
        append(draft, scenario.document, Type::objective, {}, composed(Type::objective, given, more->root()));
    return added(draft, shownName(name, id), {pointer});
}

Change addRallyPoint(const ScenarioText& scenario, std::string_view side, Point at)
{
    if (!isSide(scenario, side) || !geometry::isFinite(at)) return {};
    Draft draft(scenario.document);
    const auto pointer =
        append(draft, scenario.document, Type::rallyPoint, std::string(side), spellingOf(scenario).point(at, false));
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add rally point of %1"), {nameOf(scenario, side)});
    change.selection = {pointer};
    return change;
}

Change addReinforcement(const ScenarioText& scenario, std::string_view side, Arrival kind, std::string_view id,
                        std::int64_t turn, std::string_view values)
{
    const auto more = parsedOrEmpty(values);
    if (!more || !isSide(scenario, side)) return {};
    Draft draft(scenario.document);
    const std::map<std::string_view, std::string> given{{kind == Arrival::unit ? "unit" : "group", text::quoted(id)},
                                                        {"turn", std::to_string(turn)}};
    const auto pointer = append(draft, scenario.document, Type::reinforcement, std::string(side),
                                composed(Type::reinforcement, given, more->root()));
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add reinforcement %1"),
                           {ChangeWord{kind == Arrival::unit ? ChangeWord::Kind::base : ChangeWord::Kind::plain,
                                       std::string(id), std::string(id)}});
    change.selection = {pointer};
    return change;
}

Change addVictory(const ScenarioText& scenario, std::string_view text, std::string_view sideId,
                  std::optional<double> points)
{
    if (text.empty()) return {};
    Draft draft(scenario.document);
    std::map<std::string_view, std::string> given{{"text", text::quoted(text)}};
    if (!sideId.empty()) given.emplace("side", text::quoted(sideId));
    if (points && std::isfinite(*points)) given.emplace("points", shortNumber(*points));
    const auto pointer = append(draft, scenario.document, Type::victory, {}, composed(Type::victory, given, {}));
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Add victory condition"), {});
    change.selection = {pointer};
    return change;
}

}  // namespace muster::editor::scenario
