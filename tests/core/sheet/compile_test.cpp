#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet::tests;

namespace {

struct Mistake {
    const char* block;
    const char* rule;
    const char* place;    ///< source text underlined by the fault
    const char* message;  ///< part of the message
};

}  // namespace

TEST_CASE("every mistake in a sheet is a fault at its place")
{
    const Mistake mistake = GENERATE(values<Mistake>({
        {R"({"block": "heading", "text": "{nobody}"})", "system/expression", "nobody", "nobody"},
        {R"({"block": "heading", "text": "a \"quoted\" {nobody}"})", "system/expression", "nobody", ""},
        {R"({"block": "heading", "text": "{self.name"})", "system/expression", "{", "not closed"},
        {R"({"block": "heading", "text": "x", "level": 4})", "system/sheet", "4", "from 1 to 3"},
        {R"({"block": "heading", "text": "x", "size": 4})", "system/sheet", "\"size\"", "no \"size\""},
        {R"({"block": "headline", "text": "x"})", "system/sheet", "\"headline\"", "no block \"headline\""},
        {R"({"block": "heading"})", "system/sheet", "{\"block\": \"heading\"}", "\"text\" is missing"},
        {R"({"block": "text", "text": 5})", "system/sheet", "5", "expected a text"},
        {R"({"block": "text", "text": "x", "style": "loud"})", "system/sheet", "\"loud\"", "body, small, note"},
        {R"({"block": "text", "text": "x", "when": "count"})", "system/expression", "count", "bool"},
        {R"({"block": "text", "text": "x", "each": "count"})", "system/sheet", "\"count\"", "list or a map"},
        {R"({"block": "text", "text": "{item}"})", "system/expression", "item", "item"},
        {R"({"block": "boxes", "count": "'three'"})", "system/sheet", "\"'three'\"", "must be a number"},
        {R"({"block": "boxes", "count": "count", "size": 2})", "system/sheet", "2", "from 4"},
        {R"({"block": "table", "columns": [{"value": "{row}"}], "rows": "[1, 2]"})", "system/expression", "row", "row"},
        {R"({"block": "table", "columns": [{"value": "x", "align": "middle"}], "rows": "[1]"})", "system/sheet",
         "\"middle\"", "left, center, right"},
        {R"({"block": "table", "columns": [{"value": "1", "sum": true}], "rows": "[1]"})", "system/sheet", "true",
         "needs a total"},
        {R"({"block": "table", "columns": [{"value": "x"}], "rows": "[1]", "across": 7})", "system/sheet", "7",
         "from 1 to 6"},
        {R"({"block": "table", "columns": [{"value": "x"}], "rows": "[1]", "keepGroups": true})", "system/sheet",
         "true", "needs a \"group\""},
        {R"({"block": "cards", "each": "[1]", "title": "x",
             "blocks": [{"block": "text", "text": "x", "ifRoom": true}]})",
         "system/sheet", "true", "cannot leave out"},
        {R"({"block": "boxes", "count": 3, "joined": "yes"})", "system/sheet", "\"yes\"", "true or false"},
        {R"({"block": "boxes", "count": 3, "marks": "letters"})", "system/sheet", "\"letters\"", "or \"numbers\""},
        {R"({"block": "boxes", "count": 3, "size": "'wide'"})", "system/sheet", "\"'wide'\"", "must be a number"},
        {R"({"block": "matrix", "columns": "count", "rows": "[1]", "cell": "x"})", "system/sheet", "\"count\"",
         "list of headings"},
        {R"({"block": "columns", "widths": [1], "columns": [[], []]})", "system/sheet", "[1]", "1 width for 2 columns"},
        {R"({"block": "reference", "ids": ["turns"]})", "system/sheet", "\"turns\"", "no reference section"},
        {R"("heading")", "system/sheet", "\"heading\"", "must be an object"},
    }));
    CAPTURE(mistake.block);
    Described described(withBlocks(mistake.block));
    REQUIRE_FALSE(described.valid());
    REQUIRE(described.faults().size() == 1);
    const auto& fault = described.faults().front();
    CHECK(fault.rule == mistake.rule);
    CHECK(described.at(fault.range) == mistake.place);
    CHECK_THAT(fault.message, Catch::Contains(mistake.message));
}

TEST_CASE("a mistake deep inside is found, and all mistakes are reported together")
{
    Described described(
        withBlocks(R"({"block": "columns", "columns": [[{"block": "cards", "each": "self.units", "title": "{item.name}",
        "blocks": [{"block": "boxes", "count": "item.figures + nowhere"}]}], [{"block": "text", "text": )"
                   R"("{nothing}"}]]})"));
    REQUIRE_FALSE(described.valid());
    REQUIRE(described.faults().size() == 2);
    CHECK(described.at(described.faults()[0].range) == "nowhere");
    CHECK(described.at(described.faults()[1].range) == "nothing");
}

TEST_CASE("sheets need an id, a title and blocks")
{
    Described missing(R"({"sheets": [{"id": "a", "title": "A"}]})");
    REQUIRE_FALSE(missing.valid());
    Described purpose(R"({"sheets": [{"id": "a", "title": "A", "for": "navy", "blocks": []}]})");
    REQUIRE_FALSE(purpose.valid());
    CHECK(purpose.at(purpose.faults().front().range) == "\"navy\"");
}

TEST_CASE("a system without sheets compiles to none, and own keys are passed over")
{
    CHECK(std::get<muster::sheet::Description>(Described("{}").compiled).size() == 0);
    CHECK(Described(withBlocks(R"({"block": "text", "text": "x", "x-note": "mine"})")).valid());
}

TEST_CASE("what a sheet is for can be asked without composing it")
{
    Described described(R"({"sheets": [{"id": "squad", "title": "Squad {self.name}", "for": "unit", "blocks": []}]})");
    const auto& description = std::get<muster::sheet::Description>(described.compiled);
    REQUIRE(description.size() == 1);
    CHECK(description.id(0) == "squad");
    CHECK(description.title(0) == "Squad {self.name}");
    CHECK(description.purpose(0) == muster::sheet::Purpose::unit);
}
