#include "validator/list_report.hpp"

#include "core/game/game.hpp"
#include "core/game/points_name.hpp"
#include "core/lint/entry_costs.hpp"
#include "validator/list_words.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using rules::EntryCost;
using rules::Option;

std::string shownText(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

std::string inBrackets(const std::string& text) { return text.empty() ? "" : fmt::format(" ({})", text); }

std::string tableOf(const std::vector<EntryCost>& costs, const char* title, const std::string& file)
{
    if (costs.empty()) return {};
    std::vector<TextRow> rows{{title, "Name", "Cost", "Min", "Max"}};
    for (const auto& [entry, cost, options] : costs) {
        const auto& other = entry->node.document().source().name();
        const auto from = other == file ? "" : fmt::format(" (in {})", other);
        rows.push_back({shownText(entry->id), shownText(nameOf(entry->node) + from), costText(cost, false),
                        fmt::to_string(entry->min), maxOf(*entry)});
        for (std::size_t i = 0; i < entry->options.size(); ++i) {
            const Option& option = entry->options[i];
            rows.push_back({"  " + shownText(option.id),
                            shownText(nameOf(option.node) + inBrackets(conditionsOf(*entry, option))),
                            costText(options[i], true), "", option.max ? fmt::to_string(*option.max) : ""});
        }
        for (const auto& group : entry->optionGroups)
            rows.push_back(
                {"  of each unit", shownText(nameOf(group.node)), "", fmt::to_string(group.min), maxOf(group.max)});
    }
    return "\n" + textTable(rows, 2);
}

Json limitJson(const rules::UnitLimit& limit) { return limit.isCount ? Json("count") : Json(limit.number); }

Json optionsJson(const EntryCost& cost)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < cost.entry->options.size(); ++i) {
        const Option& option = cost.entry->options[i];
        list.push_back({{"id", option.id},
                        {"name", nameOf(option.node)},
                        {"description", option.node["description"].string()},
                        {"cost", numberOf(cost.options[i])},
                        {"max", option.max ? Json(*option.max) : Json()},
                        {"perUnit", limitJson(option.perUnit)},
                        {"group", option.group ? Json(cost.entry->optionGroups[*option.group].id) : Json()},
                        {"requires", optionIds(*cost.entry, option.required)},
                        {"excludes", optionIds(*cost.entry, option.excluded)}});
    }
    return list;
}

Json groupsJson(const rules::Entry& entry)
{
    Json list = Json::array();
    for (const auto& group : entry.optionGroups)
        list.push_back(
            {{"id", group.id}, {"name", nameOf(group.node)}, {"min", group.min}, {"max", limitJson(group.max)}});
    return list;
}

std::vector<std::string> entryIds(const rules::JointLimit& limit)
{
    std::vector<std::string> ids;
    for (const auto* entry : limit.entries) ids.emplace_back(entry->id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::string limitsText(const std::vector<rules::JointLimit>& limits, std::string_view points)
{
    if (limits.empty()) return {};
    std::vector<TextRow> rows{{"Limit", "Name", "Numbers", "Entries"}};
    for (const auto& limit : limits)
        rows.push_back({shownText(limit.node["id"].string()), shownText(nameOf(limit.node)),
                        shownText(boundsOf(limit, points)),
                        shownText(fmt::format("{}", fmt::join(entryIds(limit), ", ")))});
    return "\n" + textTable(rows, 4);
}

Json limitsJson(const std::vector<rules::JointLimit>& limits)
{
    Json list = Json::array();
    for (const auto& limit : limits)
        list.push_back({{"id", limit.node["id"].string()},
                        {"name", nameOf(limit.node)},
                        {"entries", entryIds(limit)},
                        {"count", limit.countsUnits ? "units" : "bases"},
                        {"min", limit.min ? Json(*limit.min) : Json()},
                        {"max", limit.max ? Json(*limit.max) : Json()},
                        {"per", limit.per > 0 ? numberOf(limit.per) : Json()},
                        {"minShare", numberOf(limit.minShare)},
                        {"maxShare", numberOf(limit.maxShare)}});
    return list;
}

Json entriesJson(const std::vector<EntryCost>& costs)
{
    Json list = Json::array();
    for (const auto& cost : costs) {
        const auto& entry = *cost.entry;
        const auto place = rules::placeOf(entry.node);
        list.push_back({{"id", entry.id},
                        {"name", nameOf(entry.node)},
                        {"description", entry.node["description"].string()},
                        {"cost", numberOf(cost.cost)},
                        {"min", entry.min},
                        {"max", entry.max ? Json(*entry.max) : Json()},
                        {"step", entry.step},
                        {"options", optionsJson(cost)},
                        {"optionGroups", groupsJson(entry)},
                        {"file", place.file},
                        {"line", place.line}});
    }
    return list;
}

}  // namespace

std::string listText(const rules::RulesContext& rulesContext, const std::string& file)
{
    const auto& catalogue = *rulesContext.catalogue;
    const auto costs = rules::entryCosts(catalogue);
    const auto heading = fmt::format("{} ({}), {}\n{}\n", shownText(nameOf(catalogue.listNode())),
                                     shownText(catalogue.listNode()["id"].string()), catalogue.game().name, file);
    return heading + tableOf(costs.entries, "Entry", file) + tableOf(costs.leaders, "Leader", file) +
           limitsText(catalogue.limits(), rules::pointsName(catalogue.game()));
}

Json listJson(const rules::RulesContext& rulesContext, const std::string& file)
{
    const auto& catalogue = *rulesContext.catalogue;
    const auto costs = rules::entryCosts(catalogue);
    return {{"version", 1},
            {"system", catalogue.game().id},
            {"list", catalogue.listNode()["id"].string()},
            {"name", nameOf(catalogue.listNode())},
            {"file", file},
            {"entries", entriesJson(costs.entries)},
            {"leaders", entriesJson(costs.leaders)},
            {"limits", limitsJson(catalogue.limits())}};
}

}  // namespace muster::validator
