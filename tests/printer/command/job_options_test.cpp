#include "tests/printer/program_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::printer::tests;
using Catch::Contains;

namespace {

/// Four units: Guard, two that differ only in name, and one with a leader.
constexpr auto corps = R"({
  "format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Corps", "player": "Anna",
  "leaders": [{ "id": "reille", "entry": "marshal", "name": "Reille", "with": "third" }],
  "units": [
    { "id": "first", "entry": "line-infantry", "name": "Foy", "count": 2 },
    { "id": "guns", "entry": "foot-battery", "name": "Guns", "count": 2 },
    { "id": "second", "entry": "line-infantry", "name": "Bachelu", "count": 3 },
    { "id": "third", "entry": "line-infantry", "name": "Jerome", "count": 1 },
    { "id": "screen", "entry": "voltigeurs", "name": "Screen", "count": 2 }
  ]
})";

std::size_t place(const std::string& text, const std::string& part)
{
    const auto at = text.find(part);
    CAPTURE(text, part);
    REQUIRE(at != std::string::npos);
    return at;
}

std::string pdf(const ProgramFixture& program, const std::string& arguments)
{
    const auto run = program.run(arguments + " -o x.pdf -q");
    CAPTURE(run.errors);
    CHECK(run.status < 2);
    return content(program.folder / "x.pdf");
}

/// The words on a PDF's pages, or nothing if pdftotext is not installed.
std::string pdfText(const ProgramFixture& program, const std::string& arguments)
{
    pdf(program, arguments);
    const auto command = fmt::format("cd '{}' && pdftotext -layout x.pdf x.txt", program.folder.string());
    REQUIRE(std::system(command.c_str()) == 0);
    return content(program.folder / "x.txt");
}

std::string boxOf(const ProgramFixture& program)
{
    const auto command = fmt::format("cd '{}' && pdfinfo x.pdf | grep 'Page size' > size.txt", program.folder.string());
    REQUIRE(std::system(command.c_str()) == 0);
    return content(program.folder / "size.txt");
}

}  // namespace

TEST_CASE("paper and orientation are those asked for")
{
    const ProgramFixture program;
    pdf(program, french + " --paper a5");
    CHECK_THAT(boxOf(program), Contains("419.5") && Contains("595."));
    pdf(program, french + " --paper letter --orientation landscape");
    CHECK_THAT(boxOf(program), Contains("792 x 612"));
}

TEST_CASE("margins are one number or four")
{
    const ProgramFixture program;
    CHECK(pdf(program, french + " --margin 10") == pdf(program, french + " --margin 10,10,10,10"));
    CHECK(pdf(program, french + " --margin 10") != pdf(program, french + " --margin 10,10,10,25"));
    for (const auto* margin : {"ten", "10,10", "-1", "61", "1,2,3,4,5", "nan", "10,,10,10"}) {
        CAPTURE(margin);
        const auto run = program.run(french + " -o y.pdf --margin=" + margin);
        CHECK(run.status == 2);
        CHECK_THAT(run.errors, Contains("margin"));
    }
}

TEST_CASE("head and foot are templates, and can be left away")
{
    const ProgramFixture program;
    program.write("corps.army.json", corps);
    const auto own = pdfText(program, "corps.army.json --header '{player}|{date}|{name}' --footer '{system} v{version} "
                                      "{page}/{pages} {sheet}' --date 2026-11-21");
    CHECK_THAT(own, Contains("Anna") && Contains("2026-11-21") && Contains("v1.0.0 1/") && Contains("Play sheet"));
    const auto none = pdfText(program, "corps.army.json --header none --footer none");
    CHECK_THAT(none, !Contains("Page 1 of") && !Contains("2026"));
    CHECK(program.run("corps.army.json -o y.pdf --footer '{nmae}'").status == 2);
    CHECK(program.run("corps.army.json -o y.pdf --header 'a|b|c|d'").status == 2);
}

TEST_CASE("today is not printed unless asked for")
{
    const ProgramFixture program;
    CHECK_THAT(pdfText(program, french), !Contains("20"
                                                   "26-") &&
                                             !Contains("19"
                                                       "70-"));
    program.run(french + " -o x.pdf", "SOURCE_DATE_EPOCH=86400");
    REQUIRE(std::system(fmt::format("cd '{}' && pdftotext -layout x.pdf x.txt", program.folder.string()).c_str()) == 0);
    CHECK_THAT(content(program.folder / "x.txt"), Contains("1970-01-02"));
    CHECK_THAT(pdfText(program, french + " --date today"), Contains("Page 1 of") && Contains("-"));
}

TEST_CASE("ink is saved where asked for")
{
    const ProgramFixture program;
    CHECK(program.run(french + " -o grey.svg --ink grey").status == 0);
    CHECK(program.run(french + " -o a.pdf --ink purple").status == 2);
    CHECK(pdf(program, french) != pdf(program, french + " --ink saving"));
}

TEST_CASE("symbols are drawn in the style asked for")
{
    const ProgramFixture program;
    const auto html = [&](const std::string& arguments) {
        const auto run = program.run(french + " --format html -o - " + arguments);
        CAPTURE(run.errors);
        CHECK(run.status == 0);
        return run.output;
    };
    const auto usual = html("");
    for (const auto* label : {"Foot with muskets", "Grenadiers", "Horse", "Guns", "Light foot"})
        CHECK_THAT(usual, Contains(fmt::format("aria-label=\"{}\"", label)));
    CHECK(html("--symbols period") == usual);
    const auto nato = html("--symbols nato");
    CHECK_THAT(nato, Contains("aria-label=\"Guns\""));
    CHECK(nato != usual);
    CHECK(html("--symbols plain") != usual);
    CHECK_THAT(html("--symbols none"), !Contains("<svg class=\"symbol\""));
    CHECK(program.run(french + " -o a.pdf --symbols runes").status == 2);
}

TEST_CASE("several armies of one game share one reference")
{
    const ProgramFixture program;
    program.write("corps.army.json", corps);
    program.write("second.army.json", corps);
    for (const auto* option : {"", " --reference once", " --reference after"}) {
        const auto text = program.text(std::string("corps.army.json second.army.json") + option);
        const auto first = place(text, "Quick reference   (");
        CHECK(text.find("Quick reference   (", first + 1) == std::string::npos);
        CHECK(first > text.rfind(" - Play sheet"));
    }
}

TEST_CASE("without the reference, no game prints any of it, and blank sheets have it only by name")
{
    const ProgramFixture program;
    for (const auto* system : {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"}) {
        CAPTURE(system);
        const auto blank = std::string("--blank ") + system;
        CHECK_THAT(program.text(blank), !Contains("Quick reference"));
        CHECK_THAT(program.text(blank + " --reference none"), !Contains("Quick reference"));
        CHECK_THAT(program.text(blank + " --sheet play-aid"), Contains("eference"));
    }
    CHECK_THAT(program.text(french + " --reference none"), !Contains("Quick reference") && !Contains("D20"));
}

TEST_CASE("a booklet has two pages of A5 on each side, a card to fold three panels")
{
    const ProgramFixture program;
    pdf(program, french + " --booklet");
    CHECK_THAT(boxOf(program), Contains("841.") && Contains("x 595."));
    pdf(program, french + " --sheet play-aid --tri-fold");
    CHECK_THAT(boxOf(program), Contains("841.") && Contains("x 595."));
    CHECK(program.run(french + " --booklet --tri-fold -o y.pdf").status == 2);
    CHECK(program.run(french + " --cards whist -o y.pdf").status == 2);
}

TEST_CASE("only PDF that is not folded has form fields, and another print says so")
{
    const ProgramFixture program;
    CHECK_THAT(pdf(program, french + " --fillable"), Contains("/AcroForm"));
    CHECK_THAT(pdf(program, french), !Contains("/AcroForm"));
    const auto refused = [&](const std::string& arguments) {
        const auto run = program.run(french + " --fillable " + arguments);
        CHECK(run.status == 2);
        return run.errors;
    };
    CHECK_THAT(refused("-o y.png"), Contains("add --format pdf"));
    CHECK_THAT(refused("-o y.html"), Contains("print HTML without it"));
    CHECK_THAT(refused("--booklet -o y.pdf"), Contains("once with --booklet"));
    CHECK_THAT(refused("--tri-fold -o y.pdf"), Contains("once with --tri-fold"));
}

TEST_CASE("the reference is left out, put beside the roster, or behind all armies once")
{
    const ProgramFixture program;
    const auto aid = program.text(rangers);
    CHECK_THAT(aid, Contains("Quick reference") && Contains("Disengaging"));
    CHECK_THAT(program.text(rangers + " --reference none"), !Contains("Disengaging") && !Contains("Quick reference"));
    const auto after = program.text(rangers + " --reference after");
    CHECK(place(after, "Quick reference") > place(after, "Squad sheet"));
    const auto beside = program.text(rangers + " --reference beside");
    CHECK(place(beside, "Disengaging") < place(beside, "Squad sheet"));
    program.write("second.army.json", content(rangers));
    const auto two = program.text(rangers + " second.army.json --reference after");
    CHECK(two.find("1 Initiative") == two.rfind("1 Initiative"));
    CHECK(aid.find("1 Initiative") == aid.rfind("1 Initiative"));
    CHECK(program.run(rangers + " --sheet play-aid --reference none -o x.pdf").status == 3);
}

TEST_CASE("findings are stamped on the roster, listed, or left out")
{
    const ProgramFixture program;
    const auto stamp = program.text(french + " --findings stamp");
    CHECK_THAT(stamp,
               Contains("Legal: 32 of 32 strength points, checked with Old Trousers 6mm Quickplay Napoleonic 1.0.0"));
    CHECK(place(stamp, "Legal: 32") < place(stamp, "Saving throw used"));
    program.write("corps.army.json", corps);
    const auto wrong = program.run("corps.army.json -o - --format text --findings stamp");
    CHECK(wrong.status == 1);
    CHECK_THAT(wrong.output, Contains("error") && Contains("The bases add up to"));
    CHECK_THAT(program.text("corps.army.json --findings none"), !Contains("The bases add up to"));
    CHECK_THAT(program.text("corps.army.json --findings list"), Contains("The bases add up to"));
}

TEST_CASE("a legal army says how many breaches were accepted")
{
    const ProgramFixture program;
    std::string accepting = corps;
    accepting.insert(accepting.find("\"leaders\""),
                     R"("accept": [{ "rule": "old-trousers/strength-total", "reason": "A battle of 28 points." },
                        { "rule": "old-trousers/cavalry-minimum", "reason": "The cavalry came late." }],)");
    program.write("corps.army.json", accepting);
    program.write("muster.json", R"({ "format": 1 })");
    CHECK(program.run("corps.army.json -o - --format text").status == 1);
    program.write("muster.json", R"({ "format": 1, "acceptErrors": true })");
    const auto printed = program.run("corps.army.json -o - --format text --findings stamp");
    INFO(printed.errors);
    CHECK(printed.status == 0);
    CHECK_THAT(printed.output, Contains("Legal with 2 accepted breaches"));
    for (const char* format : {"text", "markdown", "html"})
        CHECK_THAT(program.run(fmt::format("corps.army.json -o - --findings list --format {}", format)).output,
                   Contains("This army is legal with 2 accepted breaches.") && !Contains("The check found nothing"));
}

TEST_CASE("a sheet does not say that nothing was found if a warning was accepted")
{
    const ProgramFixture program;
    const auto army = armies + "/otr-d6/armies/johnston-shiloh-1862.army.json --sheet order-of-battle";
    CHECK_THAT(program.text(army + " --findings list"),
               Contains("This army is legal.") && !Contains("The check found nothing"));
    CHECK_THAT(program.text(army + " --findings stamp"), Contains("Legal: checked with"));
    CHECK_THAT(program.text(french + " --findings list"), Contains("The check found nothing: this army is legal."));
}

TEST_CASE("units are put in the order asked for, and the verdict stays")
{
    const ProgramFixture program;
    program.write("corps.army.json", corps);
    const auto byName = program.text("corps.army.json --order name");
    CHECK(place(byName, "Bachelu") < place(byName, "Foy"));
    const auto byCost = program.text("corps.army.json --order cost");
    CHECK(place(byCost, "Bachelu") < place(byCost, "Foy"));
    CHECK(place(byCost, "Foy") < place(byCost, "Jerome"));
    const auto written = program.run("corps.army.json -o - --format text");
    for (const auto* how : {"--order name", "--order cost", "--order kind", "--merge", "--merge --order cost"}) {
        CAPTURE(how);
        const auto other = program.run(std::string("corps.army.json -o - --format text ") + how);
        CHECK(other.status == written.status);
        CHECK(other.errors == written.errors);
    }
}

TEST_CASE("names with marks stand where a reader looks for them")
{
    const ProgramFixture program;
    std::string marked = corps;
    for (const auto& [plain, own] : {std::pair("\"Foy\"", "\"Łoś\""), std::pair("\"Bachelu\"", "\"Zubr\"")}) {
        const auto at = marked.find(plain);
        REQUIRE(at != std::string::npos);
        marked.replace(at, std::string_view(plain).size(), own);
    }
    program.write("marked.army.json", marked);
    const auto text = program.text("marked.army.json --order name");
    CHECK(place(text, "Jerome") < place(text, "Łoś"));
    CHECK(place(text, "Łoś") < place(text, "Zubr"));
}

TEST_CASE("like units become one line with their counts added, but not those that something names")
{
    const ProgramFixture program;
    program.write("corps.army.json", corps);
    const auto merged = program.text("corps.army.json --merge");
    CHECK_THAT(merged, Contains("Foy, Bachelu") && Contains("Jerome"));
    CHECK_THAT(merged, !Contains("Foy, Bachelu, Jerome"));
}

TEST_CASE("no army that is shipped changes its total or its findings when it is merged or ordered")
{
    const ProgramFixture program;
    const auto stampOf = [&](const std::string& options) {
        const auto run = program.run(armies + " -o stamps.txt --findings stamp " + options);
        std::string lines = run.errors;
        std::istringstream text(content(program.folder / "stamps.txt"));
        for (std::string line; std::getline(text, line);) {
            if (line.find(", checked with ") != std::string::npos) lines += line + '\n';
        }
        return lines;
    };
    const auto written = stampOf("");
    CHECK(written.size() > 1000);
    CHECK(stampOf("--merge --order cost") == written);
    CHECK(stampOf("--order kind") == written);
}

TEST_CASE("blank sheets have heads, boxes and no figures")
{
    const ProgramFixture program;
    const auto blank = program.text("--blank opend6-fantasy --sheet squad-record");
    CHECK_THAT(blank, Contains("Squad Record Sheet") && Contains("Marksmanship") && Contains("Carried by") &&
                          Contains("Name: ____"));
    CHECK_THAT(blank, !Contains("?") && !Contains("720") && !Contains("null"));
    CHECK(pdf(program, "--blank opend6-fantasy --sheet squad-record --copies 4").size() > 1000);
    REQUIRE(std::system(
                fmt::format("cd '{}' && pdfinfo x.pdf | grep -q 'Pages: *4$'", program.folder.string()).c_str()) == 0);
    for (const auto* system : {"ancients-d6", "ohw-6plus", "old-trousers", "otr-d6"}) {
        CAPTURE(system);
        const auto run = program.run(fmt::format("--blank {} -o {}.pdf", system, system));
        CHECK(run.status == 0);
        CHECK(run.errors == "");
    }
    CHECK_THAT(program.text("--blank old-trousers --list french"), Contains("French"));
    CHECK(program.run("--blank old-trousers --list martian -o x.pdf").status == 2);
    CHECK(program.run("--blank nonsense -o x.pdf").status == 2);
    CHECK(program.run("--blank old-trousers --sheet nope -o x.pdf").status == 2);
    CHECK(program.run("--blank old-trousers " + french + " -o x.pdf").status == 2);
    CHECK(program.run(french + " --copies 4 -o x.pdf").status == 2);
}

TEST_CASE("like units are not merged where that would change what the army costs")
{
    const ProgramFixture program;
    program.write(
        "tiny.system.json",
        R"({ "format": 1, "id": "tiny", "version": "1.0.0", "name": "Tiny", "measure": "in", "budget": { "label": )"
        R"("points", "default": 30 },
      "unit": { "type": "object", "properties": {} },
      "cost": { "unit": { "times": { "label": "men", "value": "self.count" }, "each": [{ "label": "Man", "value": "1" )"
        R"(}], "once": [{ "label": "Flag", "value": "5" }] } },
      "rules": [],
      "sheets": [{ "id": "army", "title": "Army", "for": "army", "blocks": [{ "block": "table", "rows": "self.units",
        "columns": [{ "label": "Unit", "value": "{item.name}" }, { "label": "Points", "value": "{item.cost}" }] }] }] )"
        R"(})");
    program.write(
        "a.army.json",
        R"({ "format": 1, "system": "tiny", "systemVersion": "1.0.0", "name": "A", "units": [{ "id": "first", )"
        R"("count": 2 }, { "id": "second", "count": 3 }] })");
    const auto run = program.run("a.army.json -o - --format text --merge");
    CHECK(run.status == 0);
    CHECK_THAT(run.errors, Contains("print/not-merged"));
    CHECK_THAT(run.output, Contains("first") && Contains("second"));
}

TEST_CASE("a pack has a cover, the armies, one reference for each game, then the scenario")
{
    const ProgramFixture program;
    const auto folder = program.folder / "club-night";
    std::filesystem::create_directories(folder);
    const auto copy = [&](const std::string& name) {
        const auto from = std::filesystem::path(armies) / "ancients-d6" / name;
        std::filesystem::copy_file(from, folder / from.filename());
    };
    copy("armies/hannibal-cannae-216.army.json");
    copy("armies/varro-cannae-216.army.json");
    copy("armies/scipio-zama-202.army.json");
    auto scenario = content(std::filesystem::path(armies) / "ancients-d6/scenarios/cannae.scenario.json");
    for (auto at = scenario.find("../armies/"); at != std::string::npos; at = scenario.find("../armies/"))
        scenario.erase(at, 10);
    program.write("club-night/cannae.scenario.json", scenario);

    const auto run = program.run("club-night --pack -o - --format text");
    CAPTURE(run.errors);
    CHECK(run.status == 0);
    const auto& text = run.output;
    const auto cover = place(text, "Club night");
    const auto where = place(text, "By the Aufidus below Cannae, Apulia, 2 August 216 BC");
    const auto army = place(text, "Hannibal at Cannae, 216 BC - ");
    const auto other = place(text, "Scipio at Zama, 202 BC - ");
    const auto reference = place(text, "Ancients D6 - Quick reference");
    const auto battle = place(text, "Cannae - Deployment");
    CHECK(cover < where);
    CHECK(where < army);
    CHECK(place(text, "The consuls at Cannae, 216 BC - ") < other);
    CHECK(army < other);
    CHECK(other < reference);
    CHECK(reference < battle);
    CHECK(text.find("Ancients D6 - Quick reference", reference + 1) == std::string::npos);
    CHECK(program.run("club-night --pack -o sheets/").status == 2);

    // Armies of other games come after those of the scenario's game, whatever their files are called.
    std::filesystem::copy_file(french, folder / "a-corps.army.json");
    const auto mixed = program.run("club-night --pack -o - --format text").output;
    CHECK(place(mixed, "Ancients D6 - Quick reference") < place(mixed, "Armée du Nord, 18 June 1815 - Play sheet"));
    CHECK(place(mixed, "Scipio at Zama, 202 BC - ") < place(mixed, "Ancients D6 - Quick reference"));
}

TEST_CASE("a legal army states its check in one line, an illegal one what to put right on a last page")
{
    const ProgramFixture program;
    const auto legal = program.run(french + " -o - --format text --date 2026-11-21").output;
    const auto line = legal.substr(place(legal, "Legal: "), 200);
    CHECK_THAT(line, Contains("Muster") && Contains("2026-11-21"));
    CHECK(legal.find("What to put right") == std::string::npos);

    std::string wrong = corps;
    wrong.replace(wrong.find("\"count\": 3"), 10, "\"count\": 90");
    program.write("wrong.army.json", wrong);
    const auto illegal = program.run("wrong.army.json -o - --format text").output;
    CHECK(illegal.find("Legal: ") == std::string::npos);
    const auto page = illegal.substr(place(illegal, "- What to put right"));
    CHECK_THAT(page, Contains("error: "));
    CHECK_THAT(illegal, !Contains("old-trousers/") && !Contains(".json"));
}

TEST_CASE("findings on a sheet name no keys, and what is missing in a unit is one of them")
{
    const ProgramFixture program;
    program.write("new.army.json", R"({ "format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "New",
        "groups": [{ "id": "g", "kind": "division", "name": "First", "units": [{ "id": "a", "name": "Iron Brigade" }] }]
    })");
    const auto unfinished = program.run("new.army.json -o - --format text");
    CHECK(unfinished.status == 1);
    const auto page = unfinished.output.substr(place(unfinished.output, "- What to put right"));
    CHECK_THAT(page, Contains("Iron Brigade: Not filled in: Arm, Quality, Stands.") && !Contains("\"arm\"") &&
                         !Contains("Missing key") && !Contains("entry"));

    const std::string scipio = armies + "/ancients-d6/armies/scipio-zama-202.army.json";
    auto costly = content(scipio);
    const auto count = place(costly, "\"count\": 2");
    costly.replace(count, 10, "\"count\": \"many\"");
    program.write("typed.army.json", costly);
    CHECK_THAT(program.text("typed.army.json"), Contains("Count should be a whole number, not \"many\"."));
    costly.replace(count, 15, "\"count\": 20");
    program.write("costly.army.json", costly);
    const auto text = program.text("costly.army.json");
    CHECK_THAT(text.substr(place(text, "- What to put right")),
               Contains("72 points less, or agree on another total.") && !Contains("budget"));
}

TEST_CASE("the stamp says that an army is not legal; a legal one has no page of its warnings")
{
    const ProgramFixture program;
    program.write("corps.army.json", corps);
    const auto illegal = program.text("corps.army.json");
    CHECK_THAT(illegal, Contains("Not legal: "));
    CHECK(place(illegal, "Not legal: ") < place(illegal, "Saving throw used"));

    auto warned = content(armies + "/otr-d6/armies/grant-shiloh-1862.army.json");
    warned.insert(place(warned, "\"stands\": ") + 10, "4");  // more stands than brigades have
    program.write("warned.army.json", warned);
    const auto run = program.run("warned.army.json -o w.pdf");
    CHECK(run.status == 0);
    CHECK_THAT(run.errors, Contains("warning [otr-d6/"));
    const auto legal = pdfText(program, "warned.army.json");
    CHECK_THAT(legal, Contains("Legal, with ") && Contains(" warning") && !Contains("What"));
}

TEST_CASE("paper smaller than a card is told, and everything is printed")
{
    const ProgramFixture program;
    const auto army = armies + "/otr-d6/armies/lee-gettysburg-1863.army.json";
    const auto run = program.run(army + " --sheet activation-cards --paper 50x50mm -o x.pdf");
    CHECK(run.status == 0);
    CHECK_THAT(run.errors, Contains("The paper is too small for cards of 63.5 × 88.9 mm"));
    REQUIRE(std::system(fmt::format("cd '{}' && pdftotext x.pdf x.txt", program.folder.string()).c_str()) == 0);
    std::string words;
    for (const char letter : content(program.folder / "x.txt"))
        if (std::isspace(static_cast<unsigned char>(letter)) == 0) words += letter;
    for (const auto* brigade : {"Archer’sBrigade", "Gordon’sBrigade", "Ramseur’sBrigade"})
        CHECK_THAT(words, Contains(brigade));
}
