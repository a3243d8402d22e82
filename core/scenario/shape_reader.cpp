#include "core/scenario/shape_reader.hpp"

#include "core/geometry/makers.hpp"

#include <fmt/format.h>

#include <array>

namespace muster::rules {

using diagnostics::Level;
using geometry::GeometryError;
using geometry::Point;
using geometry::ShapeResult;
using text::Node;

namespace {

constexpr std::array<std::string_view, 6> formNames{"polygon", "rectangle", "ellipse", "line", "strip", "square"};

constexpr std::string_view ruleName = "scenario/shape";

class ShapeReader {
public:
    ShapeReader(Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort)
        : m_node(shape), m_frame(frame), m_findings(findings), m_effort(effort)
    {}

    ReadShape read()
    {
        if (!m_node.isObject() || !chooseForm()) return m_result;
        const Node value = m_node[m_result.form];
        if (const auto made = make(value)) take(*made, value);
        return m_result;
    }

private:
    void report(Node node, std::string message, std::string help)
    {
        m_findings.add(std::string(ruleName), Level::error, node, std::move(message), std::move(help));
    }

    bool chooseForm()
    {
        std::vector<std::string_view> given;
        for (const auto form : formNames)
            if (m_node[form]) given.push_back(form);
        if (given.size() == 1) {
            m_result.form = given.front();
            return true;
        }
        if (given.empty())
            report(m_node, "the shape has no form", fmt::format("add one of: {}", fmt::join(formNames, ", ")));
        else
            report(m_node[given[1]], fmt::format("the shape has {} forms: {}", given.size(), fmt::join(given, ", ")),
                   "keep one of them");
        return false;
    }

    std::optional<ShapeResult> make(Node value)
    {
        if (m_result.form == "polygon") return ofPolygon(value);
        if (m_result.form == "line") return ofLine(value);
        if (m_result.form == "strip") return ofStrip(value);
        if (m_result.form == "square") return ofSquare(value);
        return ofBox(value);
    }

    std::optional<std::vector<Point>> points(Node value) const
    {
        std::vector<Point> result;
        for (const Node node : value) {
            const auto point = m_frame.point(node);
            if (!point) return std::nullopt;
            result.push_back(*point);
        }
        return result;
    }

    std::optional<ShapeResult> ofPolygon(Node value)
    {
        const auto corners = points(value);
        if (!corners || !value.isArray()) return std::nullopt;
        for (std::size_t i = 0; i < corners->size(); ++i) {
            const double edge = geometry::distance((*corners)[i], (*corners)[(i + 1) % corners->size()]);
            if (edge > 0) m_result.edges.push_back(edge);
        }
        return geometry::polygon(*corners, m_effort);
    }

    std::optional<ShapeResult> ofLine(Node value)
    {
        const auto bends = points(value);
        const Node width = m_node["width"];
        if (!bends || !value.isArray()) return std::nullopt;
        if (!width) {
            report(m_node, "the line has no width", "add \"width\", the width of the road or river");
            return std::nullopt;
        }
        if (!width.isNumber() || width.real() <= 0) return std::nullopt;
        m_result.lineWidth = m_frame.length(width.real());
        return geometry::line(*bends, m_result.lineWidth, m_effort);
    }

    std::optional<ShapeResult> ofBox(Node value)
    {
        const auto centre = m_frame.point(value["at"]);
        const Node width = value["width"], depth = value["depth"];
        if (!centre || !width.isNumber() || !depth.isNumber()) return std::nullopt;
        m_result.width = m_frame.length(width.real()), m_result.depth = m_frame.length(depth.real());
        const bool isEllipse = m_result.form == "ellipse";
        m_result.edges = {m_result.width, m_result.depth};
        if (!isEllipse) m_result.edges.insert(m_result.edges.end(), {m_result.width, m_result.depth});
        return isEllipse ? geometry::ellipse(*centre, m_result.width, m_result.depth)
                         : geometry::rectangle(*centre, m_result.width, m_result.depth);
    }

    ShapeResult ofRectangle(const geometry::Box& box)
    {
        m_result.width = box.width(), m_result.depth = box.depth();
        m_result.edges = {m_result.width, m_result.depth, m_result.width, m_result.depth};
        return geometry::rectangle(box.centre(), box.width(), box.depth());
    }

    std::optional<ShapeResult> ofStrip(Node value)
    {
        const auto edge = edgeFromName(value["edge"].string());
        const Node depth = value["depth"], inset = value["inset"];
        if (!edge || !depth.isNumber() || (inset && !inset.isNumber()) || !m_frame.isValid()) return std::nullopt;
        const auto box = m_frame.strip(*edge, m_frame.length(depth.real()), m_frame.length(inset ? inset.real() : 0));
        if (box.width() > 0 && box.depth() > 0) return ofRectangle(box);
        report(
            inset ? inset : depth,
            fmt::format("nothing is left of the strip: the {} edge is {} long", edgeName(*edge),
                        m_frame.text(*edge == Edge::north || *edge == Edge::south ? m_frame.width() : m_frame.depth())),
            "make the inset smaller than half the edge");
        return std::nullopt;
    }

    std::optional<ShapeResult> ofSquare(Node value)
    {
        if (!value.isArray() || value.size() != 2 || !m_frame.isValid()) return std::nullopt;
        if (!m_frame.hasGrid()) {
            report(value, "the board has no grid, so there are no squares",
                   "add \"grid\": { \"columns\": ..., \"rows\": ... } to the board, or use another form");
            return std::nullopt;
        }
        const auto square = m_frame.square(value.at(std::uint32_t{0}).integer(), value.at(std::uint32_t{1}).integer());
        if (square) return ofRectangle(*square);
        report(value,
               fmt::format("the grid has no such square: it has {} columns and {} rows", m_frame.columns(),
                           m_frame.rows()),
               "count columns from the west and rows from the south, from 1");
        return std::nullopt;
    }

    void take(const ShapeResult& made, Node value)
    {
        if (const auto* error = std::get_if<GeometryError>(&made)) {
            if (m_effort != nullptr && m_effort->isExhausted()) return;
            const Node corner =
                error->index && value.isArray() ? value.at(static_cast<std::uint32_t>(*error->index)) : Node();
            report(corner ? corner : value, fmt::format("this {} {}", m_result.form, error->message),
                   adviceOn(error->kind));
            return;
        }
        m_result.shape = std::get<geometry::Shape>(made);
        const auto& bounds = m_result.shape->bounds();
        if (m_result.width == 0) m_result.width = bounds.width(), m_result.depth = bounds.depth();
        const Node rotation = m_node["rotation"];
        if (rotation.isNumber() && rotation.real() != 0)
            m_result.shape = geometry::rotated(*m_result.shape, rotation.real(), m_result.shape->centre());
    }

    std::string adviceOn(GeometryError::Kind kind) const
    {
        switch (kind) {
        case GeometryError::Kind::tooFewCorners:
            return m_result.form == "line" ? "give the line at least two different points"
                                           : "give the polygon at least three different corners";
        case GeometryError::Kind::noArea: return "move a corner off the line";
        case GeometryError::Kind::crossesItself: return "list the corners in order around the edge";
        case GeometryError::Kind::notFinite: return "keep coordinates on or near the board";
        case GeometryError::Kind::tooManyCorners: return fmt::format("use at most {} corners", geometry::maxCorners);
        case GeometryError::Kind::badMeasure: break;
        }
        return "give a length above 0";
    }

    Node m_node;
    const BoardFrame& m_frame;
    Findings& m_findings;
    geometry::Effort* m_effort;
    ReadShape m_result;
};

}  // namespace

ReadShape readShape(Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort)
{
    return ShapeReader(shape, frame, findings, effort).read();
}

}  // namespace muster::rules
