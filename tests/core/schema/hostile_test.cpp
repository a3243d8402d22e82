#include "core/schema/name_table.hpp"

#include "schemas.hpp"
#include "tests/processor_watch.hpp"

namespace muster::schema {

namespace {

std::string repeated(std::string_view text, int count)
{
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

/// Generous, because sanitizers are slow; real failures take minutes.
template <typename Action>
void quickly(Action action)
{
    const muster::test::ProcessorWatch watch;
    action();
    CHECK(watch.seconds() < 20);
}

}  // namespace

TEST_CASE("uniqueItems of 100,000 items is quick")
{
    const Schema schema = compiled(R"({"uniqueItems": true})");
    std::string items = "[";
    for (int i = 0; i < 100'000; ++i) items += "{\"id\": \"u" + std::to_string(i) + "\"}, ";
    quickly([&] { CHECK(checked(schema, items + "0]").findings.empty()); });
    quickly([&] { CHECK(checked(schema, items + "{\"id\": \"u5\"}]").findings.size() == 1); });
    quickly([&] { CHECK(checked(schema, "[" + repeated("1, ", 99'999) + "1]").findings.size() == 1000); });
}

TEST_CASE("equality is by value")
{
    const std::string schema = R"({"uniqueItems": true})";
    CHECK_FALSE(accepts(schema, "[1, 1.0]"));
    CHECK_FALSE(accepts(schema, "[100, 1e2]"));
    CHECK_FALSE(accepts(schema, "[0, -0.0]"));
    CHECK_FALSE(accepts(schema, R"([{"a": 1, "b": [2]}, {"b": [2.0], "a": 1}])"));
    CHECK_FALSE(accepts(schema, R"(["a", "\u0061"])"));
    CHECK(accepts(schema, R"([1, "1", true, [1], {"1": 1}, null, false, 0, ""])"));
    CHECK(accepts(schema, "[9007199254740993.0, 9007199254740992.0]"));
    CHECK(accepts(R"({"const": 1})", "1.0"));
    CHECK(accepts(R"({"enum": [1.5, 2.0, {"a": [1]}]})", "2"));
    CHECK(accepts(R"({"enum": [1.5, 2.0, {"a": [1]}]})", R"({"a": [1.0]})"));
    CHECK_FALSE(accepts(R"({"const": false})", "0"));
}

TEST_CASE("a text of a megabyte against patterns")
{
    const std::string text = "\"" + repeated("ab", 500'000) + "\"";
    quickly([&] {
        CHECK(accepts(R"({"pattern": "^(ab)*$"})", text));
        CHECK_FALSE(accepts(R"({"pattern": "^(a|b|ab)*c$"})", text));
        CHECK_FALSE(accepts(R"({"pattern": "(a*)*b*(a*)*c"})", text));
        CHECK(accepts(R"({"minLength": 1000000, "maxLength": 1000000})", text));
    });
    const auto result = checked(R"({"pattern": "^c"})", text);
    CHECK(result.findings.at(0).message.size() < 200);
}

TEST_CASE("lengths count code points")
{
    CHECK(accepts(R"({"minLength": 2, "maxLength": 2})", R"("😀é")"));
    CHECK_FALSE(accepts(R"({"minLength": 3})", R"("😀é")"));
    CHECK_FALSE(accepts(R"({"maxLength": 1})", R"("\ud83d\ude00é")"));
}

TEST_CASE("large numbers compare exactly")
{
    CHECK(accepts(R"({"maximum": 18446744073709551615})", "18446744073709551600"));
    CHECK_FALSE(accepts(R"({"maximum": 18446744073709551614})", "18446744073709551615"));
    CHECK_FALSE(accepts(R"({"maximum": 9223372036854775807})", "9223372036854775808"));
    CHECK(accepts(R"({"minimum": -1})", "18446744073709551615"));
    CHECK_FALSE(accepts(R"({"exclusiveMaximum": 9007199254740993})", "9007199254740993.0"));
    CHECK(accepts(R"({"exclusiveMaximum": 9007199254740993})", "9007199254740992.0"));
    CHECK_FALSE(accepts(R"({"exclusiveMaximum": 972783798187987123879878123.18878137})",
                        "972783798187987123879878123.188781371"));
    CHECK_FALSE(accepts(R"({"exclusiveMinimum": -972783798187987123879878123.18878137})",
                        "-972783798187987123879878123.188781371"));
    CHECK(accepts(R"({"type": "integer"})", "1e30"));
    CHECK_FALSE(accepts(R"({"type": "integer"})", "123456789012345678901234567890.5"));
    CHECK(accepts(R"({"exclusiveMinimum": 0})", "1e-300"));
}

TEST_CASE("multipleOf is exact for decimals")
{
    CHECK(accepts(R"({"multipleOf": 0.01})", "4.35"));
    CHECK(accepts(R"({"multipleOf": 0.1})", "0.3"));
    CHECK(accepts(R"({"multipleOf": 0.0001})", "123456789012345.0001"));
    CHECK_FALSE(accepts(R"({"multipleOf": 0.01})", "4.355"));
    CHECK(accepts(R"({"multipleOf": 7})", "-21"));
    CHECK(accepts(R"({"multipleOf": 3})", "18446744073709551615"));
    CHECK(accepts(R"({"multipleOf": 1e2})", "1e300"));
    CHECK_FALSE(accepts(R"({"multipleOf": 1e2})", "50"));
    CHECK(accepts(R"({"multipleOf": 2.5})", "0"));
    CHECK(accepts(R"({"multipleOf": 1e-300})", "1e300"));
    CHECK_FALSE(accepts(R"({"multipleOf": 7})", "-9223372036854775808"));
    CHECK(accepts(R"({"multipleOf": 8})", "-9223372036854775808"));
}

TEST_CASE("a schema that refers to itself goes as deep as the value")
{
    const Schema tree = compiled(R"({"items": {"$ref": "#"}, "maxItems": 1})");
    CHECK(checked(tree, repeated("[", 127) + repeated("]", 127)).findings.empty());
    CHECK(checked(tree, repeated("[", 120) + "1, 2" + repeated("]", 120)).findings.at(0).pointer ==
          repeated("/0", 119));
}

TEST_CASE("the longest allowed chains on the deepest values keep within the stack")
{
    std::string schema = R"({"allOf": [{"$ref": "#/definitions/d0"}], "definitions": {)";
    for (int i = 0; i < 30; ++i)
        schema += "\"d" + std::to_string(i) + "\": {\"allOf\": [{\"$ref\": \"#/definitions/d" + std::to_string(i + 1) +
                  "\"}]}, ";
    const std::string end = R"("d30": {"items": {"$ref": "#"}, "type": ["array", "string"]}}})";
    CHECK(checked(compiled(schema + end), repeated("[", 127) + "5" + repeated("]", 127)).findings.size() == 1);
}

TEST_CASE("chains too long for the stack are refused, however they are written")
{
    std::string chain = R"({"allOf": [{"$ref": "#/definitions/d0"}], "definitions": {)";
    std::string references = R"({"$ref": "#/definitions/d0", "definitions": {)";
    for (int i = 0; i < 20'000; ++i) {
        const std::string next = "\"#/definitions/d" + std::to_string(i + 1) + "\"}";
        chain += "\"d" + std::to_string(i) + "\": {\"allOf\": [{\"$ref\": " + next + "]}, ";
        references += "\"d" + std::to_string(i) + "\": {\"$ref\": " + next + ", ";
    }
    quickly([&] { CHECK(faultsOf(chain + R"("d20000": true}})").at(0).rule == "schema/too-complex"); });
    quickly([&] { CHECK(accepts(references + R"("d20000": {"type": "string"}}})", "\"a\"")); });
}

TEST_CASE("a schema that branches without end is given up, with a finding")
{
    const Schema doubling =
        compiled(R"({"oneOf": [{"items": {"$ref": "#"}, "minItems": 1}, {"items": {"$ref": "#"}, "maxItems": 9}]})");
    quickly([&] {
        const auto result = checked(doubling, repeated("[", 100) + "5" + repeated("]", 100));
        REQUIRE(result.findings.size() == 1);
        CHECK(result.findings[0].keyword == "limit");
    });
    std::string laughs = R"({"allOf": [{"$ref": "#/definitions/d0"}], "definitions": {)";
    for (int i = 0; i < 30; ++i) {
        const std::string next = "{\"$ref\": \"#/definitions/d" + std::to_string(i + 1) + "\"}";
        laughs += "\"d" + std::to_string(i) + "\": {\"allOf\": [" + next + ", " + next + "]}, ";
    }
    quickly([&] {
        CHECK(checked(compiled(laughs + R"("d30": {"type": "string"}}})"), "\"a\"").findings.at(0).keyword == "limit");
    });
    quickly([&] {
        CHECK(checked(compiled(laughs + R"("d30": {"type": "string"}}})"), "1").findings.at(0).keyword == "type");
    });
}

TEST_CASE("findings stop at a thousand")
{
    const auto result = checked(R"({"items": {"type": "string"}})", "[" + repeated("1, ", 100'000) + "1]");
    CHECK(result.findings.size() == 1000);
    CHECK(result.findings.back().help == "checking stops after 1000 findings in one file");
}

TEST_CASE("the first of repeated keys counts")
{
    const std::string schema = R"({"properties": {"a": {"type": "integer"}}, "required": ["a", "b"]})";
    CHECK(accepts(schema, R"({"a": 1, "a": "x", "b": 1})"));
    CHECK_FALSE(accepts(schema, R"({"a": 1, "a": 2})"));
}

TEST_CASE("many and similar keys are told apart")
{
    std::string schema = R"({"additionalProperties": false, "properties": {)";
    std::string value = "{";
    for (int i = 0; i < 2000; ++i) {
        const std::string key = "\"same-head-" + std::to_string(i) + "-same-tail\"";
        schema += (i ? ", " : "") + key + R"(: {"type": "integer"})";
        value += (i ? ", " : "") + key + ": 1";
    }
    CHECK(accepts(schema + "}}", value + "}"));
    CHECK_FALSE(accepts(schema + "}}", value + R"(, "same-head-2000-same-tail": 1})"));
}

TEST_CASE("a table of names finds its own names and no others")
{
    std::vector<std::string> names = {""};
    for (std::size_t size = 1; size <= 40; ++size) names.push_back(repeated("a", static_cast<int>(size)));
    for (std::size_t at = 0; at < 40; ++at) {
        names.push_back(repeated("a", 40));
        names.back()[at] = 'b';
    }
    const NameTable table(names);
    for (std::uint32_t i = 0; i < names.size(); ++i) {
        CHECK(table.find(names[i]) == i);
        for (std::size_t at = 0; at < names[i].size(); ++at) {
            std::string other = names[i];
            other[at] = 'c';
            CHECK(table.find(other) == NameTable::absent);
        }
    }
    CHECK(NameTable().find("a") == NameTable::absent);
}

}  // namespace muster::schema
