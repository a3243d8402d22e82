#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/board_panel.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct Stage : BoardStage {
    explicit Stage(std::string text)
        : BoardStage(std::move(text)), panel(*view, [this](const TableWish& wish) { return layTable(document.source(), place, wish, *library); })
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~Stage() { whenJudged = {}; }

    BoardPanel panel;
};

/// An empty board whose first side is the defender, who places the terrain in this game.
std::string defended()
{
    auto text = emptyBoard();
    const std::string side = "\"name\": \"Rome\",";
    return text.replace(text.find(side), side.size(), side + " \"role\": \"defender\",");
}

}  // namespace

TEST_CASE("the board's size, measure, grid and ground are numbers and choices")
{
    Stage stage(boardWith(R"([{ "id": "wood", "type": "woods", "shape": { "rectangle": { "at": [6, 12], "width": 4, "depth": 2 } } }])"));
    const auto before = stage.document.text();
    const auto board = [&] { return stage.root()["board"]; };
    typeNumber(control<QDoubleSpinBox>(stage.panel, "board-width"), "30");
    CHECK(board()["width"].real() == 30);
    CHECK(board()["depth"].real() == 24);
    typeNumber(control<QSpinBox>(stage.panel, "board-columns"), "3");
    typeNumber(control<QSpinBox>(stage.panel, "board-rows"), "4");
    CHECK(board()["grid"]["columns"].integer() == 3);
    CHECK(board()["grid"]["rows"].integer() == 4);
    pick(control<QComboBox>(stage.panel, "board-background"), "sand");
    CHECK(board()["x-background"].string() == "sand");
    stage.view->waitForMap();
    CHECK(stage.view->grab().toImage().pixelColor(stage.pixel(17, 14)).name().toStdString() == QColor(248, 239, 215).name().toStdString());
    pick(control<QComboBox>(stage.panel, "board-measure"), "cm");
    CHECK(board()["measure"].string() == "cm");
    CHECK(board()["width"].real() == Approx(76.2));
    CHECK(stage.view->board().map.width == Approx(30));
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
    control<QCheckBox>(stage.panel, "board-convert").setChecked(false);
    pick(control<QComboBox>(stage.panel, "board-measure"), "cm");
    CHECK(board()["width"].real() == 24);
}

TEST_CASE("random terrain is the same for the same seed, legal, and one step to undo")
{
    Stage stage(defended());
    const auto before = stage.document.text();
    const auto errors = stage.judgement->count(diagnostics::Level::error);  // what it lacks beside terrain, such as armies
    control<QLineEdit>(stage.panel, "random-seed").setText("7");
    control<QPushButton>(stage.panel, "board-lay").click();
    INFO(control<QLabel>(stage.panel, "random-done").text().toStdString());
    REQUIRE(stage.root()["terrain"].size() > 0);
    const auto first = stage.document.text();
    CHECK(stage.judgement->count(diagnostics::Level::error) <= errors);
    CHECK(!control<QLabel>(stage.panel, "random-done").text().isEmpty());
    // Another table takes its place, and both are one step.
    control<QLineEdit>(stage.panel, "random-seed").setText("8");
    control<QPushButton>(stage.panel, "board-lay").click();
    CHECK(stage.document.text() != first);
    stage.undo();
    CHECK(stage.document.text() == before);
    control<QLineEdit>(stage.panel, "random-seed").setText("7");
    control<QPushButton>(stage.panel, "board-lay").click();
    CHECK(stage.document.text() == first);
}

TEST_CASE("only the terrain of one side is laid where that is wanted")
{
    Stage stage(defended());
    auto& whose = control<QComboBox>(stage.panel, "random-whose");
    pick(whose, "rome");
    CHECK(whose.currentText().contains("defender"));
    control<QLineEdit>(stage.panel, "random-seed").setText("11");
    control<QPushButton>(stage.panel, "board-lay").click();
    INFO(control<QLabel>(stage.panel, "random-done").text().toStdString());
    REQUIRE(stage.root()["terrain"].size() > 0);
    for (const auto piece : stage.root()["terrain"]) CHECK(piece["placedBy"].string() == "rome");
}
