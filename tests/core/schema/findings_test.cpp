#include "schemas.hpp"

namespace muster::schema {

namespace {

const std::string unit = R"({
    "type": "object",
    "required": ["arm", "strength"],
    "properties": {
        "arm": { "title": "Arm of service", "enum": ["infantry", "cavalry", "artillery", "skirmishers"] },
        "strength": { "type": "integer", "minimum": 2, "maximum": 5 },
        "name": { "type": "string", "minLength": 1, "maxLength": 8, "pattern": "^[A-Z]" },
        "points": { "type": "number", "multipleOf": 0.5, "exclusiveMinimum": 0 },
        "options": { "type": "array", "items": { "type": "string" }, "uniqueItems": true, "maxItems": 3 }
    },
    "patternProperties": { "^x-": true },
    "additionalProperties": false
})";

/// The one finding for a unit.
Finding onlyFinding(const std::string& json, std::string underlined)
{
    const auto result = checked(unit, json);
    REQUIRE(result.findings.size() == 1);
    CHECK(result.underlined[0] == underlined);
    return result.findings[0];
}

}  // namespace

TEST_CASE("a value in order gives no finding")
{
    CHECK(accepts(unit, R"({"arm": "cavalry", "strength": 3, "points": 1.5, "options": ["a", "b"], "x-note": 1})"));
    CHECK(accepts(unit, R"({"arm": "cavalry", "strength": 3.0})"));
}

TEST_CASE("a wrong type names both types and shows the value")
{
    const auto finding = onlyFinding(R"({"arm": "cavalry", "strength": "5"})", R"("5")");
    CHECK(finding.keyword == "type");
    CHECK(finding.message == R"(expected integer, found string "5")");
    CHECK(finding.help == "write 5 without quotes");
    CHECK(finding.pointer == "/strength");
    CHECK(finding.schemaPath == "/properties/strength/type");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 2.5})", "2.5").message == "expected integer, found number 2.5");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": null})", "null").message == "expected integer, found null");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": [1]})", "[1]").message == "expected integer, found array");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": true})", "true").message ==
          "expected integer, found boolean true");
}

TEST_CASE("bounds of numbers are told with both numbers")
{
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 7})", "7").message == "7 is above the maximum 5");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": -1})", "-1").message == "-1 is below the minimum 2");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 2, "points": 0})", "0").message ==
          "0 is too low; it must be above 0");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 2, "points": 0.7})", "0.7").message ==
          "0.7 is not a multiple of 0.5");
}

TEST_CASE("an unknown key is underlined and the nearest key suggested")
{
    const auto finding = onlyFinding(R"({"arm": "cavalry", "strength": 3, "nmae": "A"})", R"("nmae")");
    CHECK(finding.keyword == "additionalProperties");
    CHECK(finding.message == R"(unknown key "nmae")");
    CHECK(finding.help == R"(did you mean "name"?)");
    CHECK(finding.pointer == "/nmae");
    CHECK(finding.missing.empty());
    CHECK(finding.schemaPath == "/additionalProperties");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "zzzzzz": "A"})", R"("zzzzzz")").help ==
          R"(the known keys are "arm", "strength", "name", "points" or "options")");
}

TEST_CASE("a misspelled key is one fault, not an unknown and a missing one")
{
    const auto finding = onlyFinding(R"({"arm": "cavalry", "strenght": 3})", R"("strenght")");
    CHECK(finding.message == R"(unknown key "strenght")");
    CHECK(finding.help == R"(did you mean "strength"?)");
}

TEST_CASE("a missing key is told at the opening bracket, with its title")
{
    const auto finding = onlyFinding(R"( {"strength": 3})", "{");
    CHECK(finding.keyword == "required");
    CHECK(finding.message == R"(missing key "arm" (Arm of service))");
    CHECK(finding.pointer == "");
    CHECK(finding.missing == "/arm");
    CHECK(finding.schemaPath == "/required");
    CHECK(onlyFinding(R"({"arm": "infantry"})", "{").help == R"(add "strength" (integer from 2 to 5))");
}

TEST_CASE("the pointer of a missing key is whole, whatever its name")
{
    const std::string longName(500, 'n');
    const auto schema = R"({"items": {"required": ["a/b~\"c", ")" + longName + R"("]}})";
    const auto found = checked(schema, "[{}]").findings;
    REQUIRE(found.size() == 2);
    CHECK(found[0].pointer == "/0");
    CHECK(found[0].missing == "/0/a~1b~0\"c");
    CHECK(found[1].missing == "/0/" + longName);
}

TEST_CASE("what is said beside a reference is used")
{
    const std::string schema =
        R"({"properties": {"list": {"title": "List", "description": "The list's id.", "$ref": "#/definitions/id"},
                                                  "lists": {"description": "Many.", "items": {"$ref": )"
        R"("#/definitions/id"}}},
                                   "required": ["list"], "definitions": {"id": {"type": "string", "pattern": )"
        R"("^[a-z]+$"}}})";
    CHECK(checked(schema, "{}").findings.at(0).message == R"(missing key "list" (List))");
    CHECK(checked(schema, "{}").findings.at(0).help == "The list's id.");
    CHECK(checked(schema, R"({"list": "A"})").findings.at(0).help == "The list's id.");
    CHECK(checked(schema, R"({"list": "a", "lists": ["A"]})").findings.at(0).help.empty());
}

TEST_CASE("a value outside a list shows the list and the nearest")
{
    const auto finding = onlyFinding(R"({"arm": "infantri", "strength": 3})", R"("infantri")");
    CHECK(finding.keyword == "enum");
    CHECK(finding.message == R"("infantri" is not one of "infantry", "cavalry", "artillery" or "skirmishers")");
    CHECK(finding.help == R"(did you mean "infantry"?)");
    const auto many = checked(R"({"enum": [1,2,3,4,5,6,7,8,9,10,11,12,13,14]})", "0");
    CHECK(many.findings.at(0).message == "0 is not one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, … (14 in all)");
}

TEST_CASE("a text gives one finding, however much of it is wrong")
{
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "name": ""})", R"("")").message ==
          R"("" is empty; at least 1 character needed)");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "name": "abcdefghi"})", R"("abcdefghi")").keyword ==
          "maxLength");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "name": "abc"})", R"("abc")").message ==
          R"("abc" does not match the pattern ^[A-Z])");
}

TEST_CASE("items point at the item")
{
    const auto repeat = onlyFinding(R"({"arm": "cavalry", "strength": 3, "options": ["a", "b", "a"]})", R"("a")");
    CHECK(repeat.message == "item 3 is the same as item 1");
    CHECK(repeat.pointer == "/options/2");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "options": ["a", 5]})", "5").pointer == "/options/1");
    CHECK(onlyFinding(R"({"arm": "cavalry", "strength": 3, "options": ["a", "b", "c", "d"]})", "[").message ==
          "4 items here; at most 3 allowed");
}

TEST_CASE("several faults come in document order, each once")
{
    const auto result = checked(unit, R"({"strength": 9, "name": 3, "options": [1, 1], "wrong": 0})");
    std::vector<std::string> keywords;
    for (const auto& finding : result.findings) keywords.push_back(finding.keyword);
    CHECK(keywords == std::vector<std::string>{"required", "maximum", "type", "type", "type", "uniqueItems",
                                               "additionalProperties"});
}

TEST_CASE("the same fault seen along two ways is told once")
{
    const std::string schema =
        R"({"allOf": [{"type": "string"}, {"type": "string"}, {"$ref": "#/definitions/a"}, {"$ref": "#/definitions/a"}],
                                   "definitions": {"a": {"type": "string"}}})";
    CHECK(checked(schema, "5").findings.size() == 1);
}

TEST_CASE("schemas that are false say what is not allowed")
{
    const auto key = checked(R"({"properties": {"old": false}})", R"({"old": 1})");
    CHECK(key.findings.at(0).message == R"(key "old" is not allowed here)");
    CHECK(key.findings.at(0).keyword == "false");
    CHECK(key.findings.at(0).schemaPath == "/properties/old");
    CHECK(key.underlined.at(0) == R"("old")");
    CHECK(checked("false", "12").findings.at(0).message == "12 is not allowed here");
    const auto surplus = checked(R"({"items": [{}, {}], "additionalItems": false})", "[1, 2, 3, 4]");
    REQUIRE(surplus.findings.size() == 1);
    CHECK(surplus.findings[0].message == "4 items here; at most 2 allowed");
    CHECK(surplus.underlined[0] == "3");
}

TEST_CASE("not says what must not be")
{
    const auto key = checked(R"({"not": {"required": ["cost"]}})", R"({"cost": 3})");
    CHECK(key.findings.at(0).message == R"(key "cost" is not allowed here)");
    CHECK(checked(R"({"not": {"enum": ["red", "blue"]}})", R"("red")").findings.at(0).message ==
          R"("red" is not allowed here; it must not be: "red" or "blue")");
    CHECK(checked(R"({"not": {"type": "integer"}})", "3").findings.at(0).message ==
          "3 is not allowed here; it must not be: integer");
    CHECK(checked(R"({"not": {"required": ["a", "b"]}})", R"({"a": 1, "b": 2})").findings.at(0).message ==
          R"(these keys may not be used together: "a", "b")");
}

TEST_CASE("names of keys are checked and underlined")
{
    const auto result = checked(R"({"propertyNames": {"pattern": "^[a-z]+$", "description": "small letters only"}})",
                                R"({"ok": 1, "Bad": 2})");
    REQUIRE(result.findings.size() == 1);
    CHECK(result.underlined[0] == R"("Bad")");
    CHECK(result.findings[0].message == R"("Bad" does not match the pattern ^[a-z]+$)");
    CHECK(result.findings[0].help == "small letters only");
}

TEST_CASE("dependencies name the key that calls for another")
{
    const std::string schema = R"({"dependencies": {"leader": ["rank"], "mount": {"required": ["speed"]}}})";
    const auto missing = checked(schema, R"({"leader": "x"})");
    CHECK(missing.findings.at(0).message == R"(missing key "rank", which "leader" requires)");
    CHECK(missing.findings.at(0).keyword == "dependencies");
    CHECK(missing.findings.at(0).missing == "/rank");
    CHECK(checked(schema, R"({"mount": "x"})").findings.at(0).schemaPath == "/dependencies/mount/required");
}

TEST_CASE("conditions report the branch that holds")
{
    const std::string schema =
        R"({"if": {"properties": {"kind": {"const": "horse"}}}, "then": {"required": ["mount"]}, "else": {"required": )"
        R"(["boots"]}})";
    CHECK(checked(schema, R"({"kind": "horse"})").findings.at(0).schemaPath == "/then/required");
    CHECK(checked(schema, R"({"kind": "foot"})").findings.at(0).schemaPath == "/else/required");
}

TEST_CASE("contains says what is looked for")
{
    CHECK(checked(R"({"contains": {"enum": ["general"]}})", R"(["a", "b"])").findings.at(0).message ==
          R"(none of the 2 items here is "general", but at least one must be)");
}

TEST_CASE("a schema inside a larger file names its place in that file")
{
    const auto document =
        parsed(R"({"unit": {"properties": {"a/b": {"$ref": "#/shared/size"}}}, "shared": {"size": {"maximum": 3}}})");
    const auto result = Schema::compile(document->root()["unit"]);
    REQUIRE(std::holds_alternative<Schema>(result));
    const auto found = checked(std::get<Schema>(result), R"({"a/b": 4})");
    CHECK(found.findings.at(0).schemaPath == "/shared/size/maximum");
    CHECK(found.findings.at(0).pointer == "/a~1b");
}

TEST_CASE("control characters of a file never reach a message")
{
    const auto result = checked(R"({"additionalProperties": false})", R"({"\u001b[31m": 1})");
    CHECK(result.findings.at(0).message == R"(unknown key "\u001b[31m")");
}

}  // namespace muster::schema
