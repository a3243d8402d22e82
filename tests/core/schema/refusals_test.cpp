#include "schemas.hpp"

namespace muster::schema {

namespace {

/// The only fault of a schema; checks the underlined text.
text::Fault onlyFault(const std::string& schema, const std::string& underlined)
{
    const auto faults = faultsOf(schema);
    REQUIRE(faults.size() == 1);
    CHECK(schema.substr(faults[0].range.begin, faults[0].range.end - faults[0].range.begin) == underlined);
    return faults[0];
}

}  // namespace

TEST_CASE("an unknown keyword is refused where it stands")
{
    const auto fault = onlyFault(R"({"properties": {"a": {"minimun": 3}}})", R"("minimun")");
    CHECK(fault.rule == "schema/unknown-keyword");
    CHECK(fault.message == R"(unknown keyword "minimun")");
    CHECK(fault.help == R"(did you mean "minimum"?)");
    CHECK(onlyFault(R"({"definitions": {"unused": {"maxi": 3}}})", R"("maxi")").rule == "schema/unknown-keyword");
    CHECK(onlyFault(R"({"$ref": "#/definitions/a", "lenght": 1, "definitions": {"a": true}})", R"("lenght")").rule ==
          "schema/unknown-keyword");
}

TEST_CASE("keywords of other drafts and formats are refused with what to do instead")
{
    CHECK(onlyFault(R"({"contentEncoding": "base64"})", R"("contentEncoding")").rule == "schema/unsupported-keyword");
    CHECK(onlyFault(R"({"format": "dat"})", R"("dat")").help == R"(did you mean "date"?)");
    CHECK(onlyFault(R"({"format": "iri"})", R"("iri")").message == R"(the format "iri" is not checked)");
    CHECK(onlyFault(R"({"format": 3})", "3").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"$defs": {}})", R"("$defs")").help == R"(in draft 7, put shared schemas under "definitions")");
    CHECK(onlyFault(R"({"items": {"$id": "x"}})", R"("$id")").rule == "schema/unsupported-keyword");
    CHECK(onlyFault(R"({"$schema": "http://json-schema.org/draft-04/schema#"})",
                    R"("http://json-schema.org/draft-04/schema#")")
              .rule == "schema/unsupported-keyword");
}

TEST_CASE("annotations and keys of one's own are taken")
{
    CHECK(faultsOf(
              R"({"$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://example.org/a", "title": "t", )"
              R"("description": "d",
                       "default": 1, "examples": [1], "$comment": "c", "readOnly": true, "writeOnly": false, )"
              R"("x-widget": {"minimun": 1}})")
              .empty());
}

TEST_CASE("values of keywords are checked")
{
    CHECK(onlyFault(R"({"type": "int"})", R"("int")").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"minLength": -1})", "-1").message == "expected a whole number of at least 0, found integer -1");
    CHECK(onlyFault(R"({"minLength": 1.5})", "1.5").rule == "schema/bad-value");
    CHECK(faultsOf(R"({"minLength": 2.0})").empty());
    CHECK(onlyFault(R"({"multipleOf": 0})", "0").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"multipleOf": -2})", "-2").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"multipleOf": 1.23456789012345678901})", "1.23456789012345678901").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"required": "a"})", R"("a")").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"required": [1]})", "1").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"properties": []})", "[]").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"properties": {"a": 3}})", "3").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"allOf": []})", "[]").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"enum": []})", "[]").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"maximum": "5"})", R"("5")").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"uniqueItems": 1})", "1").rule == "schema/bad-value");
    CHECK(onlyFault("[]", "[]").rule == "schema/bad-value");
}

TEST_CASE("all faults of a schema come at once, in order")
{
    const auto faults = faultsOf(R"({"typ": 1, "properties": {"a": {"minimum": "x"}}, "patern": "("})");
    REQUIRE(faults.size() == 3);
    CHECK(faults[0].range.begin < faults[1].range.begin);
    CHECK(faults[1].range.begin < faults[2].range.begin);
}

TEST_CASE("references that cannot be followed are refused")
{
    CHECK(onlyFault(R"({"$ref": "other.json#/a"})", R"("other.json#/a")").rule == "schema/bad-reference");
    CHECK(onlyFault(R"({"$ref": "#name"})", R"("#name")").rule == "schema/bad-reference");
    CHECK(onlyFault(R"({"$ref": "#/definitions/none"})", R"("#/definitions/none")").message ==
          R"(there is nothing at "#/definitions/none")");
    CHECK(onlyFault(R"({"$ref": 5})", "5").rule == "schema/bad-value");
    CHECK(onlyFault(R"({"$ref": "#/%zz"})", R"("#/%zz")").rule == "schema/bad-reference");
}

TEST_CASE("loops that consume nothing are refused")
{
    CHECK(onlyFault(R"({"$ref": "#"})", R"("#")").rule == "schema/reference-loop");
    CHECK(faultsOf(R"({"$ref": "#/definitions/a", "definitions": {"a": {"$ref": "#/definitions/b"}, "b": {"$ref": )"
                   R"("#/definitions/a"}}})")
              .at(0)
              .rule == "schema/reference-loop");
    CHECK(onlyFault(R"({"allOf": [{"$ref": "#"}]})", R"("#")").rule == "schema/reference-loop");
    CHECK(onlyFault(R"({"not": {"anyOf": [true, {"$ref": "#/not"}]}})", R"("#/not")").rule == "schema/reference-loop");
    CHECK(onlyFault(R"({"if": true, "then": {"else": {"$ref": "#"}}})", R"("#")").rule == "schema/reference-loop");
    CHECK(onlyFault(R"({"dependencies": {"a": {"$ref": "#"}}})", R"("#")").rule == "schema/reference-loop");
}

TEST_CASE("loops through a key, an item or a key's name are fine")
{
    CHECK(faultsOf(R"({"properties": {"a": {"$ref": "#"}}})").empty());
    CHECK(faultsOf(R"({"items": {"allOf": [{"$ref": "#"}]}})").empty());
    CHECK(faultsOf(R"({"additionalProperties": {"$ref": "#"}, "contains": {"$ref": "#"}})").empty());
    CHECK(accepts(R"({"propertyNames": {"$ref": "#"}})", R"({"a": 1})"));
}

TEST_CASE("a reference hides what stands beside it")
{
    CHECK(accepts(R"({"properties": {"a": {"$ref": "#/definitions/n", "maximum": 1}}, )"
                  R"("definitions": {"n": {"type": "integer"}}})",
                  R"({"a": 5})"));
}

}  // namespace muster::schema
