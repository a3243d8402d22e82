#include "core/schema/pattern.hpp"

#include "schemas.hpp"

namespace muster::schema {

namespace {

bool matches(std::string_view pattern, std::string_view text)
{
    text::RegexStore store;
    const auto compiled = Pattern::compile(pattern, store);
    if (const auto* fault = std::get_if<PatternFault>(&compiled)) FAIL(pattern << ": " << fault->message);
    return std::get<Pattern>(compiled).matches(text);
}

std::string refusal(std::string_view pattern)
{
    text::RegexStore store;
    const auto compiled = Pattern::compile(pattern, store);
    const auto* fault = std::get_if<PatternFault>(&compiled);
    return fault ? fault->message : "";
}

}  // namespace

TEST_CASE("patterns match anywhere unless anchored")
{
    CHECK(matches("b", "abc"));
    CHECK_FALSE(matches("^b", "abc"));
    CHECK(matches("^x-", "x-note"));
    CHECK_FALSE(matches("^x-", "ax-"));
    CHECK(matches("^", ""));
    CHECK_FALSE(matches("c$", "c\n"));
    CHECK_FALSE(matches("^b$", "a\nb\nc"));
}

TEST_CASE("patterns mean what ECMA 262 says")
{
    CHECK(matches("^\\cA$", "\x01"));
    CHECK(matches("^\\u00e9$", "é"));
    CHECK(matches("^\\u{1F600}$", "😀"));
    CHECK(matches("^\\uD83D\\uDE00$", "😀"));
    CHECK(matches("^.$", "😀"));
    CHECK_FALSE(matches("^.$", "\r"));
    CHECK_FALSE(matches("^.$", "\u2028"));
    CHECK(matches("^\\s$", "\u00a0"));
    CHECK(matches("^\\s$", "\ufeff"));
    CHECK(matches("^\\s$", "\v"));
    CHECK_FALSE(matches("^\\S$", "\u3000"));
    CHECK(matches("^[\\S]$", "x"));
    CHECK_FALSE(matches("^[\\S]$", "\u00a0"));
    CHECK(matches("^[^\\s]$", "é"));
    CHECK_FALSE(matches("^\\d$", "\u0661"));
    CHECK_FALSE(matches("^\\w$", "é"));
    CHECK(matches("^\\p{Lu}\\p{Script=Greek}$", "Éα"));
    CHECK(matches("^\\p{Uppercase_Letter}\\p{gc=Ll}\\p{General_Category=Number}\\P{Letter}$", "Éa1-"));
    CHECK(matches("^[\\p{sc=Greek}]$", "α"));
    CHECK(matches("^[[:a]$", "["));
    CHECK(matches("^[\\b]$", "\b"));
    CHECK(matches("[^]", "\n"));
    CHECK_FALSE(matches("[]", "a"));
    CHECK(matches("^a{,2}$", "a{,2}"));
    CHECK(matches("^a{2}$", "aa"));
    CHECK(matches("^(?<year>[0-9]{4})$", "1812"));
    CHECK(matches("^\\0$", std::string_view("\0", 1)));
    CHECK(matches("^\\/\\-$", "/-"));
}

TEST_CASE("patterns beyond RE2 are refused with what is wrong")
{
    CHECK(refusal("a(?=b)").find("look-ahead") != std::string::npos);
    CHECK(refusal("(?!b)").find("look-ahead") != std::string::npos);
    CHECK(refusal("(?<!b)").find("look-behind") != std::string::npos);
    CHECK(refusal("(a)\\1").find("back-references") != std::string::npos);
    CHECK(refusal("(?<a>x)\\k<a>").find("back-references") != std::string::npos);
    CHECK(refusal("(?i)a") == "(? must be followed by : or by <name>");
    CHECK(refusal("a\\Z") == "\\Z has no meaning in an ECMA 262 pattern");
    CHECK(refusal("\\p{Greek}") == "Greek is no general category of Unicode, and a script is written \\p{Script=Name}");
    CHECK_FALSE(refusal("\\p{gc=Greek}").empty());
    CHECK(refusal("\\p{Script=Lu}") == "Lu is no script");
    CHECK_FALSE(refusal("\\p{Script=Nobody}").empty());
    CHECK_FALSE(refusal("\\").empty());
    CHECK_FALSE(refusal("[a").empty());
    CHECK_FALSE(refusal("(").empty());
    CHECK_FALSE(refusal("*").empty());
    CHECK_FALSE(refusal("\\ud800").empty());
    CHECK_FALSE(refusal("\\u12").empty());
    CHECK_FALSE(refusal("((a{1,100}){1,100}){1,100}").empty());
}

TEST_CASE("a bad pattern is a fault of the schema, at the place in the pattern")
{
    const std::string schema = R"_({"pattern": "ab(?=c)"})_";
    const auto faults = faultsOf(schema);
    REQUIRE(faults.size() == 1);
    CHECK(faults[0].rule == "schema/bad-pattern");
    CHECK(schema.substr(faults[0].range.begin, 3) == "(?=");
    CHECK(faultsOf(R"({"patternProperties": {"(": true}})").at(0).rule == "schema/bad-pattern");
}

}  // namespace muster::schema
