#pragma once

#include "editor/document/army_edits.hpp"
#include "editor/judge/judge.hpp"

#include <atomic>
#include <filesystem>
#include <memory>
#include <vector>

namespace muster::editor {

/// A change of which it was tried that the finding is gone with it, and nothing else is worse.
struct Remedy {
    enum class Kind { add, count, attach, remove };
    Kind kind = Kind::add;
    Change change;
    std::int64_t count = 0;  ///< of the unit afterwards, where that is what changes
};

/// What would fix a finding of an army, found by trying: entries that could be added, a smaller count, another unit
/// for a leader, doing without. At most three. Knows no game; takes a while, so call it on a thread of its own. `stop`
/// ends it early.
std::vector<Remedy> remediesFor(const Judgement& judgement, const diagnostics::Diagnostic& finding,
                                const std::filesystem::path& place, rules::Library& library,
                                const std::atomic<bool>& stop);

}  // namespace muster::editor
