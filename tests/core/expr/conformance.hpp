#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace muster::expr::test {

/// One test of the language as data, in the format of conformance/README.md.
struct ConformanceTest {
    std::string section;  ///< "integers/overflow"
    std::string name;     ///< "integers/overflow/add"
    nlohmann::json data;
};

/// The tests of one file; a test without the key `file` belongs to that file.
std::vector<ConformanceTest> readConformance(const std::filesystem::path& file);

/// The project's own suite: all files in the folder conformance.
std::vector<ConformanceTest> ownConformance();

/// Runs a test as specified; returns an empty text on success, else what happened.
std::string conformanceFailure(const nlohmann::json& test);

/// Runs a test with a value as result without the static check, which must not change the value.
std::string uncheckedFailure(const nlohmann::json& test);

}  // namespace muster::expr::test
