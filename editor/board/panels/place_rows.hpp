#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <functional>
#include <string>

namespace muster::editor {

/// The rows of where an item lies, in what form and how large it is. `item` is what they are made for; while they
/// stand, `pointer` tells of which item of the same kind and form they speak.
void addPlaceRows(PropertyRows& rows, const BoardItem& item, std::function<std::string()> pointer);

}  // namespace muster::editor
