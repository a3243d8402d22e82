#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <functional>
#include <string>

namespace muster::editor {

/// Adds a row "id" for the id of a terrain piece, zone, objective or side; references to it change too. `item` returns
/// its pointer.
void addIdRow(PropertyRows& rows, std::function<std::string()> item);

}  // namespace muster::editor
