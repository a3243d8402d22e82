#include "editor/document/army_element.hpp"
#include "editor/document/board_pose.hpp"

#include "core/geometry/rotation.hpp"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::editor::scenario {

using text::Draft;
using text::Node;
using Type = ScenarioElement::Type;

namespace {

constexpr std::size_t maxBases = 20'000;

std::size_t filesOf(std::size_t count, const Formation& formation, double width, double depth)
{
    switch (formation.kind) {
    case Formation::Kind::line: return count;
    case Formation::Kind::column: return 1;
    case Formation::Kind::block: break;
    }
    if (formation.perRank > 0) return std::min<std::size_t>(count, static_cast<std::size_t>(formation.perRank));
    const double square = std::round(std::sqrt(static_cast<double>(count) * depth / width));
    return static_cast<std::size_t>(std::clamp(square, 1.0, static_cast<double>(count)));
}

/// The distance between bases, in whole steps, so that rounding never makes two overlap.
double pitchOf(double size, double gap, double facing, const Spelling& spelling)
{
    const double wanted = std::max(size + gap, spelling.step());
    const double up = std::ceil(wanted / spelling.step() - 1e-6) * spelling.step();
    return std::fmod(facing, 90.0) == 0 ? up : up + 1.5 * spelling.step();
}

bool standsNorthInWords(const text::Document& document)
{
    for (const Node side : document.root()["sides"])
        for (const Node placement : side["placements"])
            if (const Node facing = placement.isObject() ? placement["facing"] : Node();
                facing.isNumber() && facing.real() == 0)
                return true;
    return false;
}

}  // namespace

std::vector<Point> formationPlaces(const ScenarioText& scenario, std::size_t count, std::array<double, 2> size,
                                   const Formation& formation, Point centre, double facing)
{
    if (count == 0 || count > maxBases || !geometry::isFinite(centre) || !std::isfinite(facing) ||
        !std::isfinite(size[0]) || !std::isfinite(size[1]))
        return {};
    const auto frame = frameOf(scenario);
    const auto spelling = spellingOf(scenario);
    const double gap = std::isfinite(formation.gap) ? formation.gap : 0;
    const double across = pitchOf(frame.fromMillimetres(size[0]), gap, facing, spelling),
                 deep = pitchOf(frame.fromMillimetres(size[1]), gap, facing, spelling);
    const std::size_t files = filesOf(count, formation, across, deep), ranks = (count + files - 1) / files;
    const Point forward = geometry::direction(facing), right = geometry::direction(facing + 90);
    const auto rounded = [&](Point p) { return Point{spelling.rounded(p.x), spelling.rounded(p.y)}; };
    const auto half = [](std::size_t n) { return static_cast<double>(n - 1) / 2; };
    const Point first = rounded(centre - right * (half(files) * across) + forward * (half(ranks) * deep));
    std::vector<Point> places;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t rank = i / files, inRank = std::min(files, count - rank * files);
        // Centre an incomplete last rank, by whole steps.
        const double indent =
            std::floor((static_cast<double>(files - inRank) / 2) * across / spelling.step() + 1e-6) * spelling.step();
        places.push_back(rounded(first + right * (indent + static_cast<double>(i % files) * across) -
                                 forward * (static_cast<double>(rank) * deep)));
    }
    return places;
}

Change place(const ScenarioText& scenario, std::string_view side, std::span<const Bases> bases,
             const Formation& formation, Point centre, double facing)
{
    const auto element = scenarioElementAt(side);
    const Node node = scenario.document.root().at(side);
    if (!element || element->type != Type::side || !node.isObject()) return {};
    std::size_t count = 0;
    std::array<double, 2> size{0, 0};
    for (const Bases& each : bases) {
        count += each.single ? 1 : each.indices.size();
        for (std::size_t i = 0; i < 2; ++i) size[i] = std::max(size[i], each.size[i]);
    }
    const auto places = formationPlaces(scenario, count, size, formation, centre, facing);
    if (places.empty()) return {};

    TransformWriter writer(scenario);
    Draft& draft = writer.draft();
    std::map<std::pair<std::string_view, std::int64_t>, FoundElement> standing;
    std::size_t index = 0;
    for (const Node placement : node["placements"]) {
        if (placement.isObject())
            standing.emplace(std::pair(placement["unit"].string(), placement["index"].integer()),
                             FoundElement{{Type::placement, std::string(side), index}, placement});
        ++index;
    }
    const bool writeNorth = standsNorthInWords(scenario.document);
    const double towards = asFacing(facing);
    std::vector<std::string> selection;
    std::size_t next = 0;
    const auto putOne = [&](const Bases& unit, std::int64_t number) {
        const std::string at = writer.spelling().point(places[next++], true);
        if (const auto known = standing.find({unit.unit, number}); known != standing.end()) {
            const std::string pointer = known->second.element.pointer();
            selection.push_back(pointer);
            if (isLocked(known->second.node)) return;
            draft.setMember(pointer, "at", at, boardKeyOrder(Type::placement, known->second.node));
            draft.remove(pointer + "/square");
            writer.face(known->second, facing);
            return;
        }
        std::string text = "{\"unit\": " + text::quoted(unit.unit);
        if (!unit.single) text += ", \"index\": " + std::to_string(number);
        text += ", \"at\": " + at;
        if (towards != 0 || writeNorth) text += ", \"facing\": " + angleText(towards);
        const auto last = draft.sizeOf(std::string(side) + "/placements");
        draft.insertInto(side, "placements", text::atEnd, text + "}", boardKeyOrder(scenario.document, side));
        selection.push_back(std::string(side) + "/placements/" + std::to_string(last));
    };
    for (const Bases& each : bases) {
        if (each.single)
            putOne(each, 0);
        else
            for (const auto number : each.indices) putOne(each, number);
    }
    const auto& unit = bases.front().unit;
    auto change = count == 1 ? changeOf(draft, QT_TRANSLATE_NOOP("Change", "Place %1"),
                                        {ChangeWord{ChangeWord::Kind::base, unit, unit}})
                             : changeOf(draft, QT_TRANSLATE_NOOP("Change", "Place %1 bases"), {std::to_string(count)});
    if (change) change.selection = std::move(selection);
    return change;
}

Change formUp(const ScenarioText& scenario, Pointers placements, std::array<double, 2> size, const Formation& formation,
              std::optional<Point> centre, double facing)
{
    auto elements = scenarioElementsAt(scenario.document, placements);
    std::erase_if(elements, [](const FoundElement& found) { return found.element.type != Type::placement; });
    leaveLocked(elements);
    TransformWriter writer(scenario);
    const auto& frame = writer.frame();
    if (!centre) {
        std::optional<Box> box;
        for (const auto& found : elements) {
            const auto at = poseOf(found, frame).at;
            if (!at) continue;
            if (!box) box = Box::around(*at);
            box->include(*at);
        }
        centre = box ? box->centre() : frame.box().centre();
    }
    const auto places = formationPlaces(scenario, elements.size(), size, formation, *centre, facing);
    if (places.empty()) return {};
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const std::string pointer = elements[i].element.pointer();
        writer.draft().setMember(pointer, "at", writer.spelling().point(places[i], true),
                                 boardKeyOrder(Type::placement, elements[i].node));
        writer.draft().remove(pointer + "/square");
        writer.face(elements[i], facing);
    }
    auto change =
        boardChange(writer.draft(), QT_TRANSLATE_NOOP("Change", "Form up %1"),
                    QT_TRANSLATE_NOOP("Change", "Form up %1 bases"), elements, mergeKeyOf("form up", elements));
    if (change) change.selection = pointersOf(elements);
    return change;
}

Change placeInSquare(const ScenarioText& scenario, std::string_view placement, int column, int row)
{
    const auto element = scenarioElementAt(placement);
    const Node node = scenario.document.root().at(placement);
    if (!element || element->type != Type::placement || !node.isObject() || isLocked(node) || column < 1 || row < 1 ||
        column > 100 || row > 100)
        return {};
    Draft draft(scenario.document);
    draft.setMember(placement, "square", "[" + std::to_string(column) + ", " + std::to_string(row) + "]",
                    boardKeyOrder(Type::placement, node));
    draft.remove(std::string(placement) + "/at");
    auto change = changeOf(draft, QT_TRANSLATE_NOOP("Change", "Move %1"), {boardNameOf({*element, node})},
                           "square " + std::string(placement));
    if (change) change.selection = {std::string(placement)};
    return change;
}

Change placeExactly(const ScenarioText& scenario, std::string_view placement)
{
    const auto element = scenarioElementAt(placement);
    const Node node = scenario.document.root().at(placement);
    if (!element || element->type != Type::placement || !node.isObject() || isLocked(node)) return {};
    TransformWriter writer(scenario);
    const Pose pose = poseOf({*element, node}, writer.frame());
    const auto square = pose.square ? writer.frame().square(pose.square->first, pose.square->second) : std::nullopt;
    if (!square) return {};
    writer.draft().setMember(placement, "at", writer.spelling().point(square->centre(), false),
                             boardKeyOrder(Type::placement, node));
    writer.draft().remove(std::string(placement) + "/square");
    auto change = changeOf(writer.draft(), QT_TRANSLATE_NOOP("Change", "Move %1"), {boardNameOf({*element, node})});
    if (change) change.selection = {std::string(placement)};
    return change;
}

}  // namespace muster::editor::scenario
