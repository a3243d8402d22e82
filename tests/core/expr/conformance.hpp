#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace muster::expr::test {

/// One test of the language as data; conformance/README.md describes the form.
struct ConformanceTest {
    std::string section;  ///< "integers/overflow"
    std::string name;     ///< "integers/overflow/add"
    nlohmann::json data;
};

/// The tests of one file; one that names no file belongs to the file it stands in.
std::vector<ConformanceTest> readConformance(const std::filesystem::path& file);

/// The project's own suite: every file of the folder conformance.
std::vector<ConformanceTest> ownConformance();

/// Runs a test as it asks to be run: empty when it passes, else what happened.
std::string conformanceFailure(const nlohmann::json& test);

/// Runs a test that ends in a value without the static check, which must not change the value.
std::string uncheckedFailure(const nlohmann::json& test);

}  // namespace muster::expr::test
