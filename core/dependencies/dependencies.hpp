#pragma once

#include "core/files/kind.hpp"
#include "core/library/library.hpp"

#include <filesystem>
#include <set>
#include <string>

namespace muster::rules {

/// What the findings of a file depend on besides its own text. Systems and lists are looked up in the project by id, so
/// a file that appears, disappears or gets another name counts as well as one that changes.
struct Dependencies {
    std::set<std::string, std::less<>> systems;
    std::set<std::string, std::less<>> lists;
    /// Settings, house rules and armies, as they are named: the paths may contain links, and may be missing, so a file
    /// that appears there counts.
    std::set<std::filesystem::path> files;
    /// Files that are named but lie outside the project: they are never read, and findings depend only on where the
    /// names lead.
    std::set<std::filesystem::path> outside;
};

/// The dependencies of a file at that path, direct and indirect; `document` is null if its text is not JSON. They
/// include every muster.json that could apply to the file, with the files that those extend.
Dependencies dependenciesOf(const text::Document* document, files::FileKind kind, const std::filesystem::path& path,
                            const files::Project& project, Library& library);

/// The house rules at that path and those that they extend, directly or indirectly. Those outside the project are
/// named, but not read.
std::set<std::filesystem::path> houseChain(const std::filesystem::path& house, const files::Project& project,
                                           Library& library);

}  // namespace muster::rules
