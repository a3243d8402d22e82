#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <functional>
#include <string>

namespace muster::editor {

/// The id of a terrain piece, zone, objective or side, as "id"; what names it by that is changed with it. `item` tells
/// its pointer.
void addIdRow(PropertyRows& rows, std::function<std::string()> item);

}  // namespace muster::editor
