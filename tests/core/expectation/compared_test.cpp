#include "core/expectation/compared.hpp"

#include "core/expectation/updated.hpp"
#include "core/files/project.hpp"
#include "core/text/element_at.hpp"
#include "tests/core/expectation/project.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using rules::Difference;
using test::Project;

namespace {

/// The messages of the differences of an army of the toy game, and their help.
std::string differences(const std::string& units, const std::string& expect)
{
    const Project project;
    std::string all;
    for (const auto& difference : project.compared(test::army(units, expect)).differences)
        all +=
            std::string(rules::kindName(difference.kind)) + ": " + difference.message + " (" + difference.help + ")\n";
    return all;
}

const std::string two = R"({"id": "a", "strength": 2}, {"id": "b", "strength": 5})";
const std::string weak = R"({"rule": "toy/strong", "at": "/units/a"})";

}  // namespace

TEST_CASE("a file without expectations must give no findings")
{
    CHECK(differences(R"({"id": "b", "strength": 5})", "").empty());
    CHECK(differences(two, "") == "unexpected: unexpected error [toy/strong]: Strength 2 of a is below 3. (Take a "
                                  "stronger one. Write at least 3.)\n");
    CHECK(differences(two, "[]") == differences(two, ""));
}

TEST_CASE("a file must give exactly the expected findings")
{
    CHECK(differences(two, "[" + weak + "]").empty());
    CHECK(differences(two, R"([{"rule": "toy/strong", "at": "/units/0", "level": "error",
                                "message": "Strength 2 of a is below 3.",
                                "help": "Take a stronger one. Write at least 3.",
                                "values": {"least": 3, "name": "a"}}])")
              .empty());
    CHECK(
        differences(two, "[" + weak + ", " + weak + "]").starts_with("missing: [toy/strong] at /units/a was expected"));
    CHECK(differences(two,
                      R"([{"rule": "toy/strong", "message": "Weak.", "level": "warning", "values": {"least": 4}}])") ==
          "different: [toy/strong] at /units/0 is not as expected: its level is error instead of warning; its message "
          "is \"Strength 2 of a is below 3.\" instead of \"Weak.\"; least is 3 instead of 4 ()\n");
    CHECK(differences(two, R"([{"rule": "toy/strong", "help": "Give up."}])") ==
          "different: [toy/strong] at /units/0 is not as expected: its help is \"Take a stronger one. Write at least "
          "3.\" instead of "
          "\"Give up.\" ()\n");
}

TEST_CASE("a failing test shows the value of every part of the rule")
{
    const Project project;
    const auto unexpected = project.compared(test::army(two, "")).differences;
    REQUIRE(unexpected.size() == 1);
    CHECK(unexpected[0].trace.find("self.strength >= least = false") != std::string::npos);
    CHECK(unexpected[0].trace.find("self.strength = 2") != std::string::npos);
    CHECK(unexpected[0].trace.find("self.strength = 5") == std::string::npos);
    const auto missing =
        project.compared(test::army(two, "[" + weak + R"(, {"rule": "toy/strong", "at": "/units/b"}])"));
    REQUIRE(missing.differences.size() == 1);
    CHECK(missing.differences[0].help == "it is found at /units/a");
    CHECK(missing.differences[0].trace.find("self.strength >= least = true") != std::string::npos);
    CHECK(missing.differences[0].place.line == 2);
}

TEST_CASE("remarks count only if their rule is expected")
{
    const std::string big = R"({"id": "b", "strength": 5, "count": 9})";
    CHECK(differences(big, "").empty());
    CHECK(differences(big, R"([{"rule": "toy/big", "level": "info"}])").empty());
    CHECK(differences(R"({"id": "b", "strength": 5})", R"([{"rule": "toy/big"}])")
              .starts_with("missing: [toy/big] was expected and is not found"));
}

TEST_CASE("values of elements, costs and totals can be expected")
{
    CHECK(differences(two, "[" + weak + R"(, {"at": "/units/b", "values": {"cost": 10, "strength": 5.0, "name": "b"}},
                                          {"values": {"cost": 14, "name": "Toys"}}])")
              .empty());
    CHECK(differences(two, "[" + weak + R"(, {"at": "/units/b", "values": {"cost": 11}}])") ==
          "different: cost of /units/b is 10 instead of 11 ()\n");
    CHECK(differences(two, "[" + weak + R"(, {"at": "/units/b", "values": {"costs": 11}}])") ==
          "faulty: /units/b has no value \"costs\" (did you mean cost?)\n");
    CHECK(differences(two, "[" + weak + R"(, {"at": "/units/c", "values": {"cost": 11}}])") ==
          "faulty: nothing in this file is at /units/c ()\n");
    CHECK(differences(two, "[" + weak + R"(, {"at": "/units", "values": {"cost": 11}}])")
              .starts_with("faulty: there are no values at /units ("));
}

TEST_CASE("texts of sheets can be expected")
{
    CHECK(differences(two, "[" + weak + R"(, {"sheet": "roll", "texts": ["Toys", "a of 2"]}])").empty());
    CHECK(differences(two, "[" + weak + R"(, {"sheet": "card", "at": "/units/b", "texts": ["Card of b"]}])").empty());
    CHECK(differences(two, "[" + weak + R"(, {"sheet": "card", "at": "/units/b", "texts": ["Card of a"]}])") ==
          "different: the sheet \"card\" does not show \"Card of a\" (it shows \"Card of b\")\n");
    CHECK(differences(two, "[" + weak + R"(, {"sheet": "rol", "texts": ["x"]}])") ==
          "faulty: there is no sheet \"rol\" for this file (did you mean roll?)\n");
}

TEST_CASE("what cannot be is said, and what to do")
{
    CHECK(differences(two, "[" + weak + R"(, {"rule": "toy/strnog"}])") ==
          "faulty: there is no rule [toy/strnog] for this file (did you mean toy/strong?)\n");
    CHECK(differences(two, "[" + weak + R"(, {"rule": "toy/strong", "at": "/units/z"}])")
              .find("it is found at /units/a") != std::string::npos);
    CHECK(differences(R"({"id": "b", "strength": 5})", R"([{"rule": "toy/strong", "at": "/units/z"}])") ==
          "missing: [toy/strong] at /units/z was expected and is not found (nothing in this file is at /units/z)\n");
    CHECK(differences(two, "[" + weak + R"(, {"rule": "toy/strong", "values": {"x": 1}}])").starts_with("missing"));
    CHECK(differences(two, R"([{"rule": "toy/strong", "values": {"x": 1}}])").find("the rule has no part \"x\"") !=
          std::string::npos);
}

TEST_CASE("an error in the form of expectations is a finding like any other")
{
    CHECK(differences(two, "[" + weak + R"(, {"rules": "toy/strong"}])").find("[schema/") != std::string::npos);
    CHECK(differences(two, "{}").find("[schema/type]") != std::string::npos);
}

TEST_CASE("an expect file stands beside its file")
{
    const Project project;
    const auto army = test::army(two, "");
    project.write("a.expect.json", R"({"format": 1, "expect": [)" + weak + "]}");
    CHECK(project.compared(army).passes());
    project.write("a.expect.json", R"({"format": 1, "expect": [{"rule": 1}]})");
    const auto faulty = project.compared(army);
    REQUIRE(faulty.differences.size() == 1);
    CHECK(faulty.differences[0].kind == Difference::Kind::faulty);
    CHECK(faulty.differences[0].place.file == "a.expect.json");
    project.write("a.expect.json", "{");
    CHECK(project.compared(army).differences.at(0).rule == "json/syntax");
    project.write("a.expect.json", R"({"format": 1, "expect": []})");
    CHECK(project.compared(test::army(two, "[" + weak + "]")).differences.at(0).message ==
          "the file that this one is about has its own expectations too");
    project.write("a.list.json", "{}");
    CHECK(project.compared(army).differences.at(0).message == "this file could be about a.army.json or a.list.json");
}

TEST_CASE("updated expectations fit, and keep what fitted")
{
    const Project project;
    const auto update = [&](const std::string& army) {
        const auto made = project.updated(army);
        REQUIRE(made);
        CHECK(project.compared(made->after).passes());
        return made->after;
    };
    const auto fresh = update(test::army(two, ""));
    CHECK(fresh.find(R"({ "rule": "toy/strong", "at": "/units/a" })") != std::string::npos);
    CHECK_FALSE(project.updated(fresh));
    const std::string fits = R"({"rule":   "toy/strong", "values": {"least": 3}})";
    const auto kept = update(test::army(two, "[" + fits + R"(, {"rule": "toy/big"}])"));
    CHECK(kept.find(R"("values": { "least": 3 })") != std::string::npos);
    CHECK(kept.find("toy/big") == std::string::npos);
    const auto changed =
        update(test::army(two,
                          R"([{"rule": "toy/strong", "message": "Weak.", "help": "No.", "level": "info"},
            {"values": {"cost": 1, "name": "Toys"}}])"));
    CHECK(changed.find(R"("message": "Strength 2 of a is below 3.")") != std::string::npos);
    CHECK(changed.find(R"("help": "Take a stronger one. Write at least 3.", "level": "error")") != std::string::npos);
    CHECK(changed.find(R"("values": { "cost": 14, "name": "Toys" })") != std::string::npos);
    const auto none = update(test::army(R"({"id": "b", "strength": 5})", "[" + weak + "]"));
    CHECK(none.find("expect") == std::string::npos);
}

TEST_CASE("the expectations of a file that is not JSON are updated beside it")
{
    const Project project;
    const auto made = project.updated("{\"format\": 1,\n}");
    REQUIRE(made);
    CHECK(made->name == "a.expect.json");
    CHECK(made->before.empty());
    CHECK(made->after ==
          "{\n  \"format\": 1,\n  \"expect\": [\n    { \"rule\": \"json/syntax\", \"line\": 2 }\n  ]\n}\n");
    project.write("a.expect.json", made->after);
    CHECK(project.compared("{\"format\": 1,\n}").passes());
    CHECK_FALSE(project.compared("{\"format\": 1,\n\n}").passes());
}

TEST_CASE("an item of an array is found by its index or id")
{
    const auto document = text::Document::parse(std::make_shared<const text::Source>(
                                                    "x", R"({"u": [{"id": "a"}, {"id": "1"}, {"id": "b/c", "n": 5}]})"))
                              .document;
    const auto pointer = [&](const char* at) {
        const auto node = text::elementAt(document->root(), at);
        return node ? node.pointer() : std::string("none");
    };
    CHECK(pointer("") == "");
    CHECK(pointer("/u/1") == "/u/1");
    CHECK(pointer("/u/=1") == "/u/1");
    CHECK(pointer("/u/a") == "/u/0");
    CHECK(pointer("/u/b~1c/n") == "/u/2/n");
    CHECK(pointer("/u/z") == "none");
    CHECK(pointer("/u/9") == "none");
    CHECK(pointer("/x/y") == "none");
}
