#include "tests/paths.hpp"
#include "tests/printer/program_fixture.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::printer::tests;
using Catch::Contains;

namespace {

std::size_t count(const std::string& text, const std::string& part)
{
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("a folder gives all its armies, sorted, and a pattern those it fits")
{
    const ProgramFixture program;
    program.write("club/b/armies/zeta.army.json", content(french));
    program.write("club/a/armies/alpha.army.json", content(rangers));
    program.write("club/notes.txt", "no army");
    const auto folder = program.run("club -o -  --format text");
    CHECK(folder.status == 0);
    CHECK(folder.errors == "");
    CHECK(folder.output.find("Ice Rangers") < folder.output.find("Old Guard"));
    CHECK(program.run("'club/*/armies/z*.army.json' -o z.txt").status == 0);
    CHECK_THAT(content(program.folder / "z.txt"), !Contains("Ice Rangers"));
    const auto none = program.run("'club/*.army.json' -o z.pdf");
    CHECK(none.status == 3);
    CHECK_THAT(none.errors, Contains("there is no file club/*.army.json"));
    program.write("club/muster.json", R"({ "format": 1, "ignore": ["b/"] })");
    program.write("club/a/armies/Beta.Army.json", content(french));
    const auto skipped = program.run("club -o -  --format text");
    CHECK(skipped.output == program.text("club/a/armies/alpha.army.json"));
    CHECK_THAT(skipped.errors,
               Contains("club/b/armies/zeta.army.json is ignored by club/muster.json:1 (pattern \"b/\")") &&
                   Contains("rename it to Beta.army.json"));
    fs::create_directories(program.folder / "empty");
    CHECK(program.run("empty -o z.pdf").status == 3);
}

TEST_CASE("an army named twice is printed once")
{
    const ProgramFixture program;
    program.write("real.army.json", content(french));
    fs::create_symlink("real.army.json", program.folder / "link.army.json");
    CHECK(program.text("real.army.json ./real.army.json link.army.json") == program.text("real.army.json"));
}

TEST_CASE("armies of one name in different folders do not replace each other")
{
    const ProgramFixture program;
    for (const auto* file :
         {"monday/armies/ours.army.json", "tuesday/armies/ours.army.json", "tuesday/armies/Ours.army.json"})
        program.write(file, content(french));
    CHECK(program.run("monday tuesday " + rangers + " -o out/").status == 0);
    CHECK(std::distance(fs::directory_iterator(program.folder / "out"), {}) == 4);
    CHECK(fs::exists(program.folder / "out/monday-armies-ours.pdf"));
    CHECK(fs::exists(program.folder / "out/ice-rangers.pdf"));
}

TEST_CASE("one file that cannot be read does not keep the others from being printed")
{
    const ProgramFixture program;
    program.write("broken.army.json", "{");
    const auto run = program.run(french + " nowhere.army.json broken.army.json " + rangers + " -o all.txt");
    CHECK(run.status == 3);
    CHECK_THAT(run.errors, Contains("nowhere.army.json") && Contains("broken.army.json was not printed") &&
                               Contains("2 of 4 files printed, 2 not"));
    CHECK_THAT(content(program.folder / "all.txt"), Contains("Ice Rangers") && Contains("Old Guard"));
    const auto quiet = program.run(french + " nowhere.army.json -o all.txt --quiet");
    CHECK(quiet.status == 3);
    CHECK(count(quiet.errors, "\n") == 1);
}

TEST_CASE("many files are printed the same whatever the number of jobs")
{
    const ProgramFixture program;
    CHECK(program.run(armies + " -o one.txt --jobs 1 -q").status == 0);
    CHECK(program.run(armies + " -o four.txt --jobs 4 -q").status == 0);
    CHECK(content(program.folder / "one.txt") == content(program.folder / "four.txt"));
}

TEST_CASE("a full disk leaves the old file as it was, and nothing beside it")
{
    const ProgramFixture program;
    program.write("french.pdf", "the old one");
    // A limit on file sizes simulates a full disk.
    const auto run = program.run(french + " -o french.pdf", "", "trap '' XFSZ; ulimit -f 1;");
    CHECK(run.status == 3);
    CHECK_THAT(run.errors, Contains("cannot write french.pdf"));
    CHECK(content(program.folder / "french.pdf") == "the old one");
    CHECK(program.files() == 1);
    const auto device = program.run(french + " -o /dev/full --format pdf");
    CHECK(device.status == 3);
}

TEST_CASE("standard output that takes nothing is a failure")
{
    const ProgramFixture program;
    const auto command =
        fmt::format("'{}' {} -o - --format text > /dev/full 2> '{}'", muster::test::programPath("muster-print"), french,
                    (program.folder / "said").string());
    CHECK(WEXITSTATUS(std::system(command.c_str())) == 3);
    CHECK_THAT(content(program.folder / "said"), Contains("cannot write to standard output"));
    CHECK(program.run(rangers + " -o - --format png").status == 3);
}

TEST_CASE("the sheets of a system can be listed")
{
    const ProgramFixture program;
    const auto run = program.run("--list-sheets " + rangers + " " + french);
    CHECK(run.status == 0);
    CHECK_THAT(run.output, Contains("squad-record") && Contains("(one for each unit)") && Contains("Old Trousers"));
    CHECK_THAT(program.run("--list-sheets --blank opend6-fantasy").output, Contains("army-summary"));
    const auto ofScenario =
        program
            .run("--list-sheets " + muster::test::sourcePath("armylists/old-trousers/scenarios/waterloo.scenario.json"))
            .output;
    CHECK_THAT(ofScenario, Contains("of a scenario") && Contains("positions") && Contains("(one for each side)") &&
                               !Contains("play-aid"));
    CHECK(program.run("--list-sheets --blank nonsense").status == 2);
}

TEST_CASE("sheets are printed in the order asked for, and an unknown one is told")
{
    const ProgramFixture program;
    const auto text = program.text(rangers + " --sheet army-summary --sheet squad-record");
    CHECK(text.find("Army summary") < text.find("Squad Record Sheet"));
    CHECK_THAT(text, !Contains("Play aid"));
    const auto some = program.run(rangers + " " + french + " --sheet squad-record --sheet army -o x.txt");
    CHECK(some.status == 0);
    const auto unknown = program.run(rangers + " --sheet squad-record --sheet nope -o x.txt");
    CHECK(unknown.status == 2);
    CHECK_THAT(unknown.errors, Contains("nope"));
}
