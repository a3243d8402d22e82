#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/pattern.hpp"

namespace muster::printer::map {

/// The colour of a side, dark enough to read in grey.
Ink inkOf(std::size_t side);

/// Draws a base in its side's pattern: solid, hollow, hatched or crossed, to distinguish sides without colour.
void drawBase(std::vector<Item>& items, const Outlines& shape, std::size_t side, const std::vector<Frame>& labels);

/// The triangle at the middle of a base's front.
Outline facingMark(const Outlines& shape, Point centre, double degrees);
void drawFacing(std::vector<Item>& items, const Outlines& shape, Point centre, double degrees, Ink ink);

/// The colour of a name inside a base of that side.
Ink inkWithin(std::size_t side);

/// Adjacent bases of one unit: the text of their label, and their bounding box.
struct Cluster {
    std::size_t side = 0;
    std::string label;
    Frame frame;
    std::vector<std::size_t> bases;
};
/// `isTogether` says whether two bases may share a label.
std::vector<Cluster> clustersOf(const std::vector<const sheet::MapBase*>& bases, const std::vector<Frame>& frames,
                                const std::function<bool(std::size_t, std::size_t)>& isTogether);

void drawObjective(std::vector<Item>& items, Point at, std::optional<std::size_t> holder);
void drawRallyPoint(std::vector<Item>& items, Point at, std::size_t side);

}  // namespace muster::printer::map
