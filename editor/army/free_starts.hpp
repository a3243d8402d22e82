#pragma once

#include "editor/live_check/file_checker.hpp"

#include <vector>

namespace muster::editor {

/// The elements that an army can add without an entry, if its system allows that: one for each choice of the first
/// mandatory field ("Infantry", "Cavalry"), or an empty one without such a field.
std::vector<CatalogueEntry> freeStarts(const CheckResult& checkResult);

}  // namespace muster::editor
