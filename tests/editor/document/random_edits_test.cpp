#include "core/text/canonical.hpp"
#include "editor/document/army_edits.hpp"
#include "tests/editor/document/temporary_folder.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <random>

using namespace muster;
using editor::Change;
using editor::Document;
using test::TemporaryFolder;

namespace {

class Player {
public:
    explicit Player(unsigned seed) : m_engine(seed) {}

    std::size_t below(std::size_t n)
    {
        return n == 0 ? 0 : std::uniform_int_distribution<std::size_t>(0, n - 1)(m_engine);
    }

    std::string member(const text::Document& army)
    {
        const auto group = army.root()["groups"].size() > 0 && below(2)
                               ? "/groups/" + std::to_string(below(army.root()["groups"].size()))
                               : std::string();
        const std::string array = group + (below(3) ? "/units" : "/leaders");
        return array + "/" + std::to_string(below(army.root().at(std::string_view(array)).size() + 1));
    }

    std::string owner(const text::Document& army)
    {
        const auto groups = army.root()["groups"].size();
        return groups > 0 && below(2) ? "/groups/" + std::to_string(below(groups)) : std::string();
    }

    Change any(const text::Document& army)
    {
        const std::string one = member(army), other = member(army);
        const std::vector<std::string> both{one, other};
        switch (below(20)) {
        case 0:
            return editor::addMember(army, below(2) ? editor::MemberKind::unit : editor::MemberKind::leader,
                                     "old-guard", R"({"strength": 5, "tags": []})", {owner(army), text::atEnd});
        case 1: return editor::removeMembers(army, both);
        case 2: return editor::duplicate(army, both);
        case 3: return editor::move(army, both, {owner(army), below(4)});
        case 4: return editor::setCount(army, one, static_cast<std::int64_t>(1 + below(20)));
        case 5: return editor::setOption(army, one, below(2) ? "veteran" : "elite", below(2));
        case 6:
            return editor::setValue(army, one, below(2) ? "/strength" : "/training/fighting", std::to_string(below(9)));
        case 7: return editor::clearValue(army, one, below(2) ? "/strength" : "/training/fighting");
        case 8: return editor::addGroup(army, "Reserve", "division");
        case 9:
            return editor::removeGroup(army, owner(army),
                                       below(2) ? editor::GroupContent::remove : editor::GroupContent::keepInArmy);
        case 10:
            return editor::attach(army, one, below(2) ? std::optional<std::string_view>("old-guard") : std::nullopt);
        case 11:
            return editor::rename(army, one,
                                  below(3) ? "Stra\xC3\x9F"
                                             "e \"x\""
                                           : "");
        case 12: return editor::setBudget(army, below(2) ? std::optional<std::int64_t>(30) : std::nullopt);
        case 13: return editor::paste(army, editor::copied(army, both), {owner(army), below(3)});
        case 14: return editor::addItem(army, one, "/weapons", "\"bow\"");
        case 15: return editor::removeItem(army, one + "/weapons/0");
        case 16: return editor::changeId(army, one, editor::freeId(army, "renamed"));
        case 17: return editor::moveGroup(army, owner(army), below(3));
        case 18: return editor::setPlayer(army, below(2) ? "Anna" : "");
        default: return editor::renameKey(army, one + "/strength", "x-strength");
        }
    }

private:
    std::mt19937 m_engine;
};

}  // namespace

TEST_CASE("a thousand random changes with undo and redo keep text, parsed text and revision in step")
{
    const TemporaryFolder folder;
    const auto shipped = GENERATE(as<std::string>{}, "old-trousers/armies/french-waterloo-1815.army.json",
                                  "otr-d6/armies/lee-antietam-1862.army.json");
    const auto original = folder.read(test::sourcePath("armylists/") + shipped);
    const auto file = folder.write("a.army.json", original);
    Document document(folder.folders());
    REQUIRE_FALSE(document.open(file));
    Player player(GENERATE(1u, 2u));
    std::map<int, std::string> textAt{{0, original}};
    std::uint64_t revision = document.revision();
    const int wanted = test::isSanitized ? 150 : 1000;
    int made = 0;
    for (int round = 0; made < wanted && round < 20'000; ++round) {
        const auto sort = player.below(8);
        if (sort == 0)
            document.undo();
        else if (sort == 1)
            document.redo();
        else {
            const auto change = player.any(*document.parsed());
            INFO(change.name());
            if (!document.apply(change.edits, QString::fromStdString(change.name()),
                                QString::fromStdString(change.mergeKey)))
                continue;
            ++made;
            for (const auto& pointer : change.selection)
                REQUIRE(document.parsed()->root().at(std::string_view(pointer)));
            REQUIRE(document.parsed());
            REQUIRE(text::canonical(*document.parsed()) == document.text());
            textAt.erase(textAt.upper_bound(document.undoStack().index()), textAt.end());
        }
        const int index = document.undoStack().index();
        if (sort < 2 && textAt.contains(index)) REQUIRE(document.text() == textAt[index]);
        textAt[index] = document.text();
        REQUIRE(document.revision() >= revision);
        revision = document.revision();
        if (round % 10 == 0) test::checkInStep(document);
        REQUIRE(document.isClean() == (document.text() == original));
    }
    CHECK(made == wanted);
    while (document.undoStack().canUndo()) document.undo();
    CHECK(document.text() == original);
    CHECK(document.isClean());
}
