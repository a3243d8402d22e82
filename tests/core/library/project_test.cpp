#include "core/files/file.hpp"
#include "core/files/ignore.hpp"
#include "core/files/project.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <fstream>

using namespace muster;
namespace fs = std::filesystem;

TEST_CASE("a reference is followed inside the project and nowhere else")
{
    const test::Folder folder;
    folder.write("project/muster.json", R"({ "format": 1 })");
    const auto from = folder.write("project/armies/a.army.json", "{}");
    const auto inside = folder.write("project/club.house.json", "{}");
    folder.write("outside.house.json", "{}");
    fs::create_symlink(folder.path() / "outside.house.json", folder.path() / "project/link.house.json");
    const files::Project project(files::Project::rootOf(from), {});
    using ResolveError = files::Project::ResolveError;
    const auto resolved = project.resolve(from, "../club.house.json");
    REQUIRE(std::holds_alternative<fs::path>(resolved));
    CHECK(fs::equivalent(std::get<fs::path>(resolved), inside));
    CHECK(std::get<ResolveError>(project.resolve(from, "../../outside.house.json")) == ResolveError::outsideRoot);
    CHECK(std::get<ResolveError>(project.resolve(from, "../link.house.json")) == ResolveError::outsideRoot);
    CHECK(std::get<ResolveError>(project.resolve(from, "/etc/passwd")) == ResolveError::outsideRoot);
    CHECK(std::get<ResolveError>(project.resolve(from, "../none.house.json")) == ResolveError::missing);
}

TEST_CASE("the root is the nearest muster.json, else the folder given, else the file's own")
{
    const test::Folder folder;
    const auto army = folder.write("club/monday/a.army.json", "{}");
    const auto usual = folder.write("club/armies/b.army.json", "{}");
    CHECK(fs::equivalent(files::Project::rootOf(army), folder.path() / "club/monday"));
    CHECK(fs::equivalent(files::Project::rootOf(usual), folder.path() / "club"));
    CHECK(fs::equivalent(files::Project::rootOf(army, folder.path() / "club"), folder.path() / "club"));
    folder.write("muster.json", R"({ "format": 1 })");
    CHECK(fs::equivalent(files::Project::rootOf(army, folder.path() / "club"), folder.path()));
}

TEST_CASE("ignored paths: one star stays in a folder, two go through")
{
    const files::Ignore ignore(std::vector<std::string>{"drafts/**", "*.old.army.json", "**/tmp", "a?c"});
    CHECK(ignore.matches("drafts/x/y.army.json"));
    CHECK(ignore.matches("b.old.army.json"));
    CHECK(ignore.matches("x/tmp/z.army.json"));
    CHECK(ignore.matches("abc/d"));
    CHECK_FALSE(ignore.matches("x/b.old.army.json"));
    CHECK_FALSE(ignore.matches("drafts2/x"));
    CHECK_FALSE(ignore.matches("a/c"));
}

TEST_CASE("a file is replaced whole, keeps its mode, and a failure leaves it as it was")
{
    const test::Folder folder;
    const auto path = folder.write("a.army.json", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    CHECK_FALSE(files::writeFile(path, "new"));
    std::ifstream file(path);
    std::string text(std::istreambuf_iterator<char>(file), {});
    CHECK(text == "new");
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(files::writeFile(folder.path(), "new"));
    CHECK(files::writeFile(folder.path() / "none/a.army.json", "new"));
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}
