#include "schemas.hpp"

namespace muster::schema {

namespace {

const std::string shapes = R"({"oneOf": [
    {"type": "object", "required": ["kind", "radius"], "properties": {"kind": {"const": "circle"}, "radius": {"type": )"
                           R"("number", "minimum": 1}}},
    {"type": "object", "required": ["kind", "width"], "properties": {"kind": {"enum": ["square", "rectangle"]}, )"
                           R"("width": {"type": "number"}}},
    {"type": "string", "pattern": "^[a-z]+$"},
    {"$ref": "#/definitions/many"}],
    "definitions": {"many": {"type": "array", "items": {"$ref": "#"}}}})";

Finding only(const std::string& schema, const std::string& json)
{
    const auto result = checked(schema, json);
    REQUIRE(result.findings.size() == 1);
    return result.findings[0];
}

}  // namespace

TEST_CASE("a key with fixed values picks the branch that is reported")
{
    CHECK(only(shapes, R"({"kind": "circle", "radius": 0})").schemaPath == "/oneOf/0/properties/radius/minimum");
    CHECK(only(shapes, R"({"kind": "rectangle", "width": "4"})").message == R"(expected number, found string "4")");
    CHECK(only(shapes, R"({"kind": "square"})").message == R"(missing key "width")");
    const auto wrong = only(shapes, R"({"kind": "cirkle", "radius": 2})");
    CHECK(wrong.message == R"("cirkle" is not one of "circle", "square" or "rectangle")");
    CHECK(wrong.help == R"(did you mean "circle"?)");
    CHECK(wrong.pointer == "/kind");
    CHECK(wrong.keyword == "oneOf");
    const auto none = only(shapes, R"({"radius": 2})");
    CHECK(none.message == R"(missing key "kind")");
    CHECK(none.missing == none.pointer + "/kind");
    CHECK(none.help == R"(set it to "circle", "square" or "rectangle")");
}

TEST_CASE("a type picks the branch that is reported")
{
    CHECK(only(shapes, R"("Hill")").keyword == "pattern");
    CHECK(only(shapes, R"([{"kind": "circle", "radius": 2}, "Hill"])").pointer == "/1");
    const auto none = only(shapes, "true");
    CHECK(none.keyword == "oneOf");
    CHECK(
        none.message ==
        R"(expected object with "kind", "radius", object with "kind", "width", string that matches ^[a-z]+$ or array, )"
        R"(found true)");
}

TEST_CASE("anyOf reports the branch that its discriminator picks")
{
    const std::string schema = R"({"anyOf": [{"type": "integer", "minimum": 1}, {"type": "string", "enum": ["all"]}]})";
    CHECK(only(schema, "0").message == "0 is below the minimum 1");
    CHECK(only(schema, R"("alll")").help == R"(did you mean "all"?)");
    CHECK(only(schema, "null").message == R"(expected integer of at least 1 or "all", found null)");
}

TEST_CASE("a discriminator may be a number or true and false")
{
    const std::string schema =
        R"({"oneOf": [{"properties": {"format": {"const": 1}, "a": {"type": "string"}}, "required": ["format"]},
                                             {"properties": {"format": {"const": 2}, "b": {"type": "string"}}, )"
        R"("required": ["format"]}], "type": "object"})";
    CHECK(only(schema, R"({"format": 2.0, "b": 1})").pointer == "/b");
    CHECK(only(schema, R"({"format": 3})").message == "3 is not one of 1 or 2");
    CHECK(accepts(schema, R"({"format": 1, "b": 1})"));
}

TEST_CASE("an absent discriminator that nobody needs does not decide")
{
    const std::string schema =
        R"({"oneOf": [{"properties": {"kind": {"const": "a"}}}, {"properties": {"kind": {"const": "b"}}, "required": )"
        R"(["kind"]}]})";
    CHECK(accepts(schema, "{}"));
    CHECK(accepts(schema, R"({"kind": "b"})"));
    CHECK_FALSE(accepts(schema, R"({"kind": "c"})"));
    const std::string both =
        R"({"oneOf": [{"properties": {"kind": {"const": "a"}}}, {"properties": {"kind": {"const": "b"}}}]})";
    CHECK(only(both, "{}").message.find("more than one form") != std::string::npos);
}

TEST_CASE("a key that only one branch knows picks it")
{
    const std::string schema =
        R"({"oneOf": [{"required": ["polygon"], "properties": {"polygon": {"type": "array", "minItems": 3}}, )"
        R"("additionalProperties": false},
                                             {"required": ["circle"], "properties": {"circle": {"type": "number"}}, )"
        R"("additionalProperties": false}]})";
    CHECK(only(schema, R"({"polygon": [1]})").message == "only 1 item here; at least 3 needed");
    CHECK(only(schema, R"({"circle": "big"})").pointer == "/circle");
    CHECK(only(schema, R"({})").message ==
          R"(expected object with "polygon" or object with "circle", found an object of 0 keys)");
}

TEST_CASE("without a discriminator there is one finding that says what would be accepted")
{
    const std::string schema =
        R"({"anyOf": [{"title": "a small number", "maximum": 3, "type": "integer"}, {"title": "an even number", )"
        R"("multipleOf": 2}]})";
    const auto finding = only(schema, "7");
    CHECK(finding.keyword == "anyOf");
    CHECK(finding.message == "expected a small number or an even number, found 7");
    const std::string both = R"({"oneOf": [{"title": "small", "maximum": 3}, {"title": "even", "multipleOf": 2}]})";
    CHECK(only(both, "2").message == "2 matches more than one form where only one is allowed: small (1) or even (2)");
}

TEST_CASE("whole numbers written with a fraction reach branches for integers")
{
    CHECK(accepts(R"({"oneOf": [{"type": "integer"}, {"type": "string"}]})", "3.0"));
    CHECK_FALSE(accepts(R"({"oneOf": [{"type": "integer"}, {"type": "string"}]})", "3.5"));
    CHECK(accepts(R"({"oneOf": [{"const": 3}, {"type": "string"}]})", "3.0"));
}

}  // namespace muster::schema
