#include "core/check/identity.hpp"
#include "core/check/replacements.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;

namespace {

std::shared_ptr<const text::Document> parsedDocument(std::string text)
{
    return text::Document::parse(std::make_shared<const text::Source>("a.army.json", std::move(text))).document;
}

std::vector<std::string> identitiesOf(const text::Document& document, const std::vector<std::string>& pointers)
{
    diagnostics::Diagnostics findings;
    for (const auto& pointer : pointers) findings.emplace_back().place.pointer = pointer;
    rules::identify(findings, document);
    std::vector<std::string> identities;
    for (const auto& finding : findings) identities.push_back(finding.identity);
    return identities;
}

std::string identityOf(const text::Document& document, const std::string& pointer)
{
    return identitiesOf(document, {pointer}).front();
}

}  // namespace

TEST_CASE("an identity names items by their ids")
{
    const auto document = parsedDocument(R"({ "name": "x", "units": [{ "id": "foy", "strength": 3 }, { "id": "a/b~c" }],
        "groups": [{ "id": "left", "units": [{ "id": "foy", "options": ["a", { "id": "b" }] }] }] })");
    CHECK(identityOf(*document, "").empty());
    CHECK(identityOf(*document, "/name") == "/name");
    CHECK(identityOf(*document, "/units") == "/units");
    CHECK(identityOf(*document, "/units/0") == "/units/foy");
    CHECK(identityOf(*document, "/units/0/strength") == "/units/foy/strength");
    CHECK(identityOf(*document, "/units/1") == "/units/a~1b~0c");
    CHECK(identityOf(*document, "/groups/0/units/0/options/0") == "/groups/left/units/foy/options/0");
    CHECK(identityOf(*document, "/groups/0/units/0/options/1") == "/groups/left/units/foy/options/b");
}

TEST_CASE("a missing value is part of the identity")
{
    const auto document = parsedDocument(R"({ "units": [{ "id": "foy" }] })");
    diagnostics::Diagnostics findings(1);
    findings.front().place.pointer = "/units/0";
    findings.front().missing = "/units/0/base/0/1";
    rules::identify(findings, *document);
    CHECK(findings.front().identity == "/units/foy/base/0/1");
    CHECK(identityOf(*document, "/units/3/base") == "/units/3/base");
}

TEST_CASE("no two items have the same identity")
{
    const auto document = parsedDocument(R"({ "units": [{ "id": "twice" }, { "id": "twice" }, { "id": "1" }, {},
        { "id": "=1" }, { "id": 5 }, { "id": "" }, "twice", { "id": "3" }, { "id": "7a" }] })");
    std::vector<std::string> pointers;
    for (int i = 0; i < 10; ++i) pointers.push_back("/units/" + std::to_string(i));
    const auto identities = identitiesOf(*document, pointers);
    CHECK(std::set(identities.begin(), identities.end()).size() == identities.size());
    CHECK(identities == std::vector<std::string>{"/units/0", "/units/1", "/units/=1", "/units/3", "/units/==1",
                                                 "/units/5", "/units/6", "/units/7", "/units/=3", "/units/7a"});
}

TEST_CASE("an identity is not much longer than its pointer")
{
    const std::string longest(100, 'x');
    const auto document =
        parsedDocument("{ \"units\": [{ \"id\": \"" + longest + "\" }, { \"id\": \"" + longest + "y\" }] }");
    CHECK(identityOf(*document, "/units/0") == "/units/" + longest);
    CHECK(identityOf(*document, "/units/1") == "/units/1");
}

TEST_CASE("a thousand findings among many items are named quickly")
{
    std::string text = "{ \"units\": [";
    for (int i = 0; i < 200'000; ++i) text += (i ? ",{\"id\":\"u" : "{\"id\":\"u") + std::to_string(i) + "\"}";
    text += "], \"members\": {";
    for (int i = 0; i < 200'000; ++i) text += (i ? ",\"m" : "\"m") + std::to_string(i) + "\":0";
    const auto document = parsedDocument(text + "} }");
    std::vector<std::string> pointers;
    for (int i = 0; i < 500; ++i) {
        pointers.push_back("/units/" + std::to_string(199'999 - i) + "/name");
        pointers.push_back("/members/m" + std::to_string(199'999 - i));
    }
    const test::ProcessorWatch watch;
    const auto identities = identitiesOf(*document, pointers);
    CHECK(watch.seconds() < 2);
    CHECK(identities.front() == "/units/u199999/name");
    CHECK(identities.back() == "/members/m199500");
}

TEST_CASE("a fix becomes replacements with columns in characters and in bytes")
{
    const auto document =
        parsedDocument("{ \"name\": \"é\", \"units\": [{ \"a\": \"😀\", \"points\": 12, \"c\": 0 },\n { \"b\": 1 }] }");
    diagnostics::Diagnostics findings(3);
    findings[0].fix = R"([{ "op": "replace", "path": "/units/0/points", "value": 5 },
        { "op": "replace", "path": "/units/1/b", "value": 2 }])";
    findings[1].fix = R"([{ "op": "replace", "path": "/units/9/points", "value": 5 }])";
    rules::addReplacements(findings, *document);
    REQUIRE(findings[0].replacements.size() == 2);
    const auto& points = findings[0].replacements[0];
    CHECK(points.text == "5");
    CHECK(points.line == 1);
    CHECK(points.column == 48);
    CHECK(points.endColumn == 50);
    CHECK(points.byteColumn == 52);
    CHECK(points.endByteColumn == 54);
    const auto& other = findings[0].replacements[1];
    CHECK(other.line == 2);
    CHECK(other.column == 9);
    CHECK(other.byteColumn == 9);
    CHECK(findings[1].replacements.empty());
    CHECK(findings[2].replacements.empty());
}
