// Menus, toolbar and findings on a battlefield.
#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/board/page/terrain_palette.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/print/map_export.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QAbstractItemView>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>

#include <filesystem>

using namespace muster;
using namespace muster::test;

namespace {

struct BoardWindow : WindowFixture {
    BoardWindow()
    {
        // In the folders as shipped, because the scenario refers to its armies by them.
        namespace fs = std::filesystem;
        const fs::path from = sourcePath("armylists/ancients-d6"), to = path("").toStdString();
        for (const char* folder : {"armies", "scenarios"}) fs::create_directories(to / folder);
        for (const char* each : {"armies/scipio-zama-202.army.json", "armies/hannibal-zama-202.army.json",
                                 "scenarios/zama.scenario.json"}) {
            fs::copy_file(from / each, to / each);
            fs::permissions(to / each, fs::perms::owner_write, fs::perm_options::add);
        }
        file = path("scenarios/zama.scenario.json");
        window->openFile(file);
        settle();
        REQUIRE(window->currentBoard());
    }
    editor::BoardPage& board() { return *window->currentBoard(); }
    text::Node root() { return board().document().parsed()->root(); }
    void select(const char* pointer)
    {
        board().view().selection().set({QString::fromLatin1(pointer)}, &board().view().board(), false);
        window->actions().refresh();
    }
    /// The places of a rule's findings, as shown in the list.
    QStringList placesOf(const char* rule)
    {
        QStringList places;
        const auto* model = window->findChild<QTreeView*>("findings-view")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, editor::FindingsModel::ruleColumn).data().toString() == QLatin1String(rule))
                places << model->index(row, editor::FindingsModel::placeColumn).data().toString();
        return places;
    }

    QString file;
};

/// Clicks Yes in the next question.
void answerYes(BoardWindow& fixture)
{
    QTimer::singleShot(0, fixture.window.get(), [&fixture] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return answerYes(fixture);
        QTest::mouseClick(box->button(QMessageBox::Yes), Qt::LeftButton);
    });
}

}  // namespace

TEST_CASE("the toolbar duplicates and removes what is selected on a battlefield, and undo says what it took back")
{
    BoardWindow fixture;
    const auto before = fixture.board().document().text();
    const auto pieces = fixture.root()["terrain"].size();
    REQUIRE(pieces > 0);
    fixture.board().view().selection().clear();
    fixture.window->actions().refresh();
    CHECK_FALSE(fixture.action("army.duplicate")->isEnabled());
    CHECK_FALSE(fixture.action("army.remove")->isEnabled());
    fixture.select("/terrain/0");
    fixture.run("army.duplicate");
    fixture.settle();
    REQUIRE(fixture.root()["terrain"].size() == pieces + 1);
    fixture.run("army.remove");
    fixture.settle();
    CHECK(fixture.root()["terrain"].size() == pieces);
    fixture.run("edit.undo");
    fixture.settle();
    CHECK(fixture.window->statusBar()->currentMessage().startsWith("Undone: "));
    fixture.run("edit.undo");
    fixture.settle();
    CHECK(fixture.board().document().text() == before);
    fixture.run("edit.redo");
    CHECK(fixture.window->statusBar()->currentMessage().startsWith("Redone: "));
}

TEST_CASE("F6 goes to the values of what is selected on a battlefield")
{
    BoardWindow fixture;
    fixture.select("/terrain/0");
    fixture.board().panels().setCurrentIndex(1);
    fixture.run("army.values");
    CHECK(fixture.board().panels().currentIndex() == 0);
}

TEST_CASE("findings on a battlefield say where by name")
{
    BoardWindow fixture;
    fixture.board().document().applyText(
        R"({ "format": 1, "system": "ancients-d6", "name": "Ours", "board": { "width": 24, "depth": 24 },
      "terrain": [ { "id": "one", "type": "woods", "shape": { "rectangle": { "at": [40, 12], "width": 4, "depth": 4 } )"
        R"(} } ],
      "sides": [ { "id": "rome", "name": "Rome", "role": "attacker", "edge": "south", "army": "nowhere.army.json" } ] )"
        R"(})",
        "Type");
    fixture.settle();
    CHECK(fixture.placesOf("scenario/off-board") == QStringList{"Woods"});
    CHECK(fixture.placesOf("ref/not-found") == QStringList{"Rome"});
    CHECK(fixture.placesOf("ancients-d6/terrain-features") == QStringList{"The battlefield"});
}

TEST_CASE("what was offered is changed in the scenario panel, where its finding leads")
{
    BoardWindow fixture;
    fixture.board().panels().setCurrentIndex(0);
    fixture.board().reveal("/features");
    QApplication::processEvents();
    CHECK(fixture.board().panels().currentIndex() == 2);
}

TEST_CASE("a battlefield that is saved in another folder takes its armies along when it is asked to")
{
    BoardWindow fixture;
    const auto elsewhere = fixture.path("elsewhere");
    std::filesystem::create_directories(elsewhere.toStdString());
    const auto to = elsewhere + "/zama.scenario.json";
    fixture.atFileDialog(to);
    answerYes(fixture);
    fixture.run("file.save-as");
    fixture.settle();
    const auto folder = std::filesystem::path(elsewhere.toStdString());
    CHECK(std::filesystem::is_regular_file(folder / "armies/scipio-zama-202.army.json"));
    CHECK(std::filesystem::is_regular_file(folder / "armies/hannibal-zama-202.army.json"));
    for (const auto side : fixture.root()["sides"]) CHECK(std::string(side["army"].string()).starts_with("armies/"));
    CHECK(fixture.fileText(to) == fixture.board().document().text());
    CHECK(fixture.board().document().isClean());
}

TEST_CASE("the map alone is written as a picture")
{
    BoardWindow fixture;
    const auto& document = fixture.board().document();
    const editor::Snapshot snapshot{document.source(),
                                    {document.parsed(), document.faults()},
                                    std::filesystem::absolute(document.place()),
                                    document.kind(),
                                    document.revision()};
    for (const auto& [form, name] :
         {std::pair(editor::PrintForm::png, "zama.png"), std::pair(editor::PrintForm::svg, "zama.svg"),
          std::pair(editor::PrintForm::pdf, "zama.pdf")}) {
        INFO(name);
        CHECK(editor::writeMap(snapshot, form, fixture.path(name), fixture.library).toStdString() == "");
    }
    const QImage image(fixture.path("zama.png"));
    CHECK(image.width() > 1500);
    CHECK(fixture.fileText(fixture.path("zama.svg")).find("Scipio") != std::string::npos);
    CHECK(fixture.fileText(fixture.path("zama.pdf")).starts_with("%PDF"));
    CHECK_FALSE(editor::writeMap(snapshot, editor::PrintForm::png, fixture.path("nowhere/zama.png"), fixture.library)
                    .isEmpty());
    CHECK(fixture.action("file.export-map")->isEnabled());
}

TEST_CASE("the map is offered beside its battlefield, wherever something was saved last")
{
    BoardWindow fixture;
    fixture.settings.setValue("print/folder", fixture.path(""));
    QString offered;
    fixture.atDialog([&](QWidget& dialog) {
        offered = dynamic_cast<QFileDialog&>(dialog).directory().absolutePath();
        dynamic_cast<QFileDialog&>(dialog).reject();
    });
    fixture.run("file.export-map");
    CHECK(offered.toStdString() == QFileInfo(fixture.file).absolutePath().toStdString());
}

TEST_CASE("what is chosen in the bar above the board leaves the keyboard to the board")
{
    BoardWindow fixture;
    auto* mirror = qobject_cast<QComboBox*>(fixture.find("draw-mirror"));
    REQUIRE(mirror);
    REQUIRE(mirror->isVisible());
    fixture.window->activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(fixture.window.get()));
    mirror->setFocus();
    mirror->showPopup();
    QTest::keyClick(mirror->view(), Qt::Key_Down);
    QTest::keyClick(mirror->view(), Qt::Key_Return);
    CHECK(mirror->currentIndex() == 1);
    CHECK(fixture.board().view().hasFocus());
    fixture.press(Qt::Key_E);
    CHECK(fixture.board().view().tool().id() == "ellipse");
    CHECK(mirror->currentIndex() == 1);
    // The arrow keys on the closed box step through its items.
    mirror->setFocus();
    QTest::keyClick(mirror, Qt::Key_Down);
    QTest::keyClick(mirror, Qt::Key_Down);
    CHECK(mirror->currentIndex() == 3);
    CHECK(mirror->hasFocus());
}

TEST_CASE("the keys of the tools work wherever the focus is, and letters go into fields that are typed in")
{
    BoardWindow fixture;
    fixture.run("view.next-finding");
    for (const char* name : {"terrain-kinds", "findings-view", "board-view"}) {
        INFO(name);
        fixture.board().view().choose("select");
        fixture.find(name)->setFocus();
        fixture.press(Qt::Key_T);
        CHECK(fixture.board().view().tool().id() == "tape");
    }
    fixture.board().view().choose("select");
    auto* search = qobject_cast<QLineEdit*>(fixture.find("terrain-search"));
    search->setFocus();
    fixture.press(Qt::Key_T);
    CHECK(fixture.board().view().tool().id() == "select");
    CHECK(search->text() == "t");
}

TEST_CASE("the tool fits the terrain that is picked, and the palette shows what the tool draws")
{
    BoardWindow fixture;
    auto& board = fixture.board();
    const auto kindWith = [&](bool isLine) {
        for (const auto& kind : board.view().board().kinds)
            if (kind.isLine == isLine) return QString::fromStdString(kind.id);
        return QString();
    };
    REQUIRE_FALSE(kindWith(true).isEmpty());
    REQUIRE_FALSE(kindWith(false).isEmpty());
    const auto isLine = [&] {
        for (const auto& kind : board.view().board().kinds)
            if (QString::fromStdString(kind.id) == board.terrain().current()) return kind.isLine;
        return false;
    };
    board.terrain().setCurrent(kindWith(false));
    board.view().choose("way");
    CHECK(isLine());
    board.terrain().setCurrent(kindWith(false));
    CHECK(board.view().tool().id() == "polygon");
    board.terrain().setCurrent(kindWith(true));
    CHECK(board.view().tool().id() == "way");
    board.view().choose("select");
    board.terrain().setCurrent(kindWith(false));
    CHECK(board.view().tool().id() == "select");
}

TEST_CASE("a battlefield with a broken text says so and shows the text")
{
    WindowFixture fixture;
    const QString broken = fixture.path("broken.scenario.json");
    {
        QFile file(broken);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": 1, ");
    }
    REQUIRE(fixture.window->openFile(broken));
    fixture.settle();
    CHECK(fixture.find("notice-broken")->isVisible());
    CHECK(fixture.window->currentPage()->shownSource() != nullptr);
    // A mistake that is typed later leaves the last map.
    BoardWindow sound;
    sound.board().document().applyText("{", "Break");
    sound.settle();
    CHECK_FALSE(sound.find("notice-broken")->isVisible());
    CHECK(sound.board().view().checkResult());
}

TEST_CASE("the hint of a tool goes with its battlefield")
{
    BoardWindow fixture;
    fixture.board().view().choose("tape");
    REQUIRE_FALSE(fixture.window->statusBar()->currentMessage().isEmpty());
    fixture.window->openFile(fixture.path("armies/scipio-zama-202.army.json"));
    CHECK(fixture.window->statusBar()->currentMessage().isEmpty());
}
