#include "editor/army_files/army_copy.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

using namespace muster;
using namespace muster::test;

TEST_CASE("a copy of an army takes no other army's place, and none leaves its house rules behind")
{
    namespace fs = std::filesystem;
    WindowFixture fixture;
    const auto write = [&](const char* name, const char* text) {
        const fs::path file = fixture.path(name).toStdString();
        fs::create_directories(file.parent_path());
        std::ofstream(file) << text;
        return file;
    };
    const auto scenario = write("battle/new.scenario.json", "{}");
    const auto army = write("elsewhere/red.army.json", R"({"name": "Red"})");
    const auto reference = editor::copyReference(army, scenario);
    CHECK(reference == "armies/red.army.json");
    // Another program saves another army there before the copy is made.
    write("battle/armies/red.army.json", R"({"name": "Another"})");
    CHECK(editor::copyArmy(army, scenario, reference));
    CHECK(fixture.fileText(fixture.path("battle/armies/red.army.json")) == R"({"name": "Another"})");
    const auto second = editor::copyReference(army, scenario);
    CHECK(second == "armies/red-2.army.json");
    CHECK_FALSE(editor::copyArmy(army, scenario, second));
    CHECK_FALSE(editor::copyArmy(army, scenario, second));
    CHECK(fixture.fileText(fixture.path("battle/armies/red-2.army.json")) == R"({"name": "Red"})");
    const auto house = write("elsewhere/own.army.json", R"({"name": "Own", "house": "own.house.json"})");
    CHECK(editor::copyArmy(house, scenario, editor::copyReference(house, scenario)));
    CHECK_FALSE(fs::exists(fixture.path("battle/armies/own.army.json").toStdString()));
}
