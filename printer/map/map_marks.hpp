#pragma once

#include "core/geometry/point.hpp"
#include "printer/style/dash.hpp"
#include "printer/style/ink.hpp"
#include "printer/style/typography.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The drawing elements of a map, independent of Qt, for printed pages and web pages alike. Millimetres on paper, y
/// downwards.
namespace muster::printer::map {

using geometry::Point;

using Outline = std::vector<Point>;
using Outlines = std::vector<Outline>;

struct Frame {
    double left = 0, top = 0, right = 0, bottom = 0;

    double width() const { return right - left; }
    double height() const { return bottom - top; }
    bool holds(Point at) const { return at.x >= left && at.x <= right && at.y >= top && at.y <= bottom; }
    bool meets(const Frame& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    bool holds(const Frame& other) const
    {
        return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
    }
    Frame grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
    Point centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
    static Frame around(const Outline& outline);
    bool operator==(const Frame&) const = default;
};

/// Lines through points, or areas with holes if closed.
struct Lines {
    Outlines outlines;
    bool closed = false;
    double thickness = 0.2;  ///< 0: no line
    Ink ink;
    std::optional<Ink> fill = std::nullopt;
    Dash dash = Dash::solid;
    bool round = false;
};

struct Disc {
    Point at;
    double radius = 1;
    double thickness = 0.2;
    Ink ink;
    std::optional<Ink> fill = std::nullopt;
};

/// One line of text; `at` is the left end of its baseline and the centre of its clockwise rotation.
struct Words {
    Point at;
    std::string text;
    Style style;
    double width = 0;
    double turn = 0;
};

using Item = std::variant<Lines, Disc, Words>;

/// The bounding box of an item, including line thickness.
Frame frameOf(const Item& item);

/// The width of a text in a style.
using Measure = std::function<double(std::string_view, const Style&)>;

/// What a label names. Zones and other positions are not compared with one another.
enum class Named : std::uint8_t { base, objective, area, way, other };

/// The shapes of the items that can have labels, by kind.
using NamedShapes = std::array<std::vector<Outlines>, 4>;

/// Where a name or a number of the key is.
struct LabelPlace {
    std::string text;
    std::vector<Frame> ground;  ///< what it covers
    Named kind = Named::other;
    std::vector<std::size_t> items;  ///< that it names, among the sketch's shapes of that kind
    Outline leader;                  ///< line to one of them; empty if the label is beside it
};

/// A picture made of items, from its top left corner.
struct Sketch {
    double width = 0, height = 0;
    Frame board;  ///< position of the table
    std::vector<Item> items;
    std::vector<LabelPlace> labels;
    NamedShapes shapes;                ///< of what the labels name
    std::vector<std::string> key;      ///< meanings of the numbers on the map, in order from 1
    std::vector<std::string> leftOut;  ///< names that fit neither on the map nor in the key
    /// Ranges of items that only show the table: its surface, grid and ruler.
    std::vector<std::pair<std::size_t, std::size_t>> furniture;
    std::vector<std::string> notes;  ///< sentences about what could not be drawn as specified
};

/// Returns true if nothing but the table itself reaches into that part of a picture.
bool isBare(const Sketch& sketch, const Frame& part);

}  // namespace muster::printer::map
