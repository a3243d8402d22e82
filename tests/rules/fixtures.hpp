#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster::test {

/// A file tests/rules/<system>/<rule>/{ok,err}-*.json.
struct Fixture {
    std::filesystem::path path;
    std::string rule;     ///< full name, such as "old-trousers/strength-total"
    bool broken = false;  ///< the file name begins with "err-"
};

/// Finds all fixtures of a tree, sorted by path.
std::vector<Fixture> findFixtures(const std::filesystem::path& folder);

}  // namespace muster::test
