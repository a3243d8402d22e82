#pragma once

#include "core/library/library.hpp"
#include "editor/live_check/views.hpp"

#include <string_view>
#include <vector>

namespace muster::editor {

/// The lists of a system available to a project, in the user's language, sorted by name.
std::vector<ListChoice> listsOf(rules::Library& library, const files::Project& project, std::string_view system);

}  // namespace muster::editor
