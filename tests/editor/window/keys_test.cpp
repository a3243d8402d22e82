// Keys do what they do elsewhere, reach what they are for, and say why when they cannot.
#include "tests/editor/window/mnemonics.hpp"
#include "tests/editor/window/stage.hpp"

#include "editor/board/page/board_page.hpp"
#include "editor/window/place_keys.hpp"

#include <catch2/catch.hpp>

#include <QActionGroup>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>

using namespace muster;
using namespace muster::test;

namespace {

const QString reynolds = QStringLiteral("otr-d6/armies/reynolds-gettysburg-1863.army.json");

QStringList unitIds(WindowStage& stage)
{
    QStringList ids;
    for (const auto unit : stage.army().document().parsed()->root()["units"])
        ids << QString::fromStdString(std::string(unit["id"].string()));
    return ids;
}

QString said(WindowStage& stage) { return stage.window->statusBar()->currentMessage(); }

}  // namespace

TEST_CASE("no button or field has a letter that opens a menu, or the letter of another")
{
    WindowStage stage;
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    stage.select("Velites");
    QTest::mouseClick(qobject_cast<QToolButton*>(stage.find("army-more")), Qt::LeftButton);
    stage.run("view.source");
    stage.run("edit.find");
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
    stage.window->openFile(stage.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    stage.settle();
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
}

namespace {

/// Takes every key for itself, as some platforms' lines do with Ctrl+E and Ctrl+U.
class GreedyLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride) return QLineEdit::event(event);
        event->accept();
        return true;
    }
};

}  // namespace

TEST_CASE("a line that has the cursor leaves the window's keys to the window, and keeps what every line knows")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    GreedyLine line(QStringLiteral("Scipio"), stage.window.get());
    line.show();
    line.setFocus();
    const bool wanted = stage.window->areFindingsWanted();
    stage.press(Qt::Key_E, Qt::ControlModifier);
    CHECK(stage.window->areFindingsWanted() != wanted);
    line.setFocus();
    stage.press(Qt::Key_U, Qt::ControlModifier);
    CHECK(stage.action("view.source")->isChecked());
    CHECK(line.text() == "Scipio");
    line.setFocus();
    line.deselect();
    stage.press(Qt::Key_A, Qt::ControlModifier);
    CHECK(line.selectedText() == "Scipio");
}

TEST_CASE("Ctrl+Y makes again what was taken back, as Ctrl+Shift+Z does")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    const auto before = stage.army().document().text();
    stage.select("Velites");
    stage.run("army.duplicate");
    stage.settle();
    const auto after = stage.army().document().text();
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Y, Qt::KeyboardModifiers(Qt::ControlModifier)),
                                         std::pair(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier)}) {
        stage.press(Qt::Key_Z, Qt::ControlModifier);
        CHECK(stage.army().document().text() == before);
        stage.settle();
        stage.press(key, modifiers);
        CHECK(stage.army().document().text() == after);
        stage.settle();
    }
    // Also from a field, which has no history of its own.
    auto* name = qobject_cast<QLineEdit*>(stage.find("army-name"));
    name->setFocus();
    stage.press(Qt::Key_Z, Qt::ControlModifier);
    stage.press(Qt::Key_Y, Qt::ControlModifier);
    CHECK(stage.army().document().text() == after);
}

TEST_CASE("Alt+Down opens a box of the form, and moves a unit only in the army")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    const auto before = unitIds(stage);
    stage.army().tree().select({"/units/0"});
    auto* box = stage.find("detail-form")->findChild<QWidget*>("field:/entry")->findChild<QComboBox*>();
    REQUIRE(box != nullptr);
    box->setFocus();
    stage.press(Qt::Key_Down, Qt::AltModifier);
    CHECK(QApplication::activePopupWidget() != nullptr);
    box->hidePopup();
    stage.settle();
    CHECK(unitIds(stage) == before);
    stage.army().tree().setFocus();
    stage.press(Qt::Key_Down, Qt::AltModifier);
    stage.settle();
    CHECK(unitIds(stage)[0] == before[1]);
    CHECK(unitIds(stage)[1] == before[0]);
}

TEST_CASE("keys of what cannot be done say why")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(scipio));
    stage.settle();
    stage.select("Velites");
    stage.army().tree().setFocus();
    stage.press(Qt::Key_T, Qt::ControlModifier);
    CHECK(said(stage).toStdString() == "Select a leader first.");
    CHECK(stage.action("army.attach")->statusTip().toStdString() == "Select a leader first.");
    stage.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(said(stage).toStdString() == "There is no group yet; Add Group makes one.");
    stage.window->openFile(stage.copyOf("opend6-fantasy/armies/ice-rangers.army.json"));
    stage.settle();
    stage.army().tree().setFocus();
    stage.press(Qt::Key_T, Qt::ControlModifier);
    CHECK(said(stage).contains("no leaders"));
}

TEST_CASE("a new group is given its name at once")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(reynolds));
    stage.settle();
    stage.army().tree().setFocus();
    stage.press(Qt::Key_B, Qt::ControlModifier);
    stage.settle();
    auto* edit = stage.army().tree().viewport()->findChild<QLineEdit*>({}, Qt::FindDirectChildrenOnly);
    REQUIRE(edit != nullptr);
    CHECK(edit->hasSelectedText());
    QTest::keyClicks(edit, "Reserve");
    QTest::keyClick(edit, Qt::Key_Return);
    stage.settle();
    const auto groups = stage.army().document().parsed()->root()["groups"];
    CHECK(groups.at(groups.size() - 1)["name"].string() == "Reserve");
}

TEST_CASE("a unit is moved to where it is not yet")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf(reynolds));
    stage.settle();
    stage.army().tree().select({"/groups/0/units/0"});
    QStringList offered;
    stage.atDialog([&](QWidget& dialog) {
        auto* box = qobject_cast<QInputDialog*>(&dialog);
        if (!box) return dialog.close(), void();
        offered = box->comboBoxItems();
        CHECK(box->fontMetrics().horizontalAdvance(box->windowTitle() + " - Muster") < box->width());
        box->reject();
    });
    stage.run("army.to-group");
    const auto& groups = stage.army().judgement()->army.groups;
    CHECK(offered.size() == static_cast<qsizetype>(groups.size()));
    CHECK(!offered.contains(QString::fromStdString(groups[0].name)));
    CHECK(offered.front().toStdString() == "the army itself");
}

TEST_CASE("of the colours always one is chosen")
{
    WindowStage stage;
    const char* ids[] = {"view.system-colours", "view.light-colours", "view.dark-colours"};
    for (const char* chosen : ids) {
        stage.run(chosen);
        stage.run(chosen);  // once more does not take it away
        for (const char* id : ids) {
            CHECK(stage.action(id)->isChecked() == (std::string(id) == chosen));
            REQUIRE(stage.action(id)->actionGroup() != nullptr);
            CHECK(stage.action(id)->actionGroup()->isExclusive());
        }
    }
}

TEST_CASE("the page of keys has headings, and every key of the table's tools")
{
    WindowStage stage;
    auto* page = stage.window->openFile(stage.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    REQUIRE(page != nullptr);
    stage.settle();
    QStringList tools;
    for (const auto& place : editor::placeKeys())
        if (place.title == "Tools of the table")
            for (const auto& row : place.rows) tools << row.keys.split(", ");
    QStringList wanted;
    for (const auto* action : stage.window->currentBoard()->toolBar().actions())
        if (!action->shortcut().isEmpty()) wanted << action->shortcut().toString();
    tools.sort();
    wanted.sort();
    CHECK(tools.join(u' ').toStdString() == wanted.join(u' ').toStdString());
    QString shown;
    stage.atDialog([&](QWidget& dialog) {
        if (auto* text = dialog.findChild<QTextBrowser*>()) shown = text->toPlainText();
        dialog.close();
    });
    stage.run("help.keys");
    for (const char* words : {"File", "Army", "In the army", "One more, one less", "On the table", "Ctrl+Y", "Home"}) {
        INFO(words);
        CHECK(shown.contains(words));
    }
}

TEST_CASE("the palette has the tools and buttons of a battlefield, and commands before what they would undo")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    stage.settle();
    const auto first = [&](const char* search, bool take = false) {
        QString id;
        stage.atDialog([&](QWidget& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(line, search);
            auto* list = dialog.findChild<QListWidget*>();
            if (list->count() > 0) id = list->item(0)->data(Qt::UserRole).toString();
            for (int row = 0; row < list->count(); ++row) CHECK(!list->item(row)->icon().isNull());
            if (take)
                QTest::keyClick(line, Qt::Key_Return);
            else
                dialog.close();
        });
        stage.run("edit.palette");
        return id.toStdString();
    };
    CHECK(first("polygon") == "tool.polygon");
    CHECK(first("tape") == "tool.tape");
    CHECK(first("line of sight") == "tool.sight");
    CHECK(first("random").starts_with("panel."));
    CHECK(first("tape", true) == "tool.tape");
    CHECK(stage.window->currentBoard()->view().tool().id() == "tape");
    CHECK(first("objective") == "tool.objective");
}
