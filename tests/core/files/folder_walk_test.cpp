#include "core/files/folder_index.hpp"
#include "core/files/folder_walk.hpp"
#include "tests/validator/folder.hpp"

#include <catch2/catch.hpp>

using namespace muster::files;
using muster::test::Folder;
namespace fs = std::filesystem;

namespace {

struct Found {
    std::vector<std::string> files;
    Unvisited unvisited;
};

Found filesIn(const Folder& folder, const char* below, Links links = Links::inside)
{
    Found found;
    found.unvisited = walk({folder / below, folder / "project", links}, [&](const fs::path& path) {
        found.files.push_back(path.lexically_relative(folder.path()).string());
        return true;
    });
    return found;
}

/// A project with an army, and beside it an army of no project.
struct Club : Folder {
    Club()
    {
        write("project/muster.json", R"({ "format": 1, "ignore": ["drafts"] })");
        write("project/armies/a.army.json", "{}");
        write("project/drafts/b.army.json", "{}");
        write("project/.git/c.army.json", "{}");
        write("project/notes.txt", "");
        write("outside/secret.army.json", "{}");
        write("outside/secret.system.json", "{}");
        fs::create_symlink("armies/a.army.json", *this / "project/inside.army.json");
        fs::create_symlink("../outside/secret.army.json", *this / "project/out.army.json");
        fs::create_symlink("../outside/secret.system.json", *this / "project/secret.system.json");
        fs::create_directory_symlink("../outside", *this / "project/folder");
        fs::create_directory_symlink(".", *this / "project/round");
    }
};

}  // namespace

TEST_CASE("a search finds what is the project's own, sorted")
{
    const Club club;
    const auto found = filesIn(club, "project");
    CHECK(found.files ==
          std::vector<std::string>{"project/armies/a.army.json", "project/inside.army.json", "project/muster.json"});
    REQUIRE(found.unvisited.linksOut.size() == 2);
    CHECK_THAT(found.unvisited.linksOut[0], Catch::Contains("out.army.json") && Catch::Contains("--follow-links"));
    CHECK(found.unvisited.unreadable.empty());
    CHECK(filesIn(club, "project/armies").files == std::vector<std::string>{"project/armies/a.army.json"});
    CHECK(filesIn(club, "project/nowhere").unvisited.unreadable.size() == 1);
}

TEST_CASE("a search that follows links goes through each folder once")
{
    const Club club;
    const auto found = filesIn(club, "project", Links::followed);
    CHECK(std::count(found.files.begin(), found.files.end(), "project/folder/secret.army.json") == 1);
    CHECK(std::count(found.files.begin(), found.files.end(), "project/out.army.json") == 1);
    CHECK(found.unvisited.linksOut.empty());
    CHECK(found.files.size() < 20);
}

TEST_CASE("an index does not take systems from outside the project")
{
    const Club club;
    CHECK(FolderIndex(club / "project").systems("secret").empty());
    CHECK(FolderIndex(club / "project", Links::followed).systems("secret").size() == 2);
}

TEST_CASE("a link that a person names does not lead out of the project either")
{
    const Club club;
    CHECK_FALSE(refusal(club / "project/armies/a.army.json", Links::inside));
    CHECK_FALSE(refusal(club / "project/inside.army.json", Links::inside));
    CHECK_FALSE(refusal(club / "project/round/armies/", Links::inside));
    CHECK_FALSE(refusal(club / "project/nowhere.army.json", Links::inside));
    CHECK_FALSE(refusal(club / "outside/secret.army.json", Links::inside));
    for (const char* name :
         {"project/out.army.json", "project/folder/secret.army.json", "project/folder", "project/folder/"}) {
        INFO(name);
        const auto refused = refusal(club / name, Links::inside);
        REQUIRE(refused);
        CHECK_THAT(*refused, Catch::Contains("--follow-links"));
        CHECK_FALSE(refusal(club / name, Links::followed));
    }
    // Another project is outside too.
    club.write("outside/muster.json", "{}");
    CHECK(refusal(club / "project/folder/secret.army.json", Links::inside));
    fs::remove(club / "outside/muster.json");
    // Without a project, a link must not leave the named folder.
    fs::create_symlink("../project/armies/a.army.json", club / "outside/link.army.json");
    CHECK(refusal(club / "outside/link.army.json", Links::inside));
}
