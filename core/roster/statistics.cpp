#include "core/roster/statistics.hpp"

#include "core/expr/certainty.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/expression_faults.hpp"
#include "core/game/game.hpp"
#include "core/game/game_types.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rules {

using expr::Type;
using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

/// `item` of a breakdown follows all names of scope army.
constexpr std::uint32_t partItemSlot = firstLet, partIndexSlot = firstLet + 1;
/// More lines than this are useless for comparison.
constexpr std::size_t maxParts = 1000;

bool isPlain(const Type& type)
{
    switch (type.kind()) {
    case Type::Kind::dynamic:
    case Type::Kind::boolean:
    case Type::Kind::integer:
    case Type::Kind::unsignedInteger:
    case Type::Kind::real:
    case Type::Kind::string: return true;
    default: return false;
    }
}

std::optional<expr::Program> plainProgram(Node node, const expr::Environment& environment, ExpressionCompiler& compiler)
{
    auto program = compiler.program(node, environment);
    if (program && !isPlain(program->type()))
        compiler.report(
            node, "system/expression",
            fmt::format("a statistic must be one number or text, but this gives {}", program->type().toText()),
            "add the values up, or show them as parts");
    return program;
}

std::vector<Term> partsOf(Node parts, const expr::Environment& environment, ExpressionCompiler& compiler)
{
    std::vector<Term> terms;
    for (const Node node : parts) {
        auto when = compiler.program(node["when"], environment, Type::simple(Type::Kind::boolean));
        auto each = compiler.collection(node["each"], environment);
        auto inner = environment;
        if (node["each"]) {
            if (each)
                inner.declareItem("item", itemType(each->type()), *each);
            else
                inner.declare("item", Type());
            inner.declareIndex("index");
        }
        auto label = compiler.sentence(node["label"], inner);
        auto value = plainProgram(node["value"], inner, compiler);
        if (label && value && (each || !node["each"]) && (when || !node["when"]))
            terms.push_back({std::move(*label), std::move(when), std::move(each), std::move(*value), node});
    }
    return terms;
}

std::optional<Value> plainValue(const expr::Program& program, Evaluation& evaluation)
{
    const auto value = evaluation.value(program);
    if (!value || value->isNumber() || value->is(ValueType::string) || value->is(ValueType::boolean)) return value;
    evaluation.fail(fmt::format("it gives {}, which is neither a number nor a text", expr::toText(*value, 60)));
    return std::nullopt;
}

std::vector<Statistic::Part> parts(const std::vector<Term>& terms, Evaluation& evaluation)
{
    std::vector<Statistic::Part> result;
    const auto add = [&](const Term& term, Value item) {
        if (result.size() >= maxParts) return;
        auto value = plainValue(term.value, evaluation);
        std::string error = value ? std::string() : evaluation.error().message;
        result.push_back({evaluation.text(term.label), value, term.node, std::move(error), item});
    };
    const auto fail = [&](const Term& term, const char* key) {
        std::string error = fmt::format("`{}`: {}", key, evaluation.error().message);
        result.push_back({evaluation.text(term.label), std::nullopt, term.node, std::move(error)});
    };
    for (const Term& term : terms) {
        if (term.when) {
            const auto applies = evaluation.value(*term.when);
            if (applies && !applies->is(ValueType::boolean))
                evaluation.fail(
                    fmt::format("it gives {}, which is neither true nor false", expr::toText(*applies, 60)));
            if (!applies || !applies->is(ValueType::boolean)) fail(term, "when");
            if (!applies || !applies->is(ValueType::boolean) || !applies->asBoolean()) continue;
        }
        if (!term.each) {
            add(term, Value());
            continue;
        }
        const auto items = evaluation.value(*term.each);
        std::int64_t index = 0;
        // If the list fails, a label that reads an item must not read one of the previous list.
        evaluation.set(partItemSlot, Value());
        evaluation.set(partIndexSlot, Value());
        const auto visit = [&](Value item) {
            evaluation.set(partItemSlot, item);
            evaluation.set(partIndexSlot, Value::integer(index++));
            add(term, item);
        };
        if (items && items->is(ValueType::list))
            for (const Value& item : items->asList()) visit(item);
        else if (items && items->is(ValueType::map))
            for (const auto& entry : items->asMap()) visit(entry.key);
        else {
            if (items) evaluation.fail(fmt::format("it gives {}, which is not a list", expr::toText(*items, 60)));
            fail(term, "each");
        }
    }
    return result;
}

/// The statistics of every system.
std::vector<Statistic> common(const Roster& roster)
{
    const Game& game = roster.catalogue().game();
    const Node root = game.document->root();
    std::int64_t bases = 0;
    for (const auto& unit : roster.units()) bases += unit.count;
    std::vector<Statistic> list{
        {"units", "Units", Value::integer(static_cast<std::int64_t>(roster.units().size())), {}},
        {"bases", "Bases", Value::integer(bases), {}}};
    if (root["cost"]) {
        const auto* cost = roster.army().find("cost");
        list.push_back({"cost", "Cost", cost ? std::optional(*cost) : std::nullopt, {}});
    }
    if (game.budget) list.push_back({"budget", "Budget", Value::integer(roster.budget()), {}});
    return list;
}

}  // namespace

StatisticSpecs::Compiled StatisticSpecs::compile(const Game& game)
{
    std::vector<text::Fault> faults;
    ExpressionCompiler compiler(faults);
    const auto& environment = game.environment(Scope::army);
    StatisticSpecs specs;
    std::set<std::string_view> seen;
    for (const Node node : game.document->root()["statistics"]) {
        if (!seen.insert(node["id"].string()).second)
            compiler.report(node["id"], "system/duplicate-id",
                            fmt::format("the id \"{}\" is used twice in the statistics", node["id"].string()),
                            "give each its own id");
        auto value = plainProgram(node["value"], environment, compiler);
        auto parts = partsOf(node["parts"], environment, compiler);
        if (value)
            specs.m_specs.push_back({std::string(node["id"].string()), std::string(node["label"].string()),
                                     std::move(*value), std::move(parts), node});
    }
    if (!faults.empty()) return faults;
    return specs;
}

std::vector<Statistic> StatisticSpecs::of(const Roster& roster, Evaluation& evaluation) const
{
    auto statistics = common(roster);
    roster.showArmy(evaluation);
    for (const Spec& spec : m_specs) {
        Statistic made{spec.id, spec.label, plainValue(spec.value, evaluation), {}, spec.node, {}};
        if (!made.value) made.error = evaluation.error().message;
        made.parts = rules::parts(spec.parts, evaluation);
        const auto known =
            std::find_if(statistics.begin(), statistics.end(), [&](const auto& other) { return other.id == spec.id; });
        if (known == statistics.end())
            statistics.push_back(std::move(made));
        else
            *known = std::move(made);
    }
    return statistics;
}

namespace {

bool isCertain(const expr::Program& program)
{
    return program.isCertain() && isPlain(program.certainty().shape) &&
           program.certainty().shape.kind() != Type::Kind::dynamic;
}

bool isCertain(const Term& part)
{
    const auto kindOf = [](const expr::Program& program) { return program.certainty().shape.kind(); };
    return isCertain(part.value) &&
           (!part.when || (part.when->isCertain() && kindOf(*part.when) == Type::Kind::boolean)) &&
           (!part.each || (part.each->isCertain() &&
                           (kindOf(*part.each) == Type::Kind::list || kindOf(*part.each) == Type::Kind::map)));
}

}  // namespace

StatisticSpecs StatisticSpecs::uncertain() const
{
    StatisticSpecs some;
    for (const Spec& spec : m_specs)
        if (!isCertain(spec.value) ||
            !std::all_of(spec.parts.begin(), spec.parts.end(), [](const Term& part) { return isCertain(part); }))
            some.m_specs.push_back(spec);
    return some;
}

void StatisticSpecs::addNames(NamesRead& names) const
{
    for (const Spec& spec : m_specs) {
        names.add(spec.value);
        for (const Term& part : spec.parts) {
            names.add(part.when), names.add(part.each);
            names.add(part.label), names.add(part.value);
        }
    }
}

}  // namespace muster::rules
