#pragma once

#include <string>
#include <string_view>

namespace muster::validator {

/// A unified diff for standard output. On a terminal and in the log of a build server nothing in it is interpreted as a
/// command; for a pipe or a file it is unchanged, so that `patch` can read it.
std::string shownDiff(std::string_view diff, bool colour);

}  // namespace muster::validator
