#include "core/expectation/matched_findings.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using rules::Expectation;

namespace {

/// Expectations written as a JSON array.
class Written {
public:
    explicit Written(const std::string& json)
        : m_document(text::Document::parse(std::make_shared<const text::Source>("x", json)).document)
    {
        REQUIRE(m_document);
        for (const auto node : m_document->root()) items.push_back({node});
    }
    std::vector<Expectation> items;

private:
    std::shared_ptr<const text::Document> m_document;
};

diagnostics::Diagnostic madeFinding(std::string rule, std::string pointer, std::string message = {})
{
    diagnostics::Diagnostic made;
    made.rule = std::move(rule);
    made.place.pointer = std::move(pointer);
    made.message = std::move(message);
    return made;
}

bool hasMessage(const Expectation& item, const diagnostics::Diagnostic& found)
{
    return !item.node["message"] || item.node["message"].string() == found.message;
}

using Indices = std::vector<std::size_t>;

}  // namespace

TEST_CASE("an expectation without a place leaves the finding that another one needs")
{
    const Written written(R"([{"rule": "a"}, {"rule": "a", "at": "/1"}, {"rule": "a"}])");
    const auto made = rules::matched(
        written.items, {madeFinding("a", "/1"), madeFinding("a", "/2"), madeFinding("a", "/3")}, hasMessage);
    REQUIRE(made.met[1]);
    CHECK(*made.met[1] == 0);
    CHECK((made.met[0] && made.met[2] && *made.met[0] != *made.met[2]));
    CHECK(made.unexpected.empty());
}

TEST_CASE("a finding meets one expectation only")
{
    const Written written(R"([{"rule": "a"}, {"rule": "a"}])");
    const auto made = rules::matched(written.items, {madeFinding("a", "/1")}, hasMessage);
    CHECK(made.met[0].has_value() != made.met[1].has_value());
    CHECK((!made.near[0] && !made.near[1]));
}

TEST_CASE("findings that differ in their message are near, others are unexpected")
{
    const Written written(R"([{"rule": "a", "at": "/1", "message": "x"}, {"rule": "b"}])");
    const auto made = rules::matched(
        written.items, {madeFinding("a", "/1", "y"), madeFinding("a", "/2", "x"), madeFinding("c", "/1")}, hasMessage);
    CHECK_FALSE(made.met[0]);
    REQUIRE(made.near[0]);
    CHECK(*made.near[0] == 0);
    CHECK((!made.met[1] && !made.near[1]));
    CHECK(made.unexpected == Indices{1, 2});
}

TEST_CASE("a place is a pointer with indices or ids, or a line")
{
    auto found = madeFinding("a", "/units/0/count");
    found.identity = "/units/foy/count";
    found.place.line = 7;
    const auto meets = [&](const std::string& expectation) {
        const Written written("[" + expectation + "]");
        return rules::isAbout(written.items.front(), found);
    };
    CHECK(meets(R"({"rule": "a", "at": "/units/0/count"})"));
    CHECK(meets(R"({"rule": "a", "at": "/units/foy/count"})"));
    CHECK(meets(R"({"rule": "a", "line": 7})"));
    CHECK_FALSE(meets(R"({"rule": "a", "at": "/units/foy"})"));
    CHECK_FALSE(meets(R"({"rule": "a", "at": ""})"));
    CHECK_FALSE(meets(R"({"rule": "a", "line": 8})"));
    CHECK_FALSE(meets(R"({"rule": "b"})"));

    // Each item of an array by its index or by its id.
    found.place.pointer = "/units/0/options/2/count";
    found.identity = "/units/foy/options/pike/count";
    CHECK(meets(R"({"rule": "a", "at": "/units/foy/options/2/count"})"));
    CHECK(meets(R"({"rule": "a", "at": "/units/0/options/pike/count"})"));
    CHECK_FALSE(meets(R"({"rule": "a", "at": "/units/0/options/pike"})"));
    CHECK_FALSE(meets(R"({"rule": "a", "at": "/units/0/options/pike/count/0"})"));
    CHECK_FALSE(meets(R"({"rule": "a", "at": "/units/1/options/pike/count"})"));
    found.missing = "/units/0/options/2/count";
    found.place.pointer = "/units/0/options/2";
    CHECK(meets(R"({"rule": "a", "at": "/units/0/options/2"})"));
    CHECK(meets(R"({"rule": "a", "at": "/units/foy/options/2/count"})"));
}
