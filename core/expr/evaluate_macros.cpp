#include "core/expr/compare.hpp"
#include "core/expr/evaluation.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

// The range of a comprehension: iterates over the items of a list or the entries of a map.
struct Evaluation::Walk {
    const Node& node;
    Value range;
    std::span<const Value> items;
    std::span<const MapEntry> entries;
    bool ok = true;

    explicit Walk(const Node& n, const Value& r) : node(n), range(r)
    {
        if (r.is(ValueType::list))
            items = r.asList();
        else if (r.is(ValueType::map))
            entries = r.asMap();
        else
            ok = false;
    }
    std::uint32_t size() const { return range.size(); }
    Value first(std::uint32_t i) const { return entries.empty() ? items[i] : entries[i].key; }
    Value key(std::uint32_t i) const { return entries.empty() ? Value::integer(i) : entries[i].key; }
    Value value(std::uint32_t i) const { return entries.empty() ? items[i] : entries[i].value; }
};

namespace {

std::string cannotWalk(const Value& range)
{
    return fmt::format("only a list or a map can be iterated over, not {}", typeName(range.type()));
}

}  // namespace

// Assigns the i-th item to the variables; false if the meter is empty.
bool Evaluation::enter(const Walk& walk, std::uint32_t i)
{
    if (!m_work.charge(1)) return false;
    if (walk.node.pair) {
        m_locals[walk.node.slot] = walk.key(i);
        m_locals[walk.node.slot + 1] = walk.value(i);
    } else {
        m_locals[walk.node.slot] = walk.first(i);
    }
    return true;
}

Value Evaluation::condition(const Node& part, std::string_view macro)
{
    const Value value = eval(part);
    if (failed(value) || value.is(ValueType::boolean)) return value;
    return failAt(part, fmt::format("the condition of {}() must be bool, not {}", macro, typeName(value.type())));
}

// all and exists: an item that decides the result takes precedence over failing items, as with && and ||.
Value Evaluation::quantify(const Node& node, bool decider)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    std::optional<EvaluationError> first;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        const Value value = condition(node.child(1), decider ? "exists" : "all");
        if (failed(value)) {
            if (m_work.exhausted()) return value;
            if (!first) first = {m_work.error, m_errorBegin, m_errorEnd};
        } else if (value.asBoolean() == decider) {
            return value;
        }
    }
    return first ? failAgain(std::move(*first)) : Value::boolean(!decider);
}

Value Evaluation::existsOne(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    std::uint32_t found = 0;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        const Value value = condition(node.child(1), "existsOne");
        if (failed(value)) return value;
        if (value.asBoolean()) ++found;
    }
    return Value::boolean(found == 1);
}

Value Evaluation::transformList(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    if (!m_work.charge(walk.size())) return exhaustedAt(node);
    Value* out = m_work.arena.allocate<Value>(walk.size());
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        if (node.children.size() > 2) {
            const Value wanted = condition(node.child(2), "map");
            if (failed(wanted)) return wanted;
            if (!wanted.asBoolean()) continue;
        }
        out[count] = eval(node.child(1));
        if (failed(out[count])) return out[count];
        ++count;
    }
    return Value::list({out, count});
}

Value Evaluation::filter(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    if (!m_work.charge(walk.size())) return exhaustedAt(node);
    Value* out = m_work.arena.allocate<Value>(walk.size());
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        const Value wanted = condition(node.child(1), "filter");
        if (failed(wanted)) return wanted;
        if (wanted.asBoolean()) out[count++] = walk.first(i);
    }
    return Value::list({out, count});
}

Value Evaluation::transformMap(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    if (!m_work.charge(2ull * walk.size())) return exhaustedAt(node);
    MapEntry* out = m_work.arena.allocate<MapEntry>(walk.size());
    std::size_t count = 0;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        if (node.children.size() > 2) {
            const Value wanted = condition(node.child(2), "transformMap");
            if (failed(wanted)) return wanted;
            if (!wanted.asBoolean()) continue;
        }
        const Value value = eval(node.child(1));
        if (failed(value)) return value;
        out[count++] = {walk.key(i), value};
    }
    return Value::map({out, count});
}

Value Evaluation::transformMapEntry(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    const Walk walk(node, range);
    if (!walk.ok) return failAt(node.child(0), cannotWalk(range));
    std::vector<MapEntry> made;
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        if (node.children.size() > 2) {
            const Value wanted = condition(node.child(2), "transformMapEntry");
            if (failed(wanted)) return wanted;
            if (!wanted.asBoolean()) continue;
        }
        const Value part = eval(node.child(1));
        if (failed(part)) return part;
        if (!part.is(ValueType::map))
            return failAt(node.child(1), fmt::format("transformMapEntry() needs a map, not {}", typeName(part.type())));
        for (const MapEntry& entry : part.asMap()) {
            if (!m_work.charge(2 + made.size() / 16)) return exhaustedAt(node);
            if (findKey(Value::map(made), entry.key) != nullptr)
                return failAt(node.child(1), "the key " + toText(entry.key, 60) + " is produced twice");
            made.push_back(entry);
        }
    }
    MapEntry* out = m_work.arena.allocate<MapEntry>(made.size());
    std::copy(made.begin(), made.end(), out);
    return Value::map({out, made.size()});
}

Value Evaluation::sortBy(const Node& node)
{
    const Value range = eval(node.child(0));
    if (failed(range)) return range;
    if (!range.is(ValueType::list))
        return failAt(node.child(0), fmt::format("sortBy() sorts a list, not {}", typeName(range.type())));
    const Walk walk(node, range);
    MapEntry* keyed = m_work.arena.allocate<MapEntry>(walk.size());
    for (std::uint32_t i = 0; i < walk.size(); ++i) {
        if (!enter(walk, i)) return exhaustedAt(node);
        const Value key = eval(node.child(1));
        if (failed(key)) return key;
        keyed[i] = {key, walk.items[i]};
        if (!canSortBeside(keyed[0].key, key))
            return failAt(node.child(1), fmt::format("these keys cannot be ordered: {} and {}",
                                                     typeName(keyed[0].key.type()), typeName(key.type())));
        if (!m_work.charge(sortingWork(key, walk.size()))) return exhaustedAt(node);
    }
    std::stable_sort(keyed, keyed + walk.size(),
                     [](const MapEntry& a, const MapEntry& b) { return *order(a.key, b.key) < 0; });
    Value* out = m_work.arena.allocate<Value>(walk.size());
    for (std::uint32_t i = 0; i < walk.size(); ++i) out[i] = keyed[i].value;
    return Value::list({out, walk.size()});
}

}  // namespace muster::expr
