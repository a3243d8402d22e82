#include "core/rules/known_members.hpp"
#include "core/rules/map_builder.hpp"
#include "core/rules/roster.hpp"

#include <algorithm>

namespace muster::rules {

using expr::MapEntry;
using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

Value textOrNull(Node node) { return node.isString() ? Value::string(node.string()) : Value::null(); }

}  // namespace

void Roster::readOptions(Member& member)
{
    for (const Node node : member.node["options"]) {
        TakenOption taken;
        taken.node = node;
        taken.id = node.string();
        if (member.entry) taken.option = member.entry->option(taken.id);
        member.options.push_back(taken);
    }
}

Value Roster::listChanged(Value list, Value added, Value removed)
{
    const auto items = [](Value v) { return v.is(ValueType::list) ? v.asList() : std::span<const Value>(); };
    const auto comparisons = std::uint64_t{list.size()} * removed.size() + std::uint64_t{added.size()} * (list.size() + added.size());
    if (!m_evaluation.spend(comparisons)) return list;
    auto* changed = m_evaluation.arena().allocate<Value>(list.size() + added.size());
    std::size_t count = 0;
    for (const Value& item : items(list))
        if (std::none_of(items(removed).begin(), items(removed).end(), [&](const Value& gone) { return expr::equal(gone, item); })) changed[count++] = item;
    for (const Value& item : items(added))
        if (std::none_of(changed, changed + count, [&](const Value& there) { return expr::equal(there, item); })) changed[count++] = item;
    return Value::list({changed, count});
}

Member Roster::memberOf(Node node, Sort sort)
{
    Member member;
    member.node = node;
    if (const Node entry = node["entry"]; entry.isString()) member.entry = sort == Sort::unit ? m_offer.entry(entry.string()) : m_offer.leader(entry.string());
    if (const Node count = node["count"]; sort == Sort::unit && count.isInteger()) member.count = std::clamp<std::int64_t>(count.integer(), 0, 1'000'000'000);
    readOptions(member);
    if (recall(member, sort)) return member;
    const auto before = m_evaluation.left();
    workOut(member, sort);
    if (m_known && !m_evaluation.isSpent()) m_known->keep(sort == Sort::leader, node.sourceText(), member.self, member.missing, before - m_evaluation.left());
    return member;
}

bool Roster::recall(Member& member, Sort sort)
{
    const auto* known = m_known ? m_known->find(sort == Sort::leader, member.node.sourceText()) : nullptr;
    // Where the work that is allowed runs out, it does so at the same place as without anything known.
    if (!known || known->work >= m_evaluation.left()) return false;
    m_evaluation.spend(known->work);
    // Two members of the same text are two things, and the place of their entries tells them apart.
    const auto entries = known->self.asMap();
    auto* own = m_evaluation.arena().allocate<MapEntry>(entries.size());
    std::copy(entries.begin(), entries.end(), own);
    member.self = Value::map({own, entries.size()});
    member.missing = known->missing;
    return true;
}

void Roster::workOut(Member& member, Sort sort)
{
    const Game& game = m_offer.game();
    const ThingForm& form = sort == Sort::unit ? game.unit : game.leader;
    auto& arena = m_evaluation.arena();
    const Node node = member.node;
    std::size_t room = 8 + form.fields.size() + game.entry.fields.size() + (sort == Sort::unit ? game.derivedUnit : game.derivedLeader).size();
    if (member.entry) room += member.entry->values.size();
    for (const auto& taken : member.options)
        if (taken.option) room += taken.option->set.size() + taken.option->add.size() + taken.option->remove.size();
    MapBuilder self(arena, room);
    self.add("id", Value::string(node["id"].string()));
    self.add("entry", textOrNull(node["entry"]));
    const Node name = node["name"].isString() ? node["name"] : member.entry ? member.entry->node["name"] : node["id"];
    self.add("name", Value::string(name.string()));
    if (sort == Sort::unit) self.add("count", Value::integer(member.count));
    else self.add("with", textOrNull(node["with"]));
    auto* ids = arena.allocate<Value>(member.options.size());
    for (std::size_t i = 0; i < member.options.size(); ++i) ids[i] = Value::string(member.options[i].id);
    self.add("options", Value::list({ids, member.options.size()}));
    if (node["notes"].isString()) self.add("notes", Value::string(node["notes"].string()));

    if (member.entry)
        for (const auto& [key, value] : member.entry->values) self.add(key.asString(), value);
    for (const Node own : node)
        if (const auto* field = form.find(own.key())) self.set(field->name, field->reader.read(own, arena));
    for (const auto& taken : member.options) {
        if (!taken.option) continue;
        for (const auto& [key, value] : taken.option->set) self.set(key.asString(), value);
        for (const auto& [key, items] : taken.option->add) {
            const Value* known = self.find(key.asString());
            self.set(key.asString(), listChanged(known ? *known : Value::list({}), items, Value::list({})));
        }
        for (const auto& [key, items] : taken.option->remove)
            if (const Value* known = self.find(key.asString())) self.set(key.asString(), listChanged(*known, Value::list({}), items));
    }
    for (const auto& field : form.fields)
        if (const Node standard = field.schema["default"]; standard && !self.find(field.name)) self.add(field.name, field.reader.read(standard, arena));
    for (const auto& required : form.required)
        if (!self.find(required)) member.missing.push_back(required);

    m_evaluation.set(entrySlot, member.entry ? member.entry->value : Value::map({}));
    deriveInto(self, sort == Sort::unit ? game.derivedUnit : game.derivedLeader);
    if (const auto cost = rules::costOf(sort == Sort::unit ? game.unitCost : game.leaderCost, m_evaluation)) self.add("cost", *cost);
    member.self = self.value();
}

}  // namespace muster::rules
