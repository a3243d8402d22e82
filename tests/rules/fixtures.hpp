#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster::test {

/// A file that shows a rule kept (ok-*) or broken (err-*): tests/rules/<system>/<rule>/, or
/// tests/rules/shared/<group>/<rule>/.
struct Fixture {
    std::filesystem::path path;
    std::string rule;  ///< full name, as findings carry it
    bool broken = false;
};

/// A finding that a broken fixture must give.
struct Expected {
    std::string rule;
    unsigned line = 0;

    auto operator<=>(const Expected&) const = default;
};

/// Every fixture below the folder, sorted by path.
std::vector<Fixture> findFixtures(const std::filesystem::path& folder);

/// What the fixture says it expects: its "x-expect", or the file beside it that ends in .expect, for files no program
/// can read.
std::vector<Expected> expectationOf(const Fixture& fixture);

/// Sentences about rules that lack a fixture of either sort, or fixtures of no rule.
std::vector<std::string> gaps(const std::filesystem::path& folder, const std::filesystem::path& armylists);

}  // namespace muster::test
