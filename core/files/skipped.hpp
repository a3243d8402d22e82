#pragma once

#include "core/files/ignore.hpp"

#include <compare>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace muster::files {

/// A file whose name is nearly that of a Muster file.
struct MisnamedFile {
    std::filesystem::path path;
    std::string intended;  ///< the name that it should probably have

    auto operator<=>(const MisnamedFile&) const = default;
};

/// Files that a search passed over although a person may expect them to be found.
struct Skipped {
    /// The number of entries of ignored folders that are looked at; their files beyond that are not counted.
    static constexpr std::size_t maxSearched = 10'000;

    std::map<IgnoreItem, std::set<std::filesystem::path>> ignored;  ///< Muster files by what ignores them
    std::map<IgnoreItem, std::set<std::filesystem::path>> tests;    ///< test files by what calls them tests
    std::set<MisnamedFile> misnamed;
    bool isWhole = true;  ///< false if ignored folders have more entries than that

    void add(const IgnoreItem& item, const std::filesystem::path& file)
    {
        ignored[item].insert(file.lexically_normal());
    }
    void add(Skipped other);
};

/// A sentence for each item that ignores files: "3 files are ignored by muster.json:4 (pattern "old/")".
std::vector<std::string> ignoredSentences(const Skipped& skipped);

/// The same for tests: "3 files are tests, for muster test (muster.json:5, pattern "tests/**")".
std::vector<std::string> testSentences(const Skipped& skipped);

/// "x.army.json.txt is not read, because of its name; rename it to x.army.json".
std::string misnamedSentence(const MisnamedFile& file);

}  // namespace muster::files
