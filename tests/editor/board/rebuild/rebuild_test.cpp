#include "tests/editor/board/rebuild/board_builder.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

using namespace muster;
using namespace muster::test;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> shippedScenarios()
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(MUSTER_SOURCE "/armylists"))
        if (entry.path().string().ends_with(".scenario.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

Json jsonOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return Json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

/// The parts of two files that differ, by pointer; numbers are the same when they are so on a table.
void compare(const Json& built, const Json& wanted, const std::string& where, std::vector<std::string>& differences)
{
    if (built.is_number() && wanted.is_number()) {
        if (std::abs(built.get<double>() - wanted.get<double>()) > 1e-9) differences.push_back(where + ": " + built.dump() + " for " + wanted.dump());
    } else if (built.is_array() && wanted.is_array() && built.size() == wanted.size()) {
        for (std::size_t i = 0; i < built.size(); ++i) compare(built[i], wanted[i], where + "/" + std::to_string(i), differences);
    } else if (built.is_object() && wanted.is_object()) {
        for (const auto& [key, value] : wanted.items())
            if (!built.contains(key)) differences.push_back(where + "/" + key + ": missing, " + value.dump());
            else compare(built[key], value, where + "/" + key, differences);
        for (const auto& [key, value] : built.items())
            if (!wanted.contains(key)) differences.push_back(where + "/" + key + ": not wanted, " + value.dump());
    } else if (built != wanted) {
        differences.push_back(where + ": " + built.dump() + " for " + wanted.dump());
    }
}

}  // namespace

TEST_CASE("every shipped scenario is laid out from nothing by hand and equals its file")
{
    const auto files = shippedScenarios();
    REQUIRE(files.size() >= 10);
    for (const auto& file : files) {
        DYNAMIC_SECTION(file.filename().string())
        {
            const auto wanted = jsonOf(file);
            BoardBuilder builder(wanted["system"], wanted.value("systemVersion", "1.0.0"), file.parent_path() / "rebuilt.scenario.json");
            builder.build(wanted);
            std::vector<std::string> differences;
            compare(asLaidOut(builder.built(), wanted), asLaidOut(wanted, wanted), "", differences);
            for (const auto& difference : differences) UNSCOPED_INFO(difference);
            CHECK(differences.empty());
            CHECK(builder.goesThereAndBack());
        }
    }
}
