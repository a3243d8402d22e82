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
    enum class Kind { add, count, value, attach, remove };
    Kind kind = Kind::add;
    Change change;
    std::int64_t number = 0;  ///< the new count or value, if that is what changes
    std::string key = {};     ///< of the value that changes
};

/// Finds changes that fix a finding of an army by trial: adding entries, another count or number, another unit for a
/// leader. Removal only where a complete unit breaks a rule. At most three. Game-independent and slow, so call it on a
/// worker thread. `stop` ends it early.
std::vector<Remedy> remediesFor(const CheckResult& checkResult, const diagnostics::Diagnostic& finding,
                                const std::filesystem::path& place, rules::Library& library,
                                const std::atomic<bool>& stop);

}  // namespace muster::editor
