#include "tests/paths.hpp"
#include "tests/printer/program_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::printer::tests;

TEST_CASE("an army prints without a display and without a word")
{
    const ProgramFixture program;
    const auto run = program.run(french + " -o french.pdf");
    CHECK(run.status == 0);
    CHECK(run.errors == "");
    CHECK(content(program.folder / "french.pdf").starts_with("%PDF-"));
    CHECK(program.files() == 1);
    const auto first = content(program.folder / "french.pdf");
    program.run(french + " -o french.pdf", "TZ=America/New_York");
    CHECK(content(program.folder / "french.pdf") == first);
}

TEST_CASE("the suffix tells the format, and pages of images get numbers")
{
    const ProgramFixture program;
    CHECK(program.run(french + " -o a.svg").status == 0);
    CHECK(fs::exists(program.folder / "a-1.svg"));
    CHECK(program.run(french + " -o a.png --dpi 40").status == 0);
    CHECK(fs::exists(program.folder / "a-1.png"));
    CHECK(program.run(french + " -o a.html").status == 0);
    CHECK_THAT(content(program.folder / "a.html"), Catch::StartsWith("<!DOCTYPE html>"));
    CHECK(program.run(french + " -o a.md").status == 0);
    CHECK_THAT(content(program.folder / "a.md"), Catch::StartsWith("# "));
    const auto text = program.run(french + " -o - --format text");
    CHECK(text.status == 0);
    CHECK_THAT(text.output, Catch::Contains("32 of 32 strength points"));
}

TEST_CASE("several armies go into one file, or one each into a folder")
{
    const ProgramFixture program;
    CHECK(program.run(french + " " + rangers + " -o both.pdf").status == 0);
    CHECK(program.run(french + " -o one.pdf").status == 0);
    CHECK(fs::file_size(program.folder / "both.pdf") > fs::file_size(program.folder / "one.pdf"));
    CHECK(program.run(french + " " + rangers + " -o out/").status == 0);
    CHECK(fs::exists(program.folder / "out/french-waterloo-1815.pdf"));
    CHECK(fs::exists(program.folder / "out/ice-rangers.pdf"));
}

TEST_CASE("armies are printed as short posts for a forum")
{
    const ProgramFixture program;
    const auto post = program.run(french + " -o - --format text --forum");
    CHECK(post.status == 0);
    CHECK(post.errors == "");
    CHECK_THAT(post.output, Catch::StartsWith("Arm\u00e9e du Nord, 18 June 1815\nOld Trousers"));
    CHECK_THAT(post.output, Catch::Contains("\n- 2 \u00d7 Donzelot's and Marcognet's divisions"));
    CHECK_THAT(post.output, Catch::EndsWith("\nTotal: 32 of 32 SP\n"));
    CHECK(post.output.size() < 1500);
    const auto scipio =
        program.run(armies + "/ancients-d6/armies/scipio-zama-202.army.json -o - --format text --forum");
    CHECK_THAT(scipio.output, Catch::Contains("\n- Triarii [4 pts]\n"));
    CHECK_THAT(scipio.output, Catch::Contains("archers) [1 pt]\n"));
    CHECK(program.run(rangers + " " + french + " -o both.md --forum").status == 0);
    const auto both = content(program.folder / "both.md");
    CHECK_THAT(both, Catch::StartsWith("**Ice Rangers**\n\n"));
    CHECK_THAT(both, Catch::Contains("\n\n**Arm\u00e9e du Nord, 18 June 1815**\n\n"));
    CHECK(program.run(rangers + " " + french + " -o out/ --format text --forum").status == 0);
    CHECK(content(program.folder / "out/french-waterloo-1815.txt") == post.output);
    const auto pdf = program.run(french + " -o x.pdf --forum");
    CHECK(pdf.status == 2);
    CHECK_THAT(pdf.errors, Catch::Contains("--forum makes text or Markdown"));
    const auto battle = program.run(armies + "/old-trousers/scenarios/waterloo.scenario.json -o x.txt --forum");
    CHECK(battle.status == 2);
    CHECK_THAT(battle.errors, Catch::Contains("only armies have a post"));
    CHECK_FALSE(fs::exists(program.folder / "x.txt"));
}

TEST_CASE("the maps of a battle in Markdown are pictures beside the text")
{
    const ProgramFixture program;
    const auto battle = armies + "/old-trousers/scenarios/waterloo.scenario.json";
    CHECK(program.run(battle + " -o w.md").status == 0);
    CHECK_THAT(content(program.folder / "w.md"), Catch::Contains("](w-map-1.svg)"));
    CHECK_THAT(content(program.folder / "w-map-1.svg"), Catch::StartsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    CHECK(program.files() > 2);
    const auto words = program.run(battle + " -o - --format markdown");
    CHECK(words.status == 0);
    CHECK(words.output.find(".svg") == std::string::npos);
}

TEST_CASE("an illegal army is printed with its findings, and the status says so")
{
    const ProgramFixture program;
    auto army = content(french);
    const std::string two = "\"count\": 2";
    const auto at = army.find(two);
    REQUIRE(at != std::string::npos);
    army.replace(at, two.size(), "\"count\": 3");
    fs::create_directories(program.folder / "armies");
    program.write("armies/bad.army.json", army);
    const auto run = program.run("armies/bad.army.json -o bad.md");
    CHECK(run.status == 1);
    // As muster check writes it, and with the same spelling of the path.
    CHECK_THAT(run.errors, Catch::StartsWith("armies/bad.army.json:") && Catch::Contains(" error [old-trousers/"
                                                                                         "strength-total] The bases"));
    CHECK(program.run("./armies/../armies//bad.army.json -o other.md").errors == run.errors);
    CHECK_THAT(content(program.folder / "bad.md"), Catch::Contains("The bases add up to"));
}

TEST_CASE("what cannot be printed is said, and no file is left behind")
{
    const ProgramFixture program;
    program.write("empty.army.json", "");
    program.write("cut.army.json", R"({"format": 1, "system": "old-tr)");
    program.write("unknown.army.json", R"({"format": 1, "system": "no-such-game", "name": "X", "units": []})");
    program.write("array.army.json", "[1]");
    for (const auto* file : {"empty.army.json", "cut.army.json", "unknown.army.json", "array.army.json"}) {
        CAPTURE(file);
        const auto run = program.run(std::string(file) + " -o x.pdf");
        CHECK(run.status == 1);
        CHECK_THAT(run.errors, Catch::Contains(std::string(file) + " was not printed"));
        CHECK(program.files() == 4);
    }
    const auto missing = program.run("nowhere.army.json -o x.pdf");
    CHECK(missing.status == 3);
    CHECK_THAT(missing.errors, Catch::Contains("nowhere.army.json"));
    CHECK(program.files() == 4);
}

TEST_CASE("output that cannot be written is said, and the old file stays")
{
    const ProgramFixture program;
    const auto none = program.run(french + " -o nowhere/x.pdf");
    CHECK(none.status == 3);
    CHECK_THAT(none.errors, Catch::Contains("nowhere/x.pdf"));
    program.write("file", "mine");
    const auto folder = program.run(french + " -o file/");
    CHECK(folder.status == 3);
    CHECK(content(program.folder / "file") == "mine");
    CHECK(program.files() == 1);
}

TEST_CASE("the findings of an army are in the language that is asked for")
{
    const ProgramFixture program;
    const auto army = muster::test::sourcePath("tests/rules/ohw-6plus/general-option/err-two.army.json");
    const auto german = program.run(army + " -o - --format text --language de");
    CHECK(german.status == 1);
    CHECK_THAT(german.errors, Catch::Contains("hat jede Seite genau einen; diese Armee hat 2."));
    CHECK_THAT(program.run(army + " -o - --format text").errors, Catch::Contains("this army has 2."));
    CHECK(program.run(army + " -o - --format text --language German").status == 2);
}

TEST_CASE("wrong usage is told from findings by its status")
{
    const ProgramFixture program;
    CHECK(program.run("").status == 2);
    CHECK(program.run(french).status == 2);
    CHECK(program.run(french + " -o x.doc").status == 2);
    CHECK(program.run(french + " -o x --format doc").status == 2);
    CHECK(program.run(french + " -o x.pdf --paper a9").status == 2);
    for (const char* size : {"594x", "594x841cm", "10x20mm", "1e9x1e9mm", "297xnan"})
        CHECK(program.run(french + " -o x.pdf --paper " + size).status == 2);
    CHECK_THAT(program.run(french + " -o x.pdf --paper 10x20mm").errors, Catch::Contains("from 50 to 5000"));
    CHECK(program.run(french + " -o x.pdf --sheet nope").status == 2);
    CHECK(program.run(muster::test::sourcePath("armylists/old-trousers/old-trousers.system.json -o x.pdf")).status ==
          2);
    CHECK_THAT(program.run(french + " -o x --formt pdf").errors,
               Catch::Contains("muster-print has no option --formt; did you mean --format?"));
    CHECK_THAT(program.run(french + " -o x --format pfd").errors, Catch::Contains("did you mean pdf?"));
    CHECK_THAT(program.run(french + " -o x.pdf --paper leter").errors, Catch::Contains("did you mean letter?"));
    CHECK_THAT(program.run(french + " -o x.pdf --ink gray").errors, Catch::Contains("did you mean grey?"));
    CHECK_THAT(program.run(french + " -o x.pdf --sheet nope").errors,
               Catch::Contains("has no sheet \"nope\"; it has play, play-aid, "));
    CHECK(program.run("--help").status == 0);
    CHECK_THAT(program.run("--help").output, Catch::Contains("Examples:"));
    CHECK(program.run("--version").status == 0);
    CHECK(program.files() == 0);
}

TEST_CASE("without the sheets' own font everything is printed in another, and the message says what to install")
{
    const ProgramFixture program;
    fs::create_directories(program.folder / ".fonts");
    program.write(".fonts/fonts.conf", R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts/truetype/dejavu</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>)");
    const auto only = "FONTCONFIG_FILE=" + (program.folder / ".fonts/fonts.conf").string();
    const auto run = program.run(french + " -o x.pdf", only);
    CHECK(run.status == 0);
    CHECK_THAT(run.errors, Catch::Contains("The font Roboto is not installed, so everything is set in DejaVu Sans"));
    CHECK_THAT(run.errors, Catch::Contains("apt install fonts-roboto-unhinted"));
    CHECK(program.files() == 1);
    CHECK(program.run(french + " -o x.pdf --font 'DejaVu Sans'", only).errors.empty());
    CHECK(program.run(french + " -o y.pdf").errors.empty());
}

TEST_CASE("instead of a font that is not there, the sheets' own is used, and a warning says so")
{
    const ProgramFixture program;
    const auto run = program.run(french + " -o x.pdf --font Nonexistent");
    CHECK(run.status == 0);
    CHECK_THAT(run.errors, Catch::Contains("There is no font \"Nonexistent\""));
    CHECK_THAT(run.errors, Catch::Contains("print/missing-font"));
    CHECK(program.files() == 1);
}

TEST_CASE("without any font nothing is printed, and the message says what to install")
{
    const ProgramFixture program;
    fs::create_directories(program.folder / ".fonts");
    program.write(".fonts/fonts.conf", R"(<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>)");
    const auto run =
        program.run(french + " -o x.pdf", "FONTCONFIG_FILE=" + (program.folder / ".fonts/fonts.conf").string());
    CHECK(run.status == 3);
    CHECK_THAT(run.errors, Catch::Contains("no font is installed"));
    CHECK(program.files() == 0);
    CHECK(program.run(french + " -o x.txt", "FONTCONFIG_FILE=" + (program.folder / ".fonts/fonts.conf").string())
              .status == 0);
}

TEST_CASE("what a sheet cannot show is said with the name of each unit")
{
    const ProgramFixture program;
    program.write("paces.system.json", R"({"format": 1, "id": "paces", "version": "1.0.0", "name": "Paces",
        "tables": {"arms": [{"id": "foot", "pace": 2}, {"id": "guns"}]},
        "unit": {"type": "object", "properties": {"arm": {"table": "arms", "type": "string"}}},
        "rules": [{"id": "some", "level": "error", "scope": "army", "require": "self.units.size() > 0",
                   "message": "None."}],
        "sheets": [
            {"id": "roster", "title": "Roster", "for": "army", "blocks": [
                {"block": "table", "columns": [{"label": "Pace", "value": "{tables.arms[item.arm].pace}"}],
                 "rows": "self.units"}]},
            {"id": "card", "title": "Card", "for": "unit", "blocks": [
                {"block": "text", "text": "{tables.arms[self.arm].pace}"}]}]})");
    program.write("a.army.json",
                  R"({"format": 1, "system": "paces", "systemVersion": "1.0.0", "name": "Ours", "units": [
        {"id": "pikes", "name": "Pikes", "arm": "foot"}, {"id": "sakers", "name": "Sakers", "arm": "guns"},
        {"id": "culverins", "name": "Culverins", "arm": "guns"}]})");
    for (const char* sheet : {"roster", "card"}) {
        const auto run = program.run(std::string("a.army.json -o a.txt --sheet ") + sheet);
        CAPTURE(run.errors);
        CHECK_THAT(run.errors, Catch::Contains("paces.system.json:") && Catch::Contains("Sakers: ") &&
                                   Catch::Contains("Culverins: ") && !Catch::Contains("Pikes: "));
    }
}

TEST_CASE("what an unfinished army does not tell is one finding of the army")
{
    const ProgramFixture program;
    program.write(
        "a.army.json",
        R"({"format": 1, "system": "opend6-fantasy", "name": "Ours", "units": [{"id": "peasants", "name": "Peasants", )"
        R"("size": 5}]})");
    const auto run = program.run("a.army.json -o a.txt");
    CAPTURE(run.errors);
    CHECK(fs::exists(program.folder / "a.txt"));
    CHECK_THAT(run.errors, Catch::Contains("[schema/required]"));
    CHECK_THAT(run.errors,
               Catch::Contains("a.army.json: warning [print/expression] ") &&
                   Catch::Contains(" parts of the sheets cannot be evaluated for this army and show as dashes."));
    CHECK_THAT(run.errors, !Catch::Contains(".system.json"));
    CHECK(run.errors.find("print/expression") == run.errors.rfind("print/expression"));
}

TEST_CASE("a unit without an entry has dashes, and one finding of the army says so")
{
    const ProgramFixture program;
    program.write("a.army.json",
                  R"({"format": 1, "system": "ancients-d6", "name": "Ours", "list": "republican-rome", "leaders": [], )"
                  R"("units": [{"id": "hastati", "name": "Hastati", "count": 1}]})");
    const auto run = program.run("a.army.json -o a.txt");
    CAPTURE(run.errors);
    CHECK_THAT(run.errors, Catch::Contains("[list/required]"));
    CHECK_THAT(run.errors, !Catch::Contains(".system.json"));
    CHECK(run.errors.find("print/expression") == run.errors.rfind("print/expression"));
    const auto text = content(program.folder / "a.txt");
    // Only the line of the unit: std::regex recurses for each character, too deeply for a whole sheet with sanitizers.
    const auto from = text.find("\nHastati ") + 1;
    REQUIRE(from != 0);
    CHECK_THAT(text.substr(from, text.find('\n', from) - from), Catch::Matches("Hastati +\u2013 +\u2013 +\u2013.*"));
    CHECK_THAT(text, !Catch::Contains("?"));
}
