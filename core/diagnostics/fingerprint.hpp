#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::diagnostics {

/// The fingerprint of each finding of a report, 32 hexadecimal digits: a hash of its rule, its file and its identity.
/// Findings that have these in common are numbered in their order, so every fingerprint is unique. It does not depend
/// on lines, messages or levels. File names below `root`, a folder with a slash at its end, count without it.
std::vector<std::string> fingerprints(const Diagnostics& diagnostics, std::string_view root = {});

}  // namespace muster::diagnostics
