#pragma once

#include "core/text/document.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Twentieths of the system's measure. Random terrain uses them as integers, so that rounding is the same on every
/// machine.
using Grains = std::int64_t;
inline constexpr Grains grainsPerMeasure = 20;

/// A kind of terrain as players usually place it: size, frequency and position. Reads a row of `setup.terrain.kinds` of
/// a system.
struct UsualKind {
    enum class ShapeKind {
        blob,  ///< rounded ground with an irregular outline
        ellipse,
        rectangle,
        square,    ///< fills a square of the grid
        way,       ///< runs across the board from edge to edge
        wall,      ///< a short line
        crossing,  ///< on top of a way, such as a bridge
    };
    struct Span {
        Grains min = 0, max = 0;
    };

    std::string_view type, label;
    ShapeKind shapeKind = ShapeKind::blob;
    std::int64_t weight = 1;           ///< its relative probability among the kinds
    std::int64_t max = 1000;           ///< maximum number on one board
    std::vector<std::int64_t> number;  ///< one of these numbers is placed, regardless of the drawn kinds; empty for
                                       ///< kinds that are drawn
    Span width, depth;       ///< for a way, `width` is its breadth; for a wall, `width` is its length and `depth` its
                             ///< breadth
    std::int64_t winds = 8;  ///< how far a way bends to either side, in hundredths of its length
    std::vector<std::string_view> by;     ///< placed beside a way of one of these types, if there is one
    std::vector<std::string_view> under;  ///< ways of these types may run through it
    std::vector<std::string_view> over;   ///< for a crossing: on ways of these types
    text::Node choose;                    ///< own values, each drawn from a list

    bool isDrawn() const { return number.empty() && shapeKind != ShapeKind::crossing; }
    bool isLong() const
    {
        return shapeKind == ShapeKind::way || shapeKind == ShapeKind::wall || shapeKind == ShapeKind::crossing;
    }
};

/// A system's description of the usual terrain on a table: `setup.terrain`.
struct UsualTerrain {
    enum class Placer { nobody, defender, each };

    Placer placer = Placer::nobody;    ///< who places terrain
    std::vector<std::int64_t> number;  ///< one of these numbers of pieces is placed, in total or by each player
    bool scales = false;               ///< the number applies to the system's own board; a larger board gets more
    Grains gap = 0;                    ///< minimum distance between pieces
    std::string_view offeredKey;       ///< key of the scenario's list of allowed kinds; empty if there is no such list
    std::int64_t offered = 0;          ///< length of that list
    std::vector<UsualKind> kinds;

    /// Nothing if the system does not define it.
    static std::optional<UsualTerrain> of(text::Node system);
};

}  // namespace muster::rules
