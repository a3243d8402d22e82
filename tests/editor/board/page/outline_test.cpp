// The outline of a battlefield: everything on it by kind, to select, hide and lock.
#include "editor/look/side_panel.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QComboBox>
#include <QTreeWidget>

#include <algorithm>

using namespace muster;
using namespace muster::test;
using editor::BoardItemKind;

namespace {

constexpr int shown = 0, locked = 1;

struct Outline : BoardWindowFixture {
    explicit Outline(const char* file = "ohw-6plus/scenarios/quatre-bras.scenario.json") : BoardWindowFixture(file)
    {
        auto* left = windowFixture.window->findChild<editor::SidePanel*>("board-left");
        REQUIRE(left);
        left->setFolded(false);
        left->setCurrentWidget(tree().parentWidget());
        QApplication::processEvents();
        REQUIRE(tree().isVisible());
    }
    QTreeWidget& tree() { return *windowFixture.window->findChild<QTreeWidget*>("board-outline"); }
    /// The row of a kind, or of an item of that kind.
    QTreeWidgetItem& row(const QString& layer, const QString& name = {})
    {
        for (int i = 0; i < tree().topLevelItemCount(); ++i) {
            auto* top = tree().topLevelItem(i);
            if (top->text(shown) != layer) continue;
            if (name.isEmpty()) return *top;
            for (int child = 0; child < top->childCount(); ++child)
                if (top->child(child)->text(shown).startsWith(name)) return *top->child(child);
        }
        FAIL("no row " << layer.toStdString() << " " << name.toStdString());
        return *tree().topLevelItem(0);
    }
    void tick(QTreeWidgetItem& row, int column, bool on)
    {
        row.setCheckState(column, on ? Qt::Checked : Qt::Unchecked);
        windowFixture.settle();
    }
    const editor::BoardItem& first(BoardItemKind kind)
    {
        for (const auto& item : view().board().items)
            if (item.kind == kind && item.drawn) return item;
        FAIL("none of that kind");
        return view().board().items.front();
    }
    /// The number of items of each kind that a position finds anywhere.
    std::size_t found(BoardItemKind kind)
    {
        const auto& map = view().board().map;
        const auto all = view().itemsIn({-map.width, -map.depth}, {2 * map.width, 2 * map.depth});
        return static_cast<std::size_t>(
            std::count_if(all.begin(), all.end(), [&](const auto* item) { return item->kind == kind; }));
    }
    QImage picture()
    {
        view().selection().clear();
        REQUIRE(view().waitForMap());
        return view().grab().toImage();
    }
};

}  // namespace

TEST_CASE("the outline lists everything on the board by kind")
{
    Outline fixture;
    int rows = 0;
    for (int i = 0; i < fixture.tree().topLevelItemCount(); ++i) rows += fixture.tree().topLevelItem(i)->childCount();
    CHECK(static_cast<std::size_t>(rows) == fixture.view().board().items.size());
    CHECK(fixture.row("Terrain").childCount() > 0);
    CHECK(fixture.row("Terrain").checkState(shown) == Qt::Checked);
    CHECK(fixture.row("Terrain").checkState(locked) == Qt::Unchecked);
}

TEST_CASE("a row selects its item, and the item its row")
{
    Outline fixture;
    const auto name = editor::toQString(fixture.first(BoardItemKind::terrain).name);
    auto& row = fixture.row("Terrain", name);
    fixture.tree().clearSelection();
    row.setSelected(true);
    REQUIRE(fixture.view().selected().size() == 1);
    CHECK(editor::toQString(fixture.view().selected().front()->name) == name);
    fixture.select(fixture.first(BoardItemKind::base).pointer);
    REQUIRE(fixture.tree().selectedItems().size() == 1);
    CHECK(fixture.tree().selectedItems().front()->parent()->text(shown).startsWith("Bases: "));
    CHECK_FALSE(row.isSelected());
}

TEST_CASE("what is hidden is neither drawn nor found, and the file does not change")
{
    Outline fixture;
    const auto before = fixture.text();
    const auto whole = fixture.picture();
    const auto terrain = fixture.found(BoardItemKind::terrain), bases = fixture.found(BoardItemKind::base);
    REQUIRE(terrain > 0);
    fixture.tick(fixture.row("Terrain"), shown, false);
    CHECK(fixture.found(BoardItemKind::terrain) == 0);
    CHECK(fixture.found(BoardItemKind::base) == bases);
    CHECK(fixture.picture() != whole);
    fixture.tick(fixture.row("Terrain"), shown, true);
    CHECK(fixture.found(BoardItemKind::terrain) == terrain);
    CHECK(fixture.picture() == whole);
    // A single one, which loses its selection.
    const auto pointer = fixture.first(BoardItemKind::base).pointer;
    fixture.select(pointer);
    auto& row = *fixture.tree().selectedItems().value(0);
    fixture.tick(row, shown, false);
    CHECK(fixture.found(BoardItemKind::base) == bases - 1);
    CHECK(fixture.view().selection().isEmpty());
    CHECK(fixture.view().isHidden(fixture.item(pointer)));
    // Ctrl+A takes what is seen.
    fixture.view().setFocus();
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    CHECK_FALSE(fixture.view().selection().contains(pointer));
    fixture.tick(row, shown, true);
    CHECK(fixture.picture() == whole);
    CHECK(fixture.text() == before);
    CHECK(fixture.page().document().isClean());
}

TEST_CASE("an item stays hidden while others come and go")
{
    Outline fixture;
    const auto& items = fixture.view().board().items;
    const auto last = std::find_if(items.rbegin(), items.rend(),
                                   [](const auto& item) { return item.kind == BoardItemKind::terrain; });
    REQUIRE(last != items.rend());
    const auto id = last->id;
    fixture.select(last->pointer);
    fixture.tick(*fixture.tree().selectedItems().value(0), shown, false);
    fixture.select("/terrain/0");
    fixture.page().commands().remove();
    fixture.windowFixture.settle();
    for (const auto& item : fixture.view().board().items) {
        INFO(item.pointer);
        CHECK(fixture.view().isHidden(item) == (item.kind == BoardItemKind::terrain && item.id == id));
    }
}

TEST_CASE("a tick locks an item or all of a kind in place, in one step of undo")
{
    Outline fixture;
    const auto before = fixture.text();
    const auto name = editor::toQString(fixture.first(BoardItemKind::terrain).name);
    fixture.tick(fixture.row("Terrain", name), locked, true);
    CHECK(fixture.first(BoardItemKind::terrain).locked);
    CHECK(fixture.row("Terrain").checkState(locked) ==
          (fixture.row("Terrain").childCount() > 1 ? Qt::PartiallyChecked : Qt::Checked));
    fixture.undo();
    CHECK(fixture.text() == before);
    fixture.tick(fixture.row("Terrain"), locked, true);
    for (const auto& item : fixture.view().board().items) CHECK(item.locked == (item.kind == BoardItemKind::terrain));
    CHECK(fixture.row("Terrain").checkState(locked) == Qt::Checked);
    fixture.undo();
    CHECK(fixture.text() == before);
    CHECK(fixture.row("Terrain").checkState(locked) == Qt::Unchecked);
}

TEST_CASE("the arrivals of a turn are marked on the table, with those before, and the file does not change")
{
    Outline fixture("otr-d6/scenarios/antietam-cornfield.scenario.json");
    const auto& arrivals = fixture.view().board().arrivals;
    REQUIRE(arrivals.size() == 9);
    CHECK(
        std::is_sorted(arrivals.begin(), arrivals.end(), [](const auto& a, const auto& b) { return a.turn < b.turn; }));
    CHECK(arrivals.front().turn == 5);
    CHECK(arrivals.front().at.x == Approx(25.6));
    CHECK(arrivals.front().at.y == Approx(32));
    CHECK_FALSE(arrivals.front().name.empty());
    auto* turns = fixture.windowFixture.window->findChild<QComboBox*>("board-turns");
    REQUIRE(turns);
    REQUIRE(turns->isVisible());
    QStringList words;
    for (int i = 0; i < turns->count(); ++i) words << turns->itemText(i);
    CHECK(words == QStringList{"Without arrivals", "Arrivals on turn 5", "Arrivals on turn 6", "Arrivals on turn 8",
                               "Arrivals on turn 9", "Arrivals on turn 10"});
    const auto before = fixture.text();
    const auto without = fixture.picture();
    turns->setCurrentIndex(1);
    CHECK(fixture.view().arrivalsShown() == 5);
    const auto fifth = fixture.picture();
    CHECK(fifth != without);
    turns->setCurrentIndex(4);
    CHECK(fixture.picture() != fifth);
    turns->setCurrentIndex(0);
    CHECK_FALSE(fixture.view().arrivalsShown());
    CHECK(fixture.picture() == without);
    CHECK(fixture.text() == before);
}

TEST_CASE("without reinforcements there is no choice of turns")
{
    Outline fixture;
    CHECK(fixture.view().board().arrivals.empty());
    CHECK_FALSE(fixture.windowFixture.window->findChild<QComboBox*>("board-turns")->isVisible());
}
