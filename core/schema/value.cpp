#include "core/schema/value.hpp"

#include "core/schema/number.hpp"
#include "core/schema/types.hpp"
#include "core/schema/wording.hpp"

#include <algorithm>
#include <set>

namespace muster::schema {

namespace {

using text::Kind;
using text::Node;

constexpr std::uint32_t fewItems = 12;

void appendNumber(const Node& node, std::string& out)
{
    const Decimal decimal = decimalOf(node.sourceText());
    if (decimal.negative) out.push_back('-');
    out.append(decimal.digits).push_back('e');
    out.append(std::to_string(decimal.exponent)).push_back(';');
}

void appendString(std::string_view text, std::string& out)
{
    out.append("s").append(std::to_string(text.size())).push_back(':');
    out.append(text);
}

void appendObject(const Node& object, std::string& out)
{
    std::vector<Node> members(object.begin(), object.end());
    std::stable_sort(members.begin(), members.end(), [](const Node& a, const Node& b) { return a.key() < b.key(); });
    out.push_back('{');
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i > 0 && members[i - 1].key() == members[i].key()) continue;  // the first of repeated keys counts
        appendString(members[i].key(), out);
        appendCanonical(Value::of(members[i]), out);
    }
    out.push_back('}');
}

bool allStrings(const Node& array)
{
    return std::all_of(array.begin(), array.end(), [](const Node& item) { return item.isString(); });
}

}  // namespace

void appendCanonical(const Value& value, std::string& out)
{
    switch (value.kind) {
    case Kind::null: out.push_back('n'); return;
    case Kind::boolean: out.push_back(value.node.boolean() ? 't' : 'f'); return;
    case Kind::integer:
    case Kind::unsignedInteger:
    case Kind::real: appendNumber(value.node, out); return;
    case Kind::string: appendString(value.text(), out); return;
    case Kind::array:
        out.push_back('[');
        for (const Node item : value.node) appendCanonical(Value::of(item), out);
        out.push_back(']');
        return;
    case Kind::object: appendObject(value.node, out); return;
    }
}

std::string canonicalText(const Value& value)
{
    std::string text;
    appendCanonical(value, text);
    return text;
}

std::vector<Repeat> repeatedItems(const Node& array)
{
    // Sorting, unlike hashing, cannot be forced into quadratic time by chosen items.
    std::vector<std::pair<std::string, std::uint32_t>> items;
    items.reserve(array.size());
    for (const Node item : array)
        items.emplace_back(canonicalText(Value::of(item)), static_cast<std::uint32_t>(items.size()));
    std::sort(items.begin(), items.end());
    std::vector<Repeat> repeats;
    std::size_t first = 0;
    for (std::size_t i = 1; i < items.size(); ++i) {
        if (items[i].first == items[first].first) {
            repeats.push_back({items[first].second, items[i].second});
        } else {
            first = i;
        }
    }
    std::sort(repeats.begin(), repeats.end(), [](const Repeat& a, const Repeat& b) { return a.later < b.later; });
    return repeats;
}

bool hasRepeatedItems(const Node& array)
{
    const std::uint32_t size = array.size();
    if (size < 2) return false;
    if (size > fewItems || !allStrings(array)) return !repeatedItems(array).empty();
    for (auto item = array.begin(); item != array.end(); ++item) {
        const std::string_view text = (*item).string();
        for (auto earlier = array.begin(); !(earlier == item); ++earlier) {
            if ((*earlier).string() == text) return true;
        }
    }
    return false;
}

ValueSet::ValueSet(const std::vector<Node>& values)
{
    for (const Node& value : values) {
        m_keys.push_back(
            {value.isString(), value.isString() ? std::string(value.string()) : canonicalText(Value::of(value))});
        m_shown.push_back(shownInList(value));
        m_types |= types::of(value.kind());
        if (value.kind() == Kind::real && isWhole(value)) m_types |= types::whole;
        if (value.isNumber()) m_types |= types::fraction;  // 3 may be written as 3.0
    }
    index();
}

std::optional<ValueSet> ValueSet::joined(const std::vector<const ValueSet*>& sets, std::vector<std::uint32_t>& owners)
{
    ValueSet all;
    owners.clear();
    for (std::uint32_t owner = 0; owner < sets.size(); ++owner) {
        std::set<Key> own;
        for (std::size_t position = 0; position < sets[owner]->m_keys.size(); ++position) {
            const Key& key = sets[owner]->m_keys[position];
            if (!own.insert(key).second) continue;
            all.m_keys.push_back(key);
            all.m_shown.push_back(sets[owner]->m_shown[position]);
            owners.push_back(owner);
        }
        all.m_types |= sets[owner]->m_types;
    }
    if (!all.index()) return std::nullopt;
    return all;
}

bool ValueSet::index()
{
    std::set<Key> known;
    std::vector<std::string> strings;
    bool distinct = true;
    for (std::uint32_t position = 0; position < m_keys.size(); ++position) {
        if (!known.insert(m_keys[position]).second) {
            distinct = false;
        } else if (m_keys[position].isString) {
            strings.push_back(m_keys[position].text);
            m_stringPositions.push_back(position);
        } else {
            m_others.push_back(position);
        }
    }
    m_strings = NameTable(std::move(strings));
    std::sort(m_others.begin(), m_others.end(),
              [this](auto left, auto right) { return m_keys[left].text < m_keys[right].text; });
    return distinct;
}

std::uint32_t ValueSet::find(const Value& value) const
{
    if (value.kind == Kind::string) {
        const std::uint32_t position = m_strings.find(value.text());
        return position == NameTable::absent ? absent : m_stringPositions[position];
    }
    if (m_others.empty() || !(m_types & types::of(value.kind))) return absent;
    const std::string wanted = canonicalText(value);
    const auto found =
        std::lower_bound(m_others.begin(), m_others.end(), wanted,
                         [this](auto position, const std::string& text) { return m_keys[position].text < text; });
    return found != m_others.end() && m_keys[*found].text == wanted ? *found : absent;
}

}  // namespace muster::schema
