#include "core/sheet/compile.hpp"

#include <fmt/format.h>

#include <array>

namespace muster::sheet {

namespace {

constexpr std::size_t maxSpokes = 36;
constexpr std::size_t maxRings = 20;

struct NamedSize {
    std::string_view name;
    CardSize size;
};

constexpr std::array<NamedSize, 4> cardSizes{{
    {"poker", {63.5, 88.9}},
    {"poker-wide", {88.9, 63.5}},
    {"a7", {74, 105}},
    {"a7-wide", {105, 74}},
}};

}  // namespace

std::optional<CardSize> SheetCompiler::cardSize(text::Node node)
{
    if (!node) return std::nullopt;
    if (node.isArray() && node.size() == 2) {
        CardSize size;
        auto side = node.begin();
        size.width = plainNumber(*side, 30, 200, 60);
        size.height = plainNumber(*++side, 30, 200, 60);
        return size;
    }
    for (const auto& known : cardSizes) {
        if (node.isString() && node.string() == known.name) return known.size;
    }
    fault(node.range(), "this must be poker, poker-wide, a7, a7-wide, or [width, height] in millimetres");
    return std::nullopt;
}

std::optional<plan::Cutouts> SheetCompiler::cutouts(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node,
                  {"title", "width", "depth", "count", "strong", "text", "small", "shape", "tone", "symbol", "number"}))
        return std::nullopt;
    auto inner = environment;
    auto pieces = loop(node, "each", inner);
    if (node["each"] && !pieces) return std::nullopt;
    auto width = neededNumber(node, "width", inner);
    if (!width) return std::nullopt;
    auto depth = number(node["depth"], inner);
    // A length that cannot be printed is left out, but no value is missing.
    width->certain = width->program.isCertain();
    if (depth) depth->certain = depth->program.isCertain();
    return plan::Cutouts{sentence(node["title"], environment),
                         std::move(pieces),
                         std::move(*width),
                         std::move(depth),
                         number(node["count"], inner),
                         sentence(node["strong"], inner),
                         sentence(node["text"], inner),
                         sentence(node["small"], inner),
                         static_cast<CutoutShape>(choice(node["shape"], {"rectangle", "circle"})),
                         static_cast<CutoutTone>(choice(node["tone"], {"plain", "grey", "dark"})),
                         symbol(node["symbol"], inner),
                         sentence(node["number"], inner)};
}

std::optional<plan::PlayTemplate> SheetCompiler::playTemplate(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"title", "note", "radius", "rings", "spokes"})) return std::nullopt;
    auto radius = neededNumber(node, "radius", environment);
    if (!radius) return std::nullopt;
    plan::PlayTemplate made{sentence(node["title"], environment),
                            sentence(node["note"], environment),
                            std::move(*radius),
                            {},
                            {},
                            m_millimetres};
    if (node["rings"].size() > maxRings)
        fault(node["rings"].range(), fmt::format("a template has at most {} rings", maxRings));
    if (node["spokes"].size() > maxSpokes)
        fault(node["spokes"].range(), fmt::format("a template has at most {} spokes", maxSpokes));
    for (const auto ring : node["rings"]) {
        if (auto one = number(ring, environment)) made.rings.push_back(std::move(*one));
    }
    for (const auto spoke : node["spokes"]) {
        onlyKeys(spoke, {"direction", "label"}, false);
        auto direction = neededNumber(spoke, "direction", environment);
        if (direction) made.spokes.push_back({std::move(*direction), sentence(spoke["label"], environment)});
    }
    return made;
}

}  // namespace muster::sheet
