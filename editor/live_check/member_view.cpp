#include "editor/live_check/member_view.hpp"

#include "core/files/id.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/roster/shown_value.hpp"
#include "editor/live_check/stat_line.hpp"
#include "editor/live_check/value_view.hpp"

#include <algorithm>

namespace muster::editor {

using expr::Value;
using text::Node;

MemberViewBuilder::MemberViewBuilder(const rules::Roster& roster, rules::Evaluation& evaluation, const GameWords& words,
                                     const std::vector<StatColumn>& stats, MemberViewCache& known)
    : m_roster(roster), m_evaluation(evaluation), m_game(roster.catalogue().game()), m_words(words), m_stats(stats),
      m_known(known), m_hasPoints(m_game.document->root()["cost"])
{}

MemberView MemberViewBuilder::paint(std::size_t index, bool leader)
{
    const auto& member = (leader ? m_roster.leaders() : m_roster.units())[index];
    const auto text = member.node.sourceText();
    // The text alone determines the view only if all values were evaluated.
    if (!hasAllValues(member, leader)) return painted(member, index, leader);
    // Spend the recorded work, so that the limit is reached at the same place with and without the cache.
    if (const auto* known = m_known.of(leader).find(text); known && known->work < m_evaluation.left()) {
        m_evaluation.spend(known->work);
        return known->view;
    }
    const auto before = m_evaluation.left();
    auto view = painted(member, index, leader);
    if (!m_evaluation.isExhausted()) m_known.of(leader).keep(text, {view, before - m_evaluation.left()});
    return view;
}

bool MemberViewBuilder::hasAllValues(const rules::Member& member, bool leader) const
{
    const auto& derived = leader ? m_game.derivedLeader : m_game.derivedUnit;
    return (!m_hasPoints || member.self.find("cost")) &&
           std::all_of(derived.begin(), derived.end(), [&](const auto& one) { return member.self.find(one.name); });
}

MemberView MemberViewBuilder::painted(const rules::Member& member, std::size_t index, bool leader)
{
    MemberView made;
    const Node node = member.node;
    made.leader = leader;
    made.id = node["id"].string();
    made.name = member.self.find("name")->asString();
    made.entry = node["entry"].string();
    if (member.entry) {
        made.entryTitle = m_words(member.entry->node["name"].string());
        made.description = m_words(member.entry->node["description"].string());
    }
    made.arm = armOf(member.self, m_game, m_words);
    made.notes = node["notes"].string();
    made.ownName = node["name"].isString();
    // An id is no name.
    if (!made.ownName) made.name = member.entry ? m_words(made.name) : files::inWords(made.id);
    made.hasCount = static_cast<bool>(node["count"]);
    made.count = member.count;
    made.with = node["with"].string();
    made.cost = costText(member.self, m_hasPoints);
    if (m_hasPoints)
        made.terms = viewOf(
            leader ? m_roster.costOfLeader(index, m_evaluation) : m_roster.costOfUnit(index, m_evaluation), m_words);
    made.options = options(member);
    made.values = valuesOfMember(member, m_roster.catalogue(), m_words, leader);
    made.derived = derivedValues(member.self, leader ? m_game.derivedLeader : m_game.derivedUnit, m_words);
    made.missing.assign(member.missing.begin(), member.missing.end());
    made.stats = statsOf(member.self, m_stats, m_roster.catalogue(), m_words, leader);
    const auto &own = leader ? m_game.leader : m_game.unit, &further = leader ? m_game.leader : m_game.entry;
    made.summary = summaryOf(made.values, own, further);
    made.shortSummary = summaryOf(withoutStats(made.values, m_stats, leader), own, further);
    return made;
}

std::vector<OptionView> MemberViewBuilder::options(const rules::Member& member) const
{
    std::vector<OptionView> made;
    const auto timesOf = [&](const rules::Option* option) {
        std::int64_t times = 0;
        for (const auto& taken : member.options)
            if (taken.option == option) times += taken.times;
        return times;
    };
    if (member.entry)
        for (const auto& option : member.entry->options) {
            OptionView one;
            one.id = option.id;
            one.title = option.node["name"].isString() ? m_words(option.node["name"].string())
                                                       : m_words.id(option.id, rules::titleOf(option.id));
            one.description = m_words(option.node["description"].string());
            if (option.cost != 0) one.cost = (option.cost > 0 ? "+" : "") + plainText(Value::real(option.cost));
            one.times = timesOf(&option);
            one.taken = one.times > 0;
            one.perUnit = option.perUnit.of(member.count);
            one.maximum = option.max;
            made.push_back(std::move(one));
        }
    for (const auto& taken : member.options)
        if (!taken.option) {
            OptionView one;
            one.id = taken.id;
            one.title = rules::titleOf(taken.id);
            one.taken = true;
            one.times = taken.times;
            one.offered = false;
            made.push_back(std::move(one));
        }
    return made;
}

std::string costText(const Value& self, bool hasPoints)
{
    const auto* cost = self.find("cost");
    return hasPoints && cost && cost->isNumber() ? plainText(*cost) : std::string();
}

}  // namespace muster::editor
