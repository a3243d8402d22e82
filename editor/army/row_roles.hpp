#pragma once

#include <Qt>

namespace muster::editor {

/// What rows of the army and of the catalogue tell beyond Qt's own roles.
enum RowRole {
    summaryRole = Qt::UserRole + 1,  ///< a second line in small letters
    pointerRole,                     ///< where the element stands in the file
    keyRole,                         ///< names the element across changes that move it about
    quietRole,                       ///< true for what is greyed
};

}  // namespace muster::editor
