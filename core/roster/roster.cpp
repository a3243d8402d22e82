#include "core/roster/roster.hpp"

#include "core/game/defaults.hpp"
#include "core/game/evaluation.hpp"
#include "core/roster/roster_reader.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;
using text::Node;

namespace {

bool hasOrdinarySize(const Value& value)
{
    return !value.is(expr::ValueType::integer) || expr::magnitude(value.asInteger()) <= expr::largestOrdinary;
}

}  // namespace

Roster::Roster(std::shared_ptr<const text::Document> army, std::shared_ptr<const Catalogue> catalogue,
               const Resolving& how)
    : m_document(std::move(army)), m_catalogue(std::move(catalogue)), m_detail(how.detail), m_isRecorded(how.isRecorded)
{
    // The schema reports absurd numbers; this only prevents overflow.
    constexpr std::int64_t beyondReason = 1'000'000'000;
    const Node own = node()["budget"];
    const auto written = own.kind() == text::Kind::unsignedInteger ? beyondReason : own.integer();
    m_budget = std::clamp(how.budget        ? *how.budget
                          : own.isInteger() ? written
                                            : m_catalogue->budget().value_or(0),
                          -beyondReason, beyondReason);
    const auto* previous = how.previous;
    // A member with some of the values only is not worth remembering.
    if ((how.remembers || previous) && !how.also) m_known.emplace();
    const bool fits =
        previous && previous->m_known && previous->m_catalogue == m_catalogue && previous->m_detail == m_detail;
    RosterReader reader(*this, m_known ? &*m_known : nullptr, fits ? &*previous->m_known : nullptr, how.also);
    reader.read();
    m_workLeft = reader.workLeft();
}

void Roster::complete()
{
    if (isComplete()) return;
    m_detail = Detail::all;
    RosterReader(*this).read();
}

RosterReader::RosterReader(Roster& roster, MemberCache* known, const MemberCache* previous,
                           const std::set<const Derived*>* also)
    : m_roster(roster), m_catalogue(roster.catalogue()), m_known(known), m_previous(previous), m_also(also),
      m_evaluation(roster.m_arena)
{
    if (!roster.m_isRecorded) m_evaluation.leaveOutOfRecording();
    m_evaluation.set(systemSlot, m_catalogue.system());
    m_evaluation.set(tablesSlot, m_catalogue.tables());
    m_evaluation.set(listSlot, m_catalogue.list());
}

void RosterReader::read()
{
    m_roster.m_isCut = false;
    m_roster.m_units.clear(), m_roster.m_leaders.clear(), m_roster.m_groups.clear();
    readMembers(m_roster.node(), MemberKind::unit, m_roster.m_units);
    readMembers(m_roster.node(), MemberKind::leader, m_roster.m_leaders);
    readGroups();
    readArmy();
}

void RosterReader::deriveInto(MapBuilder& map, const std::vector<Derived>& derived)
{
    for (const auto& one : derived) {
        if (!one.affectsVerdict && m_roster.m_detail == Roster::Detail::checking && !(m_also && m_also->contains(&one)))
            continue;
        m_evaluation.set(selfSlot, map.value());
        const auto left = one.affectsVerdict ? 0 : m_evaluation.exchangeLeft(m_leftForTexts);
        const auto value = m_evaluation.value(one.program);
        if (value) map.set(one.name, *value);
        if (!value || !hasOrdinarySize(*value)) m_roster.m_isOrdinary = false;
        if (!one.affectsVerdict) m_leftForTexts = m_evaluation.exchangeLeft(left);
    }
    m_evaluation.set(selfSlot, map.value());
}

void RosterReader::readMembers(Node parent, MemberKind memberKind, std::vector<Member>& members)
{
    for (const Node node : parent[memberKind == MemberKind::unit ? "units" : "leaders"])
        if (node.isObject()) {
            if (m_roster.m_units.size() + m_roster.m_leaders.size() == Roster::maxMembers) {
                m_roster.m_isCut = true;
                return;
            }
            members.push_back(memberOf(node, memberKind));
        }
}

Value RosterReader::selves(const std::vector<Member>& members, std::size_t from, std::size_t to)
{
    auto* items = m_evaluation.arena().allocate<Value>(to - from);
    for (std::size_t i = from; i < to; ++i) items[i - from] = members[i].self;
    return Value::list({items, to - from});
}

std::optional<Value> RosterReader::sumOfCosts(std::size_t firstUnit, std::size_t firstLeader) const
{
    Value sum = Value::integer(0);
    for (const auto& [members, first] :
         {std::pair(&m_roster.m_units, firstUnit), std::pair(&m_roster.m_leaders, firstLeader)})
        for (std::size_t i = first; i < members->size(); ++i) {
            const Value* cost = (*members)[i].self.find("cost");
            if (!cost) return std::nullopt;
            sum = addCosts(sum, *cost);
        }
    return sum;
}

void RosterReader::readGroups()
{
    const Game& game = m_catalogue.game();
    auto& arena = m_evaluation.arena();
    for (const Node node : m_roster.node()["groups"]) {
        if (!node.isObject()) continue;
        const std::size_t firstUnit = m_roster.m_units.size(), firstLeader = m_roster.m_leaders.size();
        readMembers(node, MemberKind::unit, m_roster.m_units);
        readMembers(node, MemberKind::leader, m_roster.m_leaders);
        MapBuilder self(arena, 8 + game.group.fields.size() + game.derivedGroup.size());
        self.add("id", Value::string(node["id"].string()));
        self.add("name", Value::string((node["name"].isString() ? node["name"] : node["id"]).string()));
        for (const char* key : {"kind", "notes"})
            if (node[key].isString()) self.add(key, Value::string(node[key].string()));
        for (const Node own : node)
            if (const auto* field = game.group.find(own.key())) self.set(field->name, field->reader.read(own, arena));
        addDefaults(game.group, self, arena);
        self.add("units", selves(m_roster.m_units, firstUnit, m_roster.m_units.size()));
        self.add("leaders", selves(m_roster.m_leaders, firstLeader, m_roster.m_leaders.size()));
        if (const auto cost = sumOfCosts(firstUnit, firstLeader)) self.add("cost", *cost);
        deriveInto(self, game.derivedGroup);
        for (std::size_t i = firstUnit; i < m_roster.m_units.size(); ++i) m_roster.m_units[i].group = self.value();
        for (std::size_t i = firstLeader; i < m_roster.m_leaders.size(); ++i)
            m_roster.m_leaders[i].group = self.value();
        m_roster.m_groups.push_back({node, self.value()});
    }
}

void RosterReader::readArmy()
{
    const Game& game = m_catalogue.game();
    auto& arena = m_evaluation.arena();
    MapBuilder self(arena, 12 + game.army.fields.size() + game.derivedArmy.size());
    self.add("name", Value::string(m_roster.node()["name"].string()));
    self.add("budget", Value::integer(m_roster.m_budget));
    for (const char* key : {"player", "list", "notes", "systemVersion"})
        if (m_roster.node()[key].isString()) self.add(key, Value::string(m_roster.node()[key].string()));
    for (const Node own : m_roster.node())
        if (const auto* field = game.army.find(own.key())) self.set(field->name, field->reader.read(own, arena));
    addDefaults(game.army, self, arena);
    self.add("units", selves(m_roster.m_units, 0, m_roster.m_units.size()));
    self.add("leaders", selves(m_roster.m_leaders, 0, m_roster.m_leaders.size()));
    auto* groups = arena.allocate<Value>(m_roster.m_groups.size());
    for (std::size_t i = 0; i < m_roster.m_groups.size(); ++i) groups[i] = m_roster.m_groups[i].self;
    self.add("groups", Value::list({groups, m_roster.m_groups.size()}));
    m_evaluation.set(selfSlot, self.value());
    const auto members = sumOfCosts(0, 0), own = rules::costOf(game.armyCost, m_evaluation);
    if (members && own) self.add("cost", addCosts(*members, *own));
    deriveInto(self, game.derivedArmy);
    m_roster.m_army = self.value();
}

void Roster::showArmy(Evaluation& evaluation) const
{
    evaluation.set(systemSlot, m_catalogue->system());
    evaluation.set(tablesSlot, m_catalogue->tables());
    evaluation.set(listSlot, m_catalogue->list());
    evaluation.set(selfSlot, m_army);
    evaluation.set(armySlot, m_army);
    evaluation.set(groupSlot, Value::null());
    evaluation.set(entrySlot, Value::map({}));
}

void Roster::show(Scope scope, std::size_t index, Evaluation& evaluation) const
{
    showArmy(evaluation);
    const auto showMember = [&](const Member& member) {
        evaluation.set(selfSlot, member.self);
        evaluation.set(groupSlot, member.group);
        evaluation.set(entrySlot, member.taken);
    };
    if (scope == Scope::unit) showMember(m_units[index]);
    if (scope == Scope::leader) showMember(m_leaders[index]);
    if (scope == Scope::group) evaluation.set(selfSlot, m_groups[index].self);
}

CostSum Roster::costOfUnit(std::size_t index, Evaluation& evaluation) const
{
    CostSum sum;
    show(Scope::unit, index, evaluation);
    rules::costOf(m_catalogue->game().unitCost, evaluation, &sum);
    return sum;
}

CostSum Roster::costOfLeader(std::size_t index, Evaluation& evaluation) const
{
    CostSum sum;
    show(Scope::leader, index, evaluation);
    rules::costOf(m_catalogue->game().leaderCost, evaluation, &sum);
    return sum;
}

CostSum Roster::costOfArmy(Evaluation& evaluation) const
{
    CostSum sum;
    showArmy(evaluation);
    rules::costOf(m_catalogue->game().armyCost, evaluation, &sum);
    return sum;
}

Node Roster::nodeOf(Value value) const
{
    if (!value.is(expr::ValueType::map)) return {};
    // Lists in expressions contain the roster's own maps, so the address of a map's entries identifies the element.
    for (const auto* members : {&m_units, &m_leaders})
        for (const Member& member : *members)
            if (member.self.asMap().data() == value.asMap().data()) return member.node;
    for (const Formation& group : m_groups)
        if (group.self.asMap().data() == value.asMap().data()) return group.node;
    return {};
}

}  // namespace muster::rules
