#include "tests/editor/window/window_fixture.hpp"

#include "editor/board/page/board_page.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/translations/language.hpp"

#include <catch2/catch.hpp>

#include <QLabel>

using namespace muster;
using namespace muster::test;

namespace {

constexpr const char* pieces = R"({
  "format": 1, "system": "ancients-d6", "name": "Pieces", "board": { "width": 24, "depth": 24 },
  "terrain": [
    { "id": "w-1", "type": "woods", "shape": { "rectangle": { "at": [6, 6], "width": 5, "depth": 5 } } },
    { "id": "w-2", "type": "woods", "name": "Woods", "shape": { "rectangle": { "at": [16, 6], "width": 5, "depth": 5 )"
                               R"(} } },
    { "id": "b-1", "type": "buildings", "shape": { "rectangle": { "at": [6, 16], "width": 5, "depth": 5 } } },
    { "id": "o-1", "type": "swamp-of-ours", "shape": { "rectangle": { "at": [16, 16], "width": 5, "depth": 5 } } }
  ]
}
)";

/// The window's texts about a board, with the piece at `index` selected.
struct DisplayedTexts {
    QStringList names, labels;
    QString heading;
};

DisplayedTexts displayedTextsOf(WindowFixture& fixture, int index)
{
    const QString file = fixture.path(QStringLiteral("pieces.scenario.json"));
    QFile out(file);
    REQUIRE(out.open(QIODevice::WriteOnly));
    out.write(pieces);
    out.close();
    fixture.window->openFile(file);
    fixture.settle();
    auto* page = fixture.window->currentBoard();
    REQUIRE(page);
    DisplayedTexts displayed;
    const auto& board = page->view().board();
    for (const auto& item : board.items) displayed.names << QString::fromStdString(item.name + " / " + item.what);
    for (const auto& piece : board.map.terrain)
        displayed.labels << QString::fromStdString(board.map.kinds.at(piece.kind).label);
    page->view().selection().set({QStringLiteral("/terrain/%1").arg(index)}, &board, false);
    fixture.settle();
    displayed.heading = fixture.window->findChild<QLabel*>("thing-title")->text();
    CHECK(fixture.fileText(file) == pieces);
    return displayed;
}

std::string line(const QStringList& words) { return words.join(QStringLiteral(", ")).toStdString(); }

}  // namespace

TEST_CASE("pieces without a name are called by their kind in German, named ones by their names")
{
    editor::Language language;
    REQUIRE(language.speak("de"));
    WindowFixture fixture;
    const auto displayed = displayedTextsOf(fixture, 2);
    CHECK(line(displayed.names) == "Wald / Wald, Woods / Wald, Ortschaft / Ortschaft, swamp-of-ours / swamp-of-ours");
    CHECK(line(displayed.labels) == "Wald, Wald, Ortschaft, swamp-of-ours");
    CHECK(displayed.heading == "Ortschaft");
}

TEST_CASE("in English pieces without a name are called as the game's file has it")
{
    WindowFixture fixture;
    const auto displayed = displayedTextsOf(fixture, 2);
    CHECK(line(displayed.names) ==
          "Woods / Woods, Woods / Woods, Built-up area / Built-up area, swamp-of-ours / swamp-of-ours");
    CHECK(displayed.heading == "Built-up area");
}
