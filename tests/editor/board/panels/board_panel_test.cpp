#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/board_panel.hpp"

#include <QCheckBox>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct BoardPanelStage : BoardStage {
    explicit BoardPanelStage(std::string text) : BoardStage(std::move(text)), panel(*view, nullptr)
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~BoardPanelStage() { whenJudged = {}; }

    BoardPanel panel;
};

}  // namespace

TEST_CASE("the board's size, measure, grid and ground are numbers and choices")
{
    BoardPanelStage stage(boardWith(
        R"([{ "id": "wood", "type": "woods", "shape": { "rectangle": { "at": [6, 12], "width": 4, "depth": 2 } } }])"));
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
    CHECK(stage.view->grab().toImage().pixelColor(stage.pixel(17, 14)).name().toStdString() ==
          QColor(248, 239, 215).name().toStdString());
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
