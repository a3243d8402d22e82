#include "core/files/folder_walk.hpp"
#include "core/files/intended_name.hpp"
#include "tests/validator/folder.hpp"

#include <catch2/catch.hpp>

using muster::files::intendedName;
using muster::test::Folder;

namespace {

std::string meant(const std::string& name) { return intendedName("folder/" + name).value_or(""); }

}  // namespace

TEST_CASE("nearly right names are recognized")
{
    CHECK(meant("x.army.json.txt") == "x.army.json");
    CHECK(meant("x.army.json.TXT") == "x.army.json");
    CHECK(meant("x.army.JSON") == "x.army.json");
    CHECK(meant("X.Army.json") == "X.army.json");
    CHECK(meant("x.ARMY.Json.txt") == "x.army.json");
    CHECK(meant("x.list.json.json") == "x.list.json");
    CHECK(meant("x.army (2).json") == "x (2).army.json");
    CHECK(meant("x.army(13).json") == "x(13).army.json");
    CHECK(meant("x.amry.json") == "x.army.json");
    CHECK(meant("x.armys.json") == "x.army.json");
    CHECK(meant("x.lists.json") == "x.list.json");
    CHECK(meant("x.y.senario.json") == "x.y.scenario.json");
    CHECK(meant("Muster.json") == "muster.json");
    CHECK(meant("muster.json.txt") == "muster.json");
}

TEST_CASE("right names and other files are left alone")
{
    for (const char* name : {"x.army.json",
                             "x (2).army.json",
                             "muster.json",
                             "x.army.json.bak",
                             "x.army.json~",
                             "x.json",
                             "army.json",
                             ".army.json",
                             ".army.json.txt",
                             "x.lint.json",
                             "x.mist.json",
                             "x.test.json",
                             "x.army",
                             "x.army.txt",
                             "x.txt",
                             "package.json",
                             "x.army ().json",
                             "x.army (a).json",
                             "",
                             ".",
                             "..",
                             ".json",
                             "..json",
                             ").json",
                             "().json",
                             "x.army.json5"}) {
        INFO(name);
        CHECK(meant(name) == "");
    }
    CHECK(meant(std::string(250, 'x') + ".ARMY.json") == std::string(250, 'x') + ".army.json");
}

TEST_CASE("a search notes what it passes over, if that is wanted")
{
    const Folder folder;
    folder.write("muster.json", "{ \"format\": 1,\n  \"ignore\": [\"old/\",\n    \"*.draft.army.json\", \"unused\"] }");
    folder.write("old/a.army.json", "{}");
    folder.write("old/deep/b.list.json", "{}");
    folder.write("old/readme.txt", "");
    folder.write("old/C.Army.json", "{}");
    folder.write("new/c.draft.army.json", "{}");
    folder.write("c.draft.army.json", "{}");
    folder.write("new/d.army.json.txt", "{}");
    muster::files::FolderWalk search{folder.path(), folder.path()};
    search.notesSkipped = true;
    const auto found = walk(search, [](const auto&) { return true; }).skipped;
    REQUIRE(found.ignored.size() == 2);
    const auto& [draft, drafts] = *found.ignored.begin();
    CHECK(draft.pattern == "*.draft.army.json");
    CHECK(draft.line == 3);
    CHECK(drafts.size() == 1);
    const auto& [old, olds] = *found.ignored.rbegin();
    CHECK(old.pattern == "old/");
    CHECK(old.line == 2);
    CHECK(olds.size() == 2);
    REQUIRE(found.misnamed.size() == 1);
    CHECK(found.misnamed.begin()->path == folder / "new/d.army.json.txt");
    CHECK(found.misnamed.begin()->intended == "d.army.json");
    CHECK(found.isWhole);

    search.notesSkipped = false;
    const auto nothing = walk(search, [](const auto&) { return true; }).skipped;
    CHECK(nothing.ignored.empty());
    CHECK(nothing.misnamed.empty());
}

TEST_CASE("ignored folders are searched only so far")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1, "ignore": ["old/"] })");
    const auto most = muster::files::Skipped::maxSearched;
    for (std::size_t i = 0; i < most + 10; ++i) folder.write("old/" + std::to_string(i) + ".army.json", "");
    muster::files::FolderWalk search{folder.path(), folder.path()};
    search.notesSkipped = true;
    const auto found = walk(search, [](const auto&) { return true; }).skipped;
    CHECK_FALSE(found.isWhole);
    REQUIRE(found.ignored.size() == 1);
    CHECK(found.ignored.begin()->second.size() == most);
    CHECK_THAT(ignoredSentences(found).front(), Catch::StartsWith("at least 10000 files are ignored by "));
}
