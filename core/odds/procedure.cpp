#include "core/odds/procedure.hpp"
#include "core/game/expression_faults.hpp"
#include "core/game/game_types.hpp"
#include "core/game/names_read.hpp"
#include "core/game/simple_types.hpp"
#include "core/odds/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>

namespace muster::rules {

using expr::Environment;
using expr::Type;
using text::Node;

namespace {

bool isPlain(const Type& type)
{
    switch (type.kind()) {
    case Type::Kind::dynamic:
    case Type::Kind::boolean:
    case Type::Kind::integer:
    case Type::Kind::real:
    case Type::Kind::string: return true;
    default: return false;
    }
}

/// What an expression of a procedure can read: an environment, and the slots of the names that steps gave.
struct Known {
    Environment environment;
    std::map<std::string, std::uint32_t, std::less<>> slots{};

    std::uint32_t declare(const std::string& name, const Type& type)
    {
        return slots[name] = environment.declare(name, type);
    }
};

/// Compiles one procedure.
class ProcedureLoader {
public:
    ProcedureLoader(Node node, const Environment& units, ExpressionCompiler& compiler)
        : m_compiler(compiler), m_base{units}
    {
        m_made.node = node;
        m_made.id = node["id"].string(), m_made.label = node["label"].string();
    }

    /// Nothing if it has errors.
    std::optional<Procedure> load()
    {
        m_compiler.restart();
        loadInputs();
        for (const Node need : m_made.node["needs"]) {
            auto require = program(need["require"], m_base.environment, boolType);
            auto message = m_compiler.sentence(need["message"], m_base.environment);
            m_namesRead.add(message);
            if (require && message) m_made.needs.push_back({std::move(*require), std::move(*message), need});
        }
        auto known = m_base;
        m_made.steps = loadSteps(m_made.node["steps"], known);
        loadResults(known.environment);
        if (m_compiler.failed()) return std::nullopt;
        warnUnusedInputs();
        warnUnusedValues();
        return std::move(m_made);
    }

private:
    std::optional<expr::Program> program(Node node, const Environment& environment, Type expected = {})
    {
        auto made = m_compiler.program(node, environment, std::move(expected));
        m_namesRead.add(made);
        return made;
    }

    void loadInputs()
    {
        std::vector<Type::Field> fields;
        for (const Node input : m_made.node["inputs"]) {
            const Type type = typeOfSchema(input, input.document().root());
            fields.push_back({std::string(input.key()), type, std::string(input["title"].string()), true});
            if (!isPlain(type) || type.kind() == Type::Kind::dynamic) {
                m_compiler.report(
                    input, "system/odds",
                    fmt::format("an input is a number, a text or true or false, but this is {}", type.toText()),
                    "give it a \"type\", such as integer, or the texts to choose from as \"enum\"");
                continue;
            }
            auto compiled = schema::Schema::compile(input);
            if (auto* problems = std::get_if<std::vector<text::Fault>>(&compiled)) {
                for (const auto& problem : *problems)
                    m_compiler.report(input, "system/schema", problem.message, problem.help);
                continue;
            }
            auto& checked = std::get<schema::Schema>(compiled);
            std::vector<schema::Finding> findings;
            checked.check(input["default"], findings);
            if (!findings.empty())
                m_compiler.report(input["default"], "system/odds",
                                  fmt::format("the default is no value of this input: {}", findings.front().message),
                                  findings.front().help);
            m_made.inputs.push_back({std::string(input.key()), input, std::move(checked), Reader(type)});
        }
        m_base.environment.declare("inputs", Type::record("inputs", std::move(fields)));
    }

    void warnUnusedInputs()
    {
        for (const auto& input : m_made.inputs)
            if (!m_namesRead.has(input.name))
                m_compiler.warn(input.node, "system/unused-let",
                                fmt::format("nothing in the odds \"{}\" reads the input \"{}\"", m_made.id, input.name),
                                fmt::format("read it as inputs.{}, or remove it", input.name));
    }

    std::optional<Amount> amountOf(Node node, const Environment& environment)
    {
        if (!node.isString()) return Amount{node, node.integer(), {}};
        auto made = program(node, environment, intType);
        if (!made) return std::nullopt;
        return Amount{node, 0, std::move(made)};
    }

    /// The number of the name; declares it if it is new.
    std::optional<std::size_t> nameOf(Node part, const Type& type, Known& known)
    {
        static constexpr std::string_view taken[] = {"a", "b", "inputs", "system", "tables", "die", "dice", "turn"};
        const auto name = std::string(part.key());
        if (std::find(std::begin(taken), std::end(taken), name) != std::end(taken)) {
            m_compiler.report(part, "system/expression", fmt::format("\"{}\" already has a meaning in odds", name),
                              "choose another name");
            return std::nullopt;
        }
        const auto slot = known.slots.find(name);
        if (slot == known.slots.end()) return place(known.declare(name, type.plain()));
        const auto before = known.environment.typeOf(name)->toText(), now = type.plain().toText();
        if (before != now) {
            m_compiler.report(part, "system/expression",
                              fmt::format("\"{}\" is {} in an earlier step, but this gives {}", name, before, now),
                              "give it values of one type, or use another name");
            return std::nullopt;
        }
        return place(slot->second);
    }

    std::size_t place(std::uint32_t slot)
    {
        const auto name = std::size_t{slot} - firstOddsName;
        m_made.names = std::max(m_made.names, name + 1);
        return name;
    }

    std::vector<OddsStep> loadSteps(Node nodes, Known& known)
    {
        std::vector<OddsStep> steps;
        for (const Node node : nodes)
            if (auto step = loadStep(node, known)) steps.push_back(std::move(*step));
        return steps;
    }

    std::optional<OddsStep> loadStep(Node node, Known& known)
    {
        OddsStep step;
        step.node = node;
        if (node["repeat"]) return loadRepeat(std::move(step), known);
        if (node["let"]) {
            for (const Node part : node["let"]) addPart(part, program(part, known.environment), step, known);
            return step;
        }
        const bool isSum = !!node["each"];
        step.kind = isSum ? OddsStep::Kind::each : OddsStep::Kind::all;
        auto number = amountOf(node["roll"], known.environment), sides = amountOf(node["sides"], known.environment);
        auto rolled = known.environment;
        step.rolledSlot = rolled.declare("die", intType);
        step.againNode = node["again"];
        step.again = program(node["again"], rolled, boolType);
        if (node["again"]) step.most = node["most"] ? node["most"].integer() : usualMost;
        if (!isSum) {
            // In the same slot, because a die is not rolled again while the dice are looked at together.
            rolled = known.environment;
            rolled.declare("dice", Type::listOf(intType));
        }
        for (const Node part : node[isSum ? "each" : "all"]) {
            auto made = program(part, rolled, isSum ? intType : Type());
            addPart(part, std::move(made), step, known);
        }
        if (!number || !sides) return std::nullopt;
        step.number = std::move(*number), step.sides = std::move(*sides);
        checkSize(step);
        return step;
    }

    std::optional<OddsStep> loadRepeat(OddsStep step, const Known& known)
    {
        step.kind = OddsStep::Kind::repeats;
        // The number of turns is the same whatever was rolled before.
        auto number = amountOf(step.node["repeat"], m_base.environment);
        auto inner = known;
        step.turn = place(inner.declare("turn", intType));
        step.steps = loadSteps(step.node["steps"], inner);
        if (!number) return std::nullopt;
        step.number = std::move(*number);
        return step;
    }

    void addPart(Node part, std::optional<expr::Program> made, OddsStep& step, Known& known)
    {
        const Type type = made ? made->type() : Type();
        if (!isPlain(type))
            m_compiler.report(
                part, "system/expression",
                fmt::format("a value of odds is a number, a text or true or false, but this gives {}", type.toText()),
                "name each of its values");
        const auto name = nameOf(part, type, known);
        if (made && name) step.parts.push_back({*name, std::move(*made), part});
    }

    static std::optional<std::int64_t> fixed(const Amount& amount)
    {
        if (!amount.program) return amount.fixed;
        const auto constant = amount.program->constant();
        return constant && constant->is(expr::ValueType::integer) ? std::optional(constant->asInteger()) : std::nullopt;
    }

    void checkSize(const OddsStep& step)
    {
        const auto number = fixed(step.number), sides = fixed(step.sides);
        if (step.kind != OddsStep::Kind::all || !number || !sides) return;
        // What is beyond the limits is told when it is rolled.
        if (*number < 0 || *number > maxDice || *sides < 1 || *sides > maxDiceSides) return;
        if (const auto rolls = rollsTogether(*number, static_cast<std::uint64_t>(*sides)); rolls > maxRollsTogether)
            m_compiler.report(step.number.node, "system/odds",
                              fmt::format("{} dice with {} sides have {} different rolls, more than the {} that can be "
                                          "looked at together",
                                          *number, *sides, rolls, maxRollsTogether),
                              "add up what each die gives, with \"each\" instead of \"all\", or roll fewer dice");
    }

    void loadResults(const Environment& environment)
    {
        std::set<std::string_view> seen;
        for (const Node node : m_made.node["results"]) {
            if (!seen.insert(node["id"].string()).second)
                m_compiler.report(node["id"], "system/duplicate-id",
                                  fmt::format("the id \"{}\" is used twice in the results", node["id"].string()),
                                  "give each its own id");
            auto value = program(node["value"], environment);
            if (!value) continue;
            if (!isPlain(value->type()))
                m_compiler.report(node["value"], "system/expression",
                                  fmt::format("a result is a number, a text or true or false, but this gives {}",
                                              value->type().toText()),
                                  "name one of its values");
            m_made.results.push_back(
                {std::string(node["id"].string()), std::string(node["label"].string()), std::move(*value), node});
        }
    }

    /// The parts of steps that a plan has, and those that a procedure has.
    using Parts = std::set<const OddsStep::Part*>;

    static void addParts(const std::vector<StepPlan>& plans, Parts& parts)
    {
        for (const auto& plan : plans) parts.insert(plan.parts.begin(), plan.parts.end()), addParts(plan.steps, parts);
    }

    void warnUnusedValues()
    {
        std::vector<const OddsResult*> results;
        for (const auto& result : m_made.results) results.push_back(&result);
        Parts used;
        addParts(planOf(m_made, results), used);
        warnUnusedValuesOf(m_made.steps, used);
    }

    void warnUnusedValuesOf(const std::vector<OddsStep>& steps, const Parts& used)
    {
        for (const auto& step : steps) {
            for (const auto& part : step.parts)
                if (!used.contains(&part))
                    m_compiler.warn(part.node, "system/unused-let",
                                    fmt::format("no result of the odds \"{}\" depends on this value of \"{}\"",
                                                m_made.id, part.node.key()),
                                    "use it in a later step or in a result, or remove it");
            warnUnusedValuesOf(step.steps, used);
        }
    }

    static constexpr std::int64_t usualMost = 10;

    ExpressionCompiler& m_compiler;
    Known m_base;  ///< without the names that steps give
    NamesRead m_namesRead;
    Procedure m_made;
};

}  // namespace

std::uint64_t rollsTogether(std::int64_t dice, std::uint64_t faces)
{
    constexpr auto tooMany = std::uint64_t{1} << 63;
    // The number of multisets: faces * (faces + 1) * ... / dice!
    std::uint64_t rolls = 1;
    for (std::int64_t i = 1; i <= dice; ++i) {
        const auto factor = faces + static_cast<std::uint64_t>(i) - 1;
        if (factor != 0 && rolls > tooMany / factor) return tooMany;
        rolls = rolls * factor / static_cast<std::uint64_t>(i);
    }
    return rolls;
}

Procedures Procedures::compile(const Game& game)
{
    Procedures made;
    const Node odds = game.document->root()["odds"];
    if (odds.size() == 0) return made;
    ExpressionCompiler compiler(made.faults);
    // The game's own budget has a recording, which counts only what checks evaluate.
    Visible visible;
    visible.budget = std::make_shared<expr::CompileBudget>();
    const auto& ofUnits = game.environment(Scope::unit);
    visible.system = ofUnits.typeOf("system"), visible.tables = ofUnits.typeOf("tables");
    auto environment = environmentOf(visible);
    const Type unit = ofUnits.typeOf("self").value_or(Type());
    environment.declare("a", unit);
    environment.declare("b", unit);
    std::set<std::string_view> seen;
    for (const Node node : odds) {
        if (!seen.insert(node["id"].string()).second)
            compiler.report(node["id"], "system/duplicate-id",
                            fmt::format("the id \"{}\" is used twice in the odds", node["id"].string()),
                            "give each its own id");
        if (auto procedure = ProcedureLoader(node, environment, compiler).load())
            made.list.push_back(std::move(*procedure));
    }
    return made;
}

}  // namespace muster::rules
