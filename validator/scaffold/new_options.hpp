#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace muster::validator {

/// The command line of `muster new`. Values that are empty were not given.
struct NewOptions {
    std::string kind;  ///< of a file, or of an item that is added to a file
    std::string file;  ///< to which an item is added
    std::string id, name;

    // New files:
    std::string system, list, output, like;
    std::optional<std::uint64_t> terrain;  ///< seed of random terrain
    bool lists = false;                    ///< copies the lists of `like` too
    bool force = false;                    ///< replaces existing files

    // New items:
    std::string scope, level;                ///< of a rule
    std::optional<std::int64_t> max;         ///< of an entry
    std::string row, key;                    ///< of a table
    std::string about;                       ///< what a sheet is for
    std::string language, text, translated;  ///< of translations
    std::string tests;                       ///< folder of the tests
    bool noTests = false, onlyShown = false;
};

}  // namespace muster::validator
