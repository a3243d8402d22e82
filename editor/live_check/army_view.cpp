#include "editor/live_check/army_view.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/roster/option_conflicts.hpp"
#include "editor/live_check/value_view.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace muster::editor {

using expr::Value;
using text::Node;

namespace {

class ArmyViewBuilder {
public:
    ArmyViewBuilder(const rules::Roster& roster, const rules::RulesContext& rulesContext, rules::Evaluation& evaluation,
                    const CatalogueCache& cache, MemberViewCache& known)
        : m_roster(roster), m_rulesContext(rulesContext), m_game(*rulesContext.game), m_words(*cache.words),
          m_evaluation(evaluation), m_members(roster, evaluation, *cache.words, cache.catalogue.stats, known),
          m_hasPoints(m_game.document->root()["cost"])
    {}

    ArmyView build()
    {
        head();
        groups();
        countOptions();
        for (std::size_t i = 0; i < m_roster.units().size(); ++i)
            m_army.units.push_back(member(m_roster.units()[i], i, false));
        for (std::size_t i = 0; i < m_roster.leaders().size(); ++i)
            m_army.leaders.push_back(member(m_roster.leaders()[i], i, true));
        for (std::size_t i = 0; i < m_army.units.size(); ++i)
            if (m_army.units[i].group) m_army.groups[*m_army.units[i].group].units.push_back(i);
        for (std::size_t i = 0; i < m_army.leaders.size(); ++i)
            if (m_army.leaders[i].group) m_army.groups[*m_army.leaders[i].group].leaders.push_back(i);
        return std::move(m_army);
    }

private:
    void head()
    {
        const Node root = m_roster.node(), system = m_game.document->root();
        m_army.name = root["name"].string();
        m_army.player = root["player"].string();
        m_army.system = m_game.id;
        m_army.systemName = m_words(m_game.name);
        m_army.systemVersion = root["systemVersion"].string();
        m_army.installedVersion = m_game.version;
        m_army.list = root["list"].string();
        m_army.listName = m_words(m_rulesContext.catalogue->listNode()["name"].string());
        m_army.house = root["house"].string();
        m_army.notes = root["notes"].string();
        const Node colours =
            root["colours"].size() > 0 ? root["colours"] : m_rulesContext.catalogue->listNode()["colours"];
        for (const Node colour : colours) m_army.colours.emplace_back(colour.string());
        const Node emblem = root["emblem"] ? root["emblem"] : m_rulesContext.catalogue->listNode()["emblem"];
        m_army.emblem = m_game.symbols->emblem(emblem.string());
        m_army.hasPoints = m_hasPoints;
        m_army.cost = costOf(m_roster.army());
        if (const auto* cost = m_roster.army().find("cost"); m_hasPoints && cost && cost->isNumber())
            m_army.costNumber = cost->asNumber();
        if (m_game.budget) m_army.budget = m_roster.budget();
        m_army.ownBudget = root["budget"].isInteger();
        m_army.budgetLabel = m_words(system["budget"]["label"].string());
        m_army.terms = viewOf(m_roster.costOfArmy(m_evaluation), m_words);
        m_army.values = valuesOfNode(root, m_roster.army(), m_game.army, *m_rulesContext.catalogue, m_words);
        m_army.derived = derivedValues(m_roster.army(), m_game.derivedArmy, m_words);
    }

    void groups()
    {
        for (const auto& formation : m_roster.groups()) {
            GroupView group;
            group.pointer = formation.node.pointer();
            group.id = formation.node["id"].string();
            group.name = formation.node["name"].isString() ? std::string(formation.node["name"].string()) : group.id;
            group.kind = formation.node["kind"].string();
            group.notes = formation.node["notes"].string();
            group.cost = costOf(formation.self);
            group.values =
                valuesOfNode(formation.node, formation.self, m_game.group, *m_rulesContext.catalogue, m_words);
            group.derived = derivedValues(formation.self, m_game.derivedGroup, m_words);
            m_groupOf[formation.node.index()] = m_army.groups.size();
            if (!group.kind.empty() &&
                std::find(m_army.groupKinds.begin(), m_army.groupKinds.end(), group.kind) == m_army.groupKinds.end())
                m_army.groupKinds.push_back(group.kind);
            m_army.groups.push_back(std::move(group));
        }
    }

    void countOptions()
    {
        for (const auto* members : {&m_roster.units(), &m_roster.leaders()})
            for (const auto& member : *members)
                for (const auto& taken : member.options)
                    if (taken.option) m_used[taken.option] += rules::basesOf(taken, member);
    }

    MemberView member(const rules::Member& member, std::size_t index, bool leader)
    {
        MemberView made = m_members.paint(index, leader);
        made.pointer = member.node.pointer();
        if (const auto group = m_groupOf.find(member.node.parent().parent().index()); group != m_groupOf.end())
            made.group = group->second;
        // Available options come first, in the entry's order.
        if (member.entry)
            for (std::size_t i = 0; i < member.entry->options.size(); ++i)
                settle(made.options[i], member.entry->options[i], member);
        return made;
    }

    /// Sets how often the army uses an option and whether the unit may take it once more.
    void settle(OptionView& one, const rules::Option& option, const rules::Member& member) const
    {
        const auto used = m_used.find(&option);
        one.used = used == m_used.end() ? 0 : used->second;
        if (one.taken) return;
        const auto more = rules::basesOf({{}, option.id, &option}, member);
        if (option.max && one.used + more > *option.max)
            one.reason = QCoreApplication::translate("LiveCheck", "at most %1 may take it, and %2 do")
                             .arg(*option.max)
                             .arg(one.used)
                             .toStdString();
        else
            one.reason = contradictionOf(option, member);
        one.allowed = one.reason.empty();
    }

    /// Why an option does not go with those that the unit takes; empty if it does.
    std::string contradictionOf(const rules::Option& option, const rules::Member& member) const
    {
        using Kind = rules::OptionConflict::Kind;
        std::vector<rules::OptionUse> uses{{&option}};
        for (const auto& taken : member.options)
            if (taken.option) uses.push_back({taken.option, taken.times});
        const auto nameOf = [&](text::Node node) { return QString::fromStdString(m_words(node["name"].string())); };
        for (const auto& conflict : rules::optionConflicts(*member.entry, uses, member.count)) {
            const bool isItsOwn = conflict.option == &option;
            if (conflict.kind == Kind::tooMany && conflict.option->group == option.group)
                return QCoreApplication::translate("LiveCheck", "at most %1 of: %2")
                    .arg(conflict.limit)
                    .arg(nameOf(conflict.group->node))
                    .toStdString();
            if (conflict.kind == Kind::excluded && (isItsOwn || conflict.other == &option))
                return QCoreApplication::translate("LiveCheck", "not together with %1")
                    .arg(nameOf(isItsOwn ? conflict.other->node : conflict.option->node))
                    .toStdString();
            if (conflict.kind == Kind::missing && isItsOwn)
                return QCoreApplication::translate("LiveCheck", "only together with %1")
                    .arg(nameOf(conflict.other->node))
                    .toStdString();
        }
        return {};
    }

    std::string costOf(const Value& self) const { return costText(self, m_hasPoints); }

    const rules::Roster& m_roster;
    const rules::RulesContext& m_rulesContext;
    const rules::Game& m_game;
    const GameWords& m_words;
    rules::Evaluation& m_evaluation;
    MemberViewBuilder m_members;
    bool m_hasPoints;
    ArmyView m_army;
    std::map<std::uint32_t, std::size_t> m_groupOf;  ///< by node of the group
    std::map<const rules::Option*, std::int64_t> m_used;
};

/// Titles of the statistics that every game has and no file defines.
std::string labelOf(const rules::Statistic& statistic, const GameWords& words)
{
    static constexpr std::array common{QT_TRANSLATE_NOOP("LiveCheck", "Units"), QT_TRANSLATE_NOOP("LiveCheck", "Bases"),
                                       QT_TRANSLATE_NOOP("LiveCheck", "Cost"),
                                       QT_TRANSLATE_NOOP("LiveCheck", "Budget")};
    auto own = words.line(statistic.label);
    const bool isCommon =
        own == statistic.label && std::find(common.begin(), common.end(), statistic.label) != common.end();
    return isCommon ? QCoreApplication::translate("LiveCheck", statistic.label.c_str()).toStdString() : own;
}

std::vector<StatisticView> viewsOf(const std::vector<rules::Statistic>& statistics, const GameWords& words)
{
    const auto text = [](const std::optional<Value>& value) { return value ? plainText(*value) : std::string(); };
    std::vector<StatisticView> made;
    for (const auto& statistic : statistics) {
        StatisticView one{statistic.id, labelOf(statistic, words), text(statistic.value), {}};
        for (const auto& part : statistic.parts) one.parts.push_back({words.line(part.label), text(part.value)});
        made.push_back(std::move(one));
    }
    return made;
}

/// "/groups/1/units/3" from "/groups/1/units/3/count", "/groups/1" from "/groups/1/name"; empty outside of groups and
/// members.
std::pair<std::string_view, std::string_view> groupAndMember(std::string_view pointer)
{
    const auto cut = [&](std::size_t from) {
        const auto key = pointer.find('/', from + 1);
        return key == std::string_view::npos ? std::string_view() : pointer.substr(0, pointer.find('/', key + 1));
    };
    if (!pointer.starts_with("/groups/"))
        return {{}, pointer.starts_with("/units/") || pointer.starts_with("/leaders/") ? cut(0) : std::string_view()};
    const auto group = cut(0);
    const auto rest = pointer.substr(group.size());
    const bool inside = rest.starts_with("/units/") || rest.starts_with("/leaders/");
    return {group, inside ? cut(group.size()) : std::string_view()};
}

}  // namespace

ArmyView viewOf(const rules::Roster& roster, const rules::RulesContext& rulesContext, const CatalogueCache& cache,
                MemberViewCache& known)
{
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    auto army = ArmyViewBuilder(roster, rulesContext, evaluation, cache, known).build();
    if (cache.statistics) army.statistics = viewsOf(cache.statistics->of(roster, evaluation), *cache.words);
    return army;
}

void shareFindings(const diagnostics::Diagnostics& findings, ArmyView& army)
{
    std::map<std::string_view, std::vector<std::size_t>*> members, groups;
    for (auto* list : {&army.units, &army.leaders})
        for (auto& member : *list) members[member.pointer] = &member.findings;
    for (auto& group : army.groups) groups[group.pointer] = &group.findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const auto [group, member] = groupAndMember(findings[i].place.pointer);
        const auto inGroup = groups.find(group);
        const auto inMember = members.find(member);
        if (inGroup != groups.end()) inGroup->second->push_back(i);
        if (inMember != members.end()) inMember->second->push_back(i);
        if (inGroup == groups.end() && inMember == members.end()) army.findings.push_back(i);
    }
}

const MemberView* ArmyView::member(std::string_view pointer) const
{
    for (const auto* members : {&units, &leaders})
        for (const auto& each : *members)
            if (each.pointer == pointer) return &each;
    return nullptr;
}

std::optional<std::size_t> ArmyView::unitById(std::string_view id) const
{
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].id == id) return i;
    return std::nullopt;
}

}  // namespace muster::editor
