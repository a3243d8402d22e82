#include "core/scenario/usual_terrain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace muster::rules {

using text::Node;

namespace {

constexpr std::array<std::pair<std::string_view, UsualKind::ShapeKind>, 7> formsByName{
    {{"blob", UsualKind::ShapeKind::blob},
     {"ellipse", UsualKind::ShapeKind::ellipse},
     {"rectangle", UsualKind::ShapeKind::rectangle},
     {"square", UsualKind::ShapeKind::square},
     {"way", UsualKind::ShapeKind::way},
     {"wall", UsualKind::ShapeKind::wall},
     {"crossing", UsualKind::ShapeKind::crossing}}};

Grains grains(Node length)
{
    if (!length.isNumber() || !(length.real() > 0)) return 0;
    return static_cast<Grains>(std::llround(std::min(length.real(), 1000.0) * static_cast<double>(grainsPerMeasure)));
}

UsualKind::Span span(Node node)
{
    if (node.isNumber()) return {grains(node), grains(node)};
    const Grains min = grains(node.at(std::uint32_t{0})), max = grains(node.at(std::uint32_t{1}));
    return {std::min(min, max), std::max(min, max)};
}

std::vector<std::int64_t> numbers(Node node)
{
    std::vector<std::int64_t> result;
    for (const Node number : node)
        if (number.isInteger()) result.push_back(std::clamp<std::int64_t>(number.integer(), 0, 200));
    return result;
}

std::vector<std::string_view> namesIn(Node node)
{
    std::vector<std::string_view> result;
    for (const Node name : node) result.push_back(name.string());
    return result;
}

UsualKind kindOf(Node node, Node rows)
{
    UsualKind kind;
    kind.type = kind.label = node["type"].string();
    for (const Node row : rows)
        if (row["id"].string() == kind.type) kind.label = row["label"].string();
    for (const auto& [name, shapeKind] : formsByName)
        if (node["form"].string() == name) kind.shapeKind = shapeKind;
    if (node["weight"].isInteger()) kind.weight = std::clamp<std::int64_t>(node["weight"].integer(), 0, 1000);
    if (node["most"].isInteger()) kind.max = node["most"].integer();
    if (node["winds"].isInteger()) kind.winds = std::clamp<std::int64_t>(node["winds"].integer(), 0, 30);
    kind.number = numbers(node["number"]);
    kind.width = span(node["width"]), kind.depth = span(node["depth"]);
    kind.by = namesIn(node["by"]), kind.under = namesIn(node["under"]), kind.over = namesIn(node["over"]);
    kind.choose = node["choose"];
    return kind;
}

}  // namespace

std::optional<UsualTerrain> UsualTerrain::of(Node system)
{
    const Node node = system["setup"]["terrain"];
    if (!node.isObject()) return std::nullopt;
    UsualTerrain usual;
    const auto placer = node["placedBy"].string();
    usual.placer = placer == "defender" ? Placer::defender : placer == "each" ? Placer::each : Placer::nobody;
    usual.number = numbers(node["number"]);
    usual.scales = node["scales"].isBoolean() && node["scales"].boolean();
    usual.gap = grains(node["gap"]);
    usual.offeredKey = node["offered"]["key"].string();
    if (node["offered"]["number"].isInteger())
        usual.offered = std::clamp<std::int64_t>(node["offered"]["number"].integer(), 0, 200);
    for (const Node kind : node["kinds"]) usual.kinds.push_back(kindOf(kind, system["terrain"]));
    return usual;
}

}  // namespace muster::rules
