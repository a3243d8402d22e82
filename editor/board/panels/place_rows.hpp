#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <functional>
#include <string>

namespace muster::editor {

/// The rows of where a thing lies, in what form and how large it is. `thing` is what they are made for; while they
/// stand, `pointer` tells of which thing of the same kind and form they speak.
void addPlaceRows(PropertyRows& rows, const BoardThing& thing, std::function<std::string()> pointer);

}  // namespace muster::editor
