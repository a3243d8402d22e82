#include "tests/editor/board/tools/board_stage.hpp"

#include "editor/board/view/selection_tool.hpp"
#include "tests/places.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace muster::test {

namespace fs = std::filesystem;
using namespace editor;

std::string BoardStage::shippedText(const std::string& file)
{
    std::ifstream in(sourcePath("armylists/") + file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    REQUIRE(!text.str().empty());
    return text.str();
}

BoardStage::BoardStage(std::string text, fs::path at)
    : folders{fs::path(m_folder.path().toStdString()) / "data"},
      place(at.empty() ? fs::path(sourcePath("armylists/ancients-d6/scenarios/stage.scenario.json")) : std::move(at)),
      document(folders), library(std::make_shared<rules::Library>(model::dataFolders())), choice(symmetry)
{
    document.begin(model::FileKind::scenario, std::move(text), place);
    view = std::make_unique<BoardView>(desk());
    const auto open = [this] {
        return std::make_shared<MeasuredField>(
            Snapshot{document.source(), {document.parsed(), document.faults()}, place, document.kind(), 0}, *library);
    };
    view->addTool(std::make_unique<SelectionTool>(*view));
    for (auto& [tool, key] : boardTools(*view, choice, open)) view->addTool(std::move(tool));
    view->resize(700, 700);
    auto snap = view->snapChoice();
    snap.grid = snap.squares = snap.edges = snap.pieces = snap.angles = false;
    view->setSnapChoice(snap);
    view->QWidget::show();
    judge();
    view->fit();
}

ChangeMaker BoardStage::whole(ChangeMaker change)
{
    if (!symmetry.way()) return change;
    return [change = std::move(change), board = view->boardNow(), way = *symmetry.way()](const text::Document& text) {
        return completed(text, *board, change(text), way);
    };
}

bool BoardStage::makeWhole(const Change& change)
{
    if (!change || !document.apply(change.edits, nameOf(change), shown(change.mergeKey))) return false;
    judge();
    QStringList made;
    for (const auto& pointer : change.selection) made << shown(pointer);
    if (!made.isEmpty()) view->selection().set(made, &view->board());
    return true;
}

void BoardStage::undo()
{
    document.undo();
    judge();
}

void BoardStage::judge()
{
    Snapshot snapshot;
    snapshot.source = document.source();
    snapshot.parsed = {document.parsed(), document.faults()};
    snapshot.place = place;
    snapshot.kind = model::FileKind::scenario;
    snapshot.revision = document.revision();
    judgement = std::make_shared<const Judgement>(editor::judge(snapshot, *library));
    REQUIRE(judgement->board);
    view->BoardView::show(judgement);
    if (whenJudged) whenJudged();
}

bool BoardStage::finds(const std::string& rule) const
{
    return std::any_of(judgement->diagnostics.begin(), judgement->diagnostics.end(),
                       [&](const auto& finding) { return finding.rule == rule; });
}

void BoardStage::click(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mouseClick(view.get(), Qt::LeftButton, keys, pixel(x, y));
}
void BoardStage::doubleClick(double x, double y)
{
    click(x, y);
    QTest::mouseDClick(view.get(), Qt::LeftButton, Qt::NoModifier, pixel(x, y));
}

void BoardStage::moveTo(double x, double y, Qt::KeyboardModifiers keys)
{
    const QPointF at = pixel(x, y);
    QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::NoButton, keys);
    QCoreApplication::sendEvent(view.get(), &event);
}

void BoardStage::pressAt(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mousePress(view.get(), Qt::LeftButton, keys, pixel(x, y));
}
void BoardStage::releaseAt(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mouseRelease(view.get(), Qt::LeftButton, keys, pixel(x, y));
}

void BoardStage::drag(double fromX, double fromY, double toX, double toY, Qt::KeyboardModifiers keys)
{
    pressAt(fromX, fromY, keys);
    for (int step = 1; step <= 4; ++step) {
        const QPointF at = pixel(fromX + (toX - fromX) * step / 4, fromY + (toY - fromY) * step / 4);
        QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    releaseAt(toX, toY, keys);
}

void BoardStage::key(int key, Qt::KeyboardModifiers keys)
{
    QTest::keyClick(view.get(), static_cast<Qt::Key>(key), keys);
}

std::string boardWith(const std::string& terrain)
{
    return R"({
  "format": 1,
  "system": "ancients-d6",
  "name": "Stage",
  "board": { "width": 24, "depth": 24 },
  "terrain": )" +
           terrain + R"(,
  "zones": [
    { "id": "north", "shape": { "strip": { "edge": "north", "depth": 6 } } },
    { "id": "south", "shape": { "strip": { "edge": "south", "depth": 6 } } }
  ],
  "sides": [
    { "id": "rome", "name": "Rome", "edge": "north", "zone": "north" },
    { "id": "carthage", "name": "Carthage", "edge": "south", "zone": "south" }
  ]
}
)";
}

std::string emptyBoard() { return boardWith("[]"); }

}  // namespace muster::test
