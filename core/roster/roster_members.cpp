#include "core/game/defaults.hpp"
#include "core/roster/entry_options.hpp"
#include "core/roster/roster_reader.hpp"

#include <algorithm>

namespace muster::rules {

using expr::MapEntry;
using expr::Value;
using text::Node;

namespace {

Value textOrNull(Node node) { return node.isString() ? Value::string(node.string()) : Value::null(); }

}  // namespace

TakenOption takenOption(Node item, const Entry* entry)
{
    TakenOption taken{item, item.isObject() ? item["id"].string() : item.string()};
    if (entry) taken.option = entry->option(taken.id);
    // The schema reports other counts.
    constexpr std::int64_t maxTimes = 1'000;
    if (const Node count = item.isObject() ? item["count"] : Node())
        taken.times = std::clamp<std::int64_t>(count.integer(), 1, maxTimes);
    return taken;
}

std::int64_t basesOf(const TakenOption& taken, const Member& member)
{
    const auto& perUnit = taken.option->perUnit;
    return perUnit.isCount || perUnit.number != 1 ? taken.times : member.count;
}

void RosterReader::readOptions(Member& member, MemberKind memberKind)
{
    TakenEntry entry{member.entry};
    for (const Node node : member.node["options"]) {
        TakenOption taken = takenOption(node, member.entry);
        // A count is a number in the file but a list of ids for expressions, so its memory is charged as work.
        if (!m_evaluation.spend(std::uint64_t{8} * static_cast<std::uint64_t>(taken.times - 1))) taken.times = 1;
        if (taken.option) entry.options.push_back({taken.option, taken.times});
        member.options.push_back(taken);
    }
    static const std::vector<Derived> none;
    member.taken =
        member.entry
            ? valueOf(entry, memberKind == MemberKind::unit ? m_catalogue.game().derivedEntry : none, m_evaluation)
            : Value::map({});
}

Member RosterReader::memberOf(Node node, MemberKind memberKind)
{
    Member member;
    member.node = node;
    if (const Node entry = node["entry"]; entry.isString())
        member.entry =
            memberKind == MemberKind::unit ? m_catalogue.entry(entry.string()) : m_catalogue.leader(entry.string());
    if (const Node count = node["count"]; memberKind == MemberKind::unit && count.isInteger())
        member.count = std::clamp<std::int64_t>(count.integer(), 0, 1'000'000'000);
    readOptions(member, memberKind);
    if (recall(member, memberKind)) return member;
    const auto before = m_evaluation.left(), beforeForTexts = m_leftForTexts;
    resolve(member, memberKind);
    // A remembered member would not make the roster of the next text an unusual one.
    if (m_known && !m_evaluation.isExhausted() && m_leftForTexts > 0 && m_roster.m_isOrdinary)
        m_known->keep(memberKind == MemberKind::leader, node.sourceText(),
                      {{}, member.self, member.missing, before - m_evaluation.left(), beforeForTexts - m_leftForTexts});
    return member;
}

bool RosterReader::recall(Member& member, MemberKind memberKind)
{
    if (!m_known) return false;
    const bool isLeader = memberKind == MemberKind::leader;
    const auto text = member.node.sourceText();
    const auto* known = m_known->find(isLeader, text);
    if (!known && m_previous) known = m_previous->find(isLeader, text);
    // If the work allowance runs out, it must do so at the same point as without a cache.
    if (!known || known->work >= m_evaluation.left() || known->workForTexts >= m_leftForTexts) return false;
    m_evaluation.spend(known->work);
    m_leftForTexts -= known->workForTexts;
    m_known->share(isLeader, text, *known);
    // Two members with the same text are two elements; the address of their entries distinguishes them.
    member.self = expr::MapIndex::copy(known->self, m_evaluation.arena());
    member.missing = known->missing;
    return true;
}

void RosterReader::resolve(Member& member, MemberKind memberKind)
{
    const Game& game = m_catalogue.game();
    const ElementSchema& elementSchema = memberKind == MemberKind::unit ? game.unit : game.leader;
    auto& arena = m_evaluation.arena();
    const Node node = member.node;
    std::size_t room = 8 + elementSchema.fields.size() + game.entry.fields.size() +
                       (memberKind == MemberKind::unit ? game.derivedUnit : game.derivedLeader).size();
    if (member.entry) room += member.entry->values.size();
    for (const auto& taken : member.options)
        if (taken.option) room += roomFor(*taken.option);
    MapBuilder self(arena, room);
    self.add("id", Value::string(node["id"].string()));
    self.add("entry", textOrNull(node["entry"]));
    const Node name = node["name"].isString() ? node["name"] : member.entry ? member.entry->node["name"] : node["id"];
    self.add("name", Value::string(name.string()));
    if (memberKind == MemberKind::unit)
        self.add("count", Value::integer(member.count));
    else
        self.add("with", textOrNull(node["with"]));
    std::size_t uses = 0;
    for (const auto& taken : member.options) uses += static_cast<std::size_t>(taken.times);
    auto* const ids = arena.allocate<Value>(uses);
    auto* next = ids;
    for (const auto& taken : member.options) next = std::fill_n(next, taken.times, Value::string(taken.id));
    self.add("options", Value::list({ids, uses}));
    if (node["notes"].isString()) self.add("notes", Value::string(node["notes"].string()));

    if (member.entry)
        for (const auto& [key, value] : member.entry->values) self.add(key.asString(), value);
    for (const Node own : node)
        if (const auto* field = elementSchema.find(own.key())) self.set(field->name, field->reader.read(own, arena));
    for (const auto& taken : member.options)
        if (taken.option) applyOption(*taken.option, self, m_evaluation);
    addDefaults(elementSchema, self, arena);
    // A unit has every value of its entry, including the schema's defaults for the entry.
    if (member.entry && memberKind == MemberKind::unit) addDefaults(game.entry, self, arena);
    for (const auto& required : elementSchema.required)
        if (!self.find(required)) member.missing.push_back(required);

    m_evaluation.set(entrySlot, member.taken);
    deriveInto(self, memberKind == MemberKind::unit ? game.derivedUnit : game.derivedLeader);
    if (const auto cost = rules::costOf(memberKind == MemberKind::unit ? game.unitCost : game.leaderCost, m_evaluation))
        self.add("cost", *cost);
    member.self = self.value();
}

}  // namespace muster::rules
