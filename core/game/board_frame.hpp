#pragma once

#include "core/geometry/shape.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace muster::rules {

/// Edges of a board as scenario files name them.
enum class Edge : std::uint8_t { north, south, east, west };

std::optional<Edge> edgeFromName(std::string_view name);
std::string_view edgeName(Edge edge);
Edge opposite(Edge edge);

/// The board of a scenario: its size and grid, and how lengths of the file become lengths of the system's measure.
class BoardFrame {
public:
    /// A board that is no board (the schema says why) has no size. `measure` is the system's: in, cm or mm; empty
    /// counts as in.
    BoardFrame(text::Node board, std::string_view measure);

    bool isValid() const { return m_width > 0 && m_depth > 0; }
    double width() const { return m_width; }  ///< in the system's measure
    double depth() const { return m_depth; }
    int columns() const { return m_columns; }  ///< 0 without a grid
    int rows() const { return m_rows; }
    bool hasGrid() const { return m_columns > 0 && m_rows > 0; }

    /// A length of the file in the system's measure.
    double length(double ofFile) const { return ofFile * m_scale; }
    /// A length in mm in the system's measure.
    double fromMillimetres(double length) const { return length * m_perMillimetre; }
    double toMillimetres(double length) const { return length / m_perMillimetre; }
    /// A position of the file; nothing when the node is none.
    std::optional<geometry::Point> point(text::Node node) const;

    /// The rectangle of a square, column from the west and row from the south, both from 1; nothing for one that the
    /// grid has not.
    std::optional<geometry::Box> square(std::int64_t column, std::int64_t row) const;
    /// The same of a node [column, row]; nothing when the node is none.
    std::optional<geometry::Box> square(text::Node node) const;
    /// The rectangle along an edge that is so deep and leaves `inset` free at both ends.
    geometry::Box strip(Edge edge, double depth, double inset) const;
    geometry::Box box() const { return {0, m_width, 0, m_depth}; }
    /// All of it as a shape; nothing when the board is not sound.
    std::optional<geometry::Shape> shape() const;

    /// How far two elements may press into one another, or stick out, and still count as touching: 0.2 mm.
    double tolerance() const { return fromMillimetres(0.2); }
    /// "2.4 in": rounded to tenths, or to hundredths below one.
    std::string text(double length) const;

private:
    double m_width = 0, m_depth = 0, m_scale = 1, m_perMillimetre = 1;
    int m_columns = 0, m_rows = 0;
    std::string m_measure;
};

}  // namespace muster::rules
