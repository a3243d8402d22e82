#include "editor/document/board_form.hpp"

#include "core/geometry/makers.hpp"
#include "core/geometry/ring.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor::scenario {

using rules::BoardFrame;
using rules::Edge;
using text::Node;
using Kind = Form::Kind;

namespace {

constexpr std::array<std::string_view, 6> formNames{"polygon", "line", "rectangle", "ellipse", "strip", "square"};

std::optional<Point> pointOf(Node node)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node x = node.at(std::uint32_t{0}), y = node.at(std::uint32_t{1});
    if (!x.isNumber() || !y.isNumber()) return std::nullopt;
    const Point point{x.real(), y.real()};
    return geometry::isFinite(point) ? std::optional(point) : std::nullopt;
}

std::optional<double> positive(Node node)
{
    if (!node.isNumber() || !std::isfinite(node.real()) || node.real() <= 0) return std::nullopt;
    return node.real();
}

bool readPoints(Node shape, Node value, Form& form)
{
    for (const Node each : value) {
        const auto point = pointOf(each);
        if (!point) return false;
        form.points.push_back(*point);
    }
    if (form.kind == Kind::line) form.lineWidth = positive(shape["width"]).value_or(0);
    return value.isArray() && !form.points.empty();
}

bool readBox(Node value, Form& form)
{
    const auto at = pointOf(value["at"]);
    const auto width = positive(value["width"]), depth = positive(value["depth"]);
    if (!at || !width || !depth) return false;
    form.at = *at, form.width = *width, form.depth = *depth;
    return true;
}

bool readStrip(Node value, Form& form)
{
    const auto edge = rules::edgeFromName(value["edge"].string());
    const auto depth = positive(value["depth"]);
    if (!edge || !depth) return false;
    form.edge = *edge, form.depth = *depth;
    form.inset = positive(value["inset"]).value_or(0);
    return true;
}

bool readSquare(Node value, Form& form)
{
    if (!value.isArray() || value.size() != 2) return false;
    form.column = value.at(std::uint32_t{0}).integer(), form.row = value.at(std::uint32_t{1}).integer();
    return form.column >= 1 && form.row >= 1 && form.column <= 100 && form.row <= 100;
}

/// The box of a strip or square; nothing where the board has no such place.
std::optional<Box> fixedBox(const Form& form, const BoardFrame& frame)
{
    if (form.kind == Kind::square) return frame.square(form.column, form.row);
    const Box box = frame.strip(form.edge, form.depth, form.inset);
    return frame.isSound() && box.width() > 0 && box.depth() > 0 ? std::optional(box) : std::nullopt;
}

std::optional<geometry::Shape> made(geometry::Made shape)
{
    auto* found = std::get_if<geometry::Shape>(&shape);
    return found ? std::optional(*found) : std::nullopt;
}

}  // namespace

std::string_view Form::name() const { return formNames[static_cast<std::size_t>(kind)]; }

BoardFrame frameOf(const ScenarioText& scenario)
{
    return BoardFrame(scenario.document.root()["board"], scenario.measure);
}

std::optional<Form> readForm(Node shape)
{
    Form form;
    std::size_t found = 0;
    for (std::size_t i = 0; i < formNames.size(); ++i)
        if (shape[formNames[i]]) form.kind = static_cast<Kind>(i), ++found;
    if (found != 1) return std::nullopt;
    const Node value = shape[form.name()];
    const bool sound = form.hasPoints()            ? readPoints(shape, value, form)
                       : form.kind == Kind::strip  ? readStrip(value, form)
                       : form.kind == Kind::square ? readSquare(value, form)
                                                   : readBox(value, form);
    if (!sound) return std::nullopt;
    if (const Node rotation = shape["rotation"]; rotation.isNumber() && std::abs(rotation.real()) <= 3600)
        form.rotation = rotation.real();
    return form;
}

std::optional<geometry::Shape> shapeOf(const Form& form, const BoardFrame& frame)
{
    std::optional<geometry::Shape> shape;
    switch (form.kind) {
    case Kind::polygon: shape = made(geometry::polygon(form.points)); break;
    case Kind::line: shape = made(geometry::line(form.points, form.lineWidth)); break;
    case Kind::rectangle: return made(geometry::rectangle(form.at, form.width, form.depth, form.rotation));
    case Kind::ellipse: return made(geometry::ellipse(form.at, form.width, form.depth, form.rotation));
    case Kind::strip:
    case Kind::square:
        if (const auto box = fixedBox(form, frame))
            shape = made(geometry::rectangle(box->centre(), box->width(), box->depth()));
        break;
    }
    if (!shape || form.rotation == 0) return shape;
    return geometry::rotated(*shape, form.rotation, shape->centre());
}

Point centreOf(const Form& form, const BoardFrame& frame)
{
    if (form.kind == Kind::rectangle || form.kind == Kind::ellipse) return form.at;
    if (const auto shape = shapeOf(form, frame)) return shape->centre();
    return form.hasPoints() ? geometry::boundsOf(form.points).centre() : Point{};
}

Box boundsOf(const Form& form, const BoardFrame& frame)
{
    // The points themselves are where people put them; the outline of a line is half its width away and no number of
    // the file.
    if (form.hasPoints() && form.rotation == 0) return geometry::boundsOf(form.points);
    if (const auto box = form.rotation == 0 && (form.kind == Kind::strip || form.kind == Kind::square)
                             ? fixedBox(form, frame)
                             : std::nullopt)
        return *box;
    if (form.hasPoints()) return geometry::boundsOf(laidOut(form, frame).points);
    const auto shape = shapeOf(form, frame);
    return shape ? shape->bounds() : Box::around(form.at);
}

Form laidOut(const Form& form, const BoardFrame& frame)
{
    if (!form.hasPoints() || form.rotation == 0) return form;
    Form lying = form;
    const Point centre = centreOf(form, frame), turn = geometry::direction(form.rotation);
    for (Point& p : lying.points) p = centre + geometry::turnedTo(p - centre, turn);
    lying.rotation = 0;
    return lying;
}

std::pair<std::int64_t, std::int64_t> squareAt(Point point, const BoardFrame& frame)
{
    if (!frame.hasGrid() || !frame.isSound()) return {1, 1};
    const auto count = [](double place, double size, int most) {
        return 1 + static_cast<std::int64_t>(std::clamp(std::floor(place / (size / most)), 0.0, most - 1.0));
    };
    return {count(point.x, frame.width(), frame.columns()), count(point.y, frame.depth(), frame.rows())};
}

}  // namespace muster::editor::scenario
