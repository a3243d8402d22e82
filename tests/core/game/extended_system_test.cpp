#include "core/game/extended_system.hpp"

#include "core/text/origins.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <vector>

using namespace muster;

namespace {

std::shared_ptr<const text::Document> systemFile(std::string name, std::string json)
{
    auto parsed = text::Document::parse(std::make_shared<const text::Source>(std::move(name), std::move(json)));
    REQUIRE(parsed.document);
    return parsed.document;
}

/// Two files, the second of which the first extends.
struct MergedSystem {
    MergedSystem(std::string own, std::string base)
        : made(rules::extendedSystem(systemFile("own", std::move(own)), systemFile("base", std::move(base))))
    {
        REQUIRE(made.document);
    }

    /// The names or ids at a place, in their order.
    std::vector<std::string> names(std::string_view pointer) const
    {
        const auto container = made.document->root().at(pointer);
        std::vector<std::string> all;
        for (const auto child : container) all.emplace_back(container.isArray() ? child["id"].string() : child.key());
        return all;
    }
    std::string text(std::string_view pointer) const { return std::string(at(pointer).sourceText()); }
    text::Node at(std::string_view pointer) const { return made.document->root().at(pointer); }
    /// The file that wrote the value.
    std::string file(std::string_view pointer) const { return text::written(at(pointer)).document().source().name(); }

    rules::ExtendedSystem made;
};

using PartNames = std::vector<std::string>;

}  // namespace

TEST_CASE("a system that extends another without changes has everything of it but its head")
{
    const MergedSystem merged(
        R"({ "format": 1, "id": "season", "version": "2.0.0", "name": "Season", "extends": "game" })",
        R"({ "$schema": "s", "format": 1, "id": "game", "version": "1.0.0", "name": "Game", "extends": "older",
             "systemVersion": "0.1.0", "remove": ["/rules/a"], "summary": "S", "x-own": 1, "accept": [], "expect": [],
             "rules": [{ "id": "b" }] })");
    CHECK(merged.text("/id") == "\"season\"");
    CHECK(merged.text("/version") == "\"2.0.0\"");
    CHECK(merged.text("/extends") == "\"game\"");
    CHECK(merged.text("/summary") == "\"S\"");
    CHECK(merged.names("/rules") == PartNames{"b"});
    for (const char* left : {"/$schema", "/systemVersion", "/remove", "/x-own", "/accept", "/expect"}) {
        INFO(left);
        CHECK_FALSE(merged.at(left));
    }
    CHECK(merged.file("/summary") == "base");
    CHECK(merged.file("/rules") == "base");
    CHECK(merged.file("/name") == "own");
    CHECK(merged.file("") == "own");
}

TEST_CASE("parts with an id replace those of the extended system in their place")
{
    const MergedSystem merged(
        R"({ "rules": [{ "id": "b", "level": "warning" }, { "id": "new" }],
             "tables": { "arms": [{ "id": "c", "move": 3 }], "more": [{ "id": "m" }] } })",
        R"({ "rules": [{ "id": "a" }, { "id": "b", "level": "error", "help": "H" }, { "id": "c" }],
             "tables": { "arms": [{ "id": "c", "move": 1, "note": "n" }, { "id": "d" }], "other": [] } })");
    CHECK(merged.names("/rules") == PartNames{"a", "b", "c", "new"});
    CHECK(merged.text("/rules/1") == R"({ "id": "b", "level": "warning" })");
    CHECK(merged.names("/tables") == PartNames{"arms", "other", "more"});
    CHECK(merged.names("/tables/arms") == PartNames{"c", "d"});
    CHECK(merged.text("/tables/arms/0") == R"({ "id": "c", "move": 3 })");
    CHECK(merged.file("/rules/0") == "base");
    CHECK(merged.file("/rules/1") == "own");
    CHECK(merged.file("/rules/1/level") == "own");
    CHECK(merged.file("/rules") == "own");
    CHECK(merged.file("/tables/arms/1/id") == "base");
}

TEST_CASE("a new part stands before the next replaced one")
{
    const MergedSystem merged(
        R"({ "derived": { "army": { "lookouts": "1", "initiative": "self.lookouts", "last": "2" } } })",
        R"({ "derived": { "unit": { "u": "1" }, "army": { "first": "0", "initiative": "1", "morale": "2" } } })");
    CHECK(merged.names("/derived") == PartNames{"unit", "army"});
    CHECK(merged.names("/derived/army") == PartNames{"first", "lookouts", "initiative", "morale", "last"});
    CHECK(merged.text("/derived/army/initiative") == "\"self.lookouts\"");
}

TEST_CASE("schema parts are merged by their properties, and other values replaced")
{
    const MergedSystem merged(
        R"({ "unit": { "properties": { "arm": { "enum": ["a"] } } }, "board": { "width": 3, "depth": 4 },
             "cost": { "unit": { "once": [] } }, "play": { "name": "n" }, "army": { "required": ["x"] } })",
        R"({ "unit": { "type": "object", "properties": { "arm": { "type": "string", "title": "Arm" }, "size": {} },
                       "required": ["arm"] },
             "board": { "width": 1, "depth": 2, "grid": { "columns": 1, "rows": 1 } },
             "cost": { "unit": { "each": [] }, "leader": {} }, "play": { "note": "x" },
             "army": { "required": ["y"] } })");
    CHECK(merged.names("/unit") == PartNames{"type", "properties", "required"});
    CHECK(merged.names("/unit/properties") == PartNames{"arm", "size"});
    CHECK(merged.text("/unit/properties/arm") == R"({ "enum": ["a"] })");
    CHECK(merged.text("/board") == R"({ "width": 3, "depth": 4 })");
    CHECK(merged.names("/cost") == PartNames{"unit", "leader"});
    CHECK(merged.text("/cost/unit") == R"({ "once": [] })");
    CHECK(merged.text("/play") == R"({ "name": "n" })");
    CHECK(merged.text("/army/required") == R"(["x"])");
}

TEST_CASE("what is removed is not inherited")
{
    const MergedSystem merged(
        R"({ "remove": ["/rules/a", "/tables/arms/foot", "/derived/army/morale", "/board/grid",
                        "/entries/guard/options/0"] })",
        R"({ "rules": [{ "id": "a", "scope": "unit" }, { "id": "b" }, { "id": "a", "scope": "leader" }],
             "tables": { "arms": [{ "id": "foot" }, { "id": "horse" }] },
             "derived": { "army": { "morale": "1" } },
             "board": { "width": 1, "grid": {}, "depth": 2 },
             "entries": [{ "id": "guard", "options": [{ "id": "x" }, { "id": "y" }], "name": "Guard" }] })");
    CHECK(merged.made.faults.empty());
    CHECK(merged.names("/rules") == PartNames{"b"});
    CHECK(merged.names("/tables/arms") == PartNames{"horse"});
    CHECK(merged.at("/derived/army").isObject());
    CHECK(merged.at("/derived/army").size() == 0);
    CHECK(merged.names("/board") == PartNames{"width", "depth"});
    CHECK(merged.names("/entries/0") == PartNames{"id", "options", "name"});
    CHECK(merged.names("/entries/0/options") == PartNames{"y"});
    CHECK(merged.file("/entries/0") == "base");
    CHECK(merged.file("/entries/0/options/0") == "base");
}

TEST_CASE("a part may be removed and written anew")
{
    const MergedSystem merged(R"({ "remove": ["/rules/a"], "rules": [{ "id": "c" }, { "id": "a", "level": "info" }] })",
                              R"({ "rules": [{ "id": "a" }, { "id": "b" }, { "id": "c" }] })");
    CHECK(merged.names("/rules") == PartNames{"b", "c", "a"});
    CHECK(merged.file("/rules/2") == "own");
}

TEST_CASE("removing what is not there is a fault with the nearest name")
{
    const MergedSystem merged(R"({ "remove": ["/rules/two-boat", "/nothing/at/all", "rules", 3] })",
                              R"({ "name": "Game", "rules": [{ "id": "two-boats" }] })");
    REQUIRE(merged.made.faults.size() == 2);
    const auto& near = merged.made.faults[0];
    CHECK(near.rule == "ref/not-found");
    CHECK(near.message == "Game has nothing at \"/rules/two-boat\" to remove");
    CHECK(near.help == "did you mean \"/rules/two-boats\"?");
    const auto own = text::writtenSources(merged.made.document->source()).front()->bytes();
    CHECK(own.substr(near.range.begin, near.range.end - near.range.begin) == "\"/rules/two-boat\"");
    CHECK(merged.made.faults[1].help == "name a part of the extended system by its place, such as /rules/its-id");
}

TEST_CASE("values of a wrong type replace what the extended system has")
{
    const MergedSystem merged(
        R"({ "rules": 3, "tables": { "arms": "none" }, "derived": [], "unit": { "properties": 1 } })",
        R"({ "rules": [{ "id": "a" }], "tables": { "arms": [] }, "derived": {}, "unit": { "properties": {} } })");
    CHECK(merged.text("/rules") == "3");
    CHECK(merged.text("/tables/arms") == "\"none\"");
    CHECK(merged.text("/derived") == "[]");
    CHECK(merged.text("/unit/properties") == "1");

    const MergedSystem loose(R"({ "rules": ["x", { "id": 5 }, { "id": "a", "n": 2 }, { "id": "a", "n": 3 }] })",
                             R"({ "rules": [1, { "id": "a" }, { "id": 5 }, { "id": "a" }] })");
    CHECK(loose.text("/rules/0") == "1");
    CHECK(loose.text("/rules/1") == "\"x\"");
    CHECK(loose.text("/rules/2") == R"({ "id": 5 })");
    CHECK(loose.text("/rules/3") == R"({ "id": "a", "n": 2 })");
    CHECK(loose.text("/rules/4") == R"({ "id": "a", "n": 3 })");
    CHECK(loose.text("/rules/5") == R"({ "id": 5 })");
    CHECK_FALSE(loose.at("/rules/6"));
}

TEST_CASE("a chain of systems is merged from its far end")
{
    const auto first = systemFile("first", R"({ "name": "A", "rules": [{ "id": "a" }, { "id": "b" }] })");
    const auto second = systemFile("second", R"({ "name": "B", "rules": [{ "id": "b", "n": 2 }, { "id": "c" }] })");
    const auto third = systemFile("third", R"({ "name": "C", "rules": [{ "id": "c", "n": 3 }] })");
    const auto middle = rules::extendedSystem(second, first);
    REQUIRE(middle.document);
    const auto last = rules::extendedSystem(third, middle.document);
    REQUIRE(last.document);
    PartNames files, ids;
    for (const auto rule : last.document->root()["rules"]) {
        ids.emplace_back(rule["id"].string());
        files.push_back(text::written(rule).document().source().name());
    }
    CHECK(ids == PartNames{"a", "b", "c"});
    CHECK(files == PartNames{"first", "second", "third"});
}

TEST_CASE("looking for what is removed ends, however large the extended system is")
{
    std::string many = "0", places = R"("/rules/a")";
    for (int i = 1; i < 100'000; ++i) many += ",0";
    for (int i = 1; i < 1'000; ++i) places += R"(, "/tables/arms/foot/x/z")";
    const MergedSystem merged(R"({ "remove": [)" + places + "] }",
                              R"({ "name": "Game", "rules": [{ "id": "a" }],
                                   "tables": { "arms": [{ "id": "foot", "x": [)" +
                                  many + "] }] } }");
    CHECK(merged.at("/rules").size() == 0);
    REQUIRE_FALSE(merged.made.faults.empty());
    CHECK(merged.made.faults.size() < 200);
    CHECK(merged.made.faults.back().rule == "ref/too-many");
    CHECK(merged.made.faults.front().rule == "ref/not-found");
}

TEST_CASE("nothing can be removed from the head of a file")
{
    const MergedSystem merged(R"({ "remove": ["/version", "/x-notes/0", "/expect"] })",
                              R"({ "version": "1.0.0", "x-notes": [1], "expect": [] })");
    CHECK(merged.made.faults.size() == 3);
}
