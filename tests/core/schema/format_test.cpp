#include "core/schema/format.hpp"

#include "schemas.hpp"

namespace muster::schema {

namespace {

bool has(const std::string& format, const std::string& text)
{
    return accepts(R"({"format": ")" + format + "\"}", "\"" + text + "\"");
}

}  // namespace

TEST_CASE("the example of every format has that format")
{
    for (const std::string_view name : formatNames()) {
        INFO(name);
        CHECK(has(std::string(name), std::string(formatNamed(name)->example)));
        CHECK_FALSE(has(std::string(name), "\\u0000"));
        CHECK(accepts(R"({"format": ")" + std::string(name) + "\"}", "5"));
    }
    CHECK(formatNamed("dates") == nullptr);
}

TEST_CASE("dates and times are those of the calendar and the clock")
{
    CHECK(has("date", "2028-02-29"));
    CHECK_FALSE(has("date", "2027-02-29"));
    CHECK_FALSE(has("date", "2027-13-01"));
    CHECK_FALSE(has("date", "2027-1-1"));
    CHECK_FALSE(has("date", "2027-01-01 "));
    CHECK(has("time", "23:59:60.123Z"));
    CHECK_FALSE(has("time", "24:00:00Z"));
    CHECK_FALSE(has("time", "12:00:00"));
    CHECK(has("date-time", "2027-01-31t18:30:00z"));
    CHECK_FALSE(has("date-time", "2027-02-31T18:30:00Z"));
    CHECK_FALSE(has("date-time", "2027-01-31 18:30:00Z"));
}

TEST_CASE("addresses have all their parts")
{
    CHECK(has("email", "a.b+c@example.org"));
    CHECK_FALSE(has("email", "a..b@example.org"));
    CHECK_FALSE(has("email", "club"));
    CHECK_FALSE(has("email", "@example.org"));
    CHECK_FALSE(has("hostname", "-a.org"));
    CHECK(has("hostname", std::string(63, 'a') + ".org"));
    CHECK_FALSE(has("hostname", std::string(64, 'a') + ".org"));
    std::string labels = "a";
    while (labels.size() < 253) labels += ".a";
    CHECK(has("hostname", labels));
    CHECK_FALSE(has("hostname", labels + ".a"));
    CHECK_FALSE(has("ipv4", "192.0.2.256"));
    CHECK_FALSE(has("ipv4", "192.0.2"));
    CHECK(has("ipv6", "::ffff:192.0.2.1"));
    CHECK_FALSE(has("ipv6", "1::2::3"));
    CHECK_FALSE(has("ipv6", "12345::"));
}

TEST_CASE("URIs are those of RFC 3986")
{
    for (const char* uri :
         {"http://a", "http://u:p@[::1]:80/a/b?c=d/e#f?", "mailto:a@b.org", "urn:a:b", "file:///a", "a:"}) {
        INFO(uri);
        CHECK(has("uri", uri));
        CHECK(has("uri-reference", uri));
    }
    for (const char* relative : {"", "a/b", "/a//b", "//a/b", "?c", "#d", "./a:b", "%41"}) {
        INFO(relative);
        CHECK_FALSE(has("uri", relative));
        CHECK(has("uri-reference", relative));
    }
    for (const char* neither : {"http://a b", "http://[a", "1a:b", ":a", "a^b", "%4", "http://a/é"}) {
        INFO(neither);
        CHECK_FALSE(has("uri", neither));
        CHECK_FALSE(has("uri-reference", neither));
    }
}

TEST_CASE("JSON pointers escape what they must")
{
    CHECK(has("json-pointer", ""));
    CHECK(has("json-pointer", "/a~1b/~0"));
    CHECK_FALSE(has("json-pointer", "a"));
    CHECK_FALSE(has("json-pointer", "/~2"));
    CHECK(has("relative-json-pointer", "0#"));
    CHECK_FALSE(has("relative-json-pointer", "01"));
    CHECK_FALSE(has("relative-json-pointer", "/a"));
}

TEST_CASE("a text of another format is a finding with an example")
{
    const auto result = checked(R"({"properties": {"played": {"format": "date", "description": "the day"}}})",
                                R"({"played": "31.1.2027"})");
    REQUIRE(result.findings.size() == 1);
    CHECK(result.findings[0].keyword == "format");
    CHECK(result.findings[0].message == R"("31.1.2027" is not a date such as "2027-01-31")");
    CHECK(result.findings[0].help == "the day");
    CHECK(result.underlined[0] == R"("31.1.2027")");
}

}  // namespace muster::schema
