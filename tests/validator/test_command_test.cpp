#include "tests/validator/folder.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;

namespace {

constexpr auto toyGame = R"({ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy",
  "unit": { "type": "object", "required": ["strength"], "properties": { "strength": { "type": "integer" } } },
  "rules": [{ "id": "strong", "level": "error", "scope": "unit", "source": "1",
              "require": "self.strength >= 3 || self.name == 'Guard'", "message": "{self.id} is weak.",
              "help": "Take more." }] })";

std::string armyExpecting(int strength, const std::string& expect = {})
{
    return "{\n  \"format\": 1,\n  \"system\": \"toy\",\n  \"systemVersion\": \"1.0.0\",\n  \"name\": \"A\",\n"
           "  \"units\": [{ \"id\": \"a\", \"strength\": " +
           std::to_string(strength) + " }]" + (expect.empty() ? "" : ",\n  \"expect\": " + expect) + "\n}\n";
}

const std::string weakOne = "[\n    { \"rule\": \"toy/strong\", \"at\": \"/units/a\" }\n  ]";

/// A folder with the game and one army that passes.
struct Toys : Folder {
    Toys()
    {
        write("muster.json", "{ \"format\": 1 }");
        write("toy.system.json", toyGame);
        write("ok.army.json", armyExpecting(3));
    }
};

}  // namespace

TEST_CASE("muster test passes if every file gives what is expected")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    const auto passed = runIn(folder, {"test"});
    CHECK(passed.out == "4 tests: 4 passed, 0 failed\n");
    CHECK(passed.err.empty());
    CHECK(passed.exitCode == 0);
    // A check is about the rules of the game: what a test expects changes nothing.
    CHECK(runIn(folder, {"check", "weak.army.json"}).exitCode == 1);
}

TEST_CASE("muster test names what differs, with every value of the rule")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2));
    const auto failed = runIn(folder, {"test"});
    CHECK(failed.exitCode == 1);
    const std::string self = "self = {\"id\": \"a\", \"entry\": null, \"name\": \"a\", \"count\": 1, \"options\": [], "
                             "\"strength\": 2, \"cost\": 0}\n";
    CHECK(failed.out == "FAIL weak.army.json\n"
                        "  weak.army.json:6:13: unexpected error [toy/strong]: a is weak.\n"
                        "    help: Take more.\n"
                        "    toy/strong /units/0 (weak.army.json:6:13)\n"
                        "      require\n"
                        "              " +
                            self +
                            "            self.strength = 2\n"
                            "          self.strength >= 3 = false\n"
                            "              " +
                            self +
                            "            self.name = \"a\"\n"
                            "          self.name == 'Guard' = false\n"
                            "        self.strength >= 3 || self.name == 'Guard' = false\n"
                            "      does not hold\n"
                            "\n"
                            "toy.system.json:3:21: no test expects a finding of toy/strong\n"
                            "4 tests: 3 passed, 1 failed\n");
}

TEST_CASE("muster test shows a rule once that is broken elsewhere than expected")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2, R"([{ "rule": "toy/strong", "at": "/units/a/strength" }])"));
    const auto out = runIn(folder, {"test"}).out;
    CHECK_THAT(out, Contains("at /units/a/strength was expected and is not found") &&
                        Contains("unexpected error [toy/strong]"));
    const auto first = out.find("does not hold");
    REQUIRE(first != std::string::npos);
    CHECK(out.find("does not hold", first + 1) == std::string::npos);
}

TEST_CASE("muster test has a report for every kind of reader")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2));
    const auto report = [&](const char* format) { return runIn(folder, {"test", "--format", format}).out; };
    const auto json = Json::parse(report("json"));
    CHECK(json["summary"] == Json{{"tests", 4}, {"passed", 3}, {"failed", 1}});
    CHECK(json["tests"][3]["file"] == "weak.army.json");
    CHECK(json["tests"][3]["differences"][0]["kind"] == "unexpected");
    CHECK_THAT(report("junit"), Contains("<testsuite name=\".\" tests=\"4\" failures=\"1\"") &&
                                    Contains("<testcase name=\"weak.army.json\"") && Contains("<failure "));
    CHECK_THAT(report("tap"), Contains("TAP version 13\n1..4\nok 1 - muster.json\n") &&
                                  Contains("not ok 4 - weak.army.json\n  ---\n"));
}

TEST_CASE("muster test --run selects files and rules")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    CHECK(runIn(folder, {"test", "--run", "toy/strong"}).out == "1 test: 1 passed, 0 failed\n");
    CHECK(runIn(folder, {"test", "--run", "^(ok|weak)"}).out == "2 tests: 2 passed, 0 failed\n");
    const auto none = runIn(folder, {"test", "--run", "nothing"});
    CHECK(none.out == "0 tests: 0 passed, 0 failed\n");
    CHECK(none.exitCode == 0);
    CHECK(runIn(folder, {"test", "--run", "nothing", "--fail-on-empty"}).exitCode == 1);
    const auto wrong = runIn(folder, {"test", "--run", "(a"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, Contains("--run (a: this is not a regular expression"));
}

TEST_CASE("an empty folder has no tests, a missing one is an error")
{
    const Folder folder;
    std::filesystem::create_directory(folder / "empty");
    const auto empty = runIn(folder, {"test", "empty"});
    CHECK(empty.exitCode == 0);
    CHECK_THAT(empty.err, Contains("there is nothing to check in empty"));
    CHECK(runIn(folder, {"test", "empty", "--fail-on-empty"}).exitCode == 1);
    folder.write("tests/muster.json", "{ \"format\": 1 }");
    CHECK(runIn(folder, {"test", "tests", "empty"}).exitCode == 0);
    CHECK(runIn(folder, {"test", "tests", "--fail-on-empty"}).exitCode == 0);
    CHECK(runIn(folder, {"test", "tests", "empty", "--fail-on-empty"}).exitCode == 1);
    CHECK(runIn(folder, {"test", "gone"}).exitCode == 3);
    CHECK(runIn(folder, {"test", "gone", "--fail-on-empty"}).exitCode == 3);
}

TEST_CASE("muster test --update shows the difference, then writes it")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2));
    folder.write("broken.army.json", "{");
    folder.write("stale.army.json", armyExpecting(3, weakOne));
    const auto updated = runIn(folder, {"test", "--update"});
    INFO(updated.out << updated.err);
    CHECK(updated.exitCode == 0);
    CHECK_THAT(updated.out, Contains("+    { \"rule\": \"toy/strong\", \"at\": \"/units/a\" }\n") &&
                                Contains("-    { \"rule\": \"toy/strong\", \"at\": \"/units/a\" }\n") &&
                                Contains("+++ broken.expect.json") && Contains("6 tests: 6 passed, 0 failed\n"));
    CHECK_THAT(updated.err, Contains("updated the expectations in 3 files"));
    CHECK(contentOf(folder / "weak.army.json") == armyExpecting(2, weakOne));
    CHECK(contentOf(folder / "stale.army.json") == armyExpecting(3));
    const auto again = runIn(folder, {"test", "--update"});
    CHECK(again.out == "6 tests: 6 passed, 0 failed\n");
    CHECK(again.err.empty());
}

TEST_CASE("an expect file without its file fails, also where nothing else is tested")
{
    const Toys folder;
    folder.write("gone.expect.json", "{ \"format\": 1, \"expect\": [] }");
    const auto failed = runIn(folder, {"test", "gone.expect.json"});
    CHECK(failed.exitCode == 1);
    CHECK_THAT(failed.out, Contains("there is no file beside this one that it could be about"));
    CHECK_THAT(runIn(folder, {"check", "gone.expect.json"}).out, Contains("[ref/expect-file]"));
    folder.write("gone.army.json", armyExpecting(2));
    folder.write("gone.expect.json", "{ \"format\": 1, \"expect\": " + weakOne + " }");
    CHECK(runIn(folder, {"test", "gone.expect.json"}).out == "1 test: 1 passed, 0 failed\n");
    CHECK(runIn(folder, {"check", "gone.expect.json"}).exitCode == 0);
}

TEST_CASE("muster test --coverage says what no test evaluated")
{
    const Toys folder;
    const auto covered = runIn(folder, {"test", "--coverage"});
    CHECK(covered.exitCode == 0);
    INFO(covered.out);
    CHECK(covered.out == "toy.system.json:3:21: no test expects a finding of toy/strong\n"
                         "3 tests: 3 passed, 0 failed\n"
                         "\n"
                         "Coverage of toy.system.json: 33 % (parts 4 of 9, truth values 2 of 6)\n"
                         "  rule toy/strong: 33 % (parts 4 of 7, truth values 2 of 6)\n"
                         "    toy.system.json:4:27\n"
                         "      self.strength >= 3 || self.name == 'Guard'\n"
                         "      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ never false\n"
                         "      ^^^^^^^^^^^^^^^^^^ never false\n"
                         "                            ^^^^^^^^^^^^^^^^^^^^ never evaluated\n"
                         "  message toy/strong: 0 % (parts 0 of 2, truth values 0 of 0)\n"
                         "    toy.system.json:4:85\n"
                         "      self.id\n"
                         "      ^^^^^^^ never evaluated\n"
                         "\n"
                         "Coverage: 33 % (parts 4 of 9, truth values 2 of 6)\n");
    CHECK(runIn(folder, {"test", "--coverage", "--threshold", "100"}).exitCode == 1);
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    folder.write("guard.army.json", R"({"format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "G",
                                        "units": [{"id": "a", "name": "Guard", "strength": 1}]})");
    const auto whole = runIn(folder, {"test", "--coverage", "--threshold", "100"});
    INFO(whole.out);
    CHECK(whole.exitCode == 0);
    CHECK_THAT(whole.out, Contains("Coverage: 100 % (parts 9 of 9, truth values 6 of 6)\n"));
}

TEST_CASE("a report on coverage for programs has standard output to itself")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2));
    const auto json = runIn(folder, {"test", "--coverage=json"});
    CHECK(Json::parse(json.out)["files"][0]["file"] == "toy.system.json");
    CHECK_THAT(json.err, Contains("FAIL weak.army.json"));
    const auto lcov = runIn(folder, {"test", "--coverage=lcov", "--coverage-output", "out.info"});
    CHECK_THAT(lcov.out, Contains("4 tests: 3 passed, 1 failed"));
    CHECK_THAT(contentOf(folder / "out.info"),
               Contains("SF:toy.system.json\nBRDA:4,1,0,1\n") && Contains("end_of_record\n"));
    CHECK(runIn(folder, {"test", "--coverage=json", "--format", "json"}).exitCode == 2);
    CHECK(runIn(folder, {"test", "--threshold", "3"}).exitCode == 2);
    CHECK(runIn(folder, {"test", "--coverage=xml"}).exitCode == 2);
}

TEST_CASE("what is accepted until a day is tested on a given day")
{
    const Toys folder;
    folder.write("muster.json", R"({"format": 1, "acceptErrors": true})");
    const std::string accepted =
        R"({"format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "A", "units": [{"id": "a", "strength": 2}],
            "accept": [{"rule": "toy/strong", "reason": "Ours.", "until": "2026-01-31"}]})";
    folder.write("weak.army.json", accepted);
    CHECK(runIn(folder, {"test", "--today", "2026-01-31", "weak.army.json"}).exitCode == 0);
    CHECK(runIn(folder, {"test", "--today", "2026-02-01", "weak.army.json"}).exitCode == 1);
    CHECK(runIn(folder, {"test", "--today", "soon"}).exitCode == 2);
}

TEST_CASE("muster mutate names the changes of rules that no test notices")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    const auto mutated = runIn(folder, {"mutate", "toy"});
    INFO(mutated.out << mutated.err);
    CHECK(mutated.exitCode == 0);
    CHECK_THAT(mutated.out, Contains("[toy/strong] no test notices") &&
                                Contains("toy.system.json:4:27: [toy/strong] no test notices ((self.strength >= 3)) "
                                         "instead of self.strength >= 3 || self.name == 'Guard'\n") &&
                                !Contains("no test notices >= instead"));
    folder.write("guard.army.json", R"({"format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "G",
                                        "units": [{"id": "a", "name": "Guard", "strength": 1}]})");
    const auto whole = runIn(folder, {"mutate", "toy", "--threshold", "100"});
    INFO(whole.out << whole.err);
    CHECK(whole.exitCode == 0);
    CHECK_THAT(whole.out, Contains(" 0 not, 100 %"));
    CHECK(runIn(folder, {"mutate", "toy", "--run", "nothing"}).out ==
          "0 mutations: 0 caught, 0 not, 100 %; 0 more make no expression\n");
}

TEST_CASE("muster test names the rules of which no test expects a finding")
{
    const Toys folder;
    const auto untested = runIn(folder, {"test"});
    CHECK(untested.exitCode == 0);
    CHECK(untested.out == "toy.system.json:3:21: no test expects a finding of toy/strong\n"
                          "3 tests: 3 passed, 0 failed\n");
    const auto demanded = runIn(folder, {"test", "--fail-on-untested"});
    CHECK(demanded.exitCode == 1);
    CHECK_THAT(demanded.err, Contains("no test expects a finding of 1 of the rules (--fail-on-untested)"));
    const auto report = Json::parse(runIn(folder, {"test", "--format", "json"}).out);
    REQUIRE(report["untested"].size() == 1);
    CHECK(report["untested"][0]["rule"] == "toy/strong");
    CHECK(report["untested"][0]["line"] == 3);
    // Without the system's own file, or with some tests only, nobody knows.
    CHECK(runIn(folder, {"test", "ok.army.json", "--fail-on-untested"}).exitCode == 0);
    CHECK(runIn(folder, {"test", "--run", "ok", "--fail-on-untested"}).exitCode == 0);
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    CHECK(runIn(folder, {"test", "--fail-on-untested"}).exitCode == 0);
}

TEST_CASE("muster mutate takes reasons for changes that no test can notice")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2, weakOne));
    const auto before = Json::parse(runIn(folder, {"mutate", "toy", "--format", "json"}).out);
    REQUIRE(before["survived"].get<int>() > 0);
    Json reasons{{"format", 1}, {"system", "toy"}, {"survivors", Json::array()}};
    for (const auto& each : before["survivors"])
        reasons["survivors"].push_back({{"rule", each["rule"]},
                                        {"part", each["part"]},
                                        {"before", each["before"]},
                                        {"after", each["after"]},
                                        {"reason", "Nobody is called so."}});
    folder.write("mutants.json", reasons.dump());
    const auto explained = runIn(folder, {"mutate", "toy", "--reasons", "mutants.json", "--threshold", "100"});
    INFO(explained.out << explained.err);
    CHECK(explained.exitCode == 0);
    CHECK_THAT(explained.out,
               Contains(" 0 not, 100 %; ") && Contains(" with a reason, ") && !Contains("no test notices"));
    CHECK_THAT(runIn(folder, {"mutate", "toy", "--reasons", "mutants.json", "--show-explained"}).out,
               Contains("(reason: Nobody is called so.)"));

    reasons["survivors"].push_back({{"rule", "toy/gone"}, {"reason", "It is gone."}});
    folder.write("mutants.json", reasons.dump(2));
    const auto unused = runIn(folder, {"mutate", "toy", "--reasons", "mutants.json"});
    CHECK(unused.exitCode == 1);
    CHECK_THAT(unused.out, Contains("mutants.json:") && Contains("no surviving change of toy/gone is like this"));
}

TEST_CASE("a file of reasons that cannot be used is refused with its place")
{
    const Toys folder;
    const auto refused = [&](const char* text) {
        folder.write("mutants.json", text);
        const auto outcome = runIn(folder, {"mutate", "toy", "--reasons", "mutants.json"});
        CHECK(outcome.exitCode == 1);
        return outcome.err;
    };
    CHECK_THAT(refused("{"), Contains("mutants.json:1:"));
    CHECK_THAT(refused("[]"), Contains("need \"format\": 1, \"system\" and a list \"survivors\""));
    CHECK_THAT(refused(R"({"format": 1, "system": "other", "survivors": []})"), Contains("not \"toy\""));
    CHECK_THAT(refused(R"({"format": 1, "system": "toy", "survivors": [{"rule": "toy/strong"}]})"),
               Contains("missing key \"reason\""));
    CHECK_THAT(refused(R"({"format": 1, "system": "toy", "survivors": [{"rule": "toy/strong", "why": "x"}]})"),
               Contains("mutants.json:1:") && Contains("unknown key \"why\""));
    CHECK_THAT(refused(R"({"format": 1, "system": "toy", "survivors": [{"rule": 7, "reason": "x"}]})"),
               Contains("\"rule\" must be a text"));
    CHECK(runIn(folder, {"mutate", "toy", "--reasons", "gone.json"}).exitCode == 3);
}

TEST_CASE("muster mutate needs tests that pass")
{
    const Toys folder;
    folder.write("weak.army.json", armyExpecting(2));
    const auto failing = runIn(folder, {"mutate", "toy"});
    CHECK(failing.exitCode == 1);
    CHECK_THAT(failing.err, Contains("weak.army.json fails already; make it pass first: muster test weak.army.json"));
    CHECK_THAT(runIn(folder, {"mutate", "toi"}).err, Contains("did you mean toy?"));
    std::filesystem::remove(folder / "weak.army.json");
    std::filesystem::remove(folder / "ok.army.json");
    CHECK_THAT(runIn(folder, {"mutate", "toy"}).err, Contains("no file here is a test of toy"));
}

TEST_CASE("files called tests are tested and formatted, and checked only if they are named")
{
    const Toys folder;
    folder.write("muster.json", "{\n  \"format\": 1,\n  \"tests\": [\"tests/**\"]\n}\n");
    folder.write("tests/weak.army.json", armyExpecting(2, weakOne));
    folder.write("tests/more/weaker.army.json", armyExpecting(1, weakOne));
    const auto tested = runIn(folder, {"test"});
    CHECK(tested.out == "5 tests: 5 passed, 0 failed\n");
    CHECK(tested.err.empty());

    const auto checked = runIn(folder, {"check"});
    CHECK(checked.exitCode == 0);
    CHECK_THAT(checked.out, Contains("3 files checked: 0 errors"));
    CHECK(checked.err == "muster: 2 files are tests, for muster test (muster.json:3, pattern \"tests/**\")\n");
    CHECK_THAT(runIn(folder, {"print", ".", "--format", "text", "-o", "all/"}).err,
               Contains("2 files are tests, for muster test"));
    CHECK_FALSE(std::filesystem::exists(folder / "all/weak.txt"));

    // Who names them, or a folder of nothing else, wants to see their findings.
    for (const char* path : {"tests", "tests/more", "tests/weak.army.json"}) {
        const auto named = runIn(folder, {"check", path});
        INFO(path << named.err);
        CHECK(named.exitCode == 1);
        CHECK_THAT(named.out, Contains("[toy/strong]"));
    }

    folder.write("tests/weak.army.json", "{ \"format\": 1 }");
    CHECK_THAT(runIn(folder, {"fmt", "--check", "."}).out, Contains("tests/weak.army.json"));
    CHECK_THAT(runIn(folder, {"settings", "ok.army.json"}).out, Contains("tests/**"));

    folder.write("muster.json", "{ \"format\": 1, \"tests\": [\"test/**\"] }");
    CHECK_THAT(runIn(folder, {"check", "muster.json"}).out, Contains("\"test/**\" matches no file or folder"));
}

TEST_CASE("muster test says when settings ignore files with expectations")
{
    const Toys folder;
    folder.write("muster.json", "{ \"format\": 1, \"ignore\": [\"tests/**\"] }");
    folder.write("tests/weak.army.json", armyExpecting(2, weakOne));
    folder.write("tests/plain.army.json", armyExpecting(3));
    const auto whole = runIn(folder, {"test"});
    CHECK_THAT(whole.out, Catch::EndsWith("3 tests: 3 passed, 0 failed\n"));
    CHECK(whole.exitCode == 0);
    CHECK_THAT(whole.err, Contains("2 files are ignored by muster.json:1") &&
                              Contains("1 ignored file has \"expect\" and is not tested; name it in "
                                       "\"tests\" of muster.json instead of \"ignore\""));
    const auto named = runIn(folder, {"test", "tests"});
    CHECK(named.exitCode == 3);
    CHECK_THAT(named.err, Contains("there is nothing to check in tests: 2 files are ignored by muster.json:1"));
}
