// The army as a tree, and where a drop lands in it.
#include "editor/army/army_model.hpp"

#include "core/text/edit.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/look/words.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

using namespace muster;
using editor::ArmyModel;
using Kind = ArmyModel::Kind;

namespace {

const std::string army = R"({
  "format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Test",
  "leaders": [{"id": "lee"}, {"id": "hill", "with": "line"}],
  "units": [{"id": "guard", "name": "Old Guard", "count": 3}, {"id": "line"}, {"id": "light"}],
  "groups": [
    {"id": "first", "name": "First", "leaders": [{"id": "ney"}], "units": [{"id": "old"}, {"id": "young"}]},
    {"id": "second", "name": "Second", "units": [{"id": "horse"}]},
    {"id": "third", "name": "Third", "units": []}
  ]
})";
const QString asWritten = "lee hill guard line light first(ney old young) second(horse) third()";

/// A model whose drops change its text, like those of the page of an army.
class DropFixture {
public:
    explicit DropFixture(std::string text = army)
    {
        QObject::connect(&model, &ArmyModel::membersDropped, &model,
                         [this](const QStringList& pointers, const editor::InsertPosition& position,
                                const QString& onto, bool copy) {
                             m_onto = onto;
                             std::vector<std::string> places;
                             for (const auto& pointer : pointers) places.push_back(pointer.toStdString());
                             const auto& document = *model.checkResult()->document;
                             apply(copy ? editor::paste(document, editor::copied(document, places), position)
                                        : editor::move(document, places, position));
                         });
        QObject::connect(
            &model, &ArmyModel::entryDropped, &model,
            [this](const QString& key, const editor::InsertPosition& position) {
                const auto kind = key.startsWith('l') ? editor::MemberKind::leader : editor::MemberKind::unit;
                apply(editor::addMember(*model.checkResult()->document, kind, key.mid(1).toStdString(), {}, position));
            });
        QObject::connect(&model, &ArmyModel::textDropped, &model,
                         [this](const QString& dropped, const editor::InsertPosition& position) {
                             apply(editor::paste(*model.checkResult()->document, dropped.toStdString(), position));
                         });
        show(std::move(text));
    }

    void show(std::string text)
    {
        model.show(std::make_shared<editor::CheckResult>(
            m_checker.check(test::snapshotOf(std::move(text), test::shipped("test.army.json"), ++m_revision))));
    }
    /// The row of an id; ids differ in this army.
    QModelIndex at(const QString& id) const
    {
        for (const char kind : {'u', 'l', 'g'})
            if (const auto index = model.indexOfKey(QChar(kind) + id); index.isValid()) return index;
        return {};
    }
    std::unique_ptr<QMimeData> dragged(const QString& ids) const
    {
        QModelIndexList rows;
        for (const auto& id : ids.split(' ')) rows << at(id);
        return std::unique_ptr<QMimeData>(model.mimeData(rows));
    }
    /// Drops rows as a view does: between rows of a parent, or onto the parent if the row is -1. Returns the new tree.
    QString drop(const QString& ids, int row, const QString& parent = {}, Qt::DropAction action = Qt::MoveAction)
    {
        const auto mime = dragged(ids);
        return drop(*mime, row, parent, action);
    }
    QString drop(const QMimeData& mime, int row, const QString& parent = {}, Qt::DropAction action = Qt::MoveAction)
    {
        CHECK(model.canDropMimeData(&mime, action, row, 0, at(parent)));
        // The view would remove the dragged rows as well if it were told that they have moved.
        CHECK_FALSE(model.dropMimeData(&mime, action, row, 0, at(parent)));
        return tree();
    }
    QString tree(const QModelIndex& parent = {}) const
    {
        QStringList rows;
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const auto index = model.index(row, 0, parent);
            QString words = index.data(editor::keyRole).toString().mid(1);
            if (model.kindOf(index) == Kind::group) words += '(' + tree(index) + ')';
            rows << words;
        }
        return rows.join(' ');
    }
    const QString& onto() const { return m_onto; }

    ArmyModel model;

private:
    void apply(const editor::Change& change)
    {
        const auto& source = model.checkResult()->document->source();
        show(text::applied(source.bytes(), change.edits));
    }

    editor::FileChecker m_checker{test::newLibrary()};
    std::uint64_t m_revision = 0;
    QString m_onto;
};

/// Drags over the view and drops there, just inside the upper or lower edge of a row.
void dropAtEdge(editor::ArmyTree& tree, const QMimeData& mime, const QModelIndex& index, Qt::Edge edge)
{
    const QRect row = tree.visualRect(index);
    const QPoint at(row.center().x(), edge == Qt::TopEdge ? row.top() + 1 : row.bottom() - 1);
    const auto actions = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(at, actions, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree.viewport(), &enter);
    QDragMoveEvent move(at, actions, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree.viewport(), &move);
    REQUIRE(move.isAccepted());
    QDropEvent drop(at, actions, &mime, Qt::LeftButton, Qt::NoModifier);
    drop.setDropAction(Qt::MoveAction);
    QApplication::sendEvent(tree.viewport(), &drop);
}

}  // namespace

TEST_CASE("the tree of an army has its leaders and units, then its groups with theirs")
{
    const DropFixture fixture;
    const auto& model = fixture.model;
    CHECK(fixture.tree() == asWritten);
    CHECK(model.columnCount() == editor::ArmyModel::columnCountOfArmy);
    CHECK(model.rowCount(fixture.at("guard")) == 0);
    CHECK(model.rowCount(fixture.at("first").siblingAtColumn(1)) == 0);
    CHECK_FALSE(model.index(8, 0).isValid());
    CHECK_FALSE(model.index(0, editor::ArmyModel::columnCountOfArmy).isValid());
    const auto old = fixture.at("old");
    CHECK(old.parent() == fixture.at("first"));
    CHECK_FALSE(fixture.at("first").parent().isValid());
    CHECK(model.kindOf(old) == Kind::unit);
    CHECK(model.kindOf(fixture.at("ney")) == Kind::leader);
    CHECK(model.pointerOf(old) == "/groups/0/units/0");
    CHECK(model.indexOf("/groups/0/units/0") == old);
    CHECK_FALSE(model.indexOf("/units/9").isValid());
    CHECK(model.ownerOf(old) == "/groups/0");
    CHECK(model.ownerOf(fixture.at("first")) == "/groups/0");
    CHECK(model.ownerOf(fixture.at("guard")) == "");
    // Places count units, leaders and groups each on their own.
    CHECK(model.placeOf(old) == 0);
    CHECK(model.placeOf(fixture.at("light")) == 2);
    CHECK(model.placeOf(fixture.at("hill")) == 1);
    CHECK(model.placeOf(fixture.at("second")) == 1);
}

TEST_CASE("the rows of an army show names, counts, costs and findings")
{
    const DropFixture fixture;
    const auto data = [&](const char* id, int column, int role = Qt::DisplayRole) {
        return fixture.at(id).siblingAtColumn(column).data(role);
    };
    CHECK(data("guard", ArmyModel::nameColumn) == "Old Guard");
    CHECK(data("guard", ArmyModel::nameColumn, Qt::AccessibleTextRole) == "Unit Old Guard");
    CHECK(data("guard", ArmyModel::nameColumn, editor::pointerRole) == "/units/0");
    CHECK(data("guard", ArmyModel::countColumn) == "3");
    CHECK(data("guard", ArmyModel::countColumn, Qt::EditRole) == 3);
    CHECK(data("lee", ArmyModel::nameColumn, Qt::AccessibleTextRole).toString().startsWith("Leader "));
    CHECK_FALSE(data("lee", ArmyModel::countColumn).isValid());
    CHECK(data("hill", ArmyModel::nameColumn, editor::summaryRole).toString().startsWith("with "));
    CHECK(data("first", ArmyModel::nameColumn) == "First");
    CHECK(data("first", ArmyModel::nameColumn, editor::summaryRole) == "2 units");
    CHECK(data("second", ArmyModel::nameColumn, editor::summaryRole) == "1 unit");
    const auto about = data("hill", ArmyModel::nameColumn, Qt::ToolTipRole).toString();
    CHECK(about.startsWith(data("hill", ArmyModel::nameColumn).toString() + u'\n'));
    CHECK(about.contains("\nwith "));
    for (const char* id : {"guard", "first"}) {
        INFO(id);
        CHECK(data(id, ArmyModel::costColumn, Qt::TextAlignmentRole) == int(Qt::AlignRight | Qt::AlignVCenter));
        CHECK_FALSE(data(id, ArmyModel::nameColumn, Qt::TextAlignmentRole).isValid());
        CHECK_FALSE(data(id, ArmyModel::nameColumn, Qt::CheckStateRole).isValid());
    }
    CHECK(fixture.model.headerData(ArmyModel::countColumn, Qt::Horizontal, Qt::DisplayRole) == "Count");
    // A unit without values has findings, and its cell names each of them.
    const auto& checkResult = *fixture.model.checkResult();
    const auto& findings = checkResult.army.member("/units/1")->findings;
    REQUIRE_FALSE(findings.empty());
    const QString tip = data("line", ArmyModel::findingsColumn, Qt::ToolTipRole).toString();
    CHECK(static_cast<std::size_t>(tip.count('\n')) + 1 == findings.size());
    for (const auto finding : findings)
        CHECK(tip.contains(editor::asSentence(checkResult.diagnostics[finding].message)));
}

TEST_CASE("a cost is shown in a game with points")
{
    const DropFixture fixture(
        R"({"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test",
        "units": [{"id": "guard", "entry": "old-guard"}]})");
    CHECK(fixture.at("guard").siblingAtColumn(ArmyModel::costColumn).data() == "5");
    CHECK(fixture.at("guard").siblingAtColumn(ArmyModel::costColumn).data(Qt::AccessibleTextRole) == "Cost 5");
}

TEST_CASE("names and the counts of units can be edited, and an edit is passed on")
{
    DropFixture fixture;
    auto& model = fixture.model;
    const auto editable = [&](const char* id, int column) {
        return fixture.at(id).siblingAtColumn(column).flags().testFlag(Qt::ItemIsEditable);
    };
    CHECK(editable("guard", ArmyModel::nameColumn));
    CHECK(editable("guard", ArmyModel::countColumn));
    CHECK_FALSE(editable("guard", ArmyModel::costColumn));
    CHECK_FALSE(editable("lee", ArmyModel::countColumn));
    CHECK_FALSE(editable("first", ArmyModel::countColumn));
    CHECK(fixture.at("first").flags().testFlag(Qt::ItemIsDropEnabled));
    CHECK(fixture.at("guard").flags().testFlag(Qt::ItemIsDragEnabled));
    CHECK(model.flags({}) == Qt::ItemIsDropEnabled);
    QSignalSpy renamed(&model, &ArmyModel::renamed), counted(&model, &ArmyModel::counted);
    CHECK(model.setData(fixture.at("guard"), "Young Guard", Qt::EditRole));
    CHECK_FALSE(model.setData(fixture.at("guard"), "Old Guard", Qt::EditRole));
    CHECK(model.setData(fixture.at("guard").siblingAtColumn(ArmyModel::countColumn), 5, Qt::EditRole));
    REQUIRE(renamed.size() == 1);
    CHECK(renamed[0] == QVariantList{"/units/0", "Young Guard"});
    REQUIRE(counted.size() == 1);
    CHECK(counted[0] == QVariantList{"/units/0", qlonglong(5)});
}

TEST_CASE("the rows of an army persist while it keeps its shape")
{
    DropFixture fixture;
    const QPersistentModelIndex guard = fixture.at("guard");
    QSignalSpy reset(&fixture.model, &QAbstractItemModel::modelReset);
    std::string text = army;
    text.replace(text.find("Old Guard"), 9, "Red Guard");
    fixture.show(text);
    CHECK(reset.isEmpty());
    CHECK(guard.data() == "Red Guard");
    fixture.drop("light", 2);
    CHECK(reset.size() == 1);
    fixture.show("{");
    CHECK(fixture.model.rowCount() == 0);
    const std::unique_ptr<QMimeData> nothing(fixture.model.mimeData({}));
    CHECK_FALSE(fixture.model.canDropMimeData(nothing.get(), Qt::MoveAction, 0, 0, {}));
}

TEST_CASE("a unit dropped between rows goes to that line, or to the nearest place for units")
{
    struct Case {
        const char* ids;
        int row;
        const char* parent;
        const char* tree;
    };
    for (const Case& each : std::initializer_list<Case>{
             // Above the leaders and between them: before the first unit.
             {"light", 0, "", "lee hill light guard line first(ney old young) second(horse) third()"},
             {"light", 1, "", "lee hill light guard line first(ney old young) second(horse) third()"},
             {"light", 2, "", "lee hill light guard line first(ney old young) second(horse) third()"},
             {"light", 3, "", "lee hill guard light line first(ney old young) second(horse) third()"},
             {"guard", 4, "", "lee hill line guard light first(ney old young) second(horse) third()"},
             {"guard", 3, "", "lee hill guard line light first(ney old young) second(horse) third()"},
             // Below the last unit of the army, which is above the first group.
             {"guard", 5, "", "lee hill line light guard first(ney old young) second(horse) third()"},
             // Below a group: its end.
             {"guard", 6, "", "lee hill line light first(ney old young guard) second(horse) third()"},
             {"guard", 7, "", "lee hill line light first(ney old young) second(horse guard) third()"},
             {"guard", 8, "", "lee hill line light first(ney old young) second(horse) third(guard)"},
             // Within a group and between groups.
             {"young", 0, "first", "lee hill guard line light first(ney young old) second(horse) third()"},
             {"young", 1, "first", "lee hill guard line light first(ney young old) second(horse) third()"},
             {"old", 3, "first", "lee hill guard line light first(ney young old) second(horse) third()"},
             {"horse", 2, "first", "lee hill guard line light first(ney old horse young) second() third()"},
             {"old", 0, "second", "lee hill guard line light first(ney young) second(old horse) third()"},
             {"old", 0, "third", "lee hill guard line light first(ney young) second(horse) third(old)"},
             {"old", 3, "", "lee hill guard old line light first(ney young) second(horse) third()"},
             {"light guard", 1, "second", "lee hill line first(ney old young) second(horse guard light) third()"},
             // Leaders precede units.
             {"hill", 0, "", "hill lee guard line light first(ney old young) second(horse) third()"},
             {"lee", 4, "", "hill lee guard line light first(ney old young) second(horse) third()"},
             {"lee", 3, "first", "hill guard line light first(ney lee old young) second(horse) third()"},
             {"lee", 0, "first", "hill guard line light first(lee ney old young) second(horse) third()"},
             {"ney", 1, "", "lee ney hill guard line light first(old young) second(horse) third()"},
             // Among others the line is one for units.
             {"ney young", 3, "", "lee hill ney guard young line light first(old) second(horse) third()"},
             // Onto a group: its end; onto the empty part of the view: the end of the army's own.
             {"guard", -1, "second", "lee hill line light first(ney old young) second(horse guard) third()"},
             {"old", -1, "", "lee hill guard line light old first(ney young) second(horse) third()"},
             // Onto a unit or leader: directly below it.
             {"light", -1, "guard", "lee hill guard light line first(ney old young) second(horse) third()"},
             {"light", -1, "hill", "lee hill light guard line first(ney old young) second(horse) third()"},
             {"light", -1, "ney", "lee hill guard line first(ney light old young) second(horse) third()"},
         }) {
        INFO(each.ids << " at row " << each.row << " of '" << each.parent << "'");
        DropFixture fixture;
        const QString onto = each.row < 0 ? fixture.model.pointerOf(fixture.at(each.parent)) : QString();
        CHECK(fixture.drop(each.ids, each.row, each.parent).toStdString() == each.tree);
        // The target is passed on, because a leader is attached to the unit that he is dropped onto.
        CHECK(fixture.onto() == onto);
    }
}

TEST_CASE("a copy, an entry of the catalogue and pasted text go to the same line as a move")
{
    DropFixture fixture;
    CHECK(fixture.drop("light", 0, {}, Qt::CopyAction) ==
          "lee hill light-2 guard line light first(ney old young) second(horse) third()");
    QMimeData entry;
    entry.setData(editor::catalogueMime, "ubrigade");
    CHECK(fixture.drop(entry, 1) ==
          "lee hill brigade light-2 guard line light first(ney old young) second(horse) third()");
    entry.setData(editor::catalogueMime, "lgeneral");
    CHECK(fixture.drop(entry, 1) ==
          "lee general hill brigade light-2 guard line light first(ney old young) second(horse) third()");
    QMimeData text;
    text.setText(R"({"muster": "units", "units": [{"id": "irish"}]})");
    CHECK(fixture.drop(text, 1, "second") ==
          "lee general hill brigade light-2 guard line light first(ney old young) second(horse irish) third()");
    // Text with leaders alone counts leaders.
    text.setText(R"({"muster": "units", "leaders": [{"id": "meade"}]})");
    CHECK(fixture.drop(text, 1) ==
          "lee meade general hill brigade light-2 guard line light first(ney old young) second(horse irish) third()");
}

TEST_CASE("rows dragged from another army are pasted as text, even if both armies have the same revision")
{
    const DropFixture other;
    DropFixture fixture(R"({"format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Other",
        "units": [{"id": "a"}, {"id": "b"}, {"id": "c"}]})");
    REQUIRE(other.model.checkResult()->revision == fixture.model.checkResult()->revision);
    CHECK(fixture.drop(*other.dragged("light"), 1) == "a light b c");
    CHECK(other.tree() == asWritten);
}

TEST_CASE("a group is dropped among the groups, wherever the line is")
{
    struct Case {
        const char* id;
        int row;
        const char* parent;
        std::size_t index;
    };
    for (const Case& each : std::initializer_list<Case>{
             {"second", 0, "", 0},
             {"second", 4, "", 0},
             {"second", 5, "", 0},
             {"third", 6, "", 1},
             {"first", 7, "", 2},
             {"first", 8, "", 3},
             {"first", -1, "", text::atEnd},
             // Onto a group: takes its place.
             {"third", -1, "first", 0},
             {"first", -1, "second", 2},
             // Among the rows of a group: after it.
             {"third", 1, "first", 1},
             {"first", 0, "second", 2},
             {"third", -1, "young", 1},
             // Onto a unit of the army: before all groups.
             {"third", -1, "guard", 0},
         }) {
        INFO(each.id << " at row " << each.row << " of '" << each.parent << "'");
        const DropFixture fixture;
        ArmyModel model;
        // A group's position counts the group itself, so no text is changed here.
        model.show(std::make_shared<editor::CheckResult>(*fixture.model.checkResult()));
        const auto at = [&](const char* id) { return model.indexOf(fixture.model.pointerOf(fixture.at(id))); };
        const std::unique_ptr<QMimeData> mime(model.mimeData({at(each.id)}));
        std::optional<editor::InsertPosition> position;
        QObject::connect(&model, &ArmyModel::membersDropped, &model,
                         [&](const QStringList&, const editor::InsertPosition& dropped) { position = dropped; });
        model.dropMimeData(mime.get(), Qt::MoveAction, each.row, 0, *each.parent ? at(each.parent) : QModelIndex());
        REQUIRE(position);
        CHECK(position->owner.empty());
        CHECK(position->index == each.index);
    }
}

TEST_CASE("a drop below the header of an open group is one above its first row")
{
    const auto dropped = [](const char* dragged, const char* at, Qt::Edge edge, bool open) {
        editor::ArmyTree tree;
        const DropFixture fixture;
        tree.show(std::make_shared<editor::CheckResult>(*fixture.model.checkResult()), {});
        tree.setExpanded(tree.army().indexOfKey("gfirst"), open);
        tree.resize(500, 900);
        tree.QWidget::show();
        QString place;
        QObject::connect(&tree.army(), &ArmyModel::membersDropped, &tree,
                         [&](const QStringList&, const editor::InsertPosition& position) {
                             place = QString::fromStdString(position.owner) + ' ' +
                                     (position.index == text::atEnd ? "end" : QString::number(position.index));
                         });
        const std::unique_ptr<QMimeData> mime(tree.army().mimeData({tree.army().indexOfKey(dragged)}));
        dropAtEdge(tree, *mime, tree.army().indexOfKey(at), edge);
        return place;
    };
    CHECK(dropped("uguard", "gfirst", Qt::BottomEdge, true) == "/groups/0 0");
    CHECK(dropped("uguard", "gfirst", Qt::BottomEdge, false) == "/groups/0 end");
    CHECK(dropped("uguard", "gfirst", Qt::TopEdge, true) == " 3");
    CHECK(dropped("uguard", "gsecond", Qt::TopEdge, true) == "/groups/0 end");
    CHECK(dropped("uguard", "uold", Qt::TopEdge, true) == "/groups/0 0");
    CHECK(dropped("ulight", "llee", Qt::TopEdge, true) == " 0");
}
