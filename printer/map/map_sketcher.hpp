#pragma once

#include "printer/map/ground.hpp"
#include "printer/map/labels.hpp"
#include "printer/map/map_sketch.hpp"
#include "printer/map/projection.hpp"
#include "printer/map/sides.hpp"

namespace muster::printer::map {

/// Draws a map: terrain first, then zones, marks and bases, and names on top.
class MapSketcher {
public:
    MapSketcher(const sheet::MapPicture& picture, const MapStyle& style, const Measure& measure)
        : m_picture(picture), m_style(style), m_measure(measure), m_bands(bandsOf(picture, style)),
          m_project(picture, style.scale, {m_bands.left, m_bands.top}), m_placer(m_project.board(), measure),
          m_looks(looksOf(picture, style))
    {}

    Sketch sketch();

private:
    void gatherGrounds();
    void gatherBases();
    void addNamed();
    void reserveAreas();
    void labelItems();
    void nameGrounds();
    void nameBases();
    void drawZones();
    void nameZones();
    void clearLines(const std::vector<Frame>& covered);
    void drawObjectiveGround();
    void drawMarks();
    void drawBases(const std::vector<Frame>& covered);
    void drawNames();
    /// Notes that the items from `first` on only show the table.
    void markFurniture(std::size_t first) { m_sketch.furniture.emplace_back(first, m_sketch.items.size()); }

    Style sized(Style style) const
    {
        style.points *= m_style.letters;
        return style;
    }

    struct Standing {
        const sheet::MapBase* base;
        Point centre;
        Outlines shape;
        bool beyond = false;
    };
    /// The shape of a base, or a box where only its centre is known.
    static Outlines shapeOf(const Standing& standing);
    static LabelPlace placeOf(const Label& label);
    /// The square of the grid; without a grid, the board.
    Frame squareAt(Point at) const;

    const sheet::MapPicture& m_picture;
    const MapStyle& m_style;
    const Measure& m_measure;
    Bands m_bands;
    Projection m_project;
    LabelPlacer m_placer;
    std::vector<SideLook> m_looks;
    Sketch m_sketch;
    std::vector<Ground> m_grounds;
    std::vector<const sheet::MapPiece*> m_pieces;  ///< pieces of m_grounds, in the same order
    std::vector<std::size_t> m_groundItems;        ///< their numbers among the areas or ways
    std::vector<Standing> m_standing;
    std::vector<Frame> m_squareNumbers;
};

}  // namespace muster::printer::map
