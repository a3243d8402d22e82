#include "core/text/document.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

text::Document::Parsed parsedWithFaults(std::string json)
{
    return text::Document::parse(std::make_shared<const text::Source>("test.json", std::move(json)));
}

struct Refused {
    std::string rule, message, help;
    text::Position place;
};

/// The only fault of a text that must be rejected.
Refused refused(const std::string& json)
{
    auto source = std::make_shared<const text::Source>("test.json", json);
    const auto parsed = text::Document::parse(source);
    REQUIRE_FALSE(parsed.document);
    REQUIRE(parsed.faults.size() == 1);
    const auto& fault = parsed.faults.front();
    CHECK(fault.message.size() < 300);
    CHECK_FALSE(fault.help.empty());
    return {fault.rule, fault.message, fault.help, source->position(fault.range.begin)};
}

}  // namespace

TEST_CASE("texts that are not JSON are refused with their place")
{
    struct Case {
        std::string json, rule, says;
        std::uint32_t line, column;
    };
    const auto bad = GENERATE(values<Case>({
        {"", "json/syntax", "empty", 1, 1},
        {" \n ", "json/syntax", "empty", 1, 1},
        {"\xEF\xBB\xBF{}", "json/syntax", "byte-order mark", 1, 1},
        {std::string("{}\0junk", 7), "json/syntax", "NUL", 1, 3},
        {"{} x", "json/syntax", "goes on after", 1, 4},
        {"{} {}", "json/syntax", "goes on after", 1, 4},
        {"{\n  \"a\": 1,\n}", "json/syntax", "comma before", 3, 1},
        {"{\n  \"a\": 1\n  \"b\": 2\n}", "json/syntax", "comma is missing", 3, 3},
        {"[1,, 2]", "json/syntax", "value is missing", 1, 4},
        {"{\"a\": 1,, \"b\": 2}", "json/syntax", "value is missing", 1, 9},
        {"{ // note\n}", "json/syntax", "comments", 1, 3},
        {"{'a': 1}", "json/syntax", "single quotes", 1, 2},
        {"[NaN]", "json/syntax", "NaN", 1, 2},
        {"[None]", "json/syntax", "'None' is not JSON", 1, 2},
        {"[True]", "json/syntax", "'True' is not JSON", 1, 2},
        {"{a: 1}", "json/syntax", "the key 'a' is not in quotes", 1, 2},
        {"{\"a\": watch}", "json/syntax", "the text 'watch' is not in quotes", 1, 7},
        {"{\"a\": \"x \"y\"\"}", "json/syntax", "quote before this ends", 1, 11},
        {"{\"a\" \"b\"}", "json/syntax", "colon is missing", 1, 6},
        {"{\"a\": 1; \"b\": 2}", "json/syntax", "semicolon", 1, 8},
        {"{\"a\": 30,5}", "json/syntax", "comma inside a number", 1, 10},
        {"{\"a\": 030}", "json/syntax", "begins with a zero", 1, 7},
        {"[0x1E]", "json/syntax", "hexadecimal", 1, 3},
        {"[1'000]", "json/syntax", "mark inside a number", 1, 3},
        {"[+3]", "json/syntax", "plus sign", 1, 2},
        {"[.5]", "json/syntax", "begins with a point", 1, 2},
        {"[\xE2\x80\x9Cx\xE2\x80\x9D]", "json/syntax", "typographic quote", 1, 2},
        {"{ # note\n}", "json/syntax", "comments", 1, 3},
        {"{\n<<<<<<< mine\n}", "json/syntax", "merge", 2, 1},
        {"[\"\\w\"]", "json/syntax", "backslash", 1, 4},
        {"name: x", "json/syntax", "the file begins with 'name'", 1, 2},
        {"[-Infinity]", "json/syntax", "NaN and Infinity", 1, 3},
        {"[1 -Infinity]", "json/syntax", "NaN and Infinity", 1, 5},
        {"[1 -2]", "json/syntax", "not JSON", 1, 4},
        {"{\"a\": [1, 2", "json/syntax", "ends in the middle", 1, 12},
        {"\"abc", "json/syntax", "ends in the middle", 1, 5},
        {"[\"\xC3\xA4\", \"\xFF\"]", "json/syntax", "UTF-8", 1, 8},
        {"[\"\\ud800\"]", "json/syntax", "not JSON", 1, 9},
        {"[\"a\nb\"]", "json/syntax", "control character", 1, 4},
        {"[18446744073709551616]", "json/limits", "64 bits", 1, 2},
        {"[-9223372036854775809]", "json/limits", "64 bits", 1, 2},
        {"[1e999]", "json/limits", "double", 1, 2},
        {"[1e-999]", "json/limits", "too close to 0", 1, 2},
    }));
    INFO(bad.json);
    const auto found = refused(bad.json);
    CHECK(found.rule == bad.rule);
    CHECK_THAT(found.message, Catch::Contains(bad.says));
    CHECK(found.place.line == bad.line);
    CHECK(found.place.column == bad.column);
}

TEST_CASE("UTF-16 is named as such") { CHECK_THAT(refused(std::string("{\0}\0", 4)).help, Catch::Contains("UTF-16")); }

TEST_CASE("nesting is limited while it is read")
{
    const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
    CHECK(parsedWithFaults(nested(128)).document);
    const auto tooDeep = refused(nested(129));
    CHECK(tooDeep.rule == "json/limits");
    CHECK(tooDeep.place.column == 129);
    CHECK(refused(nested(100'000)).rule == "json/limits");
    CHECK(refused(std::string(1'000'000, '[')).rule == "json/limits");
}

TEST_CASE("the number of values is limited while they are read")
{
    const auto source = [](const char* text) { return std::make_shared<const text::Source>("many.json", text); };
    CHECK(text::Document::parse(source("[1, {\"a\": 2}]"), {.values = 4}).document);
    for (const char* text : {"[1, {\"a\": 2}, 3]", "[1, {\"a\": 2}, []]"}) {
        const auto parsed = text::Document::parse(source(text), {.values = 4});
        CHECK_FALSE(parsed.document);
        REQUIRE(parsed.faults.size() == 1);
        CHECK(parsed.faults[0].rule == "json/limits");
        CHECK(parsed.faults[0].range.begin == 14);
    }
}

TEST_CASE("a text beyond the size limit is refused before it is read")
{
    const auto source = std::make_shared<const text::Source>("big.json", "[1, 2, 3]");
    const auto parsed = text::Document::parse(source, {.bytes = 8, .depth = 128});
    REQUIRE(parsed.faults.size() == 1);
    CHECK(parsed.faults.front().rule == "json/limits");
    CHECK((parsed.faults.front().range.begin == 0 && parsed.faults.front().range.end == 0));
}

TEST_CASE("repeated keys are reported and nothing is lost")
{
    const auto parsed = parsedWithFaults("{\"a\": 1, \"b\": {\"x\": 1, \"x\": 2, \"\\u0078\": 3}, \"a\": 4}");
    REQUIRE(parsed.document);
    REQUIRE(parsed.faults.size() == 3);
    for (const auto& fault : parsed.faults) CHECK(fault.rule == "json/duplicate-key");
    CHECK(parsed.document->root().size() == 3);
    CHECK(parsed.document->root()["a"].integer() == 1);
    CHECK(parsed.document->root()["b"].size() == 3);
}

TEST_CASE("a text full of repeated keys gives no endless report")
{
    std::string json = "[";
    for (int i = 0; i < 5000; ++i) json += "{\"a\":1,\"a\":2},";
    CHECK(parsedWithFaults(json + "0]").faults.size() == 1000);
}

TEST_CASE("numbers keep their kind and value")
{
    const auto parsed =
        parsedWithFaults("[0, -9223372036854775808, 9223372036854775807, 9223372036854775808, 1.5, 1e-2, -0]");
    const auto root = parsed.document->root();
    CHECK(root.at(1u).integer() == INT64_MIN);
    CHECK(root.at(2u).integer() == INT64_MAX);
    CHECK(root.at(3u).kind() == text::Kind::unsignedInteger);
    CHECK(root.at(3u).unsignedInteger() == 9223372036854775808u);
    CHECK(root.at(4u).kind() == text::Kind::real);
    CHECK(root.at(5u).real() == 0.01);
    CHECK(root.at(6u).isInteger());
}

TEST_CASE("a whole number is an integer however it is written")
{
    struct Case {
        std::string written;
        std::int64_t value;
    };
    const auto one = GENERATE(values<Case>({
        {"3", 3},
        {"3.0", 3},
        {"3e0", 3},
        {"30E-1", 3},
        {"0.3e1", 3},
        {"-3.00", -3},
        {"1e18", 1'000'000'000'000'000'000},
        {"0.0", 0},
        {"-0.0", 0},
        {"0e99", 0},
        {"9007199254740993.0", 9007199254740993},
        {"9223372036854775807.0", INT64_MAX},
        {"-9223372036854775808.0", INT64_MIN},
    }));
    CAPTURE(one.written);
    const auto parsed = parsedWithFaults("[" + one.written + "]");
    REQUIRE(parsed.document);
    const auto node = parsed.document->root().at(0u);
    CHECK(node.kind() == text::Kind::integer);
    CHECK(node.integer() == one.value);
    CHECK(node.real() == static_cast<double>(one.value));
    CHECK(node.plainText() == std::to_string(one.value));
    CHECK(node.sourceText() == one.written);
}

TEST_CASE("whole numbers of more than 63 bits stay as large as they are")
{
    const auto parsed = parsedWithFaults(
        "[18446744073709551615.0, 1e20, 18446744073709551616.0, -9223372036854775809.0, 3.0000000000000000001]");
    REQUIRE(parsed.document);
    const auto root = parsed.document->root();
    CHECK(root.at(0u).unsignedInteger() == UINT64_MAX);
    for (const std::uint32_t i : {1u, 2u, 3u, 4u}) CHECK(root.at(i).kind() == text::Kind::real);
    CHECK(root.at(1u).real() == 1e20);
}
