#include "validator/check/profile_report.hpp"

#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <vector>

namespace muster::validator {

using Json = nlohmann::ordered_json;
using rules::Profile;

namespace {

struct ProfileRow {
    std::string_view name;
    const Profile::Cost* cost;
};

/// The most work first; work and names are the same in every run, so the order is, too.
std::vector<ProfileRow> sorted(const Profile::Costs& costs)
{
    std::vector<ProfileRow> rows;
    for (const auto& [name, cost] : costs) rows.push_back({name, &cost});
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.cost->work > b.cost->work; });
    return rows;
}

std::uint64_t workOf(const Profile::Costs& costs)
{
    return std::accumulate(costs.begin(), costs.end(), std::uint64_t(0),
                           [](std::uint64_t sum, const auto& each) { return sum + each.second.work; });
}

double milliseconds(const Profile::Cost& cost) { return std::chrono::duration<double, std::milli>(cost.time).count(); }

std::string tableOf(const Profile::Costs& costs, std::string_view title, std::uint64_t total)
{
    std::vector<TextRow> rows{{std::string(title), "Evaluations", "Work", "Share", "Time (ms)"}};
    for (const auto& [name, cost] : sorted(costs))
        rows.push_back(
            {forTerminal(name, LineFeeds::shown), fmt::to_string(cost->evaluations), fmt::to_string(cost->work),
             fmt::format("{:.1f} %",
                         total == 0 ? 0.0 : 100.0 * static_cast<double>(cost->work) / static_cast<double>(total)),
             fmt::format("{:.3f}", milliseconds(*cost))});
    return textTable(rows);
}

Json costsJson(const Profile::Costs& costs, const char* key)
{
    Json json = Json::array();
    for (const auto& [name, cost] : sorted(costs))
        json.push_back({{key, name},
                        {"evaluations", cost->evaluations},
                        {"work", cost->work},
                        {"milliseconds", milliseconds(*cost)}});
    return json;
}

}  // namespace

std::string profileText(const Profile& profile)
{
    const auto total = workOf(profile.rules()) + workOf(profile.parts());
    return fmt::format("\nTime and work:\n\n{}\n{}", tableOf(profile.rules(), "Rule", total),
                       tableOf(profile.parts(), "Beside the rules", total));
}

std::string profileJson(const Profile& profile)
{
    return jsonText({{"version", 1},
                     {"work", workOf(profile.rules()) + workOf(profile.parts())},
                     {"rules", costsJson(profile.rules(), "rule")},
                     {"parts", costsJson(profile.parts(), "part")}},
                    2) +
           '\n';
}

}  // namespace muster::validator
