#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "tests/editor/board/rebuild/user_actions.hpp"
#include "tests/paths.hpp"

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
    std::string rule;  ///< full name
    std::vector<fs::path> legal, faulty;
    std::vector<std::string> armies;  ///< of sides in its fixtures
};

void note(Fixtures& fixtures, const fs::path& file)
{
    const auto name = file.filename().string();
    (name.starts_with("ok-") ? fixtures.legal : fixtures.faulty).push_back(file);
    const auto parsed = text::parseFragment(textOf(file)).document;
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
        // Remarks are no findings, so the editor's list never has them.
        if (rule == "otr-d6/army-balance" || rule == "scenario/unplaced") continue;
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

/// The findings of the rules for a text as that file, without a window.
class Oracle {
public:
    CheckResult ask(const std::string& text, const fs::path& place, bool view)
    {
        Snapshot snapshot;
        snapshot.source = std::make_shared<const text::Source>(place.filename().string(), text);
        snapshot.parsed = text::Document::parse(snapshot.source);
        snapshot.place = place;
        snapshot.kind = files::FileKind::scenario;
        snapshot.viewWanted = view;
        return m_checker.check(snapshot);
    }

private:
    FileChecker m_checker{std::make_shared<rules::Library>(files::dataFolders())};
};

std::size_t count(const CheckResult& checkResult, const std::string& rule)
{
    return static_cast<std::size_t>(std::count_if(checkResult.diagnostics.begin(), checkResult.diagnostics.end(),
                                                  [&](const auto& finding) { return finding.rule == rule; }));
}

/// Actions of these kinds that would break a rule on a legal battlefield, up to the requested number.
std::vector<UserAction> actsThatBreak(Oracle& oracle, const Fixtures& rule, const fs::path& file,
                                      const std::set<UserAction::Gesture>& user, std::size_t wanted)
{
    const std::string text = textOf(file);
    const auto before = oracle.ask(text, file, true);
    std::vector<UserAction> breaking;
    if (!before.board || count(before, rule.rule) > 0) return breaking;
    for (auto& action : actsOn(*before.board, *before.document, rule.armies)) {
        if (breaking.size() >= wanted) break;
        if (!user.contains(action.gesture)) continue;
        const auto change = action.change(*before.document);
        if (change && count(oracle.ask(text::applied(text, change.edits), file, false), rule.rule) > 0)
            breaking.push_back(std::move(action));
    }
    return breaking;
}

/// Performs the action in the window, checks the finding, undoes it and checks that it is gone. False if the item
/// cannot be pressed.
bool breaksAndHeals(const Fixtures& rule, const fs::path& file, const UserAction& action)
{
    const std::string text = textOf(file);
    PaletteUser user(text, file);
    REQUIRE_FALSE(user.finds(rule.rule));
    if (!perform(user, action)) return false;
    if (action.isByMouse()) {
        // The forecast must report the finding before the release.
        user.problemWhileHeld();
        REQUIRE(user.forecast);
        const bool message = count(*user.forecast, rule.rule) > 0;
        if (action.places.size() <= 1) CHECK(user.document.text() == text);
        user.letGo();
        CHECK(message == user.finds(rule.rule));
    }
    if (!user.finds(rule.rule)) return false;
    CHECK(user.document.text() != text);
    // Each drag is a separate step.
    if (action.isByMouse())
        CHECK(user.document.undoStack().count() ==
              static_cast<int>(action.gesture == UserAction::Gesture::pieces ? action.places.size() : 1));
    while (user.document.undoStack().canUndo()) user.undo();
    CHECK_FALSE(user.finds(rule.rule));
    CHECK(user.document.text() == text);
    return true;
}

/// Returns true if an action of that kind breaks the rule and undo repairs it.
bool breaksBy(Oracle& oracle, const Fixtures& rule, UserAction::Gesture gesture)
{
    for (const auto& file : rule.legal) {
        INFO(file.string());
        for (const auto& action : actsThatBreak(oracle, rule, file, {gesture}, 4)) {
            INFO(action.words());
            if (breaksAndHeals(rule, file, action)) return true;
        }
    }
    return false;
}

/// Replaces the text of a legal file by that of a faulty one in the source view.
void breakInTheSource(const Fixtures& rule)
{
    for (const auto& file : rule.legal) {
        const std::string text = textOf(file);
        PaletteUser user(text, file);
        if (user.finds(rule.rule)) continue;
        for (const auto& faulty : rule.faulty) {
            INFO(faulty.string());
            user.document.applyText(textOf(faulty), "Type");
            user.check();
            CHECK(user.finds(rule.rule));
            user.undo();
            CHECK_FALSE(user.finds(rule.rule));
            CHECK(user.document.text() == text);
        }
        return;
    }
    FAIL("no legal file to begin with");
}

using Gesture = UserAction::Gesture;
const std::set<Gesture> byMouse{Gesture::drag, Gesture::corner, Gesture::stretch,
                                Gesture::turn, Gesture::pieces, Gesture::units};

/// The gestures that each break a rule, and why no drag can, if so.
struct Breach {
    const char* rule;
    std::vector<Gesture> user;
    const char* why = "";
};

const std::vector<Breach> breaches{
    {"ancients-d6/board-size", {Gesture::value}, "the size of the board is a number"},
    {"ancients-d6/deploy-flank", {Gesture::drag, Gesture::turn, Gesture::units}},
    {"ancients-d6/deploy-no-mans-land", {Gesture::drag, Gesture::turn, Gesture::units}},
    {"ancients-d6/deploy-vehicle-woods",
     {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::pieces, Gesture::units}},
    {"ancients-d6/points-equal", {Gesture::value}, "the points of a side are a number"},
    {"ancients-d6/same-era", {Gesture::value}, "an army is a file that is chosen"},
    {"ancients-d6/sides-opposite", {Gesture::value}, "the edge of a side is a choice"},
    {"ancients-d6/terrain-features", {Gesture::pieces}},
    {"ancients-d6/terrain-size", {Gesture::corner, Gesture::stretch, Gesture::pieces}},
    {"ohw-6plus/arrive-impassable", {Gesture::drag}},
    {"ohw-6plus/arrive-woods", {Gesture::drag}},
    {"ohw-6plus/crossing-on-river", {Gesture::drag, Gesture::corner, Gesture::turn, Gesture::pieces}},
    {"ohw-6plus/deploy-impassable",
     {Gesture::drag, Gesture::corner, Gesture::stretch, Gesture::turn, Gesture::pieces, Gesture::units}},
    {"ohw-6plus/deploy-town", {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::pieces, Gesture::units}},
    {"ohw-6plus/deploy-woods", {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::pieces, Gesture::units}},
    {"ohw-6plus/map-size", {Gesture::value}, "the size of the board is a number"},
    {"ohw-6plus/river-crossing", {Gesture::drag, Gesture::corner, Gesture::turn, Gesture::pieces}},
    {"ohw-6plus/same-basing", {Gesture::units}},
    {"ohw-6plus/same-options", {Gesture::value}, "the options stand in the armies"},
    {"ohw-6plus/unit-count", {Gesture::value}, "how many units a side has stands in its army"},
    {"ohw-6plus/unreachable", {Gesture::drag, Gesture::corner, Gesture::stretch, Gesture::turn, Gesture::pieces}},
    {"old-trousers/board-grid", {Gesture::value}, "the grid is two numbers"},
    {"old-trousers/deploy-baseline", {Gesture::drag, Gesture::turn, Gesture::units}},
    {"old-trousers/deploy-broken", {Gesture::drag, Gesture::pieces, Gesture::units}},
    {"old-trousers/sides-opposite", {Gesture::value}, "the edge of a side is a choice"},
    {"old-trousers/square-full", {Gesture::units}},
    {"old-trousers/square-over-table", {Gesture::units}},
    {"old-trousers/terrain-blocks-baseline", {Gesture::drag, Gesture::pieces}},
    {"old-trousers/terrain-kind", {Gesture::source}, "the lists offer only kinds that the game has"},
    {"old-trousers/terrain-per-player",
     {Gesture::drag, Gesture::corner, Gesture::stretch, Gesture::turn, Gesture::pieces}},
    {"old-trousers/terrain-stacked", {Gesture::drag, Gesture::pieces}},
    {"opend6-fantasy/arrive-impassable", {Gesture::drag}},
    {"opend6-fantasy/coherency", {Gesture::drag, Gesture::turn, Gesture::units}},
    {"opend6-fantasy/crew-distance", {Gesture::drag, Gesture::units}},
    {"opend6-fantasy/deploy-impassable", {Gesture::drag}},
    {"opend6-fantasy/hill-grade", {Gesture::pieces}},
    {"opend6-fantasy/rally-point", {Gesture::value}, "how many there are is asked for, and a drag keeps their number"},
    {"opend6-fantasy/side-balance", {Gesture::value}, "the budget of a side is a number"},
    {"opend6-fantasy/table-size", {Gesture::value}, "the size of the board is a number"},
    {"opend6-fantasy/terrain-density", {Gesture::pieces}},
    {"opend6-fantasy/terrain-dimensions", {Gesture::corner, Gesture::stretch, Gesture::pieces}},
    {"otr-d6/activation-deck", {Gesture::value}, "the cards stand in the armies"},
    {"otr-d6/arrive-impassable", {Gesture::value}, "where they arrive is two numbers"},
    {"otr-d6/deploy-impassable", {Gesture::drag}},
    {"otr-d6/formation-placed", {Gesture::drag}},
    {"otr-d6/turn-limit", {Gesture::value}, "the number of turns is a number"},
    {"ref/not-found", {Gesture::source}, "what is named is entered or chosen"},
    {"scenario/arrival", {Gesture::source}, "where they arrive is chosen and entered"},
    {"scenario/arrived", {Gesture::units}},
    {"scenario/army", {Gesture::value}, "an army is a file that is chosen"},
    {"scenario/attached", {Gesture::drag}},
    {"scenario/base", {Gesture::source}, "the size of a base is two numbers"},
    {"scenario/edge-and-zone", {Gesture::drag}},
    {"scenario/edge-shared", {Gesture::value}, "the edge of a side is a choice"},
    {"scenario/late", {Gesture::value}, "the turns of a game are a number"},
    {"scenario/measure", {Gesture::value}, "the measure is a choice"},
    {"scenario/off-board", {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::pieces, Gesture::units}},
    {"scenario/outside-zone", {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::units}},
    {"scenario/placement", {Gesture::value}, "what stands where is named by its army"},
    {"scenario/reinforcement", {Gesture::source}, "who arrives, and where, is chosen and entered"},
    {"scenario/shape", {Gesture::corner}},
    {"scenario/terrain-overlap", {Gesture::drag, Gesture::stretch, Gesture::turn, Gesture::pieces}},
    {"scenario/unit-overlap", {Gesture::drag, Gesture::turn, Gesture::units}},
    {"scenario/zone-shared", {Gesture::drag, Gesture::stretch, Gesture::turn}},
};

const char* nameOf(Gesture gesture)
{
    constexpr const char* names[] = {"drag", "corner", "stretch", "turn", "pieces", "units", "value", "source"};
    return names[static_cast<std::size_t>(gesture)];
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
        for (const auto gesture : breach->user) {
            INFO(nameOf(gesture));
            if (gesture == Gesture::source)
                breakInTheSource(rule);
            else
                CHECK(breaksBy(oracle, rule, gesture));
        }
        if (byMouse.contains(breach->user.front())) continue;
        // Gestures listed as impossible really are.
        CHECK(std::string(breach->why) != "");
        CHECK(actsThatBreak(oracle, rule, rule.legal.front(), byMouse, 1).empty());
    }
    CHECK(known.empty());
}

// For authors of new rules: prints what breaks a rule, as a row of the table above.
TEST_CASE("what breaks each rule about battlefields", "[.look]")
{
    Oracle oracle;
    for (const auto& rule : battlefieldRules()) {
        std::string found;
        for (const auto gesture : {Gesture::drag, Gesture::corner, Gesture::stretch, Gesture::turn, Gesture::pieces,
                                   Gesture::units, Gesture::value})
            if (breaksBy(oracle, rule, gesture)) found += std::string(found.empty() ? "" : " ") + nameOf(gesture);
        WARN(rule.rule << ": " << (found.empty() ? "source" : found));
    }
}
