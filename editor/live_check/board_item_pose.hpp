#pragma once

#include "editor/live_check/board_model.hpp"

namespace muster::editor {

/// Sets the pose of an item and everything that follows from it: form, position, outline and points. `shape` is the
/// area that the pose covers. Terrain and zones without a valid shape get an outline that stands in for it.
void setPose(BoardItem& item, rules::Pose pose, const std::optional<geometry::Shape>& shape,
             const rules::BoardFrame& frame);
/// The same with the shape of the pose.
void setPose(BoardItem& item, rules::Pose pose, const rules::BoardFrame& frame);

}  // namespace muster::editor
