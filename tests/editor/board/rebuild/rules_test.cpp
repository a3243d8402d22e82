#include "core/model/file.hpp"
#include "tests/editor/board/rebuild/acts.hpp"
#include "tests/places.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace muster;
using namespace muster::editor;
using namespace muster::test;
namespace fs = std::filesystem;

namespace {

std::string textOf(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The fixtures of one rule about battlefields.
struct Fixtures {
    std::string rule;  ///< by its full name
    std::vector<fs::path> legal, faulty;
    std::vector<std::string> armies;  ///< that sides of its fixtures have
};

void note(Fixtures& fixtures, const fs::path& file)
{
    const auto name = file.filename().string();
    (name.starts_with("ok-") ? fixtures.legal : fixtures.faulty).push_back(file);
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("", textOf(file))).document;
    if (!parsed) return;
    for (const text::Node side : parsed->root()["sides"])
        if (const std::string army(side["army"].string());
            !army.empty() && std::find(fixtures.armies.begin(), fixtures.armies.end(), army) == fixtures.armies.end())
            fixtures.armies.push_back(army);
}

std::vector<Fixtures> battlefieldRules()
{
    std::map<std::string, Fixtures> found;
    for (const auto& entry : fs::recursive_directory_iterator(sourcePath("tests/rules"))) {
        const auto name = entry.path().filename().string();
        if (!name.ends_with(".scenario.json") || (!name.starts_with("ok-") && !name.starts_with("err-"))) continue;
        const auto folder = entry.path().parent_path();
        const auto room = folder.parent_path().filename().string();
        const std::string rule = (room == "shared" ? "scenario" : room) + "/" + folder.filename().string();
        found[rule].rule = rule;
        note(found[rule], entry.path());
    }
    std::vector<Fixtures> rules;
    for (auto& [name, fixtures] : found) {
        std::sort(fixtures.legal.begin(), fixtures.legal.end());
        std::sort(fixtures.faulty.begin(), fixtures.faulty.end());
        std::sort(fixtures.armies.begin(), fixtures.armies.end());
        rules.push_back(std::move(fixtures));
    }
    return rules;
}

/// What the rules say of a text as that file, asked without a window.
class Oracle {
public:
    Judgement ask(const std::string& text, const fs::path& place, bool picture)
    {
        Snapshot snapshot;
        snapshot.source = std::make_shared<const text::Source>(place.filename().string(), text);
        snapshot.parsed = text::Document::parse(snapshot.source);
        snapshot.place = place;
        snapshot.kind = model::FileKind::scenario;
        snapshot.pictureWanted = picture;
        return m_judge.judge(snapshot);
    }

private:
    Judge m_judge{std::make_shared<rules::Library>(model::dataFolders())};
};

std::size_t count(const Judgement& judgement, const std::string& rule)
{
    return static_cast<std::size_t>(std::count_if(judgement.diagnostics.begin(), judgement.diagnostics.end(),
                                                  [&](const auto& finding) { return finding.rule == rule; }));
}

/// Acts of these kinds that would break a rule on a legal battlefield, as many as are asked for.
std::vector<Act> actsThatBreak(Oracle& oracle, const Fixtures& rule, const fs::path& file,
                               const std::set<Act::Hand>& hands, std::size_t wanted)
{
    const std::string text = textOf(file);
    const auto before = oracle.ask(text, file, true);
    std::vector<Act> breaking;
    if (!before.board || count(before, rule.rule) > 0) return breaking;
    for (auto& act : actsOn(*before.board, *before.document, rule.armies)) {
        if (breaking.size() >= wanted) break;
        if (!hands.contains(act.hand)) continue;
        const auto change = act.change(*before.document);
        if (change && count(oracle.ask(text::applied(text, change.edits), file, false), rule.rule) > 0)
            breaking.push_back(std::move(act));
    }
    return breaking;
}

/// Does it in the window, sees the finding, takes it back and sees it gone. False when the thing could not be got hold
/// of.
bool breaksAndHeals(const Fixtures& rule, const fs::path& file, const Act& act)
{
    const std::string text = textOf(file);
    Carrier hands(text, file);
    REQUIRE_FALSE(hands.finds(rule.rule));
    if (!perform(hands, act)) return false;
    if (act.isByMouse()) {
        // Before the hand lets go, the rules are heard about where it is held.
        hands.troubleWhileHeld();
        REQUIRE(hands.foreseen);
        const bool said = count(*hands.foreseen, rule.rule) > 0;
        if (act.places.size() <= 1) CHECK(hands.document.text() == text);
        hands.letGo();
        CHECK(said == hands.finds(rule.rule));
    }
    if (!hands.finds(rule.rule)) return false;
    CHECK(hands.document.text() != text);
    // Each drag is a step of its own.
    if (act.isByMouse())
        CHECK(hands.document.undoStack().count() ==
              static_cast<int>(act.hand == Act::Hand::pieces ? act.places.size() : 1));
    while (hands.document.undoStack().canUndo()) hands.undo();
    CHECK_FALSE(hands.finds(rule.rule));
    CHECK(hands.document.text() == text);
    return true;
}

/// Whether one of the acts of that kind breaks it and undo heals it.
bool breaksBy(Oracle& oracle, const Fixtures& rule, Act::Hand hand)
{
    for (const auto& file : rule.legal) {
        INFO(file.string());
        for (const auto& act : actsThatBreak(oracle, rule, file, {hand}, 4)) {
            INFO(act.words());
            if (breaksAndHeals(rule, file, act)) return true;
        }
    }
    return false;
}

/// Types the text of a faulty file over that of a legal one, as in the source view.
void breakInTheSource(const Fixtures& rule)
{
    for (const auto& file : rule.legal) {
        const std::string text = textOf(file);
        Carrier hands(text, file);
        if (hands.finds(rule.rule)) continue;
        for (const auto& faulty : rule.faulty) {
            INFO(faulty.string());
            hands.document.applyText(textOf(faulty), "Type");
            hands.judge();
            CHECK(hands.finds(rule.rule));
            hands.undo();
            CHECK_FALSE(hands.finds(rule.rule));
            CHECK(hands.document.text() == text);
        }
        return;
    }
    FAIL("no legal file to begin with");
}

using Hand = Act::Hand;
const std::set<Hand> byMouse{Hand::drag, Hand::corner, Hand::stretch, Hand::turn, Hand::pieces, Hand::units};

/// What breaks a rule, each of these by itself; of what no drag can reach, why not.
struct Breach {
    const char* rule;
    std::vector<Hand> hands;
    const char* why = "";
};

const std::vector<Breach> breaches{
    {"ancients-d6/board-size", {Hand::value}, "the size of the board is a number"},
    {"ancients-d6/deploy-flank", {Hand::drag, Hand::turn, Hand::units}},
    {"ancients-d6/deploy-no-mans-land", {Hand::drag, Hand::turn, Hand::units}},
    {"ancients-d6/deploy-vehicle-woods", {Hand::drag, Hand::stretch, Hand::turn, Hand::pieces, Hand::units}},
    {"ancients-d6/points-equal", {Hand::value}, "the points of a side are a number"},
    {"ancients-d6/same-era", {Hand::value}, "an army is a file that is chosen"},
    {"ancients-d6/sides-opposite", {Hand::value}, "the edge of a side is a choice"},
    {"ancients-d6/terrain-features", {Hand::pieces}},
    {"ancients-d6/terrain-size", {Hand::corner, Hand::stretch, Hand::pieces}},
    {"ohw-6plus/arrive-impassable", {Hand::drag}},
    {"ohw-6plus/crossing-on-river", {Hand::drag, Hand::corner, Hand::turn, Hand::pieces}},
    {"ohw-6plus/deploy-impassable", {Hand::drag, Hand::corner, Hand::stretch, Hand::turn, Hand::pieces, Hand::units}},
    {"ohw-6plus/deploy-town", {Hand::drag, Hand::stretch, Hand::turn, Hand::pieces, Hand::units}},
    {"ohw-6plus/deploy-woods", {Hand::drag, Hand::stretch, Hand::turn, Hand::pieces, Hand::units}},
    {"ohw-6plus/map-size", {Hand::value}, "the size of the board is a number"},
    {"ohw-6plus/river-crossing", {Hand::drag, Hand::corner, Hand::turn, Hand::pieces}},
    {"ohw-6plus/same-basing", {Hand::units}},
    {"ohw-6plus/same-options", {Hand::value}, "the options stand in the armies"},
    {"ohw-6plus/unit-count", {Hand::value}, "how many units a side has stands in its army"},
    {"ohw-6plus/unreachable", {Hand::drag, Hand::corner, Hand::stretch, Hand::turn, Hand::pieces}},
    {"old-trousers/board-grid", {Hand::value}, "the grid is two numbers"},
    {"old-trousers/deploy-baseline", {Hand::drag, Hand::turn, Hand::units}},
    {"old-trousers/deploy-broken", {Hand::drag, Hand::pieces, Hand::units}},
    {"old-trousers/sides-opposite", {Hand::value}, "the edge of a side is a choice"},
    {"old-trousers/square-full", {Hand::units}},
    {"old-trousers/square-over-table", {Hand::units}},
    {"old-trousers/terrain-blocks-baseline", {Hand::drag, Hand::pieces}},
    {"old-trousers/terrain-kind", {Hand::source}, "the lists offer only kinds that the game has"},
    {"old-trousers/terrain-per-player", {Hand::drag, Hand::corner, Hand::stretch, Hand::turn, Hand::pieces}},
    {"old-trousers/terrain-stacked", {Hand::drag, Hand::pieces}},
    {"opend6-fantasy/arrive-impassable", {Hand::drag}},
    {"opend6-fantasy/coherency", {Hand::drag, Hand::turn, Hand::units}},
    {"opend6-fantasy/crew-distance", {Hand::drag, Hand::units}},
    {"opend6-fantasy/deploy-impassable", {Hand::drag}},
    {"opend6-fantasy/hill-grade", {Hand::pieces}},
    {"opend6-fantasy/rally-point", {Hand::value}, "how many there are is asked for, and a drag keeps their number"},
    {"opend6-fantasy/side-balance", {Hand::value}, "the budget of a side is a number"},
    {"opend6-fantasy/table-size", {Hand::value}, "the size of the board is a number"},
    {"opend6-fantasy/terrain-density", {Hand::pieces}},
    {"opend6-fantasy/terrain-dimensions", {Hand::corner, Hand::stretch, Hand::pieces}},
    {"otr-d6/activation-deck", {Hand::value}, "the cards stand in the armies"},
    {"otr-d6/army-balance", {Hand::value}, "the points stand in the armies"},
    {"otr-d6/arrive-impassable", {Hand::value}, "where they arrive is two numbers"},
    {"otr-d6/deploy-impassable", {Hand::drag}},
    {"otr-d6/formation-placed", {Hand::drag}},
    {"otr-d6/turn-limit", {Hand::value}, "the number of turns is a number"},
    {"ref/not-found", {Hand::source}, "what is named is entered or chosen"},
    {"scenario/arrived", {Hand::units}},
    {"scenario/army", {Hand::value}, "an army is a file that is chosen"},
    {"scenario/attached", {Hand::drag}},
    {"scenario/base", {Hand::source}, "the size of a base is two numbers"},
    {"scenario/edge-and-zone", {Hand::drag}},
    {"scenario/edge-shared", {Hand::value}, "the edge of a side is a choice"},
    {"scenario/late", {Hand::value}, "the turns of a game are a number"},
    {"scenario/measure", {Hand::value}, "the measure is a choice"},
    {"scenario/off-board", {Hand::drag, Hand::stretch, Hand::turn, Hand::pieces, Hand::units}},
    {"scenario/outside-zone", {Hand::drag, Hand::stretch, Hand::turn, Hand::units}},
    {"scenario/placement", {Hand::value}, "what stands where is named by its army"},
    {"scenario/reinforcement", {Hand::source}, "who arrives, and where, is chosen and entered"},
    {"scenario/shape", {Hand::corner}},
    {"scenario/symmetry", {Hand::pieces}},
    {"scenario/terrain-overlap", {Hand::drag, Hand::stretch, Hand::turn, Hand::pieces}},
    {"scenario/unit-overlap", {Hand::drag, Hand::turn, Hand::units}},
    {"scenario/unplaced", {Hand::units}},
    {"scenario/zone-shared", {Hand::drag, Hand::stretch, Hand::turn}},
};

const char* nameOf(Hand hand)
{
    constexpr const char* names[] = {"drag", "corner", "stretch", "turn", "pieces", "units", "value", "source"};
    return names[static_cast<std::size_t>(hand)];
}

}  // namespace

TEST_CASE("every rule about battlefields is broken by a hand in the window and healed by undo")
{
    Oracle oracle;
    std::set<std::string> known;
    for (const auto& breach : breaches) known.insert(breach.rule);
    for (const auto& rule : battlefieldRules()) {
        INFO(rule.rule);
        const auto breach =
            std::find_if(breaches.begin(), breaches.end(), [&](const Breach& each) { return each.rule == rule.rule; });
        REQUIRE(breach != breaches.end());
        known.erase(rule.rule);
        for (const auto hand : breach->hands) {
            INFO(nameOf(hand));
            if (hand == Hand::source)
                breakInTheSource(rule);
            else
                CHECK(breaksBy(oracle, rule, hand));
        }
        if (byMouse.contains(breach->hands.front())) continue;
        // What is said to be out of the mouse's reach is.
        CHECK(std::string(breach->why) != "");
        CHECK(actsThatBreak(oracle, rule, rule.legal.front(), byMouse, 1).empty());
    }
    CHECK(known.empty());
}

// For whoever adds a rule: says what breaks it, as a line of the table above.
TEST_CASE("what breaks each rule about battlefields", "[.look]")
{
    Oracle oracle;
    for (const auto& rule : battlefieldRules()) {
        std::string found;
        for (const auto hand :
             {Hand::drag, Hand::corner, Hand::stretch, Hand::turn, Hand::pieces, Hand::units, Hand::value})
            if (breaksBy(oracle, rule, hand)) found += std::string(found.empty() ? "" : " ") + nameOf(hand);
        WARN(rule.rule << ": " << (found.empty() ? "source" : found));
    }
}
