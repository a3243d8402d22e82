#pragma once

#include "core/geometry/shape.hpp"
#include "core/text/document.hpp"
#include "core/wording/wording.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace muster::rules {

/// Edges of a board, as in scenario files.
enum class Edge : std::uint8_t { north, south, east, west };

std::optional<Edge> edgeFromName(std::string_view name);
std::string_view edgeName(Edge edge);
/// The name as the language has it in front of its word for an edge.
std::string edgeWord(Edge edge, const wording::Wording& wording);
Edge opposite(Edge edge);

/// The board of a scenario: its size and grid, and the conversion of the file's lengths to the system's measure.
class BoardFrame {
public:
    /// An invalid board, which the schema reports, has no size. `measure` is the system's: in, cm or mm; empty means
    /// in.
    BoardFrame(text::Node board, std::string_view measure);

    bool isValid() const { return m_width > 0 && m_depth > 0; }
    double width() const { return m_width; }  ///< in the system's measure
    double depth() const { return m_depth; }
    int columns() const { return m_columns; }  ///< 0 without a grid
    int rows() const { return m_rows; }
    bool hasGrid() const { return m_columns > 0 && m_rows > 0; }

    /// Converts a length of the file to the system's measure.
    double length(double ofFile) const { return ofFile * m_scale; }
    /// Converts a length in mm to the system's measure.
    double fromMillimetres(double length) const { return length * m_perMillimetre; }
    double toMillimetres(double length) const { return length / m_perMillimetre; }
    /// A position of the file; nothing if the node is not a position, or too far to be a number.
    std::optional<geometry::Point> point(text::Node node) const;

    /// The rectangle of a square, column from the west and row from the south, both from 1; nothing if it is outside
    /// the grid.
    std::optional<geometry::Box> square(std::int64_t column, std::int64_t row) const;
    /// The same for a node [column, row]; nothing if the node is not a square.
    std::optional<geometry::Box> square(text::Node node) const;
    /// The rectangle of that depth along an edge, `inset` from both ends.
    geometry::Box strip(Edge edge, double depth, double inset) const;
    geometry::Box box() const { return {0, m_width, 0, m_depth}; }
    /// The whole board as a shape; nothing if the board is invalid.
    std::optional<geometry::Shape> shape() const;

    /// The overlap or protrusion that still counts as touching: 0.2 mm.
    double tolerance() const { return fromMillimetres(0.2); }
    /// "2.4 in": rounded to tenths, or to hundredths below one.
    std::string text(double length, const wording::Wording& wording = wording::Wording::english()) const;

private:
    double m_width = 0, m_depth = 0, m_scale = 1, m_perMillimetre = 1;
    int m_columns = 0, m_rows = 0;
    std::string m_measure;
};

}  // namespace muster::rules
