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

std::string quotedName(Node node)
{
    const auto name = node["name"].string();
    return fmt::format("\"{}\"", name.empty() ? node["id"].string() : name);
}

std::string times(std::int64_t number) { return number == 1 ? "once" : fmt::format("{} times", number); }

/// The item of the member's options that takes an option.
Node itemOf(const Member& member, const Option* option)
{
    const auto found = std::find_if(member.options.begin(), member.options.end(),
                                    [&](const TakenOption& taken) { return taken.option == option; });
    return found == member.options.end() ? member.node : found->node;
}

Diagnostic tooOften(const Member& member, const OptionConflict& conflict)
{
    const Node item = itemOf(member, conflict.option);
    const Node count = item["count"];
    const auto limit = conflict.option->perUnit.isCount ? fmt::format("once for each base, {} in all", conflict.limit)
                                                        : times(conflict.limit);
    auto made =
        findingAt(count ? count : item, "list/option", Level::error,
                  fmt::format("one unit of {} may take {} {}; this one takes it {}", quotedName(member.entry->node),
                              quotedName(conflict.option->node), limit, times(conflict.taken)),
                  fmt::format("lower its count by {}", conflict.taken - conflict.limit));
    if (const Node set = conflict.option->node["perUnit"])
        made.related.push_back({"the limit is set here", placeOf(set)});
    if (count && conflict.limit > 0)
        made.fix = Json::array({{{"op", "replace"}, {"path", count.pointer()}, {"value", conflict.limit}}}).dump();
    return made;
}

Diagnostic missing(const Member& member, const OptionConflict& conflict)
{
    const auto &option = *conflict.option, &other = *conflict.other;
    auto made = findingAt(
        itemOf(member, &option), "list/option-requires", Level::error,
        fmt::format("{} requires {}, which this unit does not take", quotedName(option.node), quotedName(other.node)),
        fmt::format("add \"{}\" to the options, or remove \"{}\"", other.id, option.id));
    made.related.push_back({"the requirement is set here", placeOf(option.node["requires"])});
    made.fix =
        Json::array(
            {{{"op", "add"}, {"path", member.node["options"].pointer() + "/-"}, {"value", std::string(other.id)}}})
            .dump();
    return made;
}

Diagnostic excluded(const Member& member, const OptionConflict& conflict)
{
    const auto &option = *conflict.option, &other = *conflict.other;
    auto made = findingAt(
        itemOf(member, &option), "list/option-excludes", Level::error,
        fmt::format("{} excludes {}, and this unit takes both", quotedName(option.node), quotedName(other.node)),
        fmt::format("remove \"{}\" or \"{}\"", option.id, other.id));
    made.related.push_back({"the other option is taken here", placeOf(itemOf(member, &other))});
    made.related.push_back({"the exclusion is set here", placeOf(option.node["excludes"])});
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

Diagnostic tooMany(const Member& member, const OptionConflict& conflict)
{
    auto made = findingAt(
        itemOf(member, conflict.option), "list/option-group", Level::error,
        fmt::format("{} may take at most {} of the options \"{}\"{}; this unit takes {}",
                    quotedName(member.entry->node), conflict.limit, conflict.group->node["name"].string(),
                    conflict.group->max.isCount ? ", one for each base" : "", conflict.taken),
        fmt::format("take {} fewer of: {}", conflict.taken - conflict.limit, idsOf(*member.entry, *conflict.group)));
    const Node limit = conflict.group->node["max"];
    made.related.push_back({"the maximum is set here", placeOf(limit ? limit : conflict.group->node)});
    return made;
}

Diagnostic tooFew(const Member& member, const OptionConflict& conflict)
{
    const Node options = member.node["options"];
    auto made = findingAt(options ? options : member.node, "list/option-group", Level::error,
                          fmt::format("{} must take at least {} of the options \"{}\"; this unit takes {}",
                                      quotedName(member.entry->node), conflict.limit,
                                      conflict.group->node["name"].string(), conflict.taken),
                          fmt::format("add {} of these to its options: {}", conflict.limit - conflict.taken,
                                      idsOf(*member.entry, *conflict.group)));
    if (!options) made.missing = member.node.pointer() + "/options";
    made.related.push_back({"the minimum is set here", placeOf(conflict.group->node["min"])});
    return made;
}

Diagnostic findingOf(const Member& member, const OptionConflict& conflict)
{
    switch (conflict.kind) {
    case Kind::tooOften: return tooOften(member, conflict);
    case Kind::missing: return missing(member, conflict);
    case Kind::excluded: return excluded(member, conflict);
    case Kind::tooMany: return tooMany(member, conflict);
    case Kind::tooFew: break;
    }
    return tooFew(member, conflict);
}

/// Reports an option that the entry does not offer, and one that occurs twice.
void checkNames(const Member& member, Findings& findings)
{
    std::set<std::string_view> seen;
    for (const auto& taken : member.options) {
        if (!seen.insert(taken.id).second) {
            const bool mayRepeat = taken.option && (taken.option->perUnit.isCount || taken.option->perUnit.number > 1);
            findings.add("list/option", Level::error, taken.node,
                         fmt::format("the option \"{}\" is taken twice", taken.id),
                         mayRepeat ? fmt::format("write it once, as {{ \"id\": \"{}\", \"count\": 2 }}", taken.id)
                                   : "remove one of them");
            continue;
        }
        if (taken.option) continue;
        std::vector<std::string> offered;
        for (const auto& option : member.entry->options) offered.emplace_back(option.id);
        findings.add("list/option", Level::error, taken.node,
                     fmt::format("\"{}\" offers no option \"{}\"", member.entry->node["name"].string(), taken.id),
                     offered.empty() ? "this entry has no options" : choice(findings, offered, taken.id, "it offers"));
    }
}

}  // namespace

void checkOptions(const Member& member, Findings& findings)
{
    if (!member.entry) {
        // A missing entry has been reported already.
        if (const Node options = member.node["options"]; options.size() > 0 && !member.node["entry"].isString())
            findings.addAtKey("list/option", Level::error, options,
                              "options need an entry that offers them, and none is named here",
                              "remove \"options\", or name the \"entry\" that offers them");
        return;
    }
    checkNames(member, findings);
    std::vector<OptionUse> uses;
    std::set<const Option*> seen;
    for (const auto& taken : member.options)
        if (taken.option && seen.insert(taken.option).second) uses.push_back({taken.option, taken.times});
    if (uses.empty() && member.entry->optionGroups.empty()) return;
    for (const OptionConflict& conflict : optionConflicts(*member.entry, uses, member.count))
        findings.add(findingOf(member, conflict));
}

}  // namespace muster::rules
