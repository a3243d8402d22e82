#include "editor/army/row_roles.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMimeData>
#include <QSpinBox>

#include <algorithm>
#include <numeric>

using namespace muster;
using namespace muster::test;
using editor::ArmyModel;

namespace {

std::vector<std::string> idsAt(WindowFixture& fixture, const char* array)
{
    std::vector<std::string> ids;
    for (const auto unit : fixture.army().document().parsed()->root().at(std::string_view(array)))
        ids.emplace_back(unit["id"].string());
    return ids;
}

using Ids = std::vector<std::string>;

void open(WindowFixture& fixture, const char* file)
{
    fixture.window->openFile(fixture.copyOf(file));
    fixture.settle();
}

}  // namespace

TEST_CASE("keys pressed before a check finishes apply to the selected elements")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    fixture.run("army.by-arm");
    fixture.select("Triarii");
    fixture.army().tree().setFocus();
    // Without waiting in between: each Delete removes the current element after the previous one is done.
    fixture.action("army.remove")->trigger();
    fixture.action("army.remove")->trigger();
    fixture.action("army.remove")->trigger();
    fixture.settle();
    CHECK(idsAt(fixture, "/units") == Ids{"legions-of-cannae", "cavalry", "numidians", "archers"});
    for (int i = 0; i < 3; ++i) fixture.run("edit.undo");
    CHECK(idsAt(fixture, "/units") ==
          Ids{"legions-of-cannae", "triarii", "allies", "velites", "cavalry", "numidians", "archers"});
    CHECK(fixture.army().document().isClean());
}

TEST_CASE("what is selected has the order of the army, also in a closed division, and the first of it speaks when the "
          "row in hand does not")
{
    WindowFixture fixture;
    open(fixture, "otr-d6/armies/mcdowell-first-bull-run-1861.army.json");
    auto& tree = fixture.army().tree();
    auto& model = tree.army();
    QModelIndex group;
    for (int row = 0; row < model.rowCount() && !group.isValid(); ++row)
        if (const auto index = model.index(row, 0); model.rowCount(index) >= 4) group = index;
    REQUIRE(group.isValid());
    QStringList pointers;
    for (int row = 0; row < 4; ++row) pointers << model.pointerOf(model.index(row, 0, group));
    for (const bool isOpen : {true, false}) {
        INFO(isOpen);
        tree.setExpanded(group, isOpen);
        tree.clearSelection();
        for (const int row : {2, 0, 3, 1})
            tree.selectionModel()->select(model.index(row, 0, group),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        CHECK(tree.selectedPointers() == pointers);
        // Ctrl+click deselects the current row.
        const auto last = model.index(3, 0, group);
        tree.selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        CHECK(tree.currentPointer() == pointers[3]);
        tree.selectionModel()->select(last, QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
        CHECK(tree.currentPointer() == pointers[0]);
        CHECK(tree.selectedPointers() == pointers.mid(0, 3));
    }
}

TEST_CASE("an army without groups is shown by arms with sums")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    auto& tree = fixture.army().tree();
    auto& model = tree.army();
    const auto checkResult = fixture.army().checkResult();
    const auto& view = checkResult->army;
    const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
    CHECK(text(0, ArmyModel::nameColumn) == "Leaders");
    std::int64_t bases = 0;
    double points = 0;
    int headings = 0;
    QString arm;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, 0);
        if (!index.data(editor::headingRole).toBool()) {
            const auto* member = view.member(model.pointerOf(index).toStdString());
            REQUIRE(member);
            CHECK(arm == (member->leader ? QStringLiteral("Leaders") : QString::fromStdString(member->arm.label)));
            continue;
        }
        ++headings;
        arm = text(row, ArmyModel::nameColumn);
        bases += text(row, ArmyModel::countColumn).toLongLong();
        points += text(row, ArmyModel::costColumn).toDouble();
        CHECK_FALSE(model.flags(index).testFlag(Qt::ItemIsSelectable));
    }
    CHECK(headings > 2);
    CHECK(bases == std::accumulate(view.units.begin(), view.units.end(), static_cast<std::int64_t>(view.leaders.size()),
                                   [](auto sum, const auto& unit) { return sum + unit.count; }));
    CHECK(points == QString::fromStdString(view.cost).toDouble());
    // A new unit goes to its arm, and the selection stays with it while the order changes.
    fixture.add("Velites");
    const auto pointer = tree.currentPointer();
    const auto current = model.indexOf(pointer);
    REQUIRE(current.row() > 0);
    CHECK(view.units.size() + view.leaders.size() + 1 + static_cast<std::size_t>(headings) ==
          static_cast<std::size_t>(model.rowCount()));
    fixture.run("army.by-arm");
    CHECK(tree.currentPointer() == pointer);
    CHECK_FALSE(model.hasHeadings());
    fixture.run("army.by-arm");
    CHECK(tree.currentPointer() == pointer);
    CHECK(model.hasHeadings());
}

TEST_CASE("a click on the head of a column sorts the army, a third one ends that")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    auto& tree = fixture.army().tree();
    const auto& model = tree.army();
    const auto click = [&](int column) {
        auto* header = tree.header();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 8, header->height() / 2));
    };
    const auto costs = [&] {
        std::vector<double> all;
        for (int row = 0; row < model.rowCount(); ++row)
            all.push_back(model.index(row, ArmyModel::costColumn).data().toString().toDouble());
        return all;
    };
    fixture.select("Triarii");
    const auto before = tree.currentPointer();
    click(ArmyModel::costColumn);
    CHECK_FALSE(model.hasHeadings());
    auto sorted = costs();
    CHECK(std::is_sorted(sorted.begin(), sorted.end()));
    CHECK(tree.currentPointer() == before);
    // The file keeps its order, so nothing can be moved in another one.
    const auto text = fixture.army().document().text();
    fixture.run("army.up");
    CHECK(fixture.army().document().text() == text);
    click(ArmyModel::costColumn);
    sorted = costs();
    CHECK(std::is_sorted(sorted.rbegin(), sorted.rend()));
    click(ArmyModel::costColumn);
    CHECK(model.hasHeadings());
    CHECK(fixture.army().document().text() == text);
}

TEST_CASE("a unit is moved, duplicated, and copied as text and back")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    // In the order of the file.
    fixture.run("army.by-arm");
    fixture.select("Triarii");
    fixture.run("army.up");
    fixture.settle();
    CHECK(idsAt(fixture, "/units")[0] == "triarii");
    CHECK(fixture.army().tree().currentPointer() == "/units/0");
    fixture.run("army.down");
    fixture.settle();
    fixture.run("army.down");
    fixture.settle();
    CHECK(idsAt(fixture, "/units")[2] == "triarii");
    fixture.run("army.duplicate");
    fixture.settle();
    CHECK(idsAt(fixture, "/units").size() == 8);
    fixture.select("Velites");
    fixture.army().tree().setFocus();
    fixture.run("edit.copy");
    const QString text = QGuiApplication::clipboard()->text();
    CHECK(text.contains("\"velites\""));
    fixture.run("edit.cut");
    fixture.settle();
    CHECK(idsAt(fixture, "/units").size() == 7);
    fixture.run("edit.paste");
    fixture.settle();
    CHECK(idsAt(fixture, "/units").size() == 8);
    while (fixture.army().document().undoStack().canUndo()) fixture.run("edit.undo");
    CHECK(fixture.army().document().isClean());
}

TEST_CASE("the count is stepped in its place and typed into it without losing a digit")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    fixture.select("Triarii");
    QSpinBox* box = nullptr;
    for (auto* each : fixture.army().tree().findChildren<QSpinBox*>())
        if (each->accessibleName() == "Count of Triarii") box = each;
    REQUIRE(box != nullptr);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "123");
    fixture.settle();
    CHECK(box->value() == 123);
    CHECK(fixture.army().document().parsed()->root().at("/units/1/count").integer() == 123);
    CHECK(fixture.army().document().undoStack().count() == 1);
}

TEST_CASE("units go from division to division by keys, and over the end of one into the next")
{
    WindowFixture fixture;
    open(fixture, "otr-d6/armies/reynolds-gettysburg-1863.army.json");
    const auto first = idsAt(fixture, "/groups/0/units"), second = idsAt(fixture, "/groups/1/units");
    fixture.select("Calef's and Cooper's Batteries");
    fixture.run("army.down");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/0/units").size() == first.size() - 1);
    CHECK(idsAt(fixture, "/groups/1/units").size() == second.size() + 1);
    CHECK(idsAt(fixture, "/groups/1/units").front() == "calef-cooper");
    fixture.run("army.up");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/0/units") == first);
    fixture.army().commands().moveToGroup("/groups/1");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/1/units").back() == "calef-cooper");
}

TEST_CASE("leaders attached to a unit move with it to another group")
{
    WindowFixture fixture;
    open(fixture, "otr-d6/armies/reynolds-gettysburg-1863.army.json");
    // A general of the first division is with its first brigade.
    const auto root = fixture.army().document().parsed()->root();
    const std::string unit(root.at("/groups/0/units/0/id").string());
    REQUIRE(fixture.army().make(editor::attach(*fixture.army().document().parsed(), "/groups/0/leaders/0", unit)));
    fixture.settle();
    const auto general = idsAt(fixture, "/groups/0/leaders").front();
    fixture.army().tree().select({"/groups/0/units/0"});
    fixture.army().commands().moveToGroup("/groups/1");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/1/units").back() == unit);
    REQUIRE(!idsAt(fixture, "/groups/1/leaders").empty());
    CHECK(idsAt(fixture, "/groups/1/leaders").back() == general);
    fixture.run("edit.undo");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/0/leaders").front() == general);
    // Within their group nothing changes for leaders.
    fixture.army().tree().select({"/groups/0/units/0"});
    fixture.run("army.down");
    fixture.settle();
    CHECK(idsAt(fixture, "/groups/0/leaders").front() == general);
}

TEST_CASE("a leader dropped on a unit is attached to it")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    auto& model = fixture.army().tree().army();
    const auto leader = model.indexOf("/leaders/1"), unit = model.indexOf("/units/1");
    const std::unique_ptr<QMimeData> dragged(model.mimeData({leader}));
    CHECK(model.canDropMimeData(dragged.get(), Qt::MoveAction, -1, -1, unit));
    model.dropMimeData(dragged.get(), Qt::MoveAction, -1, -1, unit);
    fixture.settle();
    CHECK(fixture.army().document().parsed()->root().at("/leaders/1/with").string() == "triarii");
    CHECK(idsAt(fixture, "/leaders").size() == 2);
}

TEST_CASE("units dropped between rows move there, and a dropped entry is added there")
{
    WindowFixture fixture;
    open(fixture, "ancients-d6/armies/scipio-zama-202.army.json");
    fixture.run("army.by-arm");
    auto& model = fixture.army().tree().army();
    const std::unique_ptr<QMimeData> dragged(model.mimeData({model.indexOf("/units/6"), model.indexOf("/units/5")}));
    // Two leaders precede the units, so the row of the first unit is the third.
    model.dropMimeData(dragged.get(), Qt::MoveAction, 2, 0, {});
    fixture.settle();
    CHECK(idsAt(fixture, "/units")[0] == "numidians");
    CHECK(idsAt(fixture, "/units")[1] == "archers");
    QMimeData offered;
    offered.setData(editor::catalogueMime, "uvelites");
    model.dropMimeData(&offered, Qt::CopyAction, 3, 0, {});
    fixture.settle();
    CHECK(idsAt(fixture, "/units")[1] == "velites-2");
}

TEST_CASE("a group dropped between two others moves there, from above or below")
{
    WindowFixture fixture;
    open(fixture, "otr-d6/armies/reynolds-gettysburg-1863.army.json");
    auto& model = fixture.army().tree().army();
    const auto groups = idsAt(fixture, "/groups");
    REQUIRE(groups.size() == 7);
    const auto dropAbove = [&](const char* group, const char* below) {
        const std::unique_ptr<QMimeData> dragged(model.mimeData({model.indexOf(group)}));
        model.dropMimeData(dragged.get(), Qt::MoveAction, model.indexOf(below).row(), 0, {});
        fixture.settle();
        return idsAt(fixture, "/groups");
    };
    auto moved = groups;
    std::rotate(moved.begin(), moved.begin() + 1, moved.begin() + 3);
    CHECK(dropAbove("/groups/0", "/groups/3") == moved);
    CHECK(dropAbove("/groups/2", "/groups/0") == groups);
}
