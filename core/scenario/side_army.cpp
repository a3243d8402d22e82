#include "core/scenario/side_army.hpp"

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fmt/format.h>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using text::Node;

SideArmy::SideArmy(const files::Project& project, std::filesystem::path path, std::optional<std::int64_t> budget,
                   Library& library)
    : m_name(files::displayName(path))
{
    const auto file = library.file(path);
    m_error = file->error;
    if (!file->source) return;
    const Subject army{file->source,   std::move(path), files::FileKind::army,
                       project.root(), budget,          {file->document, file->faults}};
    m_army = OpenedArmy::open(army, library, {.detail = Roster::Detail::all});
    if (roster()) gatherPlaceables();
}

std::string_view SideArmy::system() const { return m_army ? m_army->root()["system"].string() : std::string_view(); }

std::string_view Placeable::name() const
{
    const expr::Value* name = self.find("name");
    return name && name->is(expr::ValueType::string) && !name->asString().empty() ? name->asString() : id;
}

std::string_view SideArmy::name() const { return m_army ? m_army->root()["name"].string() : std::string_view(); }

const Placeable* SideArmy::placeable(std::string_view id) const
{
    const auto found = std::find_if(m_placeables.begin(), m_placeables.end(),
                                    [&](const Placeable& placeable) { return placeable.id == id; });
    return found == m_placeables.end() ? nullptr : &*found;
}

bool SideArmy::hasGroup(std::string_view id) const
{
    if (!roster()) return false;
    return std::any_of(roster()->groups().begin(), roster()->groups().end(),
                       [&](const Formation& group) { return group.node["id"].string() == id; });
}

std::vector<std::string> SideArmy::groups() const
{
    std::vector<std::string> ids;
    if (roster())
        for (const auto& group : roster()->groups()) ids.emplace_back(group.node["id"].string());
    return ids;
}

std::vector<std::string_view> SideArmy::membersOf(std::string_view group) const
{
    std::vector<std::string_view> ids;
    if (!roster() || group.empty()) return ids;
    for (const auto& formation : roster()->groups())
        if (formation.node["id"].string() == group)
            for (const char* key : {"units", "leaders"})
                for (const Node member : formation.node[key]) ids.push_back(member["id"].string());
    return ids;
}

void SideArmy::gatherPlaceables()
{
    expr::Arena arena;
    Evaluation evaluation(arena);
    const auto& units = roster()->units();
    for (std::size_t i = 0; i < units.size(); ++i) {
        roster()->show(Scope::unit, i, evaluation);
        m_placeables.push_back(placeableOf(units[i], false, evaluation));
    }
    const auto& leaders = roster()->leaders();
    for (std::size_t i = 0; i < leaders.size(); ++i) {
        roster()->show(Scope::leader, i, evaluation);
        m_placeables.push_back(placeableOf(leaders[i], true, evaluation));
    }
}

Placeable SideArmy::placeableOf(const Member& member, bool isLeader, Evaluation& evaluation) const
{
    const Game& game = roster()->catalogue().game();
    const Placing& placing = isLeader ? game.leaderPlacing : game.unitPlacing;
    Placeable result{member.node["id"].string(), isLeader, member.self, isLeader ? 1 : member.count, std::nullopt};
    if (placing.bases)
        if (const auto bases = evaluation.value(*placing.bases); bases && bases->is(ValueType::integer))
            result.bases = std::max<std::int64_t>(0, bases->asInteger());
    const auto base = placing.base ? evaluation.value(*placing.base) : std::nullopt;
    if (!base || !base->is(ValueType::list) || base->size() != 2) return result;
    const auto sides = base->asList();
    const auto isLength = [](const Value& v) {
        return v.isNumber() && std::isfinite(v.asNumber()) && v.asNumber() > 0 && v.asNumber() < 1e5;
    };
    if (isLength(sides[0]) && isLength(sides[1])) result.base = {sides[0].asNumber(), sides[1].asNumber()};
    return result;
}

namespace {

struct SideArmyCache {
    threads::OnceMap<std::string, std::shared_ptr<const SideArmy>> armies;
    std::atomic<std::size_t> bytes = 0;  ///< of the files of these armies
};

}  // namespace

std::optional<std::int64_t> budgetOfSide(Node side)
{
    constexpr std::int64_t maxBudget = 1'000'000;
    const Node budget = side["budget"];
    if (!budget.isInteger() || budget.integer() < 0 || budget.integer() > maxBudget) return std::nullopt;
    return budget.integer();
}

std::shared_ptr<const SideArmy> sideArmyOf(Library& library, const files::Project& project,
                                           const std::filesystem::path& army, std::optional<std::int64_t> budget)
{
    const auto key =
        fmt::format("{}\n{}\n{}", project.root().string(), army.string(), budget ? std::to_string(*budget) : "");
    auto& cache = library.cache<SideArmyCache>();
    return cache.armies.get(key, [&] {
        // Other scenarios mostly use other armies, so keeping all of them would use unlimited memory.
        constexpr std::size_t maxBytes = 4'000'000;
        const auto source = library.file(army)->source;
        const auto bytes = source ? source->bytes().size() : 0;
        if (cache.bytes.fetch_add(bytes) + bytes > maxBytes) {
            cache.armies.clear();
            cache.bytes = bytes;
        }
        return std::make_shared<const SideArmy>(project, army, budget, library);
    });
}

}  // namespace muster::rules
