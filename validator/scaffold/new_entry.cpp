#include "core/game/game.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/item_edit.hpp"
#include "validator/scaffold/new_items.hpp"
#include "validator/scaffold/starting_value.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;

/// The most bases or leaders of an entry that a file may state.
constexpr std::int64_t mostOfEntry = 10'000;

/// The game of the file, or null after an error message.
std::shared_ptr<const rules::Game> gameOf(const ItemFile& file, Session& session)
{
    if (file.kind != FileKind::system) return session.game(*file.project, std::string(file.system()));
    const auto system = session.library().systemAt(*file.project, file.path);
    if (system && system->game) return system->game;
    session.fail(ExitCode::findings,
                 fmt::format("{} is unchanged: it has errors; see: muster check {}", file.name, file.name));
    return nullptr;
}

/// Armies that take the entry: once, and once more than it allows.
std::vector<ItemTest> testsOfEntry(const TrialGround& ground, const std::string& id, std::optional<std::int64_t> max,
                                   bool isLeader)
{
    std::vector<ItemTest> tests;
    const auto add = [&](const std::string& prefix, std::int64_t count, bool breaksIt) {
        auto army = trialArmy(ground, fmt::format("{} {}", prefix == "ok" ? "With" : "With too many of", id));
        if (!army) return;
        if (isLeader) trialUnit(*army, ground);
        auto& members = army->content[isLeader ? "leaders" : "units"];
        if (!members.is_array()) members = Json::array();
        for (std::int64_t i = 0; i < (isLeader ? count : 1); ++i) {
            Json member = {{"id", i == 0 ? "trial" : fmt::format("trial-{}", i + 1)}, {"entry", id}};
            if (!isLeader && count != 1) member["count"] = count;
            members.push_back(std::move(member));
        }
        tests.push_back({prefix, *std::move(army), "list/maximum", breaksIt});
    };
    if (max != 0) add("ok", 1, false);
    // A file may not state more bases than that.
    if (max && *max < (isLeader ? 100 : mostOfEntry)) add("err", *max + 1, true);
    return tests;
}

std::optional<NewItem> newEntryIn(std::string_view key, const ItemFile& file, const NewOptions& options,
                                  Session& session)
{
    const bool isLeader = key == "leaders";
    if (!isIdFor("--id", options.id, session)) return std::nullopt;
    if (options.name.empty()) {
        session.fail(ExitCode::usage, "say what players call it with --name NAME");
        return std::nullopt;
    }
    if (options.max && (*options.max < 0 || *options.max > mostOfEntry)) {
        session.fail(ExitCode::usage, fmt::format("--max must be from 0 to {}", mostOfEntry));
        return std::nullopt;
    }
    for (const std::string_view other : {"entries", "leaders"})
        if (!isArrayOrAbsent(file.root()[other], other, file, session) || !isNewIn(other, options.id, file, session))
            return std::nullopt;
    const auto game = gameOf(file, session);
    if (!game) return std::nullopt;
    Json entry = {{"id", options.id}, {"name", options.name}};
    if (options.max) entry["max"] = *options.max;
    entry.update(isLeader ? startingValues(game->leader, game->leader.required, *game) : valuesOfNewEntry(*game));
    NewItem item{withLastItem(file, key, entry), fmt::format("the {} {}", isLeader ? "leader" : "entry", options.id),
                 options.id};
    item.tests = [id = options.id, max = options.max, isLeader](const TrialGround& ground) {
        return testsOfEntry(ground, id, max, isLeader);
    };
    return item;
}

}  // namespace

std::optional<NewItem> newEntry(const ItemFile& file, const NewOptions& options, Session& session)
{
    return newEntryIn("entries", file, options, session);
}

std::optional<NewItem> newLeader(const ItemFile& file, const NewOptions& options, Session& session)
{
    return newEntryIn("leaders", file, options, session);
}

}  // namespace muster::validator
