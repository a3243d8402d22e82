#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace muster::test {

/// A file that satisfies (ok-*) or violates (err-*) a rule: tests/rules/<system>/<rule>/, or
/// tests/rules/shared/<group>/<rule>/.
struct Fixture {
    std::filesystem::path path;
    std::string rule;  ///< full name, as in findings
    bool broken = false;
};

/// A finding that a violating fixture must have.
struct Expected {
    std::string rule;
    unsigned line = 0;

    auto operator<=>(const Expected&) const = default;
};

/// Every fixture below the folder, sorted by path.
std::vector<Fixture> findFixtures(const std::filesystem::path& folder);

/// The expected findings: its "x-expect", or for unreadable files, the file beside it that ends in .expect.
std::vector<Expected> expectationOf(const Fixture& fixture);

/// Sentences about rules that lack either kind of fixture, and fixtures without a rule.
std::vector<std::string> gaps(const std::filesystem::path& folder, const std::filesystem::path& armylists);

}  // namespace muster::test
