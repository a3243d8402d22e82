#pragma once

#include <Qt>

namespace muster::editor {

/// Data of army and catalogue rows beyond Qt's own roles.
enum RowRole {
    summaryRole = Qt::UserRole + 1,  ///< second line in small letters
    pointerRole,                     ///< JSON pointer of the element
    keyRole,                         ///< identifies the element across changes that move it
    quietRole,                       ///< true for greyed rows
    headingRole,                     ///< true for rows that head a group
};

}  // namespace muster::editor
