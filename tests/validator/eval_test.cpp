#include "tests/validator/folder.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::test;
using Catch::Contains;
using Catch::StartsWith;
using Json = nlohmann::ordered_json;

namespace {

constexpr auto toyGame = R"({ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy",
  "unit": { "type": "object", "required": ["strength"], "properties": { "strength": { "type": "integer" } } },
  "rules": [{ "id": "strong", "level": "error", "scope": "unit", "source": "1",
              "require": "self.strength >= 3", "message": "{self.id} is weak.", "help": "Take more." },
            { "id": "many", "level": "warning", "scope": "army", "source": "2",
              "require": "self.units.size() > 1", "message": "Few." }] })";

struct Toys : Folder {
    Toys()
    {
        write("muster.json", "{ \"format\": 1 }");
        write("toy.system.json", toyGame);
        write("a.army.json", R"({ "format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "A",
  "units": [{ "id": "foy", "name": "Foy", "strength": 4 }, { "id": "weak", "strength": 2 }] })");
    }
    Outcome eval(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "eval");
        return runIn(*this, arguments);
    }
    Outcome repl(const std::string& lines, std::vector<std::string> arguments = {"a.army.json"}) const
    {
        arguments.insert(arguments.begin(), "repl");
        Settings settings;
        settings.input = lines;
        return runIn(*this, arguments, settings);
    }
};

const std::string noteOfErrors = "muster: a.army.json has 1 error, so values may be missing; see: muster check "
                                 "a.army.json\n";

}  // namespace

TEST_CASE("muster eval prints the value of an expression")
{
    const Toys folder;
    const auto whole = folder.eval({"self.units.map(u, u.name)", "a.army.json"});
    CHECK(whole.out == "[\"Foy\", \"weak\"]\n");
    CHECK(whole.err == noteOfErrors);
    CHECK(whole.exitCode == 0);
    CHECK(folder.eval({"self.strength * 2.5 > 1.0", "a.army.json", "--at", "foy"}).exitCode == 1);
    CHECK(folder.eval({"self.strength * 2", "a.army.json", "--at", "/units/0"}).out == "8\n");
    CHECK(folder.eval({"self.strength * 2", "a.army.json", "--at", "/units/weak"}).out == "4\n");
    CHECK(folder.eval({"self.units", "a.army.json", "--type"}).out == "list(unit)\n");
    CHECK(folder.eval({"self.units[9].strength", "a.army.json", "--type"}).exitCode == 0);
}

TEST_CASE("muster eval --trace prints every part")
{
    const Toys folder;
    const auto traced = folder.eval({"self.strength >= 3", "a.army.json", "--at", "weak", "--trace"});
    CHECK_THAT(traced.out, Contains("  self.strength = 2\nself.strength >= 3 = false\nfalse\n"));
}

TEST_CASE("muster eval says where an expression is wrong")
{
    const Toys folder;
    const auto mistaken = folder.eval({"1 +\n self.unts.size()", "a.army.json"});
    CHECK(mistaken.exitCode == 1);
    CHECK(mistaken.out.empty());
    CHECK(mistaken.err == noteOfErrors + "expression:2:7: error: army has no field 'unts'\n"
                                         "    2 |  self.unts.size()\n"
                                         "      |       ^^^^\n"
                                         "      = help: did you mean 'units'?\n");
    const auto failed = folder.eval({"self.units[7].strength", "a.army.json"});
    CHECK(failed.exitCode == 1);
    CHECK_THAT(failed.err, Contains("expression:1:1") && Contains("there is no item [7] in a list of 2"));
    const auto noPlace = folder.eval({"1", "a.army.json", "--at", "/units/fyo"});
    CHECK(noPlace.exitCode == 2);
    CHECK_THAT(noPlace.err, Contains("did you mean /units/foy?"));
    CHECK(folder.eval({"1", "b.army.json"}).exitCode == 3);
    CHECK(folder.eval({"1", "."}).exitCode == 2);
    CHECK(folder.eval({"1", "muster.json"}).exitCode == 1);
    CHECK(folder.eval({"1"}).exitCode == 2);
}

TEST_CASE("muster eval refuses what is too long or too much")
{
    const Toys folder;
    const auto tooLong = folder.eval({std::string(100'000, '1'), "a.army.json"});
    CHECK(tooLong.exitCode == 1);
    CHECK_THAT(tooLong.err, Contains("longer than 65536"));
    CHECK(tooLong.err.size() < 1000);
    const auto tooMuch = folder.eval({"lists.range(1000000).map(a, a + a)", "a.army.json"});
    CHECK(tooMuch.exitCode == 1);
    CHECK_THAT(tooMuch.err, Contains("the expression needs more work than the limit allows"));
    // A small value whose text is endless.
    std::string shared = "[1]";
    for (int i = 0; i < 12; ++i) shared = "cel.bind(a, " + shared + ", [a, a, a, a, a, a, a, a, a, a])";
    for (const std::string format : {"text", "json"}) {
        const auto endless = folder.eval({shared, "a.army.json", "--format", format});
        CHECK(endless.exitCode == 0);
        CHECK(endless.out.size() < 4u << 20);
        CHECK(endless.peakKilobytes < halfGigabyte);
    }
}

TEST_CASE("muster eval --format json has the value, the trace and the faults")
{
    const Toys folder;
    const auto made = Json::parse(
        folder.eval({"self.strength + 1", "a.army.json", "--at", "foy", "--trace", "--format", "json"}).out);
    CHECK(made["version"] == 1);
    CHECK(made["at"] == "/units/foy");
    CHECK(made["scope"] == "unit");
    CHECK(made["type"] == "int");
    CHECK(made["value"] == 5);
    CHECK(made["text"] == "5");
    CHECK(made["faults"].empty());
    CHECK(made["trace"].back() == Json{{"part", "self.strength + 1"}, {"depth", 0}, {"value", "5"}});
    const auto wrong = folder.eval({"self.x", "a.army.json", "--format", "json"});
    CHECK(wrong.exitCode == 1);
    const auto fault = Json::parse(wrong.out)["faults"][0];
    CHECK(fault["column"] == 6);
    CHECK(fault["message"] == "army has no field 'x'");
}

TEST_CASE("muster repl evaluates the lines of its input")
{
    const Toys folder;
    const auto done = folder.repl("self.name\n:at foy\nself.strength\n  :type self.strength > 1  \n\n:quit\n1/0\n");
    CHECK(done.out == "\"A\"\n4\nbool\n");
    CHECK(done.exitCode == 0);
    CHECK(folder.repl("self.name").out == "\"A\"\n");
    CHECK(folder.repl("").out.empty());
    CHECK(folder.repl("self.strength\n", {"a.army.json", "--at", "weak"}).out == "2\n");
    CHECK(folder.repl("1", {"b.army.json"}).exitCode == 3);
    CHECK(folder.repl("1", {"a.army.json", "--at", "nosuch"}).exitCode == 2);
}

TEST_CASE("muster repl goes on after a fault and exits with 1")
{
    const Toys folder;
    const auto wrong = folder.repl("self.x\n:tpye 1\n:at nosuch\n:let 1 2\n" + std::string(100'000, '(') + "\n1 + 1\n");
    CHECK(wrong.exitCode == 1);
    CHECK_THAT(wrong.out, Contains("expression:1:6: error: army has no field 'x'") &&
                              Contains("there is no command :tpye; did you mean :type?") &&
                              Contains("there is no element nosuch") && Contains("longer than 65536") &&
                              Catch::EndsWith("2\n"));
    // A line that never ends is cut.
    const auto endless = folder.repl(std::string(5'000'000, '1'));
    CHECK(endless.exitCode == 1);
    CHECK(endless.peakKilobytes < halfGigabyte);
    CHECK(folder.repl(std::string("\0\xff\x1b[2J\n", 6)).exitCode == 1);
}

TEST_CASE("muster repl traces, names values, and shows rules and elements")
{
    const Toys folder;
    CHECK_THAT(folder.repl(":trace self.units.size() > 1\n").out,
               Contains("  self.units.size() = 2\nself.units.size() > 1 = true\ntrue\n"));
    CHECK(folder
              .repl(":let strong = self.units.filter(u, u.strength > 3)\nstrong.size()\n:at foy\n:let strong 7\n"
                    "strong\n:let strong\nstrong\n")
              .out.starts_with("1\n7\nexpression:1:1: error:"));
    // A name without value at an element does no harm to expressions that do not read it.
    CHECK_THAT(folder.repl(":let strong = self.units.size()\n:at foy\nself.name\n1 + strong\n").out,
               StartsWith("\"Foy\"\nexpression:1:5: error: strong has no value: "));
    CHECK(folder.repl(":rules\n:at weak\n:rules\n").out ==
          "holds      toy/many\nbroken     toy/strong: weak is weak.\n");
    CHECK(folder.repl(":at\n").out == "army       /                                A\n"
                                      "unit       /units/foy                       Foy\n"
                                      "unit       /units/weak                      \n");
    CHECK_THAT(folder.repl(":help\n").out, Contains(":trace EXPRESSION") && Contains(":at PLACE"));
    CHECK(folder.repl(":reload\nself.name\n").out == "\"A\"\n");
}
