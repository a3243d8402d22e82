// Checks the options of units and leaders against what their entries offer.
#include "core/army/army_checks.hpp"
#include "core/library/check_context.hpp"
#include "core/roster/option_conflicts.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Level;
using text::Node;

namespace {

using Kind = OptionConflict::Kind;
using Json = nlohmann::ordered_json;
using wording::Wording;

std::string quotedName(Node node)
{
    const auto name = node["name"].string();
    return fmt::format("\"{}\"", name.empty() ? node["id"].string() : name);
}

std::string times(std::int64_t number, const Wording& wording)
{
    return number == 1 ? wording.say("once") : wording.say("{number} times", {{"number", number}});
}

/// The item of the member's options that takes an option.
Node itemOf(const Member& member, const Option* option)
{
    const auto found = std::find_if(member.options.begin(), member.options.end(),
                                    [&](const TakenOption& taken) { return taken.option == option; });
    return found == member.options.end() ? member.node : found->node;
}

Diagnostic tooOften(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    const Node item = itemOf(member, conflict.option);
    const Node count = item["count"];
    const auto limit = conflict.option->perUnit.isCount
                           ? wording.say("once for each base, {number} in all", {{"number", conflict.limit}})
                           : times(conflict.limit, wording);
    auto made = findingAt(count ? count : item, "list/option", Level::error,
                          wording.say("one unit of {entry} may take {option} {limit}; this one takes it {taken}",
                                      {{"entry", quotedName(member.entry->node)},
                                       {"option", quotedName(conflict.option->node)},
                                       {"limit", limit},
                                       {"taken", times(conflict.taken, wording)}}),
                          wording.say("lower its count by {number}", {{"number", conflict.taken - conflict.limit}}));
    if (const Node set = conflict.option->node["perUnit"])
        made.related.push_back({wording.say("the limit is set here"), placeOf(set)});
    if (count && conflict.limit > 0)
        made.fix = Json::array({{{"op", "replace"}, {"path", count.pointer()}, {"value", conflict.limit}}}).dump();
    return made;
}

Diagnostic missing(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    const auto &option = *conflict.option, &other = *conflict.other;
    auto made = findingAt(itemOf(member, &option), "list/option-requires", Level::error,
                          wording.say("{option} requires {other}, which this unit does not take",
                                      {{"option", quotedName(option.node)}, {"other", quotedName(other.node)}}),
                          wording.say("add \"{other}\" to the options, or remove \"{option}\"",
                                      {{"other", other.id}, {"option", option.id}}));
    made.related.push_back({wording.say("the requirement is set here"), placeOf(option.node["requires"])});
    made.fix =
        Json::array(
            {{{"op", "add"}, {"path", member.node["options"].pointer() + "/-"}, {"value", std::string(other.id)}}})
            .dump();
    return made;
}

Diagnostic excluded(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    const auto &option = *conflict.option, &other = *conflict.other;
    auto made =
        findingAt(itemOf(member, &option), "list/option-excludes", Level::error,
                  wording.say("{option} excludes {other}, and this unit takes both",
                              {{"option", quotedName(option.node)}, {"other", quotedName(other.node)}}),
                  wording.say("remove \"{option}\" or \"{other}\"", {{"option", option.id}, {"other", other.id}}));
    made.related.push_back({wording.say("the other option is taken here"), placeOf(itemOf(member, &other))});
    made.related.push_back({wording.say("the exclusion is set here"), placeOf(option.node["excludes"])});
    return made;
}

/// The ids of a group's options, as a message lists them.
std::string idsOf(const Entry& entry, const OptionGroup& group)
{
    std::vector<std::string_view> ids;
    const auto index = static_cast<std::size_t>(&group - entry.optionGroups.data());
    for (const Option& option : entry.options)
        if (option.group == index) ids.push_back(option.id);
    return fmt::format("{}", fmt::join(ids, ", "));
}

Diagnostic tooMany(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    const auto group = conflict.group->node["name"].string();
    const auto entry = quotedName(member.entry->node);
    const auto message =
        conflict.group->max.isCount
            ? wording.say(
                  "{entry} may take at most {max} of the options \"{group}\", one for each base; this unit takes "
                  "{number}",
                  {{"entry", entry}, {"max", conflict.limit}, {"group", group}, {"number", conflict.taken}})
            : wording.say("{entry} may take at most {max} of the options \"{group}\"; this unit takes {number}",
                          {{"entry", entry}, {"max", conflict.limit}, {"group", group}, {"number", conflict.taken}});
    auto made = findingAt(
        itemOf(member, conflict.option), "list/option-group", Level::error, message,
        wording.say("take {number} fewer of: {options}",
                    {{"number", conflict.taken - conflict.limit}, {"options", idsOf(*member.entry, *conflict.group)}}));
    const Node limit = conflict.group->node["max"];
    made.related.push_back({wording.say("the maximum is set here"), placeOf(limit ? limit : conflict.group->node)});
    return made;
}

Diagnostic tooFew(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    const Node options = member.node["options"];
    auto made = findingAt(
        options ? options : member.node, "list/option-group", Level::error,
        wording.say("{entry} must take at least {min} of the options \"{group}\"; this unit takes {number}",
                    {{"entry", quotedName(member.entry->node)},
                     {"min", conflict.limit},
                     {"group", conflict.group->node["name"].string()},
                     {"number", conflict.taken}}),
        wording.say("add {number} of these to its options: {options}",
                    {{"number", conflict.limit - conflict.taken}, {"options", idsOf(*member.entry, *conflict.group)}}));
    if (!options) made.missing = member.node.pointer() + "/options";
    made.related.push_back({wording.say("the minimum is set here"), placeOf(conflict.group->node["min"])});
    return made;
}

Diagnostic findingOf(const Member& member, const OptionConflict& conflict, const Wording& wording)
{
    switch (conflict.kind) {
    case Kind::tooOften: return tooOften(member, conflict, wording);
    case Kind::missing: return missing(member, conflict, wording);
    case Kind::excluded: return excluded(member, conflict, wording);
    case Kind::tooMany: return tooMany(member, conflict, wording);
    case Kind::tooFew: break;
    }
    return tooFew(member, conflict, wording);
}

/// Reports an option that the entry does not offer, and one that occurs twice.
void checkNames(const Member& member, Findings& findings)
{
    const auto& wording = findings.wording();
    std::set<std::string_view> seen;
    for (const auto& taken : member.options) {
        if (!seen.insert(taken.id).second) {
            const bool mayRepeat = taken.option && (taken.option->perUnit.isCount || taken.option->perUnit.number > 1);
            findings.add("list/option", Level::error, taken.node,
                         wording.say("the option \"{id}\" is taken twice", {{"id", taken.id}}),
                         mayRepeat
                             ? wording.say("write it once, as { \"id\": \"{id}\", \"count\": 2 }", {{"id", taken.id}})
                             : wording.say("remove one of them"));
            continue;
        }
        if (taken.option) continue;
        std::vector<std::string> offered;
        for (const auto& option : member.entry->options) offered.emplace_back(option.id);
        findings.add("list/option", Level::error, taken.node,
                     wording.say("\"{entry}\" offers no option \"{id}\"",
                                 {{"entry", member.entry->node["name"].string()}, {"id", taken.id}}),
                     offered.empty() ? wording.say("this entry has no options")
                                     : choice(findings, offered, taken.id, wording.say("it offers")));
    }
}

}  // namespace

void checkOptions(const Member& member, Findings& findings)
{
    if (!member.entry) {
        // A missing entry has been reported already.
        if (const Node options = member.node["options"]; options.size() > 0 && !member.node["entry"].isString())
            findings.addAtKey("list/option", Level::error, options,
                              findings.wording().say("options need an entry that offers them, and none is named here"),
                              findings.wording().say("remove \"options\", or name the \"entry\" that offers them"));
        return;
    }
    checkNames(member, findings);
    std::vector<OptionUse> uses;
    std::set<const Option*> seen;
    for (const auto& taken : member.options)
        if (taken.option && seen.insert(taken.option).second) uses.push_back({taken.option, taken.times});
    if (uses.empty() && member.entry->optionGroups.empty()) return;
    for (const OptionConflict& conflict : optionConflicts(*member.entry, uses, member.count))
        findings.add(findingOf(member, conflict, findings.wording()));
}

}  // namespace muster::rules
