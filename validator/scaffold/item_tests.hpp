#pragma once

#include "validator/scaffold/new_items.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::validator {

/// A file to write that tests an item.
struct ItemTestFile {
    std::filesystem::path path;
    std::string text;
};

/// The tests of an item, or why there are none.
struct ItemTestFiles {
    std::vector<ItemTestFile> files;
    std::string problem;  ///< a sentence; empty if there are files
};

/// Makes the tests of an item that the library takes for written, in a folder. Each expects what its file gives, so
/// that it passes; what it must give or lack for the item has been compared.
ItemTestFiles testsOf(const NewItem& item, const ItemFile& file, const std::filesystem::path& folder,
                      rules::Library& library);

}  // namespace muster::validator
