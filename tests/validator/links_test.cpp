#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const std::string secret = "{\"password\":\"hunter2\", x";

/// A project with a link to an army outside.
struct LinkedClub : Folder {
    LinkedClub()
    {
        write("club/muster.json", R"({ "format": 1 })");
        write("club/toy.system.json", toySystem());
        write("outside/secret.army.json", secret);
        fs::create_symlink("../outside/secret.army.json", *this / "club/a.army.json");
        fs::create_directory_symlink("../outside", *this / "club/folder");
    }
};

Outcome runInClub(const LinkedClub& club, const std::vector<std::string>& arguments)
{
    Settings settings;
    settings.folder = club / "club";
    return run(arguments, settings);
}

}  // namespace

TEST_CASE("no command reads a file that a link leads out of the project to")
{
    const LinkedClub club;
    for (const char* command : {"check", "fmt", "upgrade", "cost", "stats"}) {
        for (const char* path : {"a.army.json", "folder/secret.army.json", "folder"}) {
            INFO(command << ' ' << path);
            const auto outcome = runInClub(club, {command, path});
            CHECK(outcome.exitCode >= 2);
            CHECK_THAT(outcome.out + outcome.err, !Contains("hunter2"));
        }
    }
    const auto outcome = runInClub(club, {"check", "a.army.json"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("a.army.json is not used") && Contains("--follow-links"));
    CHECK(contentOf(club / "outside/secret.army.json") == secret);
}

TEST_CASE("links that lead out are left out of a folder, and that is said")
{
    const LinkedClub club;
    const auto outcome = runInClub(club, {"check"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("a.army.json is skipped"));
    CHECK_THAT(outcome.out, !Contains("hunter2"));
}

TEST_CASE("links are followed by those who ask for it")
{
    const LinkedClub club;
    CHECK_THAT(runInClub(club, {"check", "--follow-links", "a.army.json"}).out, Contains("hunter2"));
    CHECK_THAT(runInClub(club, {"check", "--follow-links"}).out, Contains("folder/secret.army.json"));
}
