#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/board_panel.hpp"

#include <QCheckBox>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct BoardPanelFixture : BoardFixture {
    explicit BoardPanelFixture(std::string text) : BoardFixture(std::move(text)), panel(*view, nullptr)
    {
        whenChecked = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~BoardPanelFixture() { whenChecked = {}; }

    BoardPanel panel;
};

}  // namespace

TEST_CASE("the board's size, measure, grid and ground are numbers and choices")
{
    BoardPanelFixture fixture(boardWith(
        R"([{ "id": "wood", "type": "woods", "shape": { "rectangle": { "at": [6, 12], "width": 4, "depth": 2 } } }])"));
    const auto before = fixture.document.text();
    const auto board = [&] { return fixture.root()["board"]; };
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "board-width"), "30");
    CHECK(board()["width"].real() == 30);
    CHECK(board()["depth"].real() == 24);
    typeNumber(control<QSpinBox>(fixture.panel, "board-columns"), "3");
    typeNumber(control<QSpinBox>(fixture.panel, "board-rows"), "4");
    CHECK(board()["grid"]["columns"].integer() == 3);
    CHECK(board()["grid"]["rows"].integer() == 4);
    pick(control<QComboBox>(fixture.panel, "board-background"), "sand");
    CHECK(board()["x-background"].string() == "sand");
    fixture.view->waitForMap();
    CHECK(fixture.view->grab().toImage().pixelColor(fixture.pixel(17, 14)).name().toStdString() ==
          QColor(248, 239, 215).name().toStdString());
    pick(control<QComboBox>(fixture.panel, "board-measure"), "cm");
    CHECK(board()["measure"].string() == "cm");
    CHECK(board()["width"].real() == Approx(76.2));
    CHECK(fixture.view->board().map.width == Approx(30));
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
    control<QCheckBox>(fixture.panel, "board-convert").setChecked(false);
    pick(control<QComboBox>(fixture.panel, "board-measure"), "cm");
    CHECK(board()["width"].real() == 24);
}
