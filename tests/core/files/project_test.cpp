#include "core/files/project.hpp"
#include "tests/validator/folder.hpp"

#include <catch2/catch.hpp>

using muster::files::displayName;
using muster::files::FolderIndex;
using muster::files::Project;
using muster::test::Folder;
namespace fs = std::filesystem;
using ResolveError = Project::ResolveError;

namespace {

/// Paths below a folder, as paths from there.
std::vector<std::string> below(const Folder& folder, const std::vector<fs::path>& paths)
{
    std::vector<std::string> result;
    for (const auto& path : paths) result.push_back(path.lexically_relative(folder.path()).string());
    return result;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a reference is followed inside the project and nowhere else")
{
    const Folder folder;
    folder.write("project/muster.json", R"({ "format": 1 })");
    const auto from = folder.write("project/armies/a.army.json", "{}");
    const auto inside = folder.write("project/club.house.json", "{}");
    folder.write("outside.house.json", "{}");
    folder.write("project2/club.house.json", "{}");
    fs::create_symlink(folder / "outside.house.json", folder / "project/link.house.json");
    fs::create_symlink("club.house.json", folder / "project/inner.house.json");
    fs::create_symlink("nowhere", folder / "project/dangling.house.json");
    const Project project(Project::rootOf(from), {});
    for (const char* reference : {"../club.house.json", "../inner.house.json", "../armies/../club.house.json"}) {
        const auto resolved = project.resolve(from, reference);
        INFO(reference);
        REQUIRE(std::holds_alternative<fs::path>(resolved));
        CHECK(std::get<fs::path>(resolved) == fs::canonical(inside));
    }
    for (const char* reference : {"../../outside.house.json", "../link.house.json", "/etc/passwd", "../..",
                                  "../../project2/club.house.json", "../../nowhere.house.json"}) {
        INFO(reference);
        CHECK(std::get<ResolveError>(project.resolve(from, reference)) == ResolveError::outsideRoot);
    }
    // A folder is no file to refer to.
    for (const char* reference : {"../none.house.json", "..", "", ".", "../dangling.house.json", "a.army.json/x"}) {
        INFO(reference);
        CHECK(std::get<ResolveError>(project.resolve(from, reference)) == ResolveError::missing);
    }
    CHECK(std::get<ResolveError>(project.resolve(from, std::string(5000, 'x'))) == ResolveError::missing);
}

TEST_CASE("the root is the outermost muster.json, else the folder given, else the file's own")
{
    const Folder folder;
    const auto army = folder.write("club/monday/a.army.json", "{}");
    const auto usual = folder.write("club/armies/b.army.json", "{}");
    CHECK(fs::equivalent(Project::rootOf(army), folder / "club/monday"));
    CHECK(fs::equivalent(Project::rootOf(usual), folder / "club"));
    CHECK(fs::equivalent(Project::rootOf(army, folder / "club"), folder / "club"));
    // Of a folder that is named itself, nothing above belongs to the project.
    CHECK(fs::equivalent(Project::rootOf(folder / "club/armies"), folder / "club/armies"));
    CHECK(Project::rootOf(folder / "club/lists/new.list.json") == fs::canonical(folder / "club"));
    folder.write("muster.json", R"({ "format": 1 })");
    CHECK(fs::equivalent(Project::rootOf(army, folder / "club"), folder.path()));
    folder.write("club/monday/muster.json", R"({ "format": 1 })");
    CHECK(fs::equivalent(Project::rootOf(army), folder.path()));
    // Nothing above a root belongs to its project.
    folder.write("club/monday/muster.json", R"({ "format": 1, "root": true })");
    CHECK(fs::equivalent(Project::rootOf(army), folder / "club/monday"));
    folder.write("club/muster.json", R"({ "format": 1, "root": true })");
    CHECK(fs::equivalent(Project::rootOf(usual), folder / "club"));
    fs::remove(folder / "club/muster.json");
    CHECK(fs::equivalent(Project::rootOf(usual), folder.path()));
    // A folder with that name marks no project.
    fs::create_directories(folder / "club/armies/muster.json");
    CHECK(fs::equivalent(Project::rootOf(usual), folder.path()));
}

TEST_CASE("a project contains what is below its root, links resolved")
{
    const Folder folder;
    folder.write("project/muster.json", "{}");
    folder.write("outside/a.list.json", "{}");
    fs::create_directory_symlink("../outside", folder / "project/link");
    const Project project(folder / "project", {});
    CHECK(project.root() == folder / "project");
    CHECK(project.contains(folder / "project/armies/not-yet.army.json"));
    CHECK(project.contains(folder / "project"));
    CHECK(project.contains(folder / "outside/../project/muster.json"));
    CHECK_FALSE(project.contains(folder / "project2/a.list.json"));
    CHECK_FALSE(project.contains(folder / "project/link/a.list.json"));
    CHECK_FALSE(project.contains(folder.path()));
}

TEST_CASE("systems and lists of a nested project belong to it alone")
{
    const Folder folder;
    folder.write("muster.json", "{}");
    folder.write("ours.system.json", "{}");
    folder.write("lists/all.list.json", "{}");
    folder.write("guest/muster.json", R"({ "root": true })");
    folder.write("guest/ours.system.json", "{}");
    folder.write("guest/theirs.system.json", "{}");
    folder.write("guest/lists/all.list.json", "{}");
    folder.write("guest/inner/muster.json", R"({ "root": true })");
    folder.write("guest/inner/deep.system.json", "{}");
    const Project outer(folder.path(), {}), guest(folder / "guest", {}), inner(folder / "guest/inner", {});
    CHECK(outer.systemIds() == Names{"ours"});
    CHECK(below(folder, outer.systems("ours")) == Names{"ours.system.json"});
    CHECK(outer.systems("theirs").empty());
    CHECK(below(folder, outer.allLists()) == Names{"lists/all.list.json"});
    CHECK(guest.systemIds() == Names{"ours", "theirs"});
    CHECK(below(folder, guest.lists("all")) == Names{"guest/lists/all.list.json"});
    CHECK(inner.systemIds() == Names{"deep"});
    // The outer project still contains the files of the nested one, so references to them are followed.
    CHECK(outer.contains(folder / "guest/ours.system.json"));
    const auto resolved = outer.resolve(folder / "a.army.json", "guest/ours.system.json");
    CHECK(std::holds_alternative<fs::path>(resolved));
}

TEST_CASE("a project searches its own folder first, then the data folders in their order")
{
    const Folder folder;
    folder.write("project/muster.json", R"({ "format": 1, "ignore": ["old/"] })");
    folder.write("project/z/ours.system.json", "{}");
    folder.write("project/a/ours.system.json", "{}");
    folder.write("project/old/gone.system.json", "{}");
    folder.write("project/our.list.json", "{}");
    folder.write("near/ours.system.json", "{}");
    folder.write("near/usual.list.json", "{}");
    folder.write("far/ours.system.json", "{}");
    folder.write("far/basic.system.json", "{}");
    const auto index = [&](const char* name) { return std::make_shared<const FolderIndex>(folder / name); };
    const Project project(folder / "project", {index("near"), index("far")});
    CHECK(below(folder, project.systems("ours")) == Names{"project/a/ours.system.json", "project/z/ours.system.json",
                                                          "near/ours.system.json", "far/ours.system.json"});
    CHECK(project.systemIds() == Names{"basic", "ours"});
    CHECK(below(folder, project.allLists()) == Names{"project/our.list.json", "near/usual.list.json"});
    CHECK(below(folder, project.lists("usual")) == Names{"near/usual.list.json"});
    CHECK(project.systems("gone").empty());
    CHECK(project.lists("ours").empty());
}

TEST_CASE("messages name a file below the current folder by its path from there, any other as it was given")
{
    const Folder folder;
    folder.write("a/x.army.json", "{}");
    const auto before = fs::current_path();
    fs::current_path(folder.path());
    const auto below = displayName(fs::current_path() / "a" / "x.army.json");
    const auto around = displayName("a/../a/x.army.json");
    fs::current_path(folder.path() / "a");
    const auto above = displayName("../b.army.json");
    std::error_code error;
    fs::create_symlink("loop", "loop", error);
    const auto endless = displayName("loop/y.army.json");
    fs::current_path(before);
    CHECK(below == "a/x.army.json");
    CHECK(around == "a/x.army.json");
    CHECK(above == "../b.army.json");
    CHECK(endless == "loop/y.army.json");
}
