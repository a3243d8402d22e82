#pragma once

#include "printer/map/map_sketch.hpp"
#include "printer/map/pattern.hpp"

namespace muster::printer::map {

/// The usual colour of a side without one of its own, dark enough to read in grey.
Ink inkOf(std::size_t side);

/// How the shapes of a side are filled, so that sides differ without colour too.
enum class SideFill : std::uint8_t { solid, hollow, hatched, crossed };

struct SideLook {
    Ink ink;  ///< readable on white
    SideFill fill = SideFill::solid;
    Ink ground = 255;    ///< of shapes that are not solid
    bool light = false;  ///< solid shapes are hatched closely instead, to save ink

    /// The colour of letters inside a shape.
    Ink within() const;
};

/// The looks of all sides: their own colours, if the style wants these, else the usual ones. No two sides have the same
/// fill and colours that look alike, also to people who see no green.
std::vector<SideLook> looksOf(const sheet::MapPicture& picture, const MapStyle& style);

/// Draws a shape in a side's look: a base, a star, a flag. Its pattern avoids names.
void drawInLook(std::vector<Item>& items, const Outlines& shape, const SideLook& look,
                const std::vector<Frame>& names = {});

/// The triangle at the middle of a base's front.
Outline facingMark(const Outlines& shape, Point centre, double degrees);
void drawFacing(std::vector<Item>& items, const Outlines& shape, Point centre, double degrees, Ink ink);

/// A star; without a look, of an objective that nobody holds.
void drawObjective(std::vector<Item>& items, Point at, const SideLook* holder);
void drawRallyPoint(std::vector<Item>& items, Point at, const SideLook& look);

}  // namespace muster::printer::map
