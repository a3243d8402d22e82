#pragma once

#include <filesystem>
#include <vector>

namespace muster::files {

/// The file that may contain the expectations of another one, beside it: `x.expect.json` for `x.army.json` and
/// `muster.expect.json` for `muster.json`.
std::filesystem::path expectFileOf(const std::filesystem::path& file);

/// The existing files to which an expect file may belong, sorted. It should be exactly one.
std::vector<std::filesystem::path> filesOfExpectFile(const std::filesystem::path& expectFile);

}  // namespace muster::files
