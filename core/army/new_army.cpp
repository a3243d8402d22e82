#include "core/army/new_army.hpp"

#include "core/game/game.hpp"
#include "core/lint/starting_units.hpp"
#include "core/roster/option_conflicts.hpp"
#include "core/text/canonical.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::rules {

namespace {

using Json = nlohmann::ordered_json;

/// More units or leaders than that are left to the player.
constexpr std::int64_t maxMembers = 100;

/// The units and leaders that a list requires, as an army names them.
class Demand {
public:
    explicit Demand(const RulesContext& rulesContext) : m_catalogue(*rulesContext.catalogue)
    {
        const Findings findings(&rulesContext.levels);
        for (const auto& [unit, finding] : startingUnits(m_catalogue, findings)) m_sizes[unit.entry] = unit.count;
        for (const Entry& entry : m_catalogue.leaders()) add(entry, entry.min);
        for (const Entry& entry : m_catalogue.entries()) add(entry, entry.min);
        for (const JointLimit& limit : m_catalogue.limits()) add(limit);
    }

    Json leaders = Json::array(), units = Json::array();

private:
    /// Adds units of a legal size until they have so many bases, or so many leaders.
    void add(const Entry& entry, std::int64_t bases)
    {
        const bool isLeader = !m_sizes.contains(&entry);
        const std::int64_t size = isLeader ? 1 : std::max<std::int64_t>(1, m_sizes.at(&entry));
        for (std::int64_t had = 0; had < bases && m_added < maxMembers; had += size) addOne(entry, isLeader, size);
    }
    /// Adds the first entry of a limit that an army may take often enough, until the minimum is reached.
    void add(const JointLimit& limit)
    {
        const double parts =
            limit.per > 0 ? std::floor(static_cast<double>(m_catalogue.budget().value_or(0)) / limit.per) : 1;
        auto missing = static_cast<std::int64_t>(static_cast<double>(limit.min.value_or(0)) * parts);
        for (const Entry* entry : limit.entries) missing -= limit.countsUnits ? m_units[entry] : m_bases[entry];
        const auto mayTake = [&](const Entry* entry) { return !entry->max || *entry->max >= m_bases[entry] + missing; };
        const auto inOrder = [&](const std::vector<Entry>& entries) -> const Entry* {
            for (const Entry& entry : entries)
                if (std::binary_search(limit.entries.begin(), limit.entries.end(), &entry) && mayTake(&entry))
                    return &entry;
            return nullptr;
        };
        if (missing <= 0) return;
        const Entry* entry = inOrder(m_catalogue.entries());
        if (!entry) entry = inOrder(m_catalogue.leaders());
        if (!entry) return;
        const auto size = m_sizes.contains(entry) ? std::max<std::int64_t>(1, m_sizes.at(entry)) : 1;
        add(*entry, limit.countsUnits ? missing * size : missing);
    }
    void addOne(const Entry& entry, bool isLeader, std::int64_t size)
    {
        auto& members = isLeader ? leaders : units;
        auto id = std::string(entry.id);
        if (const auto before = m_units[&entry]; before > 0) id += fmt::format("-{}", before + 1);
        Json member = {{"id", id}, {"entry", std::string(entry.id)}};
        if (!isLeader) member["count"] = size;
        for (const Option* option : startingOptions(entry)) member["options"].push_back(std::string(option->id));
        members.push_back(std::move(member));
        ++m_added;
        ++m_units[&entry];
        m_bases[&entry] += size;
    }

    const Catalogue& m_catalogue;
    std::map<const Entry*, std::int64_t> m_sizes;           ///< of the smallest legal unit; none for leaders
    std::map<const Entry*, std::int64_t> m_units, m_bases;  ///< added so far
    std::int64_t m_added = 0;
};

}  // namespace

std::string newArmy(const RulesContext& rulesContext, std::string_view list, std::string_view name)
{
    const Game& game = *rulesContext.game;
    Json json = {{"format", 1}, {"system", game.id}, {"systemVersion", game.version}};
    if (!list.empty()) json["list"] = std::string(list);
    json["name"] = std::string(name);
    if (game.budget) json["budget"] = *game.budget;
    Demand demand(rulesContext);
    json["leaders"] = std::move(demand.leaders);
    json["units"] = std::move(demand.units);
    json["pin"]["system"] = rulesContext.hashes.system;
    if (!rulesContext.hashes.list.empty()) json["pin"]["list"] = rulesContext.hashes.list;
    const auto text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text::canonical(*text::Document::parse(std::make_shared<const text::Source>("new", text)).document);
}

}  // namespace muster::rules
