#pragma once

#include "core/scenario/battlefield.hpp"
#include "core/sheet/map.hpp"

namespace muster::rules {

/// All elements of a battlefield for drawing. Elements with an unreadable place keep only their name and kind.
sheet::MapPicture mapPicture(const Battlefield& field);

/// The outlines of an area, in board units; empty if there is none or it could not be read.
sheet::MapRings mapRings(const std::optional<geometry::Shape>& shape);

/// The system's short description of a kind of terrain: its `short`, else its `text`; empty if it has neither.
std::string_view shortWords(text::Node kind);

}  // namespace muster::rules
