#pragma once

#include "core/library/library.hpp"
#include "validator/git/repository.hpp"
#include "validator/input_files.hpp"

#include <vector>

namespace muster::validator {

/// Those of the files that changed, or that depend on a changed system, list, army, house rules or settings file, also
/// if that was deleted. The library was made with these data folders.
std::vector<InputFile> affectedBy(const Changes& changes, std::vector<InputFile> files, rules::Library& library,
                                  const std::vector<std::filesystem::path>& dataFolders);

}  // namespace muster::validator
