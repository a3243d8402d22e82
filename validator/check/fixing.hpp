#pragma once

#include "validator/check/check_options.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/session.hpp"

#include <string>
#include <vector>

namespace muster::validator {

/// What `muster check --fix` or `--diff` found to change. Problems were printed.
struct Fixes {
    FixCounts counts;
    std::string diff;  ///< with --diff: all changes in the unified format
};

/// Applies the fixes of the findings in these files, again and again until nothing changes. Writes the changed files;
/// those of standard input go back into the list. With --diff nothing is written.
Fixes fixFiles(std::vector<InputFile>& files, const CheckOptions& options, Session& session);

}  // namespace muster::validator
