#include "core/game/map_builder.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace muster;
using expr::Value;
using rules::MapBuilder;

TEST_CASE("a map under construction replaces and finds its values, however many there are")
{
    for (const std::size_t count : {1, 4, 5, 60, 40'000}) {
        expr::Arena arena;
        MapBuilder builder(arena, count);
        std::vector<std::string> names;
        for (std::size_t i = 0; i < count; ++i) names.push_back("field" + std::to_string(i));
        for (std::size_t i = 0; i < std::min<std::size_t>(count, 100); ++i)
            builder.set(names[i], Value::integer(static_cast<std::int64_t>(i)));
        const Value before = builder.value();
        builder.set(names[0], Value::integer(-7));
        CHECK(builder.value().size() == before.size());
        CHECK(builder.find(names[0])->asInteger() == -7);
        CHECK(builder.find("other") == nullptr);
        CHECK(before.find(names[before.size() - 1]) != nullptr);
    }
}

TEST_CASE("a value of a map under construction does not include later entries")
{
    expr::Arena arena;
    MapBuilder builder(arena, 8);
    builder.add("move", Value::integer(6));
    const Value before = builder.value();
    builder.add("count", Value::integer(2));
    CHECK(before.size() == 1);
    CHECK(before.find("count") == nullptr);
    CHECK(builder.value().find("count")->asInteger() == 2);
}

TEST_CASE("a map under construction works with keys that were made to slow it down")
{
    std::vector<std::string> names;
    for (int i = 0; names.size() < 60; ++i)
        if (auto name = "k" + std::to_string(i); (expr::keyHash(name) & 0xFF) == 7) names.push_back(std::move(name));
    expr::Arena arena;
    MapBuilder builder(arena, names.size());
    std::vector<Value> states;
    for (std::size_t i = 0; i < names.size(); ++i) {
        builder.set(names[i], Value::integer(static_cast<std::int64_t>(i)));
        states.push_back(builder.value());
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = 0; j < names.size(); ++j) CHECK((states[i].find(names[j]) != nullptr) == (j <= i));
}
