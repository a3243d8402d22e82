#include "core/army/opened_army.hpp"
#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "core/proposals/propose.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/core/proposals/reference.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <set>

using namespace muster;
namespace fs = std::filesystem;
using rules::Completion;
using rules::CompletionBound;
using rules::CompletionWishes;
using Outcome = Completion::Outcome;

namespace {

/// Rules that are sums, and some that are not.
const std::vector<std::string> toyRules{
    R"("id": "purse", "require": "self.cost <= self.budget", "message": "Too dear.")",
    R"("id": "exact", "require": "self.cost == self.budget", "message": "Not all spent.")",
    R"("id": "foot", "require":
      "self.units.filter(u, u.arm == 'foot').map(u, u.count).sum() >= 3", "message": "Too few on foot.")",
    R"("id": "horse", "require":
      "self.units.filter(u, u.arm == 'horse').map(u, u.count).sum() <= 2", "message": "Too many horses.")",
    R"json("id": "screen",
      "let": { "foot": "self.units.filter(u, u.arm == 'foot').map(u, u.count).sum()" },
      "require": "self.units.filter(u, u.arm == 'guns').map(u, u.count).sum() <= foot / 2",
      "message": "Guns without a screen.")json",
    R"("id": "one-chief", "require": "self.leaders.size() == 1", "message": "One chief.")",
    R"("id": "odd", "require":
      "self.units.map(u, u.count).sum() % 2 == 1", "message": "An odd number of bases.")"};

std::string systemOf(const std::vector<std::string>& chosen)
{
    std::string rules;
    for (const auto& rule : chosen)
        rules += (rules.empty() ? "" : ", ") +
                 fmt::format(R"({{ "title": "Ours", "level": "error", "scope": "army", {} }})", rule);
    return fmt::format(R"({{ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "measure": "in",
      "lists": "required", "budget": {{ "label": "points", "default": 10 }},
      "unit": {{ "type": "object", "properties": {{
        "arm": {{ "type": "string", "enum": ["foot", "horse", "guns"] }}, "points": {{ "type": "integer" }} }},
        "required": ["arm", "points"] }},
      "leader": {{ "type": "object", "properties": {{}} }},
      "cost": {{ "unit": {{ "times": {{ "label": "bases", "value": "self.count" }},
                          "each": [{{ "label": "points", "value": "self.points" }}] }} }},
      "rules": [{}] }})",
                       rules);
}

struct Toy {
    test::Folder folder;
    std::string system, list;
    test::ReferenceArmy army;
    fs::path path;
    std::unique_ptr<rules::Library> library;
    std::vector<std::string> arms;  ///< by entry
    std::vector<std::string> ownArms;

    Toy(const std::vector<std::string>& chosen, const std::string& entries, const std::string& more)
    {
        folder.write("muster.json", R"({ "format": 1 })");
        system = systemOf(chosen);
        list = fmt::format(R"({{ "format": 1, "system": "toy", "id": "list", "name": "List", "version": "1.0.0",
                             "entries": [{}], "leaders": [{{ "id": "chief", "name": "Chief", "max": 1 }}] {} }})",
                           entries, more);
        folder.write("toy.system.json", system);
        folder.write("list.list.json", list);
        path = folder.path() / "a.army.json";
        library = std::make_unique<rules::Library>(std::vector<fs::path>());
        army.head = R"("format": 1, "system": "toy", "list": "list", "name": "A", "budget": 10)";
    }

    std::string text() const
    {
        return fmt::format("{{{}, \"leaders\": [{}], \"units\": [{}]}}", army.head, fmt::join(army.ownLeaders, ", "),
                           fmt::join(army.ownUnits, ", "));
    }
    Completion complete(const CompletionWishes& wishes, const CompletionBound& bound = {100'000, std::chrono::hours(1)})
    {
        return rules::completionOf(
            {std::make_shared<const text::Source>("a.army.json", text()), path, files::FileKind::army}, *library,
            wishes, bound);
    }
};

/// A toy with rules, a list and an unfinished army chosen at random.
std::unique_ptr<Toy> randomToy(unsigned seed)
{
    std::mt19937 random(seed);
    const auto number = [&](int least, int most) { return std::uniform_int_distribution(least, most)(random); };
    std::vector<std::string> chosen{toyRules.front()};
    for (std::size_t i = 1; i < toyRules.size(); ++i)
        if (number(0, 2) == 0) chosen.push_back(toyRules[i]);
    const std::string names[] = {"foot", "horse", "guns"};
    std::string entries;
    std::vector<std::string> arms, ids;
    for (int i = 0; i < 3; ++i) {
        const auto& arm = names[static_cast<std::size_t>(number(0, 2))];
        ids.push_back(fmt::format("{}-{}", arm, i));
        arms.push_back(arm);
        const int min = number(0, 3) == 0 ? 1 : 0;
        entries += fmt::format("{}{{ \"id\": \"{}\", \"name\": \"{}\", \"arm\": \"{}\", \"points\": {}, \"min\": {}, "
                               "\"max\": {} }}",
                               i ? ", " : "", ids.back(), ids.back(), arm, number(1, 4), min, number(min, 3));
    }
    const auto limit = number(0, 2) == 0
                           ? fmt::format(R"(, "limits": [{{ "id": "both", "name": "Both", "entries": ["{}", "{}"],
                               "max": {} }}])",
                                         ids[0], ids[1], number(1, 4))
                           : std::string();
    auto toy = std::make_unique<Toy>(chosen, entries, limit);
    toy->arms = arms;
    for (const auto& id : ids) toy->army.units.push_back(fmt::format(R"({{"entry": "{}"}})", id));
    toy->army.leaders.push_back(R"({"entry": "chief"})");
    for (int i = number(0, 2); i > 0; --i) {
        const auto entry = static_cast<std::size_t>(number(0, 2));
        toy->army.ownUnits.push_back(
            fmt::format(R"({{ "id": "own-{}", "entry": "{}", "count": {} }})", i, ids[entry], number(1, 2)));
        toy->ownArms.push_back(arms[entry]);
    }
    return toy;
}

/// Compares the first proposal with the best of all armies, and checks every proposal.
void compare(
    Toy& toy, const CompletionWishes& wishes,
    const std::function<test::Merits(const std::vector<std::int64_t>&, const std::vector<bool>&, double)>& merits,
    const std::function<test::Merits(const rules::Proposal&)>& ofProposal)
{
    INFO(toy.text());
    INFO(toy.system);
    INFO(toy.list);
    const auto best = test::bestOfAll(toy.army, toy.path, *toy.library, merits);
    const auto made = toy.complete(wishes);
    CHECK(made.leftOut.empty());
    for (const auto& proposal : made.proposals) {
        INFO(proposal.text);
        const auto army = rules::OpenedArmy::open(
            {std::make_shared<const text::Source>("a.army.json", proposal.text), toy.path, files::FileKind::army},
            *toy.library);
        CHECK(army->errors() == 0);
        CHECK(proposal.isExact);
        REQUIRE(best);
        CHECK(ofProposal(proposal) <= *best);
    }
    if (made.outcome == Outcome::found) {
        REQUIRE(best);
        CHECK(ofProposal(made.proposals.front()) == *best);
    } else if (made.outcome == Outcome::complete) {
        CHECK(made.isExact);
        REQUIRE(best);
        CHECK(made.original->errors() == 0);
        const std::vector<bool> all(toy.army.ownUnits.size() + toy.army.ownLeaders.size(), true);
        const std::vector<std::int64_t> none(toy.army.units.size() + toy.army.leaders.size());
        CHECK(merits(none, all, made.original->roster()->army().find("cost")->asNumber()) == *best);
    } else {
        // A list without any legal army has an error itself, and so has each of its armies.
        CHECK((made.outcome == Outcome::impossible || made.outcome == Outcome::stuck));
        CHECK_FALSE(best);
        CHECK((!made.reasons.empty() || !made.obstacles.empty()));
    }
}

double costOf(const rules::Proposal& proposal) { return *proposal.cost; }

}  // namespace

TEST_CASE("the first proposal spends as much as the best of all armies", "[proposals]")
{
    for (unsigned seed = 0; seed < 40; ++seed) {
        INFO(seed);
        const auto toy = randomToy(seed);
        compare(
            *toy, {}, [](const auto&, const auto&, double cost) { return test::Merits{cost}; },
            [](const auto& proposal) { return test::Merits{costOf(proposal)}; });
    }
}

TEST_CASE("the cheapest proposal costs as little as the cheapest of all armies", "[proposals]")
{
    for (unsigned seed = 100; seed < 125; ++seed) {
        INFO(seed);
        const auto toy = randomToy(seed);
        compare(
            *toy, {.cheapest = true}, [](const auto&, const auto&, double cost) { return test::Merits{-cost}; },
            [](const auto& proposal) { return test::Merits{-costOf(proposal)}; });
    }
}

TEST_CASE("the first proposal has as many preferred bases as possible", "[proposals]")
{
    for (unsigned seed = 200; seed < 225; ++seed) {
        INFO(seed);
        const auto toy = randomToy(seed);
        if (std::find(toy->arms.begin(), toy->arms.end(), "horse") == toy->arms.end()) continue;
        compare(
            *toy, {.preferred = {"horse"}},
            [&](const auto& units, const auto&, double cost) {
                double horses = 0;
                for (std::size_t i = 0; i < toy->arms.size(); ++i)
                    horses += toy->arms[i] == "horse" ? static_cast<double>(units[i]) : 0;
                return test::Merits{horses, cost};
            },
            [&](const auto& proposal) {
                double horses = 0;
                for (const auto& member : proposal.added)
                    horses += member.entry.starts_with("horse") ? static_cast<double>(member.count) : 0;
                return test::Merits{horses, costOf(proposal)};
            });
    }
}

TEST_CASE("as few units as possible are replaced", "[proposals]")
{
    int replaced = 0;
    for (unsigned seed = 300; seed < 320; ++seed) {
        INFO(seed);
        const auto toy = randomToy(seed);
        toy->army.mayRemove = true;
        compare(
            *toy, {.mayRemove = true},
            [](const auto&, const std::vector<bool>& kept, double cost) {
                return test::Merits{static_cast<double>(std::count(kept.begin(), kept.end(), true)), cost};
            },
            [&](const auto& proposal) {
                replaced += proposal.removed.empty() ? 0 : 1;
                return test::Merits{static_cast<double>(toy->army.ownUnits.size()) -
                                        static_cast<double>(proposal.removed.size()),
                                    costOf(proposal)};
            });
    }
    CHECK(replaced > 0);
}
