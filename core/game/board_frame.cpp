#include "core/game/board_frame.hpp"

#include "core/geometry/makers.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace muster::rules {

using geometry::Box;
using geometry::Point;
using text::Node;

namespace {

constexpr std::array<std::string_view, 4> edgeNames{"north", "south", "east", "west"};

double millimetresIn(std::string_view measure) { return measure == "mm" ? 1 : measure == "cm" ? 10 : 25.4; }

double positive(Node node)
{
    return node.isNumber() && std::isfinite(node.real()) && node.real() > 0 ? node.real() : 0;
}

int count(Node node)
{
    return node.isInteger() && node.integer() > 0 && node.integer() <= 100 ? static_cast<int>(node.integer()) : 0;
}

}  // namespace

std::optional<Edge> edgeFromName(std::string_view name)
{
    for (std::size_t i = 0; i < edgeNames.size(); ++i)
        if (edgeNames[i] == name) return static_cast<Edge>(i);
    return std::nullopt;
}

std::string_view edgeName(Edge edge) { return edgeNames[static_cast<std::size_t>(edge)]; }

Edge opposite(Edge edge)
{
    switch (edge) {
    case Edge::north: return Edge::south;
    case Edge::south: return Edge::north;
    case Edge::east: return Edge::west;
    case Edge::west: break;
    }
    return Edge::east;
}

BoardFrame::BoardFrame(Node board, std::string_view measure) : m_measure(measure.empty() ? "in" : measure)
{
    const Node own = board["measure"];
    m_perMillimetre = 1 / millimetresIn(m_measure);
    m_scale = own.isString() && own.string() != m_measure ? millimetresIn(own.string()) * m_perMillimetre : 1;
    m_width = length(positive(board["width"])), m_depth = length(positive(board["depth"]));
    m_columns = count(board["grid"]["columns"]), m_rows = count(board["grid"]["rows"]);
}

std::optional<Point> BoardFrame::point(Node node) const
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node x = node.at(std::uint32_t{0}), y = node.at(std::uint32_t{1});
    if (!x.isNumber() || !y.isNumber()) return std::nullopt;
    const Point at{length(x.real()), length(y.real())};
    return geometry::isFinite(at) ? std::optional(at) : std::nullopt;
}

std::optional<Box> BoardFrame::square(std::int64_t column, std::int64_t row) const
{
    if (column < 1 || row < 1 || column > m_columns || row > m_rows) return std::nullopt;
    const double width = m_width / m_columns, depth = m_depth / m_rows;
    return Box{width * static_cast<double>(column - 1), width * static_cast<double>(column),
               depth * static_cast<double>(row - 1), depth * static_cast<double>(row)};
}

std::optional<Box> BoardFrame::square(Node node) const
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node column = node.at(std::uint32_t{0}), row = node.at(std::uint32_t{1});
    return column.isInteger() && row.isInteger() ? square(column.integer(), row.integer()) : std::nullopt;
}

std::optional<geometry::Shape> BoardFrame::shape() const
{
    auto made = geometry::rectangle(box().centre(), m_width, m_depth);
    if (auto* shape = std::get_if<geometry::Shape>(&made)) return std::move(*shape);
    return std::nullopt;
}

Box BoardFrame::strip(Edge edge, double depth, double inset) const
{
    switch (edge) {
    case Edge::north: return {inset, m_width - inset, m_depth - depth, m_depth};
    case Edge::south: return {inset, m_width - inset, 0, depth};
    case Edge::east: return {m_width - depth, m_width, inset, m_depth - inset};
    case Edge::west: break;
    }
    return {0, depth, inset, m_depth - inset};
}

std::string BoardFrame::text(double length, const wording::Wording& wording) const
{
    const double grain = std::abs(length) < 1 ? 100 : 10;
    return fmt::format("{} {}", wording.number(std::round(length * grain) / grain + 0.0, 15),
                       wording.pattern(m_measure));
}

std::string edgeWord(Edge edge, const wording::Wording& wording)
{
    switch (edge) {
    case Edge::north: return wording.say("north");
    case Edge::south: return wording.say("south");
    case Edge::east: return wording.say("east");
    case Edge::west: break;
    }
    return wording.say("west");
}

}  // namespace muster::rules
