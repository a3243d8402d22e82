#pragma once

#include "core/files/path_pattern.hpp"
#include "core/library/check_context.hpp"

#include <filesystem>
#include <memory>
#include <vector>

namespace muster::rules {

/// Everything below the root of a project, ignored or not, except what no search enters.
struct ProjectTree {
    struct Entry {
        std::filesystem::path path;
        bool isFolder = false;
        bool isOurs = false;  ///< a file of a kind that Muster knows
    };
    std::vector<Entry> entries;
    std::vector<std::filesystem::path> houseRules;
    bool isComplete = true;  ///< false if the project has more than a search reads
};

/// The tree of the project; read once.
std::shared_ptr<const ProjectTree> projectTree(const CheckContext& context);

}  // namespace muster::rules
