#include "core/scenario/shape_reader.hpp"

#include "core/text/counted.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;
using geometry::GeometryError;
using geometry::ShapeResult;
using text::Node;

namespace {

constexpr std::string_view ruleName = "scenario/shape";

class ShapeReader {
public:
    ShapeReader(Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort)
        : m_node(shape), m_frame(frame), m_findings(findings), m_effort(effort)
    {}

    ReadShape read()
    {
        if (!m_node.isObject() || !hasOneForm()) return m_result;
        m_result.spec = scaled(*readShapeSpec(m_node), m_frame.length(1));
        const ShapeSpec& spec = *m_result.spec;
        if (!spec.isComplete || !hasExtent(spec) || !hasRoomFor(spec)) return m_result;
        measure(spec);
        if (const auto made = unrotatedShapeOf(spec, m_frame, m_effort)) take(*made, m_node[spec.name()]);
        return m_result;
    }

private:
    void report(Node node, std::string message, std::string help)
    {
        m_findings.add(std::string(ruleName), Level::error, node, std::move(message), std::move(help));
    }

    bool hasOneForm()
    {
        std::vector<std::string_view> given;
        for (const auto form : formNames)
            if (m_node[form]) given.push_back(form);
        if (given.size() == 1) return true;
        if (given.empty())
            report(m_node, "the shape has no form", fmt::format("add one of: {}", fmt::join(formNames, ", ")));
        else
            report(m_node[given[1]], fmt::format("the shape has {} forms: {}", given.size(), fmt::join(given, ", ")),
                   "keep one of them");
        return false;
    }

    /// Reports a line without width and a strip or square that the board does not have.
    bool hasExtent(const ShapeSpec& spec)
    {
        switch (spec.kind) {
        case ShapeSpec::Kind::line:
            if (!m_node["width"])
                report(m_node, "the line has no width", "add \"width\", the width of the road or river");
            return spec.lineWidth > 0;
        case ShapeSpec::Kind::strip: return hasStrip(spec);
        case ShapeSpec::Kind::square: return hasSquare(spec);
        default: return true;
        }
    }

    bool hasStrip(const ShapeSpec& spec)
    {
        if (!m_frame.isValid() || fixedBoxOf(spec, m_frame)) return m_frame.isValid();
        const Node strip = m_node["strip"], inset = strip["inset"];
        const bool isLengthwise = spec.edge == Edge::north || spec.edge == Edge::south;
        report(inset ? inset : strip["depth"],
               fmt::format("nothing is left of the strip: the {} edge is {} long", edgeName(spec.edge),
                           m_frame.text(isLengthwise ? m_frame.width() : m_frame.depth())),
               "make the inset smaller than half the edge");
        return false;
    }

    bool hasSquare(const ShapeSpec& spec)
    {
        if (!m_frame.isValid() || fixedBoxOf(spec, m_frame)) return m_frame.isValid();
        const Node square = m_node["square"];
        if (!m_frame.hasGrid())
            report(square, "the board has no grid, so there are no squares",
                   "add \"grid\": { \"columns\": ..., \"rows\": ... } to the board, or use another form");
        else
            report(square,
                   fmt::format("the grid has no such square: it has {} and {}",
                               text::counted(m_frame.columns(), "column"), text::counted(m_frame.rows(), "row")),
                   "count columns from the west and rows from the south, from 1");
        return false;
    }

    /// Flattens curves, which a short text can make as long as any. False if the effort runs out.
    bool hasRoomFor(const ShapeSpec& spec)
    {
        if (!spec.isCurved()) return true;
        if (m_effort != nullptr && m_effort->isExhausted()) return false;
        m_path = pathOf(spec, m_frame);
        // Here, to measure its edges, and for the shape.
        return geometry::spend(m_effort, 2 * m_path.points.size());
    }

    void measure(const ShapeSpec& spec)
    {
        if (spec.kind == ShapeSpec::Kind::line) return;
        if (spec.kind == ShapeSpec::Kind::polygon) {
            // A curve is one edge, from corner to corner.
            const auto& points = spec.isCurved() ? m_path.points : spec.points;
            std::vector<double> edges(spec.points.size());
            for (std::size_t i = 0; i < points.size(); ++i)
                edges[spec.isCurved() ? m_path.corners[i] : i] +=
                    geometry::distance(points[i], points[(i + 1) % points.size()]);
            for (const double edge : edges)
                if (edge > 0) m_result.edges.push_back(edge);
            return;
        }
        m_result.width = spec.width, m_result.depth = spec.depth;
        if (const auto box = spec.isFixed() ? fixedBoxOf(spec, m_frame) : std::nullopt)
            m_result.width = box->width(), m_result.depth = box->depth();
        m_result.edges = {m_result.width, m_result.depth};
        if (spec.kind != ShapeSpec::Kind::ellipse)
            m_result.edges.insert(m_result.edges.end(), {m_result.width, m_result.depth});
    }

    void take(const ShapeResult& made, Node value)
    {
        if (const auto* error = std::get_if<GeometryError>(&made)) {
            if (m_effort != nullptr && m_effort->isExhausted()) return;
            const Node corner = error->index && value.isArray() ? cornerAt(*error->index, value) : Node();
            report(corner ? corner : value, fmt::format("this {} {}", m_result.form(), error->message),
                   adviceOn(error->kind));
            return;
        }
        m_result.shape = std::get<geometry::Shape>(made);
        const auto& bounds = m_result.shape->bounds();
        if (m_result.width == 0) m_result.width = bounds.width(), m_result.depth = bounds.depth();
        if (const double rotation = m_result.spec->rotation; rotation != 0)
            m_result.shape = geometry::rotated(*m_result.shape, rotation, m_result.shape->centre());
    }

    /// The corner in the file of a point of the path.
    Node cornerAt(std::size_t index, Node value) const
    {
        if (!m_result.spec->isCurved()) return value.at(static_cast<std::uint32_t>(index));
        return index < m_path.corners.size() ? value.at(m_path.corners[index]) : Node();
    }

    std::string adviceOn(GeometryError::Kind kind) const
    {
        switch (kind) {
        case GeometryError::Kind::tooFewCorners:
            return m_result.isLine() ? "give the line at least two different points"
                                     : "give the polygon at least three different corners";
        case GeometryError::Kind::noArea: return "move a corner off the line";
        case GeometryError::Kind::crossesItself: return "list the corners in order around the edge";
        case GeometryError::Kind::notFinite: return "keep coordinates on or near the board";
        case GeometryError::Kind::tooManyCorners:
            if (m_result.spec->isCurved())
                return fmt::format("make its curves shorter: rules see them as at most {} straight stretches",
                                   geometry::maxCorners);
            return fmt::format("use at most {} corners", geometry::maxCorners);
        case GeometryError::Kind::badMeasure: break;
        }
        return "give a length above 0";
    }

    Node m_node;
    const BoardFrame& m_frame;
    Findings& m_findings;
    geometry::Effort* m_effort;
    ReadShape m_result;
    geometry::Flattened m_path;  ///< of a curved shape
};

}  // namespace

ReadShape readShape(Node shape, const BoardFrame& frame, Findings& findings, geometry::Effort* effort)
{
    return ShapeReader(shape, frame, findings, effort).read();
}

}  // namespace muster::rules
