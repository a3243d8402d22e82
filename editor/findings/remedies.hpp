#pragma once

#include "editor/document/army_edits.hpp"
#include "editor/live_check/file_checker.hpp"

#include <atomic>
#include <filesystem>
#include <memory>
#include <vector>

namespace muster::editor {

/// A change verified to remove the finding without making anything else worse.
struct Remedy {
    enum class Kind { add, count, attach, remove };
    Kind kind = Kind::add;
    Change change;
    std::int64_t count = 0;  ///< new count of the unit, if that is what changes
};

/// Finds changes that fix a finding of an army by trial: adding entries, a smaller count, another unit for a leader,
/// removal. At most three. Game-independent and slow, so call it on a worker thread. `stop` ends it early.
std::vector<Remedy> remediesFor(const CheckResult& checkResult, const diagnostics::Diagnostic& finding,
                                const std::filesystem::path& place, rules::Library& library,
                                const std::atomic<bool>& stop);

}  // namespace muster::editor
