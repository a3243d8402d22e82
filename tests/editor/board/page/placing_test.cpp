#include "tests/editor/board/view/board_window_fixture.hpp"

#include "editor/board/page/drop_plans.hpp"
#include "editor/board/stamps/stamp_plan.hpp"

#include <nlohmann/json.hpp>

#include <QClipboard>
#include <QListWidget>
#include <QMimeData>
#include <QTreeWidget>

#include <algorithm>

using namespace muster;
using namespace muster::test;

namespace {

/// Drags data from a palette to the board and drops it there.
void drop(BoardWindowFixture& fixture, const char* format, const QByteArray& what, geometry::Point at)
{
    QMimeData carried;
    carried.setData(format, what);
    const QPoint pixel = fixture.pixel(at);
    QDragEnterEvent enter(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.view(), &enter);
    REQUIRE(enter.isAccepted());
    QDragMoveEvent over(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.view(), &over);
    CHECK(fixture.view().isDragging());
    QDropEvent drop(pixel, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.view(), &drop);
    fixture.windowFixture.settle();
}

}  // namespace

TEST_CASE("every kind of terrain of every game can be laid with the keyboard, and lies on the table")
{
    for (const char* file :
         {"ancients-d6/scenarios/zama.scenario.json", "ohw-6plus/scenarios/fontenoy.scenario.json",
          "old-trousers/scenarios/bailen.scenario.json", "opend6-fantasy/scenarios/causeway.scenario.json",
          "otr-d6/scenarios/first-bull-run.scenario.json"}) {
        INFO(file);
        BoardWindowFixture fixture(file);
        const std::string before = fixture.text();
        auto* list = fixture.page().findChild<QListWidget*>("terrain-kinds");
        const int kinds = static_cast<int>(fixture.view().board().kinds.size());
        const auto offered = std::count_if(editor::stamps().begin(), editor::stamps().end(), [&](const auto& stamp) {
            return !editor::piecesOf(stamp, fixture.view().board()).empty();
        });
        // Stamps follow the kinds.
        REQUIRE(list->count() == kinds + static_cast<int>(offered));
        for (int row = 0; row < kinds; ++row) {
            list->setCurrentRow(row);
            const auto pieces = fixture.root()["terrain"].size();
            QTest::keyClick(list, Qt::Key_Return);
            fixture.windowFixture.settle();
            REQUIRE(fixture.root()["terrain"].size() == pieces + 1);
            const auto& laid = fixture.item("/terrain/" + std::to_string(pieces));
            CHECK(laid.type == fixture.view().board().kinds[static_cast<std::size_t>(row)].id);
            CHECK(laid.drawn);
            CHECK(!laid.outline.empty());
            CHECK(fixture.view().selection().current() == editor::toQString(laid.pointer));
        }
        for (int row = 0; row < kinds; ++row) fixture.page().document().undo();
        CHECK(fixture.text() == before);
    }
}

TEST_CASE("a kind that is dropped lies where it was dropped")
{
    BoardWindowFixture fixture;
    const auto pieces = fixture.root()["terrain"].size();
    drop(fixture, editor::terrainMime, "hill", {12, 12});
    REQUIRE(fixture.root()["terrain"].size() == pieces + 1);
    const auto& laid = fixture.item("/terrain/" + std::to_string(pieces));
    CHECK(laid.at.x == Approx(12).margin(0.3));
    CHECK(laid.at.y == Approx(12).margin(0.3));
}

TEST_CASE("units that stand nowhere are dropped as bases of their true size")
{
    BoardWindowFixture fixture;
    // First remove all bases of one side from the board.
    std::vector<std::string> bases;
    for (const auto& each : fixture.view().board().items)
        if (each.kind == editor::BoardItemKind::base && each.side == 0) bases.push_back(each.pointer);
    REQUIRE(fixture.page().host().make(
        editor::scenario::remove(editor::scenario::ScenarioText(*fixture.page().document().parsed()), bases)));
    fixture.windowFixture.settle();
    const auto& side = fixture.view().board().sides.at(0);
    REQUIRE(!side.units.empty());
    const auto unit = std::find_if(side.units.begin(), side.units.end(),
                                   [](const auto& each) { return each.bases > 1 && each.base; });
    REQUIRE(unit != side.units.end());
    CHECK(unit->placed == 0);
    const auto count = static_cast<std::size_t>(unit->bases);
    const auto size = *unit->base;
    drop(fixture, editor::unitsMime, QByteArray::fromStdString(side.pointer + "\n" + unit->id), {12, 4});
    std::size_t placed = 0;
    for (const auto& each : fixture.view().board().items) {
        if (each.kind != editor::BoardItemKind::base || each.side != 0) continue;
        ++placed;
        const auto ring = each.outline.at(0);
        const double width = std::hypot(ring[1].x - ring[0].x, ring[1].y - ring[0].y),
                     depth = std::hypot(ring[2].x - ring[1].x, ring[2].y - ring[1].y);
        CHECK(std::max(width, depth) * fixture.view().board().map.millimetres ==
              Approx(std::max(size[0], size[1])).epsilon(0.01));
        CHECK(std::abs(each.at.y - 4) < 2);
    }
    CHECK(placed == count);
    auto* tree = fixture.page().findChild<QTreeWidget*>("units-to-place");
    REQUIRE(tree->topLevelItemCount() == static_cast<int>(fixture.view().board().sides.size()));
}

TEST_CASE("two sides with the same army are told apart, and what is carried is of one of them in the order of its list")
{
    BoardWindowFixture fixture;
    // An invented scenario: both players use the first one's list.
    auto sides = nlohmann::ordered_json::parse(fixture.text())["sides"];
    for (auto& side : sides)
        side.erase("placements"), side.erase("reinforcements"), side.erase("name"), side["army"] = sides[0]["army"];
    auto& document = fixture.page().document();
    document.applyText(
        text::applied(fixture.text(), editor::scenario::setValue(editor::scenario::ScenarioText(*document.parsed()), "",
                                                                 "/sides", sides.dump())
                                          .edits),
        "Same");
    fixture.windowFixture.settle();
    const auto& board = fixture.view().board();
    REQUIRE(board.sides.size() == 2);
    CHECK(board.sides[0].name == board.sides[0].armyName + " (" + board.sides[0].id + ")");
    CHECK(board.sides[1].name == board.sides[0].armyName + " (" + board.sides[1].id + ")");

    auto* tree = fixture.page().findChild<QTreeWidget*>("units-to-place");
    auto* palette = fixture.page().findChild<editor::UnitPalette*>();
    REQUIRE(tree->topLevelItemCount() == 2);
    auto *first = tree->topLevelItem(0), *second = tree->topLevelItem(1);
    REQUIRE(first->childCount() >= 3);
    CHECK(first->text(0) != second->text(0));
    const auto lines = [&](std::size_t side, std::initializer_list<std::size_t> units) {
        std::string text = board.sides[side].pointer;
        for (const auto unit : units) text += "\n" + board.sides[side].units[unit].id;
        return text;
    };
    CHECK(palette->selection().isEmpty());
    // From last to first, with the other side's in between.
    tree->setCurrentItem(first->child(2), 0, QItemSelectionModel::NoUpdate);
    for (auto* item : {first->child(2), second->child(1), first->child(0), second->child(0), first->child(1)})
        item->setSelected(true);
    CHECK(palette->selection().toStdString() == lines(0, {0, 1, 2}));
    tree->setCurrentItem(second->child(0), 0, QItemSelectionModel::NoUpdate);
    CHECK(palette->selection().toStdString() == lines(1, {0, 1}));
    // The current row is not selected, so the first side is used.
    second->child(0)->setSelected(false);
    CHECK(palette->selection().toStdString() == lines(0, {0, 1, 2}));
}

TEST_CASE("units placed by key stand beside those that are there already")
{
    BoardWindowFixture fixture;
    std::vector<std::string> bases;
    for (const auto& each : fixture.view().board().items)
        if (each.kind == editor::BoardItemKind::base && each.side == 0) bases.push_back(each.pointer);
    REQUIRE(fixture.page().host().make(
        editor::scenario::remove(editor::scenario::ScenarioText(*fixture.page().document().parsed()), bases)));
    fixture.windowFixture.settle();
    const auto overlaps = [&] {
        const auto& found = fixture.page().checkResult()->diagnostics;
        return std::count_if(found.begin(), found.end(),
                             [](const auto& finding) { return finding.rule == "scenario/unit-overlap"; });
    };
    const auto before = overlaps();
    const auto side = fixture.view().board().sides.at(0);
    std::size_t laid = 0;
    for (const auto& unit : side.units) {
        if (!unit.base || laid >= 5) continue;
        ++laid;
        fixture.page().commands().placeUnits(QByteArray::fromStdString(side.pointer + "\n" + unit.id));
        fixture.windowFixture.settle();
        INFO(unit.name);
        CHECK(overlaps() == before);
    }
    CHECK(laid == 5);
}

TEST_CASE("a line that is longer than its zone stands in ranks inside of it")
{
    BoardWindowFixture fixture("otr-d6/scenarios/first-bull-run.scenario.json");
    std::vector<std::string> bases;
    for (const auto& each : fixture.view().board().items)
        if (each.kind == editor::BoardItemKind::base && each.side == 0) bases.push_back(each.pointer);
    REQUIRE(fixture.page().host().make(
        editor::scenario::remove(editor::scenario::ScenarioText(*fixture.page().document().parsed()), bases)));
    fixture.windowFixture.settle();
    const auto side = fixture.view().board().sides.at(0);
    std::string all = side.pointer;
    double line = 0;
    for (const auto& unit : side.units)
        if (unit.base) all += "\n" + unit.id, line += static_cast<double>(unit.bases) * (*unit.base)[0] / 25.4;
    REQUIRE(line > fixture.view().board().map.width);
    fixture.page().commands().placeUnits(QByteArray::fromStdString(all));
    fixture.windowFixture.settle();
    std::size_t placed = 0;
    for (const auto& finding : fixture.page().checkResult()->diagnostics) {
        INFO(finding.rule << ": " << finding.message);
        CHECK(finding.rule != "scenario/unit-overlap");
        CHECK(finding.rule != "scenario/off-board");
        CHECK(finding.rule != "scenario/outside-zone");
    }
    for (const auto& item : fixture.view().board().items) {
        if (item.kind != editor::BoardItemKind::base || item.side != 0) continue;
        ++placed;
        CHECK(item.at.x > 0);
        CHECK(item.at.x < fixture.view().board().map.width);
    }
    CHECK(placed > 10);
}

TEST_CASE("things are cut, pasted and removed")
{
    BoardWindowFixture fixture;
    const auto pieces = fixture.root()["terrain"].size();
    fixture.select("/terrain/0");
    fixture.windowFixture.run("edit.copy");
    fixture.windowFixture.run("edit.paste");
    fixture.windowFixture.settle();
    CHECK(fixture.root()["terrain"].size() == pieces + 1);
    fixture.page().commands().remove();
    fixture.windowFixture.settle();
    CHECK(fixture.root()["terrain"].size() == pieces);
    QApplication::clipboard()->setText("nothing of ours");
    fixture.windowFixture.run("edit.paste");
    fixture.windowFixture.settle();
    CHECK(fixture.root()["terrain"].size() == pieces);
}
