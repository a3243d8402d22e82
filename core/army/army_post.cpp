#include "core/army/army_post.hpp"

#include "core/army/opened_army.hpp"
#include "core/roster/provenance.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::rules {

namespace {

using expr::Value;
using expr::ValueType;
using sheet::Post;
using text::Node;

constexpr std::size_t maxChoiceLength = 60;  ///< characters of one value; longer ones appear only on sheets

bool isEmptyValue(const Value& value)
{
    switch (value.type()) {
    case ValueType::null: return true;
    case ValueType::boolean: return !value.asBoolean();
    case ValueType::list: return value.asList().empty();
    case ValueType::map: return value.asMap().empty();
    default: return false;
    }
}

std::string trimmed(std::string text)
{
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

class PostMaker {
public:
    PostMaker(const OpenedArmy& army, const ShownWords& shownWords, const PostWords& postWords)
        : m_army(army), m_roster(*army.roster()), m_game(m_roster.catalogue().game()), m_shownWords(shownWords),
          m_postWords(postWords), m_hasPoints(m_game.document->root()["cost"])
    {
        const auto budget = m_game.document->root()["budget"];
        m_points = worded((budget["short"] ? budget["short"] : budget["label"]).string());
        m_point = budget["one"] ? worded(budget["one"].string()) : m_points;
    }

    Post make() const
    {
        const Node root = m_army.root();
        Post post;
        post.name = root["name"].string();
        for (auto& fact : {worded(m_game.name), worded(m_roster.catalogue().listNode()["name"].string()),
                           std::string(root["player"].string()),
                           m_game.budget ? withPoints(std::to_string(m_roster.budget())) : std::string()})
            if (!fact.empty()) post.facts.push_back(fact);
        if (auto members = membersOf(root); !members.empty()) post.sections.push_back({{}, {}, std::move(members)});
        for (const auto& group : m_roster.groups()) {
            const Node name = group.node["name"].isString() ? group.node["name"] : group.node["id"];
            post.sections.push_back({std::string(name.string()), costOf(group.self), membersOf(group.node)});
        }
        post.total = total();
        return post;
    }

private:
    std::string worded(std::string_view text) const { return m_shownWords.phrases.of(text); }
    std::string withPoints(const std::string& number) const
    {
        return m_points.empty() ? number : number + " " + (number == "1" ? m_point : m_points);
    }
    /// Empty if unknown or without points.
    std::string numberOf(const Value& self) const
    {
        const auto* cost = self.find("cost");
        return m_hasPoints && cost && cost->isNumber() ? expr::toSentence(*cost) : std::string();
    }
    std::string costOf(const Value& self) const
    {
        const auto number = numberOf(self);
        return number.empty() ? number : withPoints(number);
    }
    std::string total() const
    {
        const auto spent = numberOf(m_roster.army());
        if (spent.empty()) return {};
        return trimmed(m_game.budget
                           ? fmt::format(fmt::runtime(m_postWords.totalOf), spent, m_roster.budget(), m_points)
                           : fmt::format(fmt::runtime(m_postWords.total), spent, m_points));
    }
    std::string nameOf(const Member& member) const
    {
        const auto* name = member.self.find("name");
        if (!name || !name->is(ValueType::string)) return {};
        return member.node["name"].isString() ? std::string(name->asString()) : worded(name->asString());
    }

    /// The members of a group, or those outside of groups for the army itself.
    std::vector<Post::Member> membersOf(Node owner) const
    {
        std::vector<Post::Member> members;
        for (const bool isLeader : {true, false})
            for (const auto& member : isLeader ? m_roster.leaders() : m_roster.units())
                if (member.node.parent().parent().index() == owner.index())
                    members.push_back(memberOf(member, isLeader));
        return members;
    }
    Post::Member memberOf(const Member& member, bool isLeader) const
    {
        Post::Member made{member.count, nameOf(member), {}, costOf(member.self), choicesOf(member, isLeader)};
        const auto entry = member.entry ? worded(member.entry->node["name"].string()) : std::string();
        if (member.node["name"].isString() && entry != made.name) made.entry = entry;
        return made;
    }

    /// Choices made for a member: the unit it is attached to, its options, and the values set in the army's file.
    std::vector<std::string> choicesOf(const Member& member, bool isLeader) const
    {
        std::vector<std::string> chosen;
        if (const auto with = isLeader ? member.node["with"].string() : std::string_view(); !with.empty()) {
            const auto& units = m_roster.units();
            const auto unit = std::find_if(units.begin(), units.end(),
                                           [&](const auto& one) { return one.node["id"].string() == with; });
            if (unit != units.end()) chosen.push_back(fmt::format(fmt::runtime(m_postWords.with), nameOf(*unit)));
        }
        for (const auto& taken : member.options) {
            auto title = taken.option && taken.option->node["name"].isString()
                             ? worded(taken.option->node["name"].string())
                             : wordOf(taken.id, titleOf(taken.id), m_shownWords.phrases);
            chosen.push_back(taken.times > 1 ? fmt::format("{} \u00d7 {}", taken.times, title) : std::move(title));
        }
        const auto& elementSchema = isLeader ? m_game.leader : m_game.unit;
        for (const auto& field : elementSchema.fields) {
            const auto* value = member.self.find(field.name);
            if (!value || isEmptyValue(*value) ||
                provenanceOf(member.node, member.entry, elementSchema, field.name).origin != Origin::own)
                continue;
            auto text = textOf(field, *value);
            if (!text.empty() && text::countCodePoints(text) <= maxChoiceLength) chosen.push_back(std::move(text));
        }
        return chosen;
    }
    /// Words are self-explanatory; numbers need their title, also that of the records of a list.
    std::string textOf(const ElementSchema::Field& field, const Value& value) const
    {
        const auto title = titleOf(field, m_shownWords.phrases);
        if (value.is(ValueType::boolean)) return title;
        auto shown = shownText(value, field.schema, m_roster.catalogue(), m_shownWords);
        const bool isNumber =
            value.isNumber() || (value.is(ValueType::list) && value.asList().front().is(ValueType::map));
        return shown.empty() || !isNumber ? shown : title + " " + shown;
    }

    const OpenedArmy& m_army;
    const Roster& m_roster;
    const Game& m_game;
    const ShownWords& m_shownWords;
    const PostWords& m_postWords;
    bool m_hasPoints;
    std::string m_points;  ///< their name
    std::string m_point;   ///< the name of one
};

}  // namespace

Post armyPost(const OpenedArmy& army, const ShownWords& shownWords, const PostWords& postWords)
{
    return army.roster() ? PostMaker(army, shownWords, postWords).make() : Post();
}

}  // namespace muster::rules
