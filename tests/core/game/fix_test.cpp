#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <algorithm>

using namespace muster;

namespace {

/// A game whose only rule every unit breaks, with that fix.
std::string game(std::string_view fix)
{
    return fmt::format(R"~({{ "format": 1, "id": "ours", "version": "1.0.0", "name": "Ours", "lists": "none",
  "unit": {{ "type": "object", "properties": {{
    "size": {{ "type": "integer" }}, "rate": {{ "type": "number" }}, "elite": {{ "type": "boolean" }},
    "code": {{ "type": "string", "maxLength": 50 }},
    "marks": {{ "type": "array", "items": {{ "type": "string", "maxLength": 20 }} }} }} }},
  "rules": [ {{ "id": "never", "level": "error", "scope": "unit", "require": "self.name == ''", "message": "No.",
    "fix": {} }} ] }})~",
                       fix);
}

constexpr std::string_view plainUnits =
    R"("units": [ { "id": "a", "size": 4, "rate": 2.5, "elite": true, "code": "12", "marks": ["x"] } ])";

/// The fix of the only finding of that rule, or an empty text.
std::string fixOf(std::string_view fix, std::string_view units = plainUnits)
{
    const test::Folder folder;
    folder.write("ours.system.json", game(fix));
    rules::Library library({});
    const auto findings = test::check(
        folder.write("a.army.json", fmt::format(R"({{ "format": 1, "system": "ours", "name": "A", {} }})", units)),
        library);
    for (const auto& finding : findings) UNSCOPED_INFO(finding.rule << ": " << finding.message);
    REQUIRE(test::count(findings, "ours/never") == 1);
    return std::find_if(findings.begin(), findings.end(), [](const auto& f) { return f.rule == "ours/never"; })->fix;
}

/// The value that a fix with this text writes, as JSON.
std::string written(std::string_view text)
{
    const auto fix = fixOf(fmt::format(R"([{{ "op": "add", "path": "/size", "value": {} }}])", text));
    constexpr std::string_view begin = R"([{"op":"add","path":"/units/0/size","value":)", end = "}]";
    REQUIRE(fix.starts_with(begin));
    return fix.substr(begin.size(), fix.size() - begin.size() - end.size());
}

}  // namespace

TEST_CASE("an expression that is a whole text keeps its type: number, true or false")
{
    CHECK(written(R"("{self.size + 1}")") == "5");
    CHECK(written(R"("{self.rate * 1.5}")") == "3.75");
    CHECK(written(R"("{double(self.size)}")") == "4");
    CHECK(written(R"("{uint(7)}")") == "7");
    CHECK(written(R"("{-9223372036854775807 - 1}")") == "-9223372036854775808");
    CHECK(written(R"("{1e300}")") == "1e+300");
    CHECK(written(R"("{self.elite}")") == "true");
    CHECK(written(R"("{!self.elite}")") == "false");
    CHECK(written(R"("{ {'}': self.size}['}'] }")") == "4");
}

TEST_CASE("a text stays a text, whatever it looks like")
{
    CHECK(written(R"("{self.code}")") == R"("12")");
    CHECK(written(R"("{string(self.size)}")") == R"("4")");
    CHECK(written(R"("{'true'}")") == R"("true")");
    CHECK(written(R"("{'1e5'}")") == R"("1e5")");
    CHECK(written(R"("{''}")") == R"("")");
    CHECK(written(R"("12")") == R"("12")");
    CHECK(written(R"("{{4}}")") == R"("{4}")");
    CHECK(written(R"("{self.size}{self.size}")") == R"("44")");
    CHECK(written(R"("{self.size} ")") == R"("4 ")");
    CHECK(written(R"("{self.marks}")") == R"("x")");
}

TEST_CASE("a value of a fix may be any JSON, with expressions anywhere in it")
{
    CHECK(written("null") == "null");
    CHECK(written("1.50") == "1.5");
    CHECK(written(R"({ "n": ["{self.size}", { "t": "{self.code}" }, 1, false, null], "w": "a {self.code}" })") ==
          R"({"n":[4,{"t":"12"},1,false,null],"w":"a 12"})");
}

TEST_CASE("paths of a fix start at the element that breaks the rule")
{
    constexpr std::string_view fix = R"([{ "op": "test", "path": "/code", "value": "{self.code}" },
        { "op": "move", "from": "/marks/{self.marks.size() - 1}", "path": "/marks/0" },
        { "op": "remove", "path": "/{self.code}" }])";
    CHECK(fixOf(fix) == R"([{"op":"test","path":"/units/0/code","value":"12"},)"
                        R"({"op":"move","from":"/units/0/marks/0","path":"/units/0/marks/0"},)"
                        R"({"op":"remove","path":"/units/0/12"}])");
    CHECK(fixOf(R"([{ "op": "remove", "path": "/code" }])",
                R"("groups": [ { "id": "g", "units": [ { "id": "a", "code": "x" } ] } ])") ==
          R"([{"op":"remove","path":"/groups/0/units/0/code"}])");
}

TEST_CASE("a fix with an expression that fails is left out, and the finding stays")
{
    for (const char* failing :
         {"{10 / (self.size - 4)}", "{self.marks[3]}", "a {int(self.name)}", "{self.size} of {self.marks[3]}"}) {
        INFO(failing);
        CHECK(fixOf(fmt::format(R"([{{ "op": "add", "path": "/size", "value": "{}" }}])", failing)).empty());
        const auto deep =
            fmt::format(R"([{{ "op": "add", "path": "/size", "value": {{ "a": [1, "{}"] }} }}])", failing);
        CHECK(fixOf(deep).empty());
    }
    CHECK(fixOf(R"([{ "op": "remove", "path": "/marks/{self.marks[3]}" }])").empty());
    CHECK(fixOf(R"([{ "op": "move", "from": "/{self.marks[3]}", "path": "/code" }])").empty());
    // One failing operation makes the whole fix unusable.
    CHECK(fixOf(R"([{ "op": "remove", "path": "/code" }, { "op": "remove", "path": "/{self.marks[3]}" }])").empty());
    CHECK(written(R"("{self.size > 9 ? self.marks[3] : 'fine'}")") == R"("fine")");
    CHECK(written(R"("?")") == R"("?")");
}

TEST_CASE("an operation whose condition is false is left out, and a fix of none is none")
{
    constexpr std::string_view fix = R"([{ "when": "self.size == 4", "op": "remove", "path": "/{self.code}" },
        { "op": "add", "path": "/code", "value": { "when": "{self.code}" }, "when": "self.rate > 3.0" },
        { "op": "add", "path": "/size", "value": "{self.size + 1}", "when": "self.elite" },
        { "when": "false", "op": "remove", "path": "/marks/{self.marks[0]}" }])";
    CHECK(fixOf(fix) == R"([{"op":"remove","path":"/units/0/12"},{"op":"add","path":"/units/0/size","value":5}])");
    CHECK(fixOf(R"([{ "when": "self.size > 4", "op": "remove", "path": "/size" }])").empty());
    // A value may have a key of that name.
    CHECK(written(R"({ "when": "{self.size}" })") == R"({"when":4})");
}

TEST_CASE("an operation that is left out may fail, but its condition may not")
{
    CHECK(fixOf(R"([{ "when": "self.marks.size() > 3", "op": "remove", "path": "/marks/{self.marks[3]}" },
                    { "op": "remove", "path": "/size" }])") == R"([{"op":"remove","path":"/units/0/size"}])");
    CHECK(fixOf(R"([{ "when": "self.marks[3] == 'x'", "op": "remove", "path": "/marks" },
                    { "op": "remove", "path": "/size" }])")
              .empty());
}

TEST_CASE("a mistake in the condition of a fix is a finding of the system")
{
    for (const char* condition : {"self.size", "self.sise == 4", "self.size =="}) {
        INFO(condition);
        const test::Folder folder;
        rules::Library library({});
        const auto findings = test::check(
            folder.write("ours.system.json",
                         game(fmt::format(R"([{{ "when": "{}", "op": "remove", "path": "/size" }}])", condition))),
            library);
        CHECK(test::count(findings, "system/expression") == 1);
    }
}
