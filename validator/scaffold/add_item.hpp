#pragma once

#include "validator/scaffold/new_options.hpp"
#include "validator/session.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// The kinds of items that `muster new` adds to files, in the order of its help.
std::vector<std::string> itemKinds();

/// Adds an item of that kind to a file, with its tests; or shows what that would change. What the file gives because of
/// it is reported as notes. A file that would not have the form of one stays as it is.
void addItem(const NewOptions& options, Session& session);

}  // namespace muster::validator
