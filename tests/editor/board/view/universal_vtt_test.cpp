// The map for virtual tabletops, with what blocks the view.
#include "editor/board/view/universal_vtt.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace muster;
using namespace muster::test;

namespace {

QJsonObject parsed(const QByteArray& file) { return QJsonDocument::fromJson(file).object(); }

/// A board of 10 by 8 inches with a wood and a gate.
editor::BoardModel smallBoard()
{
    editor::BoardModel board;
    board.map.width = 10, board.map.depth = 8;
    board.map.measure = "in";
    editor::BoardItem wood;
    wood.pointer = "/terrain/0";
    wood.outline = {{{1, 1}, {3, 1}, {3, 2}}};
    auto gate = wood;
    gate.pointer = "/terrain/1";
    gate.outline = {{{4, 6}, {6, 6}, {6, 6.5}, {4, 6.5}}};
    board.items = {wood, gate};
    board.index();
    return board;
}

}  // namespace

TEST_CASE("walls are closed lines in squares from the north-west corner, openings are doors")
{
    const auto file = parsed(
        editor::universalVtt(smallBoard(), {{"/terrain/0", false}, {"/terrain/1", true}, {"/terrain/7", false}}));
    CHECK(file["format"].toDouble() == 0.3);
    const auto resolution = file["resolution"].toObject();
    CHECK(resolution["map_size"].toObject() == QJsonObject{{"x", 10.0}, {"y", 8.0}});
    CHECK(resolution["pixels_per_grid"].toInt() == 70);
    const auto lines = file["line_of_sight"].toArray();
    REQUIRE(lines.size() == 1);
    const auto line = lines[0].toArray();
    REQUIRE(line.size() == 4);
    CHECK(line[0].toObject() == QJsonObject{{"x", 1.0}, {"y", 7.0}});
    CHECK(line[2].toObject() == QJsonObject{{"x", 3.0}, {"y", 6.0}});
    CHECK(line[3].toObject() == line[0].toObject());
    const auto doors = file["portals"].toArray();
    REQUIRE(doors.size() == 1);
    CHECK(doors[0].toObject()["position"].toObject() == QJsonObject{{"x", 5.0}, {"y", 1.75}});
    const auto bounds = doors[0].toObject()["bounds"].toArray();
    CHECK(bounds[0].toObject() == QJsonObject{{"x", 4.0}, {"y", 1.75}});
    CHECK(bounds[1].toObject() == QJsonObject{{"x", 6.0}, {"y", 1.75}});
    QImage picture;
    REQUIRE(picture.loadFromData(QByteArray::fromBase64(file["image"].toString().toLatin1()), "PNG"));
    CHECK(picture.size() == QSize(700, 560));
}

TEST_CASE("squares of a grid count, large boards have smaller ones, and without a size there is no file")
{
    auto board = smallBoard();
    board.map.columns = 5, board.map.rows = 4;
    auto size = parsed(editor::universalVtt(board, {}))["resolution"].toObject();
    CHECK(size["map_size"].toObject() == QJsonObject{{"x", 5.0}, {"y", 4.0}});
    board = smallBoard();
    board.map.width = 400;
    size = parsed(editor::universalVtt(board, {}))["resolution"].toObject();
    CHECK(size["pixels_per_grid"].toInt() == 15);
    CHECK(editor::universalVtt({}, {}).isEmpty());
}

TEST_CASE("a battlefield is exported for virtual tabletops with the walls of its game")
{
    BoardWindowFixture fixture("opend6-fantasy/scenarios/gate-of-greypeak.scenario.json");
    const QString to = fixture.windowFixture.path("gate.uvtt");
    fixture.windowFixture.atFileDialog(to);
    fixture.windowFixture.run("file.export-map");
    REQUIRE(QTest::qWaitFor([&] { return QFileInfo::exists(to); }, 30000));
    const auto file = parsed(QByteArray::fromStdString(fixture.windowFixture.fileText(to)));
    const auto walls = editor::sightWallsOf(*fixture.page().checkResult()->openedScenario);
    REQUIRE_FALSE(walls.empty());
    for (const auto& wall : walls) CHECK(fixture.item(wall.pointer).kind == editor::BoardItemKind::terrain);
    CHECK(file["line_of_sight"].toArray().size() + file["portals"].toArray().size() >= static_cast<int>(walls.size()));
    QImage picture;
    CHECK(picture.loadFromData(QByteArray::fromBase64(file["image"].toString().toLatin1()), "PNG"));
}
