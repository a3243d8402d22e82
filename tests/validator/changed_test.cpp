#include "tests/validator/club.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// The names of the checked files: a JUnit report lists those without findings too.
std::vector<std::string> checkedFiles(const Folder& folder, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {"check", "--format", "junit"});
    const auto outcome = runIn(folder, arguments);
    INFO(outcome.err);
    REQUIRE(outcome.exitCode < 2);
    const auto& report = outcome.out;
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder.path())) {
        const auto name = entry.path().lexically_relative(folder.path()).string();
        if (report.find('"' + name + '"') != std::string::npos) names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("with --changed, what changed is checked with all that depends on it")
{
    const ClubInGit club;
    const auto changed = [&] { return checkedFiles(club, {"--changed"}); };

    CHECK(changed().empty());

    SECTION("an army, and the scenario with it")
    {
        club.edit("armies/blue.army.json", "\"count\": 2", "\"count\": 3");
        CHECK(changed() == Names{"armies/blue.army.json", "battle.scenario.json"});
    }
    SECTION("an army that nothing uses")
    {
        club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 3");
        CHECK(changed() == Names{"armies/red.army.json"});
    }
    SECTION("a list: its armies, their scenarios, and the system that looks at its values")
    {
        club.edit("lists/blue.list.json", "\"points\": 3", "\"points\": 9");
        CHECK(changed() == Names{"armies/blue.army.json", "armies/foot.army.json", "battle.scenario.json",
                                 "lists/base.list.json", "lists/blue.list.json", "toy.system.json"});
    }
    SECTION("a list that another one extends")
    {
        club.edit("lists/base.list.json", "\"points\": 2", "\"points\": 9");
        CHECK(changed() == Names{"armies/blue.army.json", "armies/foot.army.json", "battle.scenario.json",
                                 "lists/base.list.json", "lists/blue.list.json", "toy.system.json"});
    }
    SECTION("a deleted list")
    {
        fs::remove(club / "lists/red.list.json");
        CHECK(changed() == Names{"armies/red.army.json", "muster.json", "toy.system.json"});
    }
    SECTION("a renamed list")
    {
        club.git({"mv", "lists/red.list.json", "lists/green.list.json"});
        CHECK(changed() == Names{"armies/red.army.json", "lists/green.list.json", "muster.json", "toy.system.json"});
    }
    SECTION("a list that no longer extends another one")
    {
        club.edit("lists/blue.list.json", R"("extends": ["base"],)", "");
        const auto names = changed();
        CHECK(std::count(names.begin(), names.end(), "lists/base.list.json") == 1);
    }
    SECTION("a list that appears under a name that an army uses")
    {
        club.git({"rm", "-q", "lists/red.list.json"});
        club.git({"commit", "-q", "-m", "Remove"});
        club.write("more/red.list.json", toyList("red", "foot", 2));
        CHECK(changed() == Names{"armies/red.army.json", "more/red.list.json", "muster.json", "toy.system.json"});
    }
    SECTION("the system")
    {
        club.edit("toy.system.json", "\"default\": 10", "\"default\": 3");
        CHECK(changed().size() == 11);  // the settings name a rule of it
    }
    SECTION("house rules that other house rules extend")
    {
        club.edit("base.house.json", "info", "error");
        CHECK(changed() == Names{"armies/foot.army.json", "base.house.json", "muster.json", "thursday.house.json"});
    }
    SECTION("settings")
    {
        club.edit("muster.json", "warning", "error");
        CHECK(changed().size() == 11);
    }
    SECTION("settings that appear in a folder")
    {
        club.write("armies/muster.json", R"({ "format": 1 })");
        CHECK(changed() == Names{"armies/blue.army.json", "armies/foot.army.json", "armies/muster.json",
                                 "armies/red.army.json", "battle.scenario.json", "muster.json"});
    }
    SECTION("only what is below the paths that are named")
    {
        club.edit("lists/blue.list.json", "\"points\": 3", "\"points\": 9");
        CHECK(checkedFiles(club, {"--changed", "armies"}) == Names{"armies/blue.army.json", "armies/foot.army.json"});
    }
}

TEST_CASE("with --changed=REF, check compares with the commit where the branch began")
{
    const ClubInGit club;
    club.git({"checkout", "-q", "-b", "pull"});
    club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 3");
    club.git({"commit", "-q", "-a", "-m", "Three"});
    club.git({"checkout", "-q", "main"});
    club.edit("armies/foot.army.json", "\"count\": 2", "\"count\": 3");
    club.git({"commit", "-q", "-a", "-m", "Meanwhile"});
    club.git({"checkout", "-q", "pull"});

    CHECK(checkedFiles(club, {"--changed=main"}) == Names{"armies/red.army.json"});
    CHECK(checkedFiles(club, {"--changed"}).empty());
    club.edit("armies/blue.army.json", "\"count\": 2", "\"count\": 3");
    CHECK(checkedFiles(club, {"--changed=main"}) ==
          Names{"armies/blue.army.json", "armies/red.army.json", "battle.scenario.json"});

    const auto outcome = runIn(club, {"check", "--changed=main"});
    CHECK_THAT(outcome.err, Contains("3 of 11 files are affected by the changes since main"));
}

TEST_CASE("a change that affects nothing is said, and is no failure")
{
    const ClubInGit club;
    club.write("README.md", "x");
    const auto outcome = runIn(club, {"check", "--changed"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("nothing to check: none of 11 files is affected by the changes since the last"));
    CHECK_THAT(outcome.out, Contains("0 files checked"));
}

TEST_CASE("changes are found before the first commit and from a subfolder")
{
    const Club club;
    REQUIRE(runGit(club.path(), {"init", "-q"}).exitCode == 0);
    CHECK(checkedFiles(club, {"--changed"}).size() == 11);
    Settings settings;
    settings.folder = club / "armies";
    const auto outcome = run({"check", "--changed"}, settings);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("3 of 3 files are affected"));
}

TEST_CASE("what git cannot answer is said with the next step")
{
    const auto expect = [](const Outcome& outcome, int code, std::string_view reason, std::string_view step) {
        INFO(outcome.err);
        CHECK(outcome.exitCode == code);
        CHECK_THAT(outcome.err, Contains(std::string(reason)) && Contains(std::string(step)));
        CHECK(outcome.out.empty());
    };
    const ClubInGit club;
    expect(runIn(club, {"check", "--changed=mian"}), 2, "git knows no commit \"mian\"", "did you mean \"main\"?");
    expect(runIn(club, {"check", "--changed=origin/elsewhere"}), 2, "git knows no commit", "git fetch origin");
    expect(runIn(club, {"check", "--changed=--output=x"}), 2, "cannot be a branch or a commit", "--changed=REF");
    CHECK_FALSE(fs::exists(club / "x"));

    const Club outside;
    expect(runIn(outside, {"check", "--changed"}), 3, "git finds no repository around", "name the files to check");
    expect(runIn(outside, {"check", "--staged"}), 3, "git finds no repository around", "name the files to check");

    Settings withoutGit;
    withoutGit.folder = club.path();
    withoutGit.program = "/usr/bin/env";
    expect(run({"PATH=/nonexistent", programPath("muster"), "check", "--changed"}, withoutGit), 3,
           "git is needed to find what changed, and it is not installed", "install it");

    club.git({"checkout", "-q", "--orphan", "other"});
    club.git({"commit", "-q", "-m", "Other"});
    expect(runIn(club, {"check", "--changed=main"}), 2, "have no commit in common", "name another one");

    CHECK(runIn(club, {"check", "--changed", "--staged"}).exitCode == 2);
}

TEST_CASE("a shallow clone is recognized")
{
    const ClubInGit club;
    for (const char* count : {"3", "4"}) {
        club.edit("armies/red.army.json", "\"count\": ", std::string("\"count\": ") + count);
        club.git({"commit", "-q", "-a", "-m", count});
    }
    club.git({"checkout", "-q", "-b", "pull", "HEAD~1"});
    club.git({"commit", "-q", "--allow-empty", "-m", "Pull"});
    const Folder clones;
    const auto url = "file://" + club.path().string();
    REQUIRE(runGit(clones.path(), {"clone", "-q", "--depth", "1", "--branch", "pull", url, "one"}).exitCode == 0);
    Settings settings;
    settings.folder = clones / "one";
    const auto unknown = run({"check", "--changed=origin/main"}, settings);
    CHECK(unknown.exitCode == 2);
    CHECK_THAT(unknown.err, Contains("the clone is shallow") && Contains("fetch-depth: 0"));

    REQUIRE(
        runGit(clones / "one", {"fetch", "-q", "--depth", "1", "origin", "main:refs/remotes/origin/main"}).exitCode ==
        0);
    const auto noBase = run({"check", "--changed=origin/main"}, settings);
    CHECK(noBase.exitCode == 3);
    CHECK_THAT(noBase.err, Contains("shallow, so git cannot find where this branch left \"origin/main\"") &&
                               Contains("fetch-depth: 0"));
}

TEST_CASE("with --staged, the staged text is checked with the staged texts of all it depends on")
{
    const ClubInGit club;
    const auto errorsOf = [](const CheckReport& report) {
        std::vector<std::string> errors;
        for (const auto& one : report.found)
            if (one.level == "error") errors.push_back(one.file + " " + one.rule);
        return errors;
    };
    SECTION("a staged mistake that is mended in the working tree")
    {
        club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 9");
        club.git({"add", "."});
        club.edit("armies/red.army.json", "\"count\": 9", "\"count\": 2");
        const auto staged = checkIn(club, {"--staged"});
        INFO(staged.text());
        CHECK(staged.outcome.exitCode == 1);
        REQUIRE(staged.find("toy/points-total"));
        CHECK(staged.find("toy/points-total")->file == "armies/red.army.json");
        CHECK_THAT(staged.outcome.out + staged.outcome.err, !Contains("muster-staged"));
        CHECK(checkIn(club, {"--changed"}).errors == 0);
    }
    SECTION("a mistake in the working tree that is not staged")
    {
        club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9");
        club.edit("armies/red.army.json", "Toys", "Reds");
        club.git({"add", "armies"});
        const auto staged = checkIn(club, {"--staged"});
        INFO(staged.text());
        CHECK(staged.outcome.exitCode == 0);
        CHECK(staged.files == 1);
    }
    SECTION("a staged list breaks an army that is not staged")
    {
        club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9");
        club.git({"add", "."});
        club.edit("lists/red.list.json", "\"points\": 9", "\"points\": 2");
        CHECK(errorsOf(checkIn(club, {"--staged"})) == Names{"armies/red.army.json toy/points-total"});
    }
    SECTION("a list that is not staged does not exist")
    {
        club.write("lists/new.list.json", toyList("new", "foot", 2));
        club.edit("armies/red.army.json", "\"red\"", "\"new\"");
        club.git({"add", "armies"});
        CHECK(errorsOf(checkIn(club, {"--staged"})) == Names{"armies/red.army.json ref/not-found"});
        CHECK(checkIn(club, {"--changed"}).errors == 0);
    }
    SECTION("a deletion is staged")
    {
        club.git({"rm", "-q", "--cached", "lists/red.list.json"});
        CHECK(errorsOf(checkIn(club, {"--staged"})) == Names{"armies/red.army.json ref/not-found"});
    }
    SECTION("settings and house rules are staged ones")
    {
        club.edit("muster.json", R"("toy/few-units": "warning")", R"("toy/points-total": "off")");
        club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9");
        club.git({"add", "."});
        club.edit("muster.json", "off", "error");
        CHECK(checkIn(club, {"--staged"}).errors == 0);
        CHECK(checkIn(club, {"--changed"}).errors == 1);
    }
    SECTION("messages name the files of the working tree")
    {
        club.edit("lists/red.list.json", "\"points\": 2", "\"points\": \"two\"");
        club.git({"add", "."});
        for (const char* folder : {".", "armies"}) {
            Settings settings;
            settings.folder = club / folder;
            const auto outcome = run({"check", "--staged"}, settings);
            INFO(outcome.out << outcome.err);
            CHECK(outcome.exitCode == 1);
            CHECK_THAT(outcome.out, Contains("red.list.json") && !Contains("muster-staged"));
        }
    }
    SECTION("nothing is staged")
    {
        const auto outcome = runIn(club, {"check", "--staged"});
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.err, Contains("nothing to check: none of 11 files is affected by what is staged"));
    }
    SECTION("a file that git does not know")
    {
        club.write("new.army.json", "{}");
        const auto outcome = runIn(club, {"check", "--staged", "new.army.json"});
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("new.army.json has no staged text; stage it with: git add"));
    }
    SECTION("a merge with conflicts")
    {
        club.git({"checkout", "-q", "-b", "other"});
        club.edit("armies/red.army.json", "Toys", "Others");
        club.git({"commit", "-q", "-a", "-m", "Other"});
        club.git({"checkout", "-q", "main"});
        club.edit("armies/red.army.json", "Toys", "Mine");
        club.git({"commit", "-q", "-a", "-m", "Mine"});
        REQUIRE(runGit(club.path(), {"merge", "-q", "other"}).exitCode == 1);
        const auto outcome = runIn(club, {"check", "--staged"});
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("armies/red.army.json has merge conflicts") && Contains("git add"));
    }
    SECTION("temporary files are removed")
    {
        const Folder temporary;
        Settings settings;
        settings.environment = {"TMPDIR=" + temporary.path().string()};
        CHECK(runIn(club, {"check", "--staged"}, settings).exitCode == 0);
        CHECK(fs::is_empty(temporary.path()));
        settings.environment = {"TMPDIR=/nonexistent"};
        const auto outcome = runIn(club, {"check", "--staged"}, settings);
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("cannot write the staged files") && Contains("set TMPDIR"));
    }
}

TEST_CASE("hostile names of files do not confuse the changes")
{
    const ClubInGit club;
    const std::vector<std::string> names{"-x.army.json", "a\nb.army.json", "HEAD blob 7.army.json", "\"q\".list.json",
                                         ":(top).army.json"};
    for (const auto& name : names) club.write(name, contentOf(club / "armies/red.army.json"));
    CHECK(runIn(club, {"check", "--changed"}).exitCode < 2);
    // With the settings, whose patterns may match new files, and the system, which reads the values of its lists.
    CHECK_THAT(runIn(club, {"check", "--changed"}).err, Contains("7 of 16"));
    club.git({"add", "."});
    const auto staged = runIn(club, {"check", "--staged"});
    INFO(staged.err);
    CHECK_THAT(staged.err, Contains("7 of 16"));
    club.git({"commit", "-q", "-m", "Names"});
    for (const auto& name : names) club.write(name, contentOf(club / "armies/blue.army.json"));
    CHECK_THAT(runIn(club, {"check", "--changed"}).err, Contains("6 of 16"));
}

TEST_CASE("with --files-from, paths come from a list")
{
    const Club club;
    const auto listed = [&](std::string input, std::vector<std::string> more = {}) {
        Settings settings;
        settings.input = std::move(input);
        more.insert(more.begin(), {"check", "--files-from", "-"});
        return runIn(club, more, settings);
    };
    for (const std::string& list : {std::string("armies/red.army.json\nlists/red.list.json\n"),
                                    std::string("armies/red.army.json\r\n\r\nlists/red.list.json"),
                                    std::string("armies/red.army.json\0lists/red.list.json\0", 42)}) {
        INFO(list);
        const auto outcome = listed(list);
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("2 files checked"));
    }
    CHECK_THAT(listed("armies\n").out, Contains("3 files checked"));
    CHECK_THAT(listed("armies/red.army.json\n", {"battle.scenario.json"}).out, Contains("2 files checked"));

    const auto mixed = listed("README.md\narmies/red.army.json\nsrc/main.c\n");
    CHECK(mixed.exitCode == 0);
    CHECK_THAT(mixed.err, Contains("2 paths in the list are left out, because they are not files of Muster"));

    const auto empty = listed("\n");
    CHECK(empty.exitCode == 0);
    CHECK_THAT(empty.err, Contains("nothing to check: the list of files is empty"));
    CHECK_THAT(empty.out, Contains("0 files checked"));

    const auto missing = listed("armies/none.army.json\n");
    CHECK(missing.exitCode == 3);
    CHECK_THAT(missing.err, Contains("cannot read armies/none.army.json"));

    club.write("list.txt", "armies/red.army.json\n");
    CHECK_THAT(runIn(club, {"check", "--files-from", "list.txt"}).out, Contains("1 file checked"));
    const auto noList = runIn(club, {"check", "--files-from", "none.txt"});
    CHECK(noList.exitCode == 3);
    CHECK_THAT(noList.err, Contains("cannot read none.txt") && Contains("one a line"));
}
