#include "tests/printer/program_fixture.hpp"
#include "tests/processor_watch.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

using namespace muster::printer::tests;
using Catch::Contains;

namespace {

/// A system "h" with these sheets.
std::string systemWith(const std::string& sheets)
{
    return R"({"format": 1, "id": "h", "version": "1.0.0", "name": "H", "measure": "in", "lists": "none",
              "unit": {"type": "object", "properties": {}}, "rules": [], "sheets": [)" +
           sheets + "]}";
}

std::string armyOf(int units, const std::string& name = "A")
{
    std::string text =
        R"({"format": 1, "system": "h", "systemVersion": "1.0.0", "name": ")" + name + R"(", "units": [)";
    for (int i = 0; i < units; ++i) text += fmt::format(R"({}{{"id": "u{}", "name": "U"}})", i == 0 ? "" : ", ", i);
    return text + "]}";
}

/// Limits for a print: ten seconds of processor time and a gigabyte. A sanitizer reserves more address
/// space than any limit allows.
const std::string memoryLimit = muster::test::isSanitized ? "" : " ulimit -v 1500000;";

std::string limits()
{
    return fmt::format("ulimit -t {};", static_cast<int>(std::ceil(10 * muster::test::machineFactor()))) + memoryLimit;
}

/// The run must end by itself, with a finding about the excess, and write nothing.
void requireTooMuch(const ProgramFixture& program, const std::string& format)
{
    const auto run = program.run("a.army.json -o out." + format, "", limits());
    INFO(format << ": " << run.errors.substr(0, 2000));
    CHECK((run.status == 1 || run.status == 3));
    CHECK_THAT(run.errors, Contains("[print/limit]"));
    CHECK_FALSE(fs::exists(program.folder / ("out." + format)));
}

}  // namespace

TEST_CASE("a print never writes over a file that it is made of")
{
    const ProgramFixture program;
    const auto army = content(french);
    program.write("a.army.json", army);
    program.write("b.army.json", army);
    program.write("muster.json", R"({ "format": 1 })");
    fs::create_hard_link(program.folder / "a.army.json", program.folder / "hard.pdf");
    fs::create_symlink("a.army.json", program.folder / "soft.pdf");
    for (const std::string out :
         {"a.army.json", "./a.army.json", "muster.json", "new.json", "x.JSON", "hard.pdf", "soft.pdf"}) {
        INFO(out);
        const auto run = program.run("a.army.json b.army.json --format pdf -o " + out);
        CHECK(run.status == 2);
        CHECK_THAT(run.errors, Contains("was not written"));
        CHECK(content(program.folder / "a.army.json") == army);
    }
    CHECK(content(program.folder / "muster.json") == R"({ "format": 1 })");
    CHECK_FALSE(fs::exists(program.folder / "new.json"));
    CHECK(program.run("a.army.json --format text -o a.txt").status == 0);
    CHECK(program.run("a.army.json --format text -o a.txt").status == 0);
}

TEST_CASE("a print does not write over the system, the scenario's armies or a file of a folder that it reads")
{
    const ProgramFixture program;
    const auto system =
        systemWith(R"({"id": "s", "title": "S", "for": "army", "blocks": [{"block": "text", "text": "x"}]})");
    program.write("h.system.json", system);
    program.write("a.army.json", armyOf(2));
    fs::create_hard_link(program.folder / "h.system.json", program.folder / "system.txt");
    fs::create_directories(program.folder / "out");
    fs::create_hard_link(program.folder / "a.army.json", program.folder / "out/a.txt");
    const auto run = program.run("a.army.json -o system.txt");
    CHECK(run.status == 2);
    CHECK_THAT(run.errors, Contains("one of the input files"));
    CHECK(content(program.folder / "h.system.json") == system);
    CHECK(program.run("a.army.json -o out/ --format text").status == 2);
    CHECK(content(program.folder / "a.army.json") == armyOf(2));
}

TEST_CASE("what a print says cannot command a terminal or the log of a build server")
{
    const ProgramFixture program;
    program.write("a.army.json", R"({"format": 1, "system": "old-trousers", "name": "x", "units": [{"id": "u",
               "name": "U\u001b]0;title\u0007\u001b[2J\n::error file=x,line=1::pwned\u202e", "arm": "infantry", )"
                                 R"("strength": 9}]})");
    program.write("::error file=a::x.army.json", "{");
    program.write("two\n::error::lines.army.json", "{");
    program.write("##[error]x.army.json", "{");
    for (const std::string arguments :
         {". -o x.txt", ". -o -  --format markdown", "'::error file=a::x.army.json' -o x.pdf", "--list-sheets .",
          "'::nowhere' -o x.txt", "--sheet '\n::error::x' a.army.json -o x.txt",
          "--paper '\n::error::x' a.army.json -o x.txt"}) {
        INFO(arguments);
        const auto run = program.run(arguments);
        for (const auto& text : {run.errors, run.output}) {
            INFO(text);
            CHECK(text.find('\x1b') == std::string::npos);
            CHECK(text.find('\x07') == std::string::npos);
            CHECK(text.find("\u202e") == std::string::npos);
            CHECK(text.find("##[") == std::string::npos);
            CHECK(("\n" + text).find("\n::") == std::string::npos);
        }
    }
}

TEST_CASE("links that lead out of the project are not printed unless somebody says so")
{
    const ProgramFixture program;
    program.write("club/muster.json", R"({ "format": 1 })");
    program.write("outside/secret.army.json", content(french));
    fs::create_symlink("../outside/secret.army.json", program.folder / "club/link.army.json");
    fs::create_directory_symlink("../outside", program.folder / "club/folder");
    for (const std::string input :
         {"club/link.army.json", "club/folder", "'club/*.army.json'", "'club/*/secret.army.json'", "club"}) {
        INFO(input);
        const auto run = program.run(input + " -o -  --format text");
        CHECK(run.status == 3);
        CHECK_THAT(run.output, !Contains("Old Guard"));
    }
    for (const std::string input : {"club/link.army.json", "club/folder", "'club/*.army.json'", "club"}) {
        INFO(input);
        CHECK_THAT(program.run(input + " --follow-links -o -  --format text").output, Contains("Old Guard"));
    }
}

TEST_CASE("a link does not lead a print out of the project either")
{
    const ProgramFixture program;
    program.write("club/muster.json", R"({ "format": 1 })");
    program.write("mine.txt", "mine");
    fs::create_symlink("../mine.txt", program.folder / "club/evening.txt");
    const auto run = program.run(french + " -o club/evening.txt");
    CHECK(run.status == 2);
    CHECK(content(program.folder / "mine.txt") == "mine");
    CHECK(program.run(french + " -o club/evening.txt --follow-links").status == 0);
    CHECK_THAT(content(program.folder / "mine.txt"), Contains("Old Guard"));
    CHECK(program.run(french + " --format text -o /dev/stdout").status == 0);
}

TEST_CASE("names of folders that all armies share do not get into the names of outputs")
{
    const ProgramFixture program;
    program.write("home/club/armies/x.army.json", content(french));
    program.write("home/club/armies/X.army.json", content(french));
    program.write("home/club/other/x.army.json", content(french));
    CHECK(program.run("home -o out/ --format text").status == 0);
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(program.folder / "out"))
        names.insert(entry.path().filename().string());
    CHECK(names == std::set<std::string>{"armies-X.txt", "armies-x-2.txt", "other-x.txt"});
}

TEST_CASE("output goes to a device, too")
{
    const ProgramFixture program;
    CHECK(program.run(french + " --format pdf -o /dev/null").status == 0);
    CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("a file that grows too large is an error and not the end")
{
    const ProgramFixture program;
    program.write("french.pdf", "the old one");
    const auto run = program.run(french + " -o french.pdf", "", "ulimit -f 1;");
    CHECK(run.status == 3);
    CHECK_THAT(run.errors, Contains("cannot write french.pdf"));
    CHECK(content(program.folder / "french.pdf") == "the old one");
}

TEST_CASE("sheets for each of many units are too much together")
{
    const ProgramFixture program;
    const auto sheet = [](int i) {
        return fmt::format(R"--({{"id": "s{}", "title": "S", "for": "unit", "blocks": [{{"block": "text", "each": )--"
                           R"--("lists.range(900000)", "text": "x"}}]}})--",
                           i);
    };
    program.write("h.system.json", systemWith(sheet(0) + ", " + sheet(1) + ", " + sheet(2)));
    program.write("a.army.json", armyOf(300));
    for (const std::string format : {"pdf", "html", "txt", "md"}) requireTooMuch(program, format);
}

TEST_CASE("more pages than a print may have are too much")
{
    const ProgramFixture program;
    program.write("h.system.json",
                  systemWith(R"--({"id": "s", "title": "S", "for": "army", "blocks": [{"block": "cards", "each": )--"
                             R"--("lists.range(20000)", "title": "{item}",
               "size": "poker", "blocks": [{"block": "text", "text": "x"}]}]})--"));
    program.write("a.army.json", armyOf(1));
    requireTooMuch(program, "pdf");
    CHECK(program.run("a.army.json -o a.html", "", limits()).status == 0);
}

TEST_CASE("a long word without a place to break does not cost its square")
{
    const ProgramFixture program;
    std::string word;
    for (int i = 0; i < 100'000; ++i) word += static_cast<char>('a' + (i * 7 + i / 26) % 26);
    program.write("h.system.json",
                  systemWith(R"({"id": "s", "title": "S", "for": "army", "blocks": [{"block": "text", "text": ")" +
                             word + R"("}]})"));
    program.write("a.army.json", armyOf(1));
    const auto run = program.run("a.army.json -o a.pdf", "", limits());
    INFO(run.errors);
    CHECK(run.status == 0);
}

TEST_CASE("cards without end are too much")
{
    const ProgramFixture program;
    const std::string title(60, 'x');
    const auto cards = [&](const std::string& more) {
        return R"--({"id": "s", "title": "S", "for": "army", "blocks": [{"block": "cards", "each": )--"
               R"--("lists.range(20000)", "title": "Guard of )--" +
               title +
               R"( {item}", "blocks": [{"block": "text", "text": "Some text that stands on the card {item}"}])" + more +
               "}]}";
    };
    for (const std::string more :
         {"", R"(, "size": "poker")",
          R"(, "size": "poker", "cut": true, "back": [{"block": "text", "text": "Back {item}"}])"}) {
        INFO(more);
        program.write("h.system.json", systemWith(cards(more)));
        program.write("a.army.json", armyOf(1));
        requireTooMuch(program, "pdf");
    }
}
