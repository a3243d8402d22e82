#pragma once

#include "editor/judge/judge.hpp"

#include <vector>

namespace muster::editor {

/// What an army may take without an entry, where its system lets units or leaders be made freely: one for each row of
/// the table, or word, that the first choice its system asks of a unit may have ("Infantry", "Cavalry"), and one that
/// is bare where there is no such choice.
std::vector<CatalogueEntry> freeStarts(const Judgement& judgement);

}  // namespace muster::editor
