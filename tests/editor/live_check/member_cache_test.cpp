#include "core/files/file.hpp"
#include "editor/document/army_edits.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace muster;
using editor::Change;
using editor::MemberKind;
using editor::MemberView;

namespace {

/// Edits an army step by step, based on its last view.
class Player {
public:
    explicit Player(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t n)
    {
        return n == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, n - 1)(m_engine);
    }

    template <class ArmyElement>
    const ArmyElement* oneOf(const std::vector<ArmyElement>& elements)
    {
        return elements.empty() ? nullptr : &elements[below(elements.size())];
    }

    Change any(const text::Document& army, const editor::CheckResult& shown)
    {
        const bool leader = below(4) == 0 && !shown.army.leaders.empty();
        const auto& members = leader ? shown.army.leaders : shown.army.units;
        const auto *one = oneOf(members), *other = oneOf(members);
        if (below(12) == 0 || !one) return added(army, shown, leader);
        switch (below(17)) {
        case 0: return editor::removeMembers(army, std::vector{one->pointer});
        case 1: return editor::duplicate(army, std::vector{one->pointer, other->pointer});
        case 2: return editor::move(army, std::vector{one->pointer}, {owner(shown), below(4)});
        case 3:
        case 4: return editor::setCount(army, one->pointer, static_cast<std::int64_t>(1 + below(20)));
        case 5:
        case 6: return optionOf(army, *one);
        case 7:
        case 8: return valueLike(army, *one, *other);
        case 9: return clearedValue(army, *one);
        case 10: return editor::rename(army, one->pointer, below(2) ? "Own \"name\"" : "");
        case 11:
            return editor::attach(army, one->pointer,
                                  below(2) ? std::optional<std::string_view>(other->id) : std::nullopt);
        case 12: return editor::setBudget(army, below(2) ? std::optional<std::int64_t>(30) : std::nullopt);
        case 13: return listOrHouse(army, shown);
        case 14: return armyValue(army, shown);
        case 15:
            return below(2) ? editor::addGroup(army, "Reserve")
                            : editor::removeGroup(army, owner(shown), editor::GroupContent::keepInArmy);
        // Two with exactly the same text, including the id.
        default:
            return editor::addItem(army, owner(shown), leader ? "/leaders" : "/units",
                                   army.root().at(std::string_view(one->pointer)).sourceText());
        }
    }

private:
    std::string owner(const editor::CheckResult& shown)
    {
        const auto* group = below(2) ? oneOf(shown.army.groups) : nullptr;
        return group ? group->pointer : std::string();
    }

    Change added(const text::Document& army, const editor::CheckResult& shown, bool leader)
    {
        const auto* entry = oneOf(leader ? shown.catalogue.leaders : shown.catalogue.units);
        const auto kind = leader ? MemberKind::leader : MemberKind::unit;
        return entry ? editor::addMember(army, kind, entry->id, entry->start, {owner(shown), below(3)})
                     : editor::addMember(army, kind, "", shown.catalogue.freeUnitStart);
    }

    Change optionOf(const text::Document& army, const MemberView& member)
    {
        const auto* option = oneOf(member.options);
        return editor::setOption(army, member.pointer, option ? option->id : "unheard-of", !option || !option->taken);
    }

    Change valueLike(const text::Document& army, const MemberView& member, const MemberView& other)
    {
        const auto* value = oneOf(other.values);
        return value ? editor::setValue(army, member.pointer, "/" + value->key,
                                        below(4) ? value->json : std::to_string(below(9)))
                     : Change();
    }

    Change clearedValue(const text::Document& army, const MemberView& member)
    {
        const auto* value = oneOf(member.values);
        return value ? editor::clearValue(army, member.pointer, "/" + value->key) : Change();
    }

    Change listOrHouse(const text::Document& army, const editor::CheckResult& shown)
    {
        const auto* list = oneOf(shown.catalogue.lists);
        if (list && below(2)) return editor::setList(army, list->id);
        return editor::setHouse(army, shown.army.house.empty() ? "../as-printed.house.json" : "");
    }

    Change armyValue(const text::Document& army, const editor::CheckResult& shown)
    {
        const auto* value = oneOf(shown.army.values);
        return value ? editor::setValue(army, "", "/" + value->key, below(2) ? value->json : std::to_string(below(9)))
                     : Change();
    }

    std::mt19937 m_engine;
};

/// Checks a text with the cache of earlier rounds and without any, and compares the results.
editor::CheckResult checkedAlike(editor::FileChecker& checker, const editor::Snapshot& snapshot)
{
    auto checkResult = checker.check(snapshot);
    const auto anew = editor::check(snapshot, *checker.library());
    REQUIRE(checkResult.hasView == anew.hasView);
    REQUIRE(checkResult.army.units == anew.army.units);
    REQUIRE(checkResult.army.leaders == anew.army.leaders);
    REQUIRE(checkResult.army == anew.army);
    REQUIRE(checkResult.catalogue == anew.catalogue);
    return checkResult;
}

}  // namespace

TEST_CASE("after any change, the view of an army equals one made without a cache")
{
    const auto [file, seed] =
        GENERATE(table<std::string, unsigned>({{"ancients-d6/armies/hannibal-cannae-216", 1},
                                               {"ohw-6plus/armies/french-quatre-bras-1815", 2},
                                               {"old-trousers/armies/french-borodino-1812", 3},
                                               {"opend6-fantasy/armies/gnash-horde", 4},
                                               {"opend6-fantasy/armies/ice-rangers-as-printed", 5},
                                               {"otr-d6/armies/lee-gettysburg-1863", 6}}));
    const auto path = test::shipped(file + ".army.json");
    editor::FileChecker checker(test::newLibrary());
    Player player(seed);
    const std::string original(std::get<std::shared_ptr<const text::Source>>(files::readFile(path, "a"))->bytes());
    std::vector<std::string> texts{original};
    auto snapshot = test::snapshotOf(original, path);
    auto shown = checkedAlike(checker, snapshot);
    int changes = 0;
    for (int round = 0; changes < 150 && round < 3000; ++round) {
        std::string text;
        // Sometimes undo one or more steps.
        if (player.below(8) == 0)
            text = texts[texts.size() - 1 - player.below(std::min<std::size_t>(texts.size(), 5))];
        else if (const auto change = player.any(*snapshot.parsed.document, shown))
            text = text::applied(texts.back(), change.edits);
        else
            continue;
        ++changes;
        CAPTURE(round);
        snapshot = test::snapshotOf(text, path);
        shown = checkedAlike(checker, snapshot);
        // Also checker the same text again.
        if (round % 10 == 0) checkedAlike(checker, snapshot);
        if (shown.hasView)
            texts.push_back(std::move(text));
        else
            snapshot = test::snapshotOf(texts.back(), path), shown = checkedAlike(checker, snapshot);
    }
    CHECK(changes == 150);
}
