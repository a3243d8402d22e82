#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <functional>
#include <string>

namespace muster::editor {

/// Adds rows for position, form and size of an item. The rows suit items of the kind and form of `item`; `pointer`
/// returns the one to show.
void addPlaceRows(PropertyRows& rows, const BoardItem& item, std::function<std::string()> pointer);

}  // namespace muster::editor
