#pragma once

#include "core/sheet/compose.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>

/// A system of the keys `sheets`, `reference` and `play`, and a small army to print with them.
namespace muster::sheet::tests {

/// The content of a block, which must be of that kind.
template <class Content>
const Content& content(const Block& block)
{
    REQUIRE(std::holds_alternative<Content>(block.content));
    return std::get<Content>(block.content);
}

struct Described {
    explicit Described(const std::string& json)
    {
        auto parsed = text::Document::parse(std::make_shared<text::Source>("test.system.json", json));
        document = parsed.document;
        environment.declare("self", expr::Type());
        environment.declare("count", expr::Type::simple(expr::Type::Kind::integer));
        const auto root = document->root();
        compiled =
            Description::compile(root["sheets"], root["reference"],
                                 {environment, environment, environment, environment, environment}, root["play"]);
    }
    bool valid() const { return std::holds_alternative<Description>(compiled); }
    const std::vector<text::Fault>& faults() const { return std::get<std::vector<text::Fault>>(compiled); }
    std::string at(const text::Range& range) const
    {
        return std::string(document->source().bytes().substr(range.begin, range.end - range.begin));
    }

    /// The values of an army "Test" with two units, Guard (3 figures) and Line (12 figures).
    std::vector<expr::Value> slots()
    {
        using expr::MapEntry;
        using expr::Value;
        const auto unit = [&](std::string_view name, std::int64_t figures) {
            auto* entries = arena.allocate<MapEntry>(2);
            entries[0] = {Value::string("name"), Value::string(name)};
            entries[1] = {Value::string("figures"), Value::integer(figures)};
            return Value::map({entries, 2});
        };
        auto* units = arena.allocate<Value>(2);
        units[0] = unit("Guard", 3);
        units[1] = unit("Line", 12);
        auto* self = arena.allocate<MapEntry>(2);
        self[0] = {Value::string("name"), Value::string("Test")};
        self[1] = {Value::string("units"), Value::list({units, 2})};
        return {Value::map({self, 2}), Value::integer(7)};
    }
    /// The sheet composed for this army.
    Composed composed(const std::vector<Finding>& findings = {})
    {
        return compose(std::get<Description>(compiled), 0, slots(), arena, findings, budget);
    }
    /// What this army counts in play.
    ComposedPlay played() { return composePlay(std::get<Description>(compiled), slots(), arena, budget); }

    std::shared_ptr<const text::Document> document;
    expr::Environment environment;
    expr::Arena arena;
    Budget budget;
    Description::Compiled compiled;
};

/// A system with one army sheet of these blocks.
inline std::string withBlocks(const std::string& blocks, const std::string& rest = "")
{
    return R"({"sheets": [{"id": "army", "title": "{self.name}", "for": "army", "blocks": [)" + blocks + "]" + rest +
           R"(}],
        "reference": [{"id": "turn", "title": "Turn", "text": "In order.", "items": ["Move", "Fight"],
                       "table": {"columns": ["A", "B"], "rows": [["x", 1]]}}]})";
}

}  // namespace muster::sheet::tests
