#pragma once

#include "core/scenario/battlefield.hpp"
#include "core/sheet/map.hpp"

namespace muster::rules {

/// Everything on a battlefield as it is drawn. What could not be read is left out, but its name and kind stay.
sheet::MapPicture mapPicture(const Battlefield& field);

/// A place of the board as a map draws it.
sheet::MapPoint mapPoint(geometry::Point at);

/// The outlines of an area, in board units; empty for what is no area or could not be read.
sheet::MapRings mapRings(const std::optional<geometry::Shape>& shape);

/// What a kind of terrain does in the system's short words: its `short`, else its `text`; empty where it has neither.
std::string_view shortWords(text::Node kind);

}  // namespace muster::rules
