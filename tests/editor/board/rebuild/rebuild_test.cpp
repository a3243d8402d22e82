#include "tests/editor/board/rebuild/board_builder.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace muster;
using namespace muster::test;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> shippedScenarios()
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(sourcePath("armylists")))
        if (entry.path().string().ends_with(".scenario.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

Json jsonOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return Json::parse(std::string(std::istreambuf_iterator<char>(in), {}));
}

/// Collects the differences between two files, by pointer, without exceptions or normalization: 12.0 equals 12, and the
/// order of keys is ignored, as in any JSON.
void compare(const Json& built, const Json& wanted, const std::string& where, std::vector<std::string>& differences)
{
    if (built.is_number() && wanted.is_number()) {
        if (built.get<double>() != wanted.get<double>())
            differences.push_back(where + ": " + built.dump() + " for " + wanted.dump());
    } else if (built.is_array() && wanted.is_array() && built.size() == wanted.size()) {
        for (std::size_t i = 0; i < built.size(); ++i)
            compare(built[i], wanted[i], where + "/" + std::to_string(i), differences);
    } else if (built.is_object() && wanted.is_object()) {
        for (const auto& [key, value] : wanted.items())
            if (!built.contains(key))
                differences.push_back(where + "/" + key + ": missing, " + value.dump());
            else
                compare(built[key], value, where + "/" + key, differences);
        for (const auto& [key, value] : built.items())
            if (!wanted.contains(key)) differences.push_back(where + "/" + key + ": not wanted, " + value.dump());
    } else if (built != wanted) {
        differences.push_back(where + ": " + built.dump() + " for " + wanted.dump());
    }
}

const fs::path everything = sourcePath("tests/editor/board/rebuild/everything.scenario.json");

void rebuild(const fs::path& file)
{
    const auto wanted = jsonOf(file);
    BoardBuilder builder(wanted["system"], file.parent_path() / "rebuilt.scenario.json");
    builder.build(wanted);
    std::vector<std::string> differences;
    compare(builder.built(), wanted, "", differences);
    for (const auto& difference : differences) UNSCOPED_INFO(difference);
    CHECK(differences.empty());
    CHECK(builder.goesThereAndBack());
}

/// The keys that a schema defines for one kind of item.
std::set<std::string> namesIn(const Json& schema)
{
    std::set<std::string> names;
    for (const auto& [name, each] : schema["properties"].items()) names.insert(name);
    return names;
}

}  // namespace

TEST_CASE("every shipped scenario is laid out from nothing by hand and equals its file")
{
    const auto files = shippedScenarios();
    REQUIRE(files.size() >= 10);
    for (const auto& file : files) {
        DYNAMIC_SECTION(file.filename().string()) { rebuild(file); }
    }
}

TEST_CASE("every shipped battle leaves something unsaid; what says it is laid out by hand just so")
{
    rebuild(everything);
}

TEST_CASE("every shipped battle and that one together say whatever the schema lets a scenario say")
{
    auto files = shippedScenarios();
    files.push_back(everything);
    const auto schema = jsonOf(sourcePath("schemas/scenario.schema.json"));
    const auto& definitions = schema["definitions"];
    const auto& sideSchema = definitions["side"]["properties"];
    // Kinds of items by location: `array` of the scenario, or of each side.
    std::map<std::string, std::set<std::string>> unused{
        {"", namesIn(schema)},
        {"board", namesIn(schema["properties"]["board"])},
        {"shape", namesIn(definitions["shape"])},
        {"terrain", namesIn(definitions["piece"])},
        {"zones", namesIn(definitions["zone"])},
        {"sides", namesIn(definitions["side"])},
        {"objectives", namesIn(definitions["objective"])},
        {"placements", namesIn(definitions["placement"])},
        {"reinforcements", namesIn(sideSchema["reinforcements"]["items"])},
        {"victory", namesIn(schema["properties"]["victory"]["items"])}};
    const auto message = [&](const std::string& kind, const Json& item) {
        for (const auto& [key, value] : item.items()) unused[kind].erase(key);
        if (item.contains("shape"))
            for (const auto& [key, value] : item["shape"].items()) unused["shape"].erase(key);
    };
    for (const auto& file : files) {
        const auto scenario = jsonOf(file);
        message("", scenario);
        message("board", scenario["board"]);
        for (const char* array : {"terrain", "zones", "sides", "objectives", "victory"})
            for (const auto& item : scenario.value(array, Json::array())) message(array, item);
        for (const auto& side : scenario["sides"])
            for (const char* array : {"placements", "reinforcements"})
                for (const auto& item : side.value(array, Json::array())) message(array, item);
    }
    // For text editors; without meaning for the game.
    unused[""].erase("$schema");
    // For muster test only.
    unused[""].erase("expect");
    // For prints only, and taken from the army if absent.
    unused["sides"].erase("colours");
    // Written from the panel of findings.
    for (auto& [kind, keys] : unused) keys.erase("accept");
    for (const auto& [kind, keys] : unused)
        for (const auto& key : keys) {
            INFO("nothing that is laid out by hand has \"" << key << "\" in " << (kind.empty() ? "a scenario" : kind));
            CHECK(false);
        }
}
