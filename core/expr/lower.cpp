#include "core/expr/evaluation.hpp"
#include "core/expr/map_index.hpp"
#include "core/expr/plan.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <new>

namespace muster::expr {

namespace {

constexpr std::uint64_t foldingWork = 100'000;
constexpr std::uint32_t noLocal = UINT32_MAX;

// The variables and locals that a subtree depends on; a subtree without any is constant.
struct Needs {
    bool slots = false;
    std::uint32_t lowestLocal = noLocal;

    bool none() const { return !slots && lowestLocal == noLocal; }
    void add(const Needs& other)
    {
        slots = slots || other.slots;
        lowestLocal = std::min(lowestLocal, other.lowestLocal);
    }
};

struct Lowered {
    const Node* node;
    Needs needs;
};

Step stepOf(Operator op)
{
    switch (op) {
    case Operator::add: return Step::add;
    case Operator::subtract: return Step::subtract;
    case Operator::multiply: return Step::multiply;
    case Operator::divide: return Step::divide;
    case Operator::modulo: return Step::modulo;
    case Operator::equal: return Step::equal;
    case Operator::notEqual: return Step::notEqual;
    case Operator::less: return Step::less;
    case Operator::lessEqual: return Step::lessEqual;
    case Operator::greater: return Step::greater;
    case Operator::greaterEqual: return Step::greaterEqual;
    case Operator::in: return Step::in;
    case Operator::negate: return Step::negate;
    case Operator::logicalNot: return Step::logicalNot;
    }
    return Step::fail;
}

Step stepOf(Macro macro)
{
    switch (macro) {
    case Macro::all: return Step::all;
    case Macro::exists: return Step::exists;
    case Macro::existsOne: return Step::existsOne;
    case Macro::map: return Step::transformList;
    case Macro::filter: return Step::filter;
    case Macro::transformMap: return Step::transformMap;
    case Macro::transformMapEntry: return Step::transformMapEntry;
    case Macro::sortBy: return Step::sortBy;
    }
    return Step::fail;
}

class Lowering {
public:
    Lowering(Plan& plan, CompileBudget& budget)
        : m_plan(plan), m_budget(budget), m_allowed(std::min(foldingWork, budget.folding.load())), m_meter{m_allowed}
    {}
    ~Lowering()
    {
        // Other threads may have taken from it meanwhile.
        auto left = m_budget.folding.load();
        const auto done = m_allowed - m_meter.left;
        while (!m_budget.folding.compare_exchange_weak(left, left - std::min(left, done))) {
        }
    }
    Lowering(const Lowering&) = delete;
    Lowering& operator=(const Lowering&) = delete;

    const Node* run(const Syntax& root) { return visit(root).node; }

private:
    Node& newNode() { return *new (m_plan.store.allocate<Node>(1)) Node; }

    Node& make(const Syntax& syntax, Step step)
    {
        Node& node = newNode();
        node.step = step;
        node.begin = syntax.begin;
        node.end = syntax.end;
        node.condition = syntax.type.kind() == Type::Kind::boolean;
        node.record = syntax.type.kind() == Type::Kind::record || syntax.type.kind() == Type::Kind::dynamic;
        return node;
    }

    Value keep(std::string_view text) { return Value::string(m_plan.store.copy(text)); }

    Lowered visit(const Syntax& syntax)
    {
        switch (syntax.kind) {
        case SyntaxKind::literal: return literal(syntax);
        case SyntaxKind::name: return name(syntax);
        case SyntaxKind::select: return field(syntax, Step::select);
        case SyntaxKind::has: return field(syntax, Step::has);
        case SyntaxKind::index: return plain(syntax, Step::index);
        case SyntaxKind::unary:
        case SyntaxKind::binary: return plain(syntax, stepOf(syntax.op));
        case SyntaxKind::logicalAnd: return logical(syntax, false);
        case SyntaxKind::logicalOr: return logical(syntax, true);
        case SyntaxKind::conditional: return conditional(syntax);
        case SyntaxKind::call: return call(syntax);
        case SyntaxKind::list: return plain(syntax, Step::list);
        case SyntaxKind::map: return plain(syntax, Step::map);
        case SyntaxKind::comprehension: return comprehension(syntax);
        case SyntaxKind::bind: return bind(syntax);
        }
        return {&make(syntax, Step::fail), {}};
    }

    Lowered literal(const Syntax& syntax)
    {
        Node& node = make(syntax, Step::constant);
        node.value = syntax.literal.is(ValueType::string) ? keep(syntax.name) : syntax.literal;
        return {&node, {}};
    }

    Lowered name(const Syntax& syntax)
    {
        switch (syntax.reference) {
        case Reference::slot: {
            Node& node = make(syntax, Step::slot);
            node.slot = syntax.slot;
            return {&node, {true, noLocal}};
        }
        case Reference::local: {
            Node& node = make(syntax, Step::local);
            node.slot = syntax.slot;
            return {&node, {false, syntax.slot}};
        }
        case Reference::typeName: {
            Node& node = make(syntax, Step::constant);
            node.value = Value::type(m_plan.store.copy(syntax.name));
            return {&node, {}};
        }
        case Reference::unresolved: break;
        }
        return failing(syntax, fmt::format("there is no '{}' here", syntax.name));
    }

    Lowered failing(const Syntax& syntax, const std::string& why)
    {
        Node& node = make(syntax, Step::fail);
        node.value = keep(why);
        return {&node, {}};
    }

    Needs adopt(Node& node, const Syntax& syntax)
    {
        const std::size_t count = syntax.children.size();
        auto** children = m_plan.store.allocate<const Node*>(count);
        Needs needs;
        for (std::size_t i = 0; i < count; ++i) {
            const Lowered child = visit(*syntax.children[i]);
            children[i] = child.node;
            needs.add(child.needs);
        }
        node.children = {children, count};
        return needs;
    }

    Lowered plain(const Syntax& syntax, Step step)
    {
        Node& node = make(syntax, step);
        const Needs needs = adopt(node, syntax);
        return fold(node, needs);
    }

    Lowered field(const Syntax& syntax, Step step)
    {
        Node& node = make(syntax, step);
        node.value = keep(syntax.name);
        node.hash = keyHash(syntax.name);
        const Needs needs = adopt(node, syntax);
        return fold(node, needs);
    }

    Lowered call(const Syntax& syntax)
    {
        if (syntax.callable == nullptr) return failing(syntax, fmt::format("there is no function {}()", syntax.name));
        Node& node = make(syntax, Step::call);
        node.callable = syntax.callable;
        if (syntax.overload >= 0)
            node.overload = &syntax.callable->overloads[static_cast<std::size_t>(syntax.overload)];
        if (node.overload == nullptr && node.callable->overloads.size() == 1)
            node.overload = &node.callable->overloads.front();
        const Needs needs = adopt(node, syntax);
        if (node.children.size() == 1 && node.overload != nullptr && node.overload->native != nullptr)
            node.step = Step::callOne;
        if (syntax.name == "matches") usePattern(node);
        // Functions of the toolkit may depend on external state, so they are evaluated later.
        return node.overload != nullptr && node.overload->added != nullptr ? Lowered{&node, {true, needs.lowestLocal}}
                                                                           : fold(node, needs);
    }

    void usePattern(Node& node)
    {
        if (node.children.size() != 2 || !node.child(1).isConstant() || !node.child(1).value.is(ValueType::string))
            return;
        if (node.callable->overloads.size() > 1) return;
        auto compiled = m_budget.patterns.compile(node.child(1).value.asString());
        auto* pattern = std::get_if<std::shared_ptr<const text::Regex>>(&compiled);
        if (pattern == nullptr) return;
        node.step = Step::matches;
        node.pattern = pattern->get();
        m_plan.patterns.push_back(std::move(*pattern));
    }

    // One operand that decides the result, even if others fail, makes a constant.
    Lowered logical(const Syntax& syntax, bool decider)
    {
        Node& node = make(syntax, decider ? Step::logicalOr : Step::logicalAnd);
        const Needs needs = adopt(node, syntax);
        for (const Node* child : node.children)
            if (child->isConstant() && child->value.is(ValueType::boolean) && child->value.asBoolean() == decider)
                return {constantFor(node, child->value), {}};
        return fold(node, needs);
    }

    Lowered conditional(const Syntax& syntax)
    {
        Node& node = make(syntax, Step::conditional);
        auto** children = m_plan.store.allocate<const Node*>(3);
        Lowered parts[3];
        Needs needs;
        for (std::size_t i = 0; i < 3; ++i) {
            parts[i] = visit(*syntax.children[i]);
            children[i] = parts[i].node;
            needs.add(parts[i].needs);
        }
        node.children = {children, 3};
        if (node.child(0).isConstant() && node.child(0).value.is(ValueType::boolean)) {
            const Lowered& taken = parts[node.child(0).value.asBoolean() ? 1 : 2];
            if (taken.node->isConstant()) return {constantFor(node, taken.node->value), {}};
            return {&node, taken.needs};
        }
        return fold(node, needs);
    }

    Lowered comprehension(const Syntax& syntax)
    {
        Node& node = make(syntax, stepOf(syntax.macro));
        node.pair = syntax.variables.size() == 2;
        node.slot = syntax.slot;
        return fold(node, closed(adopt(node, syntax), syntax.slot));
    }

    Lowered bind(const Syntax& syntax)
    {
        Node& node = make(syntax, Step::bind);
        node.slot = syntax.slot;
        return fold(node, closed(adopt(node, syntax), syntax.slot));
    }

    // The variables from `first` on belong to the node itself.
    static Needs closed(Needs needs, std::uint32_t first)
    {
        if (needs.lowestLocal >= first) needs.lowestLocal = noLocal;
        return needs;
    }

    const Node* constantFor(Node& node, const Value& value)
    {
        Node& constant = newNode();
        constant.begin = node.begin;
        constant.end = node.end;
        constant.value = value;
        constant.unfolded = &node;
        return &constant;
    }

    Lowered fold(Node& node, const Needs& needs)
    {
        if (!needs.none() || m_meter.left == 0) return {&node, needs};
        Evaluation evaluation(m_plan, {}, m_plan.store, m_meter, nullptr);
        const Outcome outcome = evaluation.run(node);
        if (const Value* value = std::get_if<Value>(&outcome)) return {constantFor(node, *value), {}};
        return {&node, needs};
    }

    Plan& m_plan;
    CompileBudget& m_budget;
    std::uint64_t m_allowed;
    Meter m_meter;
};

void collectSlots(const Node& node, std::vector<std::uint32_t>& slots)
{
    if (node.step == Step::slot) slots.push_back(node.slot);
    for (const Node* child : node.children) collectSlots(*child, slots);
}

}  // namespace

void lower(const Syntax& root, std::uint32_t locals, CompileBudget& budget, Plan& plan)
{
    plan.locals = locals;
    plan.root = Lowering(plan, budget).run(root);
    plan.isRecorded = budget.recording != nullptr;
}

std::vector<std::uint32_t> slotsRead(const Plan& plan)
{
    std::vector<std::uint32_t> slots;
    collectSlots(*plan.root, slots);
    std::sort(slots.begin(), slots.end());
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    return slots;
}

namespace {

void collectFields(const Node& node, std::vector<std::string>& fields, bool& whole)
{
    const auto isRecord = [](const Node& operand) {
        return operand.record &&
               (operand.step == Step::slot || operand.step == Step::local || operand.step == Step::index);
    };
    const bool goesThrough = node.step == Step::all || node.step == Step::exists || node.step == Step::existsOne ||
                             node.step == Step::transformList || node.step == Step::filter ||
                             node.step == Step::transformMap || node.step == Step::transformMapEntry;
    if (node.step == Step::select || node.step == Step::has) fields.emplace_back(node.value.asString());
    if (node.step == Step::index) {
        if (node.child(1).isConstant() && node.child(1).value.is(ValueType::string))
            fields.emplace_back(node.child(1).value.asString());
        else if (isRecord(node.child(0)))
            whole = true;
    }
    if (node.step == Step::in && node.child(0).isConstant() && node.child(0).value.is(ValueType::string))
        fields.emplace_back(node.child(0).value.asString());
    if (goesThrough && isRecord(node.child(0))) whole = true;
    for (const Node* child : node.children) collectFields(*child, fields, whole);
}

}  // namespace

std::vector<std::string> fieldsRead(const Plan& plan, bool& whole)
{
    std::vector<std::string> fields;
    collectFields(*plan.root, fields, whole);
    std::sort(fields.begin(), fields.end());
    fields.erase(std::unique(fields.begin(), fields.end()), fields.end());
    return fields;
}

}  // namespace muster::expr
