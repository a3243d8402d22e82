#include "core/library/library.hpp"

#include "core/lint/lint_file.hpp"
#include "core/scenario/side_army.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <barrier>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace muster;

namespace {

/// Runs work(i) for every i below `threads`, each on its own thread, all started together.
template <class Work>
void onThreads(int threads, Work work)
{
    std::barrier start(threads);
    std::vector<std::jthread> all;
    for (int i = 0; i < threads; ++i)
        all.emplace_back([&, i] {
            start.arrive_and_wait();
            work(i);
        });
}

std::string houseExtending(std::string_view extended)
{
    return fmt::format(R"({{ "format": 1, "system": "old-trousers", "name": "H", "extends": "{}.house.json" }})",
                       extended);
}

std::string listExtending(std::string_view id, std::string_view extended)
{
    return fmt::format(R"({{ "format": 1, "system": "old-trousers", "id": "{}", "name": "L", "extends": ["{}"],
  "entries": [ {{ "id": "e-{}", "name": "E", "arm": "infantry", "strength": 3 }} ] }})",
                       id, extended, id);
}

std::string armyNaming(std::string_view key, std::string_view value)
{
    return fmt::format(R"({{ "format": 1, "system": "old-trousers", "name": "A", "{}": "{}",
  "units": [ {{ "id": "u", "arm": "infantry", "strength": 3 }} ] }})",
                       key, value);
}

}  // namespace

TEST_CASE("threads that ask at the same time get the same objects")
{
    const auto army = test::shipped("old-trousers/armies/french-waterloo-1815.army.json");
    for (int round = 0; round < 3; ++round) {
        rules::Library library({test::shipped("")});
        std::vector<std::set<const void*>> seen(8);
        onThreads(8, [&](int thread) {
            const auto project = library.project(army);
            const auto system = library.system(*project, "old-trousers");
            const auto rulesContext = library.rulesContext(*project, {"old-trousers", "french", "", army});
            const auto sideArmy = rules::sideArmyOf(library, *project, army, std::nullopt);
            const auto findings = rules::findingsOf(library, *project, system->path, files::FileKind::system);
            seen[static_cast<std::size_t>(thread)] = {project.get(),
                                                      system.get(),
                                                      system->game.get(),
                                                      system->file.get(),
                                                      rulesContext.get(),
                                                      rulesContext->game.get(),
                                                      rulesContext->catalogue.get(),
                                                      sideArmy.get(),
                                                      sideArmy->roster(),
                                                      library.file(army).get(),
                                                      findings.get()};
        });
        for (const auto& objects : seen) CHECK(objects == seen.front());
        CHECK(seen.front().size() == 10);  // the system and the rules context share one game object
    }
}

TEST_CASE("files that lead to one another are checked from two threads without waiting for each other")
{
    const test::Folder folder;
    folder.write("muster.json", "{ \"format\": 1 }");
    const std::vector paths{
        folder.write("a.house.json", houseExtending("b")),
        folder.write("b.house.json", houseExtending("a")),
        folder.write("self.house.json", houseExtending("self")),
        folder.write("c.list.json", listExtending("c", "d")),
        folder.write("d.list.json", listExtending("d", "c")),
        folder.write("e.list.json", listExtending("e", "e")),
        folder.write("a.army.json", armyNaming("house", "a.house.json")),
        folder.write("b.army.json", armyNaming("house", "b.house.json")),
    };
    for (int round = 0; round < 20; ++round) {
        rules::Library library({test::shipped("")});
        std::vector<std::size_t> cycles(2 * paths.size());
        onThreads(static_cast<int>(cycles.size()), [&](int thread) {
            const auto i = static_cast<std::size_t>(thread);
            cycles[i] = test::count(test::check(paths[i % paths.size()], library), "ref/cycle");
        });
        CHECK(cycles == std::vector<std::size_t>(cycles.size(), 1));
    }
}

TEST_CASE("a scenario that names itself as an army, and armies of lists in a circle, come to an end")
{
    const test::Folder folder;
    folder.write("muster.json", "{ \"format\": 1 }");
    folder.write("c.list.json", listExtending("c", "d"));
    folder.write("d.list.json", listExtending("d", "c"));
    folder.write("c.army.json", armyNaming("list", "c"));
    folder.write("d.army.json", armyNaming("list", "d"));
    const auto path = folder.write("self.scenario.json", R"({ "format": 1, "system": "old-trousers", "name": "S",
  "board": { "width": 72, "depth": 48 },
  "sides": [ { "id": "a", "army": "self.scenario.json" }, { "id": "c", "army": "c.army.json" },
    { "id": "d", "army": "d.army.json" } ] })");
    for (int round = 0; round < 20; ++round) {
        rules::Library library({test::shipped("")});
        std::vector<diagnostics::Diagnostics> findings(4);
        onThreads(4, [&](int thread) { findings[static_cast<std::size_t>(thread)] = test::check(path, library); });
        for (const auto& found : findings) {
            CHECK(found.size() == findings.front().size());
            CHECK(std::any_of(found.begin(), found.end(), [](const auto& finding) {
                return finding.rule == "scenario/army" && finding.place.pointer == "/sides/0/army";
            }));
        }
    }
}
