#pragma once

#include "core/library/library.hpp"
#include "editor/judge/views.hpp"

#include <string_view>
#include <vector>

namespace muster::editor {

/// The lists of a system that a project can reach, in the reader's language and in the order of their names.
std::vector<ListChoice> listsOf(rules::Library& library, const files::Project& project, std::string_view system);

}  // namespace muster::editor
