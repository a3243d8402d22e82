#include "core/expr/program.hpp"

#include "core/expr/certainty.hpp"
#include "core/expr/checker.hpp"
#include "core/expr/evaluation.hpp"
#include "core/expr/parser.hpp"
#include "core/expr/places.hpp"
#include "core/expr/plan.hpp"

namespace muster::expr {

struct Program::Data {
    std::string source;
    Type type;
    std::shared_ptr<const Declarations> environment;  // owns the functions that the plan refers to
    Plan plan;
    std::vector<std::uint32_t> reads;
    std::vector<std::string> fields;
    bool readsWhole = false;
    Certainty certainty;
    std::vector<std::string> placesOfItems;
};

class Compiler {
public:
    static Program::Compiled compile(std::string_view source, const Environment& environment,
                                     const Program::Options& options)
    {
        auto parsed = parse(source, options.macros);
        if (auto* problem = std::get_if<Problem>(&parsed)) return std::vector<Problem>{std::move(*problem)};
        Syntax& root = *std::get<Syntax::Pointer>(parsed);

        auto data = std::make_shared<Program::Data>();
        data->environment = environment.m_data;
        Checker checker(*data->environment, options);
        checker.run(root);
        if (auto problems = checker.takeProblems(); !problems.empty()) return problems;

        data->source = source;
        data->type = root.type.plain();
        data->certainty = certaintyOf(root, *data->environment);
        data->placesOfItems = placesOfItems(root);
        lower(root, checker.localCount(), *data->environment->budget, data->plan);
        data->reads = slotsRead(data->plan);
        data->fields = fieldsRead(data->plan, data->readsWhole);
        Program program;
        program.m_data = std::move(data);
        return program;
    }
};

Program::Compiled Program::compile(std::string_view source, const Environment& environment, Options options)
{
    return Compiler::compile(source, environment, options);
}

const std::string& Program::source() const { return m_data->source; }

Type Program::type() const { return m_data->type; }

std::optional<Value> Program::constant() const
{
    if (m_data->plan.root->isConstant()) return m_data->plan.root->value;
    return std::nullopt;
}

std::vector<std::uint32_t> Program::reads() const { return m_data->reads; }

bool Program::isCertain() const { return m_data->certainty.holds; }

const Certainty& Program::certainty() const { return m_data->certainty; }

const std::vector<std::string>& Program::placesOfItems() const { return m_data->placesOfItems; }

const std::vector<std::string>& Program::fields() const { return m_data->fields; }

bool Program::readsWhole() const { return m_data->readsWhole; }

Outcome Program::evaluate(std::span<const Value> slots, Arena& arena, Meter& meter, std::vector<TraceStep>* trace) const
{
    const Plan& plan = m_data->plan;
    if (plan.root->isConstant() && trace == nullptr) return plan.root->value;
    return Evaluation(plan, slots, arena, meter, trace).run(*plan.root);
}

namespace {

void addParts(const Node& node, std::vector<RecordedPart>& parts)
{
    if (node.isConstant()) return;
    const Seen& seen = node.seen;
    parts.push_back({node.begin, node.end, node.condition, seen.wasEvaluated(), seen.wasTrue(), seen.wasFalse()});
    for (const Node* child : node.children) addParts(*child, parts);
}

}  // namespace

std::vector<RecordedPart> Program::recordedParts() const
{
    std::vector<RecordedPart> parts;
    if (m_data->plan.isRecorded) addParts(*m_data->plan.root, parts);
    return parts;
}

}  // namespace muster::expr
