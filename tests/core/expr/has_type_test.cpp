#include "core/expr/has_type.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;

namespace {

const Type anyText = Type::simple(Type::Kind::string);
const Type anyWhole = Type::simple(Type::Kind::integer);

Value textOf(const char* characters) { return Value::string(characters); }

}  // namespace

TEST_CASE("a text has a type that names it")
{
    const Type arm = Type::oneOf({"foot", "guns", "horse"});
    for (const char* one : {"foot", "guns", "horse"}) CHECK(hasType(textOf(one), arm));
    for (const char* one : {"", "fo", "foots", "camel", "zebra", "Foot"}) CHECK_FALSE(hasType(textOf(one), arm));
    CHECK_FALSE(hasType(Value::integer(1), arm));
    CHECK(hasType(textOf("anything"), Type::oneOf({})));
}

TEST_CASE("a list has the items that its type promises")
{
    const Value items[]{Value::integer(1), Value::integer(2), Value::integer(3)};
    const auto first = [&](std::size_t count) { return Value::list(std::span(items).first(count)); };
    const Type two = Type::listOf(anyWhole, 2);
    CHECK_FALSE(hasType(first(0), two));
    CHECK_FALSE(hasType(first(1), two));
    CHECK(hasType(first(2), two));
    CHECK(hasType(first(3), two));
    CHECK_FALSE(hasType(first(3), Type::listOf(anyText, 2)));
    CHECK(hasType(first(0), Type::listOf(anyWhole)));
}

TEST_CASE("a map has the keys that its type promises")
{
    const MapEntry entries[]{{textOf("horse"), Value::integer(8)}, {textOf("foot"), Value::integer(4)}};
    const auto first = [&](std::size_t count) { return Value::map(std::span(entries).first(count)); };
    const Type moves = Type::mapOf(anyText, anyWhole, {"foot", "horse"});
    CHECK(hasType(first(2), moves));
    CHECK_FALSE(hasType(first(1), moves));
    CHECK_FALSE(hasType(Value::map({}), moves));
    CHECK(hasType(first(1), Type::mapOf(anyText, anyWhole)));
    CHECK_FALSE(hasType(first(2), Type::mapOf(anyText, anyText, {"foot"})));
}

TEST_CASE("a record has the types of its fields")
{
    const Type unit =
        Type::record("unit", {{"arm", Type::oneOf({"foot", "horse"}), "", true}, {"count", anyWhole, ""}});
    const auto unitOf = [](const std::vector<MapEntry>& entries) { return Value::map(entries); };
    const std::vector<MapEntry> plain{{textOf("arm"), textOf("foot")}},
        full{{textOf("count"), Value::integer(2)}, {textOf("arm"), textOf("horse")}},
        wrong{{textOf("arm"), textOf("camel")}}, missing{{textOf("count"), Value::integer(2)}},
        mistyped{{textOf("arm"), textOf("foot")}, {textOf("count"), textOf("2")}};
    CHECK(hasType(unitOf(plain), unit));
    CHECK(hasType(unitOf(full), unit));
    CHECK_FALSE(hasType(unitOf(wrong), unit));
    CHECK_FALSE(hasType(unitOf(missing), unit));
    CHECK_FALSE(hasType(unitOf(mistyped), unit));
}
