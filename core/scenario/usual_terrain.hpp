#pragma once

#include "core/text/document.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Twentieths of the system's measure. Random terrain counts in them, in whole numbers, so that no machine rounds in
/// its own way.
using Grains = std::int64_t;
inline constexpr Grains grainsPerMeasure = 20;

/// A kind of terrain as people usually lay it: how large, how often and where. Reads a row of `setup.terrain.kinds` of
/// a system.
struct UsualKind {
    enum class ShapeKind {
        blob,  ///< rounded ground of no regular outline
        ellipse,
        rectangle,
        square,    ///< fills a square of the grid
        way,       ///< runs across the board from edge to edge
        wall,      ///< a short line
        crossing,  ///< lies over a way, such as a bridge
    };
    struct Span {
        Grains min = 0, max = 0;
    };

    std::string_view type, label;
    ShapeKind shapeKind = ShapeKind::blob;
    std::int64_t weight = 1;  ///< how likely it is drawn, beside the other kinds
    std::int64_t max = 1000;  ///< so many on one board
    std::vector<std::int64_t>
        number;         ///< one of these many are laid, whatever else is drawn; empty for kinds that are drawn
    Span width, depth;  ///< of a way its breadth is `width`; of a wall its length is `width` and its breadth `depth`
    std::int64_t winds = 8;               ///< how far a way swings to either side, in hundredths of its length
    std::vector<std::string_view> by;     ///< it stands beside a way of these types where there is one
    std::vector<std::string_view> under;  ///< ways of these types may run through it
    std::vector<std::string_view> over;   ///< a crossing: of ways of these types
    text::Node choose;                    ///< values of its own, each one of a list

    bool isDrawn() const { return number.empty() && shapeKind != ShapeKind::crossing; }
    bool isLong() const
    {
        return shapeKind == ShapeKind::way || shapeKind == ShapeKind::wall || shapeKind == ShapeKind::crossing;
    }
};

/// What a system says about the terrain that is usually on a table: `setup.terrain`.
struct UsualTerrain {
    enum class Placer { nobody, defender, each };

    Placer placer = Placer::nobody;    ///< whose terrain it is
    std::vector<std::int64_t> number;  ///< one of these many pieces are laid, or by each player
    bool scales = false;               ///< the number is that of the system's own board; a larger one has more
    Grains gap = 0;                    ///< what is left free between pieces
    std::string_view
        offeredKey;  ///< the scenario's list of the kinds that may be chosen from; empty where there is no such list
    std::int64_t offered = 0;  ///< how long that list is
    std::vector<UsualKind> kinds;

    /// Nothing when the system says nothing of it.
    static std::optional<UsualTerrain> of(text::Node system);
};

}  // namespace muster::rules
