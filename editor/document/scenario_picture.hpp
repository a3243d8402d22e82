#pragma once

#include "editor/document/scenario_edits.hpp"

// A picture under the board to trace: the board's "x-picture". No rule reads it and nothing prints it.
namespace muster::editor::scenario {

struct TracedPicture {
    std::string file;       ///< relative to the scenario, with slashes
    Point at = {};          ///< its south-west corner, in the file's unit
    double width = 0;       ///< across; its depth follows from the picture
    double opacity = 0.6;   ///< from leastOpacity to 1
    bool isLocked = false;  ///< no tool moves or scales it
    bool operator==(const TracedPicture&) const = default;
};

inline constexpr double leastOpacity = 0.05;

/// Nothing unless the file names one. Values that are missing or impossible are the usual ones: as wide as the board,
/// from its south-west corner.
std::optional<TracedPicture> pictureOf(const text::Document& scenario);
/// Writes what differs; without a picture, removes the key.
Change setPicture(const ScenarioText& scenario, const std::optional<TracedPicture>& picture);
/// Scales it about a point, so that a length on the board becomes another one; both in the file's unit. No change for
/// lengths that are not above 0.
Change scalePicture(const ScenarioText& scenario, Point about, double length, double wanted);

}  // namespace muster::editor::scenario
