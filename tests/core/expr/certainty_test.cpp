#include "evaluate.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

const Type text = Type::simple(Type::Kind::string);
const Type whole = Type::simple(Type::Kind::integer);
const Type number = Type::simple(Type::Kind::real);

/// A unit with `name`, `count`, `skills`, `arm` and `base` in every record, and `notes`, `range` and `weapons` in some.
Type unitType()
{
    return Type::record("unit", {{"name", text, "", true},
                                 {"count", whole, "", true},
                                 {"skills", Type::mapOf(text, whole), "", true},
                                 {"arm", Type::oneOf({"foot", "horse"}), "", true},
                                 {"base", Type::listOf(whole, 2), "", true},
                                 {"weapons", Type::listOf(text), ""},
                                 {"notes", text, ""},
                                 {"range", number, ""}});
}

/// The smallest unit, and one with everything.
struct Units {
    MapEntry skills[1]{{Value::string("bow"), Value::integer(2)}};
    Value weapons[2]{Value::string("bow"), Value::string("axe")};
    Value base[2]{Value::integer(40), Value::integer(20)};
    MapEntry small[5]{{Value::string("name"), Value::string("Guard")},
                      {Value::string("count"), Value::integer(1)},
                      {Value::string("skills"), Value::map({})},
                      {Value::string("arm"), Value::string("foot")},
                      {Value::string("base"), Value::list(base)}};
    MapEntry large[8]{{Value::string("name"), Value::string("Bows: one")},
                      {Value::string("count"), Value::integer(static_cast<std::int64_t>(largestOrdinary))},
                      {Value::string("skills"), Value::map(skills)},
                      {Value::string("arm"), Value::string("horse")},
                      {Value::string("base"), Value::list(base)},
                      {Value::string("weapons"), Value::list(weapons)},
                      {Value::string("notes"), Value::string("")},
                      {Value::string("range"), Value::real(0.0)}};
    Value all[2]{Value::map(small), Value::map(large)};
};

/// The variables `self` (a unit), `units` (a list of them), `prices` (a map of whole numbers) and `moves` (one that has
/// every arm).
struct OrdinaryFile {
    Units units;
    MapEntry prices[1]{{Value::string("bow"), Value::integer(3)}};
    MapEntry moves[2]{{Value::string("foot"), Value::integer(4)}, {Value::string("horse"), Value::integer(8)}};
    Environment environment;

    OrdinaryFile()
    {
        environment.declare("self", unitType());
        environment.declare("units", Type::listOf(unitType()));
        environment.declare("prices", Type::mapOf(text, whole));
        environment.declare("moves", Type::mapOf(text, whole, {"foot", "horse"}));
    }

    bool isCertain(const std::string& source) const
    {
        INFO(source);
        const auto compiled = Program::compile(source, environment);
        REQUIRE(std::holds_alternative<Program>(compiled));
        return std::get<Program>(compiled).isCertain();
    }

    /// True if it fails for the smallest or the largest unit.
    bool fails(const std::string& source) const
    {
        const auto program = std::get<Program>(Program::compile(source, environment));
        for (const Value& self : units.all) {
            const Value slots[]{self, Value::list(units.all), Value::map(prices), Value::map(moves)};
            Arena arena;
            Meter meter;
            if (std::holds_alternative<EvaluationError>(program.evaluate(slots, arena, meter))) return true;
        }
        return false;
    }
};

const char* const certain[] = {
    "self.name + ' x ' + string(self.count)",
    "has(self.notes) ? self.notes : ''",
    "has(self.notes) && self.notes != '' ? self.notes : 'none'",
    "!has(self.notes) || self.notes == ''",
    "'bow' in self.skills ? self.skills['bow'] * 2 : 0",
    "units.map(u, u.count).sum() + 1",
    "units.filter(u, has(u.notes)).map(u, u.notes)",
    "units.map(u, has(u.range), u.range / 3.0)",
    "self.skills.map(k, self.skills[k]).sum()",
    "prices.filter(p, prices[p] > 1).map(p, prices[p])",
    "units.map(u, {'label': u.name, 'boxes': u.count}).map(row, row.boxes + row.label.size())",
    "([{'a': 1, 'b': 'x'}] + [{'b': 'y', 'c': 2}]).map(row, row.b.size())",
    "has(self.weapons) && self.weapons.size() > 0 ? self.weapons[0] : ''",
    "self.name.split(':')[0]",
    "cel.bind(n, self.count + 1, n * 2)",
    "(self.count + 1) / 2",
    "units.exists(u, u.name == self.name) ? 1 : 2",
    "self.count > 0 ? [self.count] : []",
    "lists.range(self.count).size() >= 0",
    "{'a': self.count}.a",
    "moves[self.arm] > moves.foot || moves['horse'] > 8",
    "units.map(u, moves[u.arm]).size()",
    "units.map(u, {'of': u.arm}).map(row, moves[row.of])",
    "moves[self.count > 3 ? self.arm : 'foot']",
    "[self.arm, 'horse'].map(a, moves[a])",
    "self.base[0] * self.base[1]",
    "units.map(u, u.base).map(b, b[1])",
    "[self.count, 3].map(n, n * 2).max()",
    "cel.bind(m, {'a': 1, 'b': self.count}, self.name in m ? m[self.name] + 1 : 0)",
    "([{'a': [self.name]}] + [{'a': []}]).map(row, row.a.size())",
    "units.map(u, {'u': [dyn(u)]}).map(row, row.u.map(u, u.count).sum())",
};

const char* const uncertain[] = {
    "self.notes",
    "has(self.notes) ? self.range : 0.0",
    "!has(self.notes) ? self.notes : ''",
    "has(self.notes) || self.notes == ''",
    "self.skills['bow']",
    "'axe' in self.skills ? self.skills['bow'] : 0",
    "units[2].name",
    "units.map(u, u.notes)",
    "units.filter(u, !has(u.notes)).map(u, u.notes)",
    "self.name.split(':')[1]",
    "self.count / (self.count - 1)",
    "100 % (self.count - 1)",
    "units.filter(u, u.count < 0).map(u, u.count).max()",
    "int(self.name)",
    "self.count * self.count * self.count * self.count",
    "dyn([9223372036854775807, self.count]).sum()",
    "{'a': self.name, 'b': [9223372036854775807, self.count]}.b.sum()",
    "([{'a': 1}] + [{'b': 2}]).map(row, row.a)",
    "units.map(u, prices[u.name])",
    "has(self.weapons) && self.weapons.size() > 1 ? self.weapons[2] : ''",
    "moves[self.name]",
    "moves.camels",
    "moves['camels']",
    "moves[self.arm + 's']",
    "moves[self.arm.reverse()]",
    "moves[self.arm.replace('o', 'a')]",
    "moves[self.count > 3 ? self.arm : self.name]",
    "moves[[self.arm, self.name][1]]",
    "[self.arm, self.name].map(a, moves[a])",
    "([self.arm] + [self.name]).map(a, moves[a])",
    "moves[{self.arm: self.arm, self.name: self.name}[self.name]]",
    "{self.arm: self.arm, self.name: self.name}.map(k, moves[k])",
    "cel.bind(m, {'a': self.arm, 'b': self.name}, self.name in m ? moves[m[self.name]] : 0)",
    "units.map(u, {'of': u.count > 3 ? u.arm : u.name}).map(row, moves[row.of])",
    "prices[self.arm]",
    "self.base[2]",
    "self.base.slice(0, 1)[1]",
    "self.base.filter(n, n > 30)[1]",
    "self.base.map(n, n > 30, n)[1]",
    "self.base.distinct()[1]",
    "[self.base, []].map(b, b[0])",
    "(self.count > 3 ? self.base : [1])[1]",
    "units.map(u, u.count).max()",
    "[].max()",
    "[self.count].filter(n, n > 3).max()",
};

}  // namespace

TEST_CASE("an expression is certain if no ordinary file makes it fail")
{
    const OrdinaryFile file;
    for (const char* source : certain) {
        INFO(source);
        CHECK(file.isCertain(source));
        CHECK_FALSE(file.fails(source));
    }
    for (const char* source : uncertain) {
        INFO(source);
        CHECK_FALSE(file.isCertain(source));
    }
}

TEST_CASE("expressions that fail are never certain")
{
    const OrdinaryFile file;
    // Every part beside every other one, in forms that guard or do not guard.
    const char* const parts[] = {"self.count",
                                 "self.skills['bow']",
                                 "units.map(u, u.count).sum()",
                                 "has(self.weapons) ? self.weapons.size() : 0",
                                 "self.weapons.size()",
                                 "units.filter(u, has(u.weapons)).map(u, u.weapons.size()).sum()",
                                 "self.name.split(':').map(w, w.size()).sum()",
                                 "prices.map(p, prices[p]).sum()",
                                 "moves[self.arm]",
                                 "moves[self.name.size() > 5 ? self.arm : self.name]",
                                 "self.base[1]",
                                 "self.base.map(n, n > 30, n)[1]",
                                 "units.map(u, 'bow' in u.skills ? u.skills['bow'] : 0).max()"};
    const char* const forms[] = {"({}) + ({})",
                                 "({}) * ({})",
                                 "has(self.notes) ? ({}) : ({})",
                                 "'bow' in self.skills ? ({}) : ({})",
                                 "[({}), ({})].map(x, x + 1).sum()",
                                 "{{'a': ({}), 'b': ({})}}.b",
                                 "(({}) > 0) && (({}) > 0) ? 1 : 0"};
    std::size_t proven = 0;
    for (const char* form : forms)
        for (const char* a : parts)
            for (const char* b : parts) {
                std::string source = form;
                for (const char* part : {a, b}) source.replace(source.find("{}"), 2, part);
                for (std::size_t at; (at = source.find("{{")) != std::string::npos;) source.replace(at, 2, "{");
                for (std::size_t at; (at = source.find("}}")) != std::string::npos;) source.replace(at, 2, "}");
                if (!file.isCertain(source)) continue;
                ++proven;
                INFO(source);
                CHECK_FALSE(file.fails(source));
            }
    CHECK(proven > 100);
}

TEST_CASE("a record that is one of two with the same name has what both have")
{
    Environment environment;
    environment.declare(
        "self",
        Type::record("unit",
                     {{"far", Type::record("object", {{"range", whole, "", true}, {"name", text, "", true}}), "", true},
                      {"near", Type::record("object", {{"name", text, "", true}}), "", true}}));
    for (const char* source : {"self.near.name == 'axe' ? self.far : self.near", "[self.far, self.near][1]",
                               "{'a': self.near, 'b': self.far}.a"}) {
        INFO(source);
        auto inner = environment;
        inner.declare("one", std::get<Program>(Program::compile(source, environment)).type());
        CHECK(std::get<Program>(Program::compile("one.name", inner)).isCertain());
        CHECK_FALSE(std::get<Program>(Program::compile("one.range", inner)).isCertain());
    }
}
