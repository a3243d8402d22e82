#include "validator/list_report.hpp"

#include "core/game/game.hpp"
#include "core/lint/entry_costs.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using rules::EntryCost;
using rules::Option;

/// Whole numbers are written without a fraction.
Json numberOf(const std::optional<double>& value)
{
    constexpr double maxExact = 9e15;
    if (!value || !std::isfinite(*value)) return {};
    const bool isWhole = *value == std::trunc(*value) && std::abs(*value) < maxExact;
    return isWhole ? Json(static_cast<std::int64_t>(*value)) : Json(*value);
}

std::string nameOf(text::Node node)
{
    const auto name = node["name"].string();
    return std::string(name.empty() ? node["id"].string() : name);
}

std::string costText(const std::optional<double>& cost, bool isAddition)
{
    if (!cost) return "-";
    const auto text = numberOf(cost).dump();
    return isAddition && *cost >= 0 ? "+" + text : text;
}

std::string shownText(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

std::string tableOf(const std::vector<EntryCost>& costs, const char* title, const std::string& file)
{
    if (costs.empty()) return {};
    std::vector<TextRow> rows{{title, "Name", "Cost", "Min", "Max"}};
    for (const auto& [entry, cost, options] : costs) {
        const auto step = entry->step > 0 && entry->max ? fmt::format("+{}", entry->step) : "";
        const auto& other = entry->node.document().source().name();
        const auto from = other == file ? "" : fmt::format(" (in {})", other);
        rows.push_back({shownText(entry->id), shownText(nameOf(entry->node) + from), costText(cost, false),
                        fmt::to_string(entry->min), (entry->max ? fmt::to_string(*entry->max) : "-") + step});
        for (std::size_t i = 0; i < entry->options.size(); ++i) {
            const Option& option = entry->options[i];
            rows.push_back({"  " + shownText(option.id), shownText(nameOf(option.node)), costText(options[i], true), "",
                            option.max ? fmt::to_string(*option.max) : ""});
        }
    }
    return "\n" + textTable(rows, 2);
}

Json optionsJson(const EntryCost& cost)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < cost.entry->options.size(); ++i) {
        const Option& option = cost.entry->options[i];
        list.push_back({{"id", option.id},
                        {"name", nameOf(option.node)},
                        {"description", option.node["description"].string()},
                        {"cost", numberOf(cost.options[i])},
                        {"max", option.max ? Json(*option.max) : Json()}});
    }
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
    return heading + tableOf(costs.entries, "Entry", file) + tableOf(costs.leaders, "Leader", file);
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
            {"leaders", entriesJson(costs.leaders)}};
}

}  // namespace muster::validator
