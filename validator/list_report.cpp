#include "validator/list_report.hpp"

#include "core/game/game.hpp"
#include "core/lint/entry_costs.hpp"
#include "core/text/utf8.hpp"
#include "validator/terminal.hpp"

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

/// One line of the table.
struct Row {
    std::string id, cost, min, max, name;
};

std::string costText(const std::optional<double>& cost, bool isAddition)
{
    if (!cost) return "-";
    const auto text = numberOf(cost).dump();
    return isAddition && *cost >= 0 ? "+" + text : text;
}

void addRows(const std::vector<EntryCost>& costs, const std::string& file, std::vector<Row>& rows)
{
    for (const auto& [entry, cost, options] : costs) {
        Row row{std::string(entry->id), costText(cost, false), fmt::to_string(entry->min),
                entry->max ? fmt::to_string(*entry->max) : "-", nameOf(entry->node)};
        if (entry->step > 0 && entry->max) row.max += fmt::format("+{}", entry->step);
        const auto& other = entry->node.document().source().name();
        if (other != file) row.name += fmt::format(" (in {})", other);
        rows.push_back(std::move(row));
        for (std::size_t i = 0; i < entry->options.size(); ++i) {
            const Option& option = entry->options[i];
            rows.push_back({"  " + std::string(option.id), costText(options[i], true), "",
                            option.max ? fmt::to_string(*option.max) : "", nameOf(option.node)});
        }
    }
}

std::string tableOf(std::vector<Row> rows, const char* title)
{
    constexpr std::size_t widest = 40;
    rows.insert(rows.begin(), {title, "cost", "min", "max", ""});
    std::size_t idWidth = 0, maxWidth = 0;
    for (auto& row : rows) {
        row.id = forTerminal(row.id, LineFeeds::shown);
        idWidth = std::max(idWidth, std::min(widest, text::countCodePoints(row.id)));
        maxWidth = std::max(maxWidth, row.max.size());
    }
    std::string text;
    for (const auto& row : rows) {
        const auto length = std::min(widest, text::countCodePoints(row.id));
        text += fmt::format("  {}{}  {:>6}  {:>4}  {:>{}}  {}", row.id, std::string(idWidth - length, ' '), row.cost,
                            row.min, row.max, maxWidth, forTerminal(row.name, LineFeeds::shown));
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
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
    auto text = fmt::format("{} ({}), {}\n{}\n", nameOf(catalogue.listNode()), catalogue.listNode()["id"].string(),
                            catalogue.game().name, file);
    text = forTerminal(text);
    std::vector<Row> entries, leaders;
    addRows(costs.entries, file, entries);
    addRows(costs.leaders, file, leaders);
    if (!entries.empty()) text += "\n" + tableOf(std::move(entries), "entry");
    if (!leaders.empty()) text += "\n" + tableOf(std::move(leaders), "leader");
    return text;
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
