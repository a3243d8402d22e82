#include "core/expr/evaluation.hpp"

#include "core/expr/compare.hpp"
#include "core/expr/map_index.hpp"
#include "core/expr/operators.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

namespace {

constexpr std::size_t maxTraceLength = 100'000;
constexpr std::size_t maxTraceValueLength = 200;

/// True for a text that equal() compares without charging the meter.
bool isShortText(const Value& value) { return value.is(ValueType::string) && value.size() < 16; }

}  // namespace

Evaluation::Evaluation(const Plan& plan, std::span<const Value> slots, Arena& arena, Meter& meter,
                       std::vector<TraceStep>* trace)
    : m_slots(slots), m_work{arena, meter, {}}, m_trace(trace), m_isRecorded(plan.isRecorded && meter.isRecorded),
      m_isWatched(m_isRecorded || trace != nullptr)
{
    m_locals = plan.locals > m_fewLocals.size() / sizeof(Value) ? arena.allocate<Value>(plan.locals)
                                                                : reinterpret_cast<Value*>(m_fewLocals.data());
}

Outcome Evaluation::run(const Node& root)
{
    const Value value = eval(root);
    if (!failed(value)) return value;
    return EvaluationError{std::move(m_work.error), m_errorBegin, m_errorEnd};
}

Value Evaluation::failAt(const Node& node, std::string message)
{
    m_work.error = std::move(message);
    return place(node);
}

Value Evaluation::place(const Node& node)
{
    m_errorBegin = node.begin;
    m_errorEnd = node.end;
    return Failed::value();
}

Value Evaluation::exhaustedAt(const Node& node)
{
    m_work.failExhausted();
    return place(node);
}

Value Evaluation::watched(const Node& node)
{
    if (m_trace != nullptr && node.unfolded != nullptr) return watched(*node.unfolded);
    if (node.isConstant()) return node.value;
    ++m_depth;
    const Value value = node.step == Step::local ? m_locals[node.slot] : step(node);
    --m_depth;
    if (m_isRecorded) node.seen.add(value);
    if (m_trace != nullptr && m_trace->size() < maxTraceLength)
        m_trace->push_back({node.begin, node.end, m_depth,
                            failed(value) ? "error: " + m_work.error : toText(value, maxTraceValueLength)});
    return value;
}

Value Evaluation::step(const Node& node)
{
    if (!m_work.charge(1)) return exhaustedAt(node);
    switch (node.step) {
    case Step::constant: return node.value;
    case Step::slot: return variable(node);
    case Step::local: return m_locals[node.slot];
    case Step::fail: return failAt(node, std::string(node.value.asString()));
    case Step::select: return select(node);
    case Step::has: return has(node);
    case Step::index: return index(node);
    case Step::negate:
    case Step::logicalNot: return unary(node);
    case Step::add:
    case Step::subtract:
    case Step::multiply:
    case Step::divide:
    case Step::modulo:
    case Step::equal:
    case Step::notEqual:
    case Step::less:
    case Step::lessEqual:
    case Step::greater:
    case Step::greaterEqual: return binary(node);
    case Step::in: return in(node);
    case Step::logicalAnd: return logical(node, false);
    case Step::logicalOr: return logical(node, true);
    case Step::conditional: return conditional(node);
    case Step::list: return list(node);
    case Step::map: return map(node);
    case Step::call: return call(node);
    case Step::callOne: return callOne(node);
    case Step::matches: return matches(node);
    case Step::all: return quantify(node, false);
    case Step::exists: return quantify(node, true);
    case Step::existsOne: return existsOne(node);
    case Step::transformList: return transformList(node);
    case Step::filter: return filter(node);
    case Step::transformMap: return transformMap(node);
    case Step::transformMapEntry: return transformMapEntry(node);
    case Step::sortBy: return sortBy(node);
    case Step::bind: return bind(node);
    }
    return failAt(node, "this cannot be evaluated");
}

Value Evaluation::variable(const Node& node)
{
    if (node.slot < m_slots.size()) return m_slots[node.slot];
    return failAt(node, "this variable has no value here");
}

const MapEntry* Evaluation::field(const Node& node, const Value& record, const Value& name, std::uint32_t hash)
{
    return record.isIndexed() ? record.entry(name, hash) : guess(node, record, name);
}

const MapEntry* Evaluation::guess(const Node& node, const Value& record, const Value& name)
{
    const auto entries = record.asMap();
    const auto guess = node.guess.place.load(std::memory_order_relaxed);
    if (guess < entries.size() && entries[guess].key.isText(name)) return &entries[guess];
    const MapEntry* found = record.entry(name, 0);
    if (found != nullptr)
        node.guess.place.store(static_cast<std::uint32_t>(found - entries.data()), std::memory_order_relaxed);
    return found;
}

inline Value Evaluation::record(const Node& operand)
{
    if (operand.step == Step::slot && !m_isWatched && operand.slot < m_slots.size() && m_work.charge(1))
        return m_slots[operand.slot];
    return eval(operand);
}

Value Evaluation::select(const Node& node)
{
    const Value operand = record(node.child(0));
    if (failed(operand)) return operand;
    if (!operand.is(ValueType::map))
        return failAt(
            node, fmt::format("a value of type {} has no field '{}'", typeName(operand.type()), node.value.asString()));
    if (operand.size() > 16 && !m_work.charge(operand.size() / 16)) return exhaustedAt(node);
    const MapEntry* found = field(node, operand, node.value, node.hash);
    return found != nullptr ? found->value : failAt(node, fmt::format("no such key: '{}'", node.value.asString()));
}

Value Evaluation::has(const Node& node)
{
    const Value operand = record(node.child(0));
    if (failed(operand)) return operand;
    if (!operand.is(ValueType::map))
        return failAt(node, fmt::format("a value of type {} has no fields", typeName(operand.type())));
    if (operand.size() > 16 && !m_work.charge(operand.size() / 16)) return exhaustedAt(node);
    return Value::boolean(field(node, operand, node.value, node.hash) != nullptr);
}

Value Evaluation::index(const Node& node)
{
    const Value operand = record(node.child(0));
    if (failed(operand)) return operand;
    const Value key = eval(node.child(1));
    if (failed(key)) return key;
    if (!operand.is(ValueType::map) || !key.is(ValueType::string))
        return placed(node, applyIndex(operand, key, m_work));
    if (!m_work.charge(1 + operand.size() / 16)) return exhaustedAt(node);
    const MapEntry* found = field(node, operand, key, operand.isIndexed() ? keyHash(key.asString()) : 0);
    return found != nullptr ? found->value : failAt(node, "no such key: " + toText(key, 60));
}

Value Evaluation::unary(const Node& node)
{
    const Value operand = eval(node.child(0));
    if (failed(operand)) return operand;
    if (node.step == Step::logicalNot && operand.is(ValueType::boolean)) return Value::boolean(!operand.asBoolean());
    if (node.step == Step::logicalNot)
        return failAt(node, fmt::format("'!' negates a bool, not {}", typeName(operand.type())));
    return placed(node, applyNegate(operand, m_work));
}

Value Evaluation::binary(const Node& node)
{
    const Value left = eval(node.child(0));
    if (failed(left)) return left;
    const Value right = eval(node.child(1));
    if (failed(right)) return right;
    if (left.is(ValueType::integer) && right.is(ValueType::integer)) {
        const auto a = left.asInteger(), b = right.asInteger();
        switch (node.step) {
        case Step::equal: return Value::boolean(a == b);
        case Step::notEqual: return Value::boolean(a != b);
        case Step::less: return Value::boolean(a < b);
        case Step::lessEqual: return Value::boolean(a <= b);
        case Step::greater: return Value::boolean(a > b);
        case Step::greaterEqual: return Value::boolean(a >= b);
        default: break;
        }
    }
    // Comparing short texts is no work.
    if ((node.step == Step::equal || node.step == Step::notEqual) && isShortText(left) && right.is(ValueType::string))
        return Value::boolean(left.isText(right) == (node.step == Step::equal));
    return placed(node, applyBinary(node.step, left, right, m_work));
}

Value Evaluation::in(const Node& node)
{
    const Value item = eval(node.child(0));
    if (failed(item)) return item;
    const Value whole = eval(node.child(1));
    if (failed(whole)) return whole;
    if (!m_work.charge(1 + whole.size() / 4)) return exhaustedAt(node);
    if (whole.is(ValueType::map))
        return Value::boolean(item.is(ValueType::string)
                                  ? field(node, whole, item, whole.isIndexed() ? keyHash(item.asString()) : 0) !=
                                        nullptr
                                  : findKey(whole, item) != nullptr);
    if (!whole.is(ValueType::list))
        return failAt(node,
                      fmt::format("'in' cannot look for {} in {}", typeName(item.type()), typeName(whole.type())));
    if (isShortText(item))
        return Value::boolean(std::any_of(whole.asList().begin(), whole.asList().end(),
                                          [&](const Value& candidate) { return candidate.isText(item); }));
    for (const Value& candidate : whole.asList())
        if (equal(candidate, item, m_work.meter)) return Value::boolean(true);
    return m_work.exhausted() ? exhaustedAt(node) : Value::boolean(false);
}

// An operand that decides the result takes precedence over failing operands, in any order.
Value Evaluation::logical(const Node& node, bool decider)
{
    std::optional<EvaluationError> first;
    for (const Node* child : node.children) {
        const Value value = eval(*child);
        if (value.is(ValueType::boolean)) {
            if (value.asBoolean() == decider) return value;
            continue;
        }
        if (!failed(value))
            failAt(*child, fmt::format("'{}' combines bools, not {}", decider ? "||" : "&&", typeName(value.type())));
        if (m_work.exhausted()) return Failed::value();
        if (!first) first = {m_work.error, m_errorBegin, m_errorEnd};
    }
    return first ? failAgain(std::move(*first)) : Value::boolean(!decider);
}

Value Evaluation::failAgain(EvaluationError error)
{
    m_work.error = std::move(error.message);
    m_errorBegin = error.begin;
    m_errorEnd = error.end;
    return Failed::value();
}

Value Evaluation::conditional(const Node& node)
{
    const Value condition = eval(node.child(0));
    if (failed(condition)) return condition;
    if (!condition.is(ValueType::boolean))
        return failAt(node.child(0),
                      fmt::format("the condition before '?' must be bool, not {}", typeName(condition.type())));
    return eval(node.child(condition.asBoolean() ? 1 : 2));
}

Value Evaluation::list(const Node& node)
{
    Value* items = m_work.arena.allocate<Value>(node.children.size());
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        items[i] = eval(node.child(i));
        if (failed(items[i])) return items[i];
    }
    return Value::list({items, node.children.size()});
}

Value Evaluation::map(const Node& node)
{
    const std::size_t count = node.children.size() / 2;
    MapEntry* entries = m_work.arena.allocate<MapEntry>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Node& keyNode = node.child(2 * i);
        const Value key = eval(keyNode);
        if (failed(key)) return key;
        if (key.is(ValueType::real) || !(key.isNumber() || key.is(ValueType::string) || key.is(ValueType::boolean)))
            return failAt(keyNode, fmt::format("a key is a string, int, uint or bool, not {}", typeName(key.type())));
        if (!m_work.charge(i / 16)) return exhaustedAt(node);
        if (findKey(Value::map({entries, i}), key) != nullptr)
            return failAt(keyNode, "the key " + toText(key, 60) + " appears twice in this map");
        const Value value = eval(node.child(2 * i + 1));
        if (failed(value)) return value;
        entries[i] = {key, value};
    }
    return Value::map({entries, count});
}

Value Evaluation::bind(const Node& node)
{
    const Value value = eval(node.child(0));
    if (failed(value)) return value;
    m_locals[node.slot] = value;
    return eval(node.child(1));
}

}  // namespace muster::expr
