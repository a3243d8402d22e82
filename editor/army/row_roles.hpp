#pragma once

#include <Qt>

namespace muster::editor {

/// What rows of the army and of the offer tell beyond Qt's own roles.
enum RowRole {
    summaryRole = Qt::UserRole + 1,  ///< a second line in small letters
    pointerRole,                     ///< where the thing stands in the file
    keyRole,                         ///< names the thing across changes that move it about
    quietRole,                       ///< true for what is greyed
};

}  // namespace muster::editor
