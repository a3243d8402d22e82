#include "core/rules/roster.hpp"

#include "core/rules/map_builder.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;
using text::Node;

Roster::Roster(Node army, const Offer& offer, Evaluation& evaluation, Detail detail, std::optional<std::int64_t> budget,
               KnownMembers* known)
    : m_node(army), m_offer(offer), m_evaluation(evaluation), m_detail(detail), m_known(known)
{
    // The schema reports numbers beyond reason; here they must only not overflow.
    constexpr std::int64_t beyondReason = 1'000'000'000;
    const Node own = army["budget"];
    const auto written = own.kind() == text::Kind::unsignedInteger ? beyondReason : own.integer();
    m_budget = std::clamp(budget            ? *budget
                          : own.isInteger() ? written
                                            : offer.budget().value_or(0),
                          -beyondReason, beyondReason);
    m_evaluation.set(systemSlot, offer.system());
    m_evaluation.set(tablesSlot, offer.tables());
    m_evaluation.set(listSlot, offer.list());
    read();
}

void Roster::read()
{
    m_units.clear(), m_leaders.clear(), m_groups.clear();
    readMembers(m_node, Sort::unit, m_units);
    readMembers(m_node, Sort::leader, m_leaders);
    readGroups();
    readArmy();
}

void Roster::complete()
{
    if (isComplete()) return;
    m_detail = Detail::all;
    m_known = nullptr;
    read();
}

void Roster::deriveInto(MapBuilder& map, const std::vector<Derived>& derived)
{
    for (const auto& [name, program, forJudging, node] : derived) {
        if (!forJudging && m_detail == Detail::judging) continue;
        m_evaluation.set(selfSlot, map.value());
        if (const auto value = m_evaluation.value(program)) map.set(name, *value);
    }
    m_evaluation.set(selfSlot, map.value());
}

void Roster::readMembers(Node parent, Sort sort, std::vector<Member>& members)
{
    for (const Node node : parent[sort == Sort::unit ? "units" : "leaders"])
        if (node.isObject()) members.push_back(memberOf(node, sort));
}

Value Roster::selves(const std::vector<Member>& members, std::size_t from, std::size_t to)
{
    auto* items = m_evaluation.arena().allocate<Value>(to - from);
    for (std::size_t i = from; i < to; ++i) items[i - from] = members[i].self;
    return Value::list({items, to - from});
}

std::optional<Value> Roster::sumOfCosts(std::size_t firstUnit, std::size_t firstLeader) const
{
    Value sum = Value::integer(0);
    for (const auto& [members, first] : {std::pair(&m_units, firstUnit), std::pair(&m_leaders, firstLeader)})
        for (std::size_t i = first; i < members->size(); ++i) {
            const Value* cost = (*members)[i].self.find("cost");
            if (!cost) return std::nullopt;
            sum = addCosts(sum, *cost);
        }
    return sum;
}

void Roster::readGroups()
{
    const Game& game = m_offer.game();
    auto& arena = m_evaluation.arena();
    for (const Node node : m_node["groups"]) {
        if (!node.isObject()) continue;
        const std::size_t firstUnit = m_units.size(), firstLeader = m_leaders.size();
        readMembers(node, Sort::unit, m_units);
        readMembers(node, Sort::leader, m_leaders);
        MapBuilder self(arena, 8 + game.group.fields.size() + game.derivedGroup.size());
        self.add("id", Value::string(node["id"].string()));
        self.add("name", Value::string((node["name"].isString() ? node["name"] : node["id"]).string()));
        for (const char* key : {"kind", "notes"})
            if (node[key].isString()) self.add(key, Value::string(node[key].string()));
        for (const Node own : node)
            if (const auto* field = game.group.find(own.key())) self.set(field->name, field->reader.read(own, arena));
        self.add("units", selves(m_units, firstUnit, m_units.size()));
        self.add("leaders", selves(m_leaders, firstLeader, m_leaders.size()));
        if (const auto cost = sumOfCosts(firstUnit, firstLeader)) self.add("cost", *cost);
        deriveInto(self, game.derivedGroup);
        for (std::size_t i = firstUnit; i < m_units.size(); ++i) m_units[i].group = self.value();
        for (std::size_t i = firstLeader; i < m_leaders.size(); ++i) m_leaders[i].group = self.value();
        m_groups.push_back({node, self.value()});
    }
}

void Roster::readArmy()
{
    const Game& game = m_offer.game();
    auto& arena = m_evaluation.arena();
    MapBuilder self(arena, 12 + game.army.fields.size() + game.derivedArmy.size());
    self.add("name", Value::string(m_node["name"].string()));
    self.add("budget", Value::integer(m_budget));
    for (const char* key : {"player", "list", "notes", "systemVersion"})
        if (m_node[key].isString()) self.add(key, Value::string(m_node[key].string()));
    for (const Node own : m_node)
        if (const auto* field = game.army.find(own.key())) self.set(field->name, field->reader.read(own, arena));
    for (const auto& field : game.army.fields)
        if (const Node standard = field.schema["default"]; standard && !self.find(field.name))
            self.add(field.name, field.reader.read(standard, arena));
    self.add("units", selves(m_units, 0, m_units.size()));
    self.add("leaders", selves(m_leaders, 0, m_leaders.size()));
    auto* groups = arena.allocate<Value>(m_groups.size());
    for (std::size_t i = 0; i < m_groups.size(); ++i) groups[i] = m_groups[i].self;
    self.add("groups", Value::list({groups, m_groups.size()}));
    m_evaluation.set(selfSlot, self.value());
    const auto members = sumOfCosts(0, 0), own = rules::costOf(game.armyCost, m_evaluation);
    if (members && own) self.add("cost", addCosts(*members, *own));
    deriveInto(self, game.derivedArmy);
    m_army = self.value();
}

void Roster::showArmy()
{
    m_evaluation.set(selfSlot, m_army);
    m_evaluation.set(armySlot, m_army);
    m_evaluation.set(groupSlot, Value::null());
    m_evaluation.set(entrySlot, Value::map({}));
}

void Roster::show(Scope scope, std::size_t index)
{
    showArmy();
    const auto showMember = [&](const Member& member) {
        m_evaluation.set(selfSlot, member.self);
        m_evaluation.set(groupSlot, member.group);
        m_evaluation.set(entrySlot, member.taken);
    };
    if (scope == Scope::unit) showMember(m_units[index]);
    if (scope == Scope::leader) showMember(m_leaders[index]);
    if (scope == Scope::group) m_evaluation.set(selfSlot, m_groups[index].self);
}

CostSum Roster::costOfUnit(std::size_t index)
{
    CostSum sum;
    show(Scope::unit, index);
    rules::costOf(m_offer.game().unitCost, m_evaluation, &sum);
    return sum;
}

CostSum Roster::costOfLeader(std::size_t index)
{
    CostSum sum;
    show(Scope::leader, index);
    rules::costOf(m_offer.game().leaderCost, m_evaluation, &sum);
    return sum;
}

CostSum Roster::costOfArmy()
{
    CostSum sum;
    showArmy();
    rules::costOf(m_offer.game().armyCost, m_evaluation, &sum);
    return sum;
}

}  // namespace muster::rules
