#pragma once

#include "editor/live_check/arm_view.hpp"

#include <QIcon>

namespace muster::editor {

/// The symbol of an arm; for games without symbols, the sign of a leader or a unit.
QIcon iconOf(const ArmView& arm, bool isLeader);

}  // namespace muster::editor
