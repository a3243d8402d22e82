#include "tests/editor/board/tools/board_fixture.hpp"

#include "core/library/library.hpp"
#include "editor/board/view/selection_tool.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace muster::test {

namespace fs = std::filesystem;
using namespace editor;

std::string BoardFixture::shippedText(const std::string& file)
{
    std::ifstream in(sourcePath("armylists/") + file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    REQUIRE(!text.str().empty());
    return text.str();
}

BoardFixture::BoardFixture(std::string text, fs::path at)
    : folders{fs::path(m_folder.path().toStdString()) / "data"},
      place(at.empty() ? fs::path(sourcePath("armylists/ancients-d6/scenarios/stage.scenario.json")) : std::move(at)),
      document(folders), library(std::make_shared<rules::Library>(files::dataFolders())), choice(symmetry)
{
    document.begin(files::FileKind::scenario, std::move(text), place);
    view = std::make_unique<BoardView>(host());
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
    check();
    view->fit();
}

ChangeMaker BoardFixture::withConsequences(ChangeMaker change)
{
    if (!symmetry.axis()) return change;
    return [change = std::move(change), board = view->boardNow(), way = *symmetry.axis()](const text::Document& text) {
        return completed(text, *board, change(text), way);
    };
}

bool BoardFixture::makeCompleted(const Change& change)
{
    if (!change || !document.apply(change.edits, nameOf(change), toQString(change.mergeKey))) return false;
    check();
    QStringList made;
    for (const auto& pointer : change.selection) made << toQString(pointer);
    if (!made.isEmpty()) view->selection().set(made, &view->board());
    return true;
}

void BoardFixture::undo()
{
    document.undo();
    check();
}

void BoardFixture::check()
{
    Snapshot snapshot;
    snapshot.source = document.source();
    snapshot.parsed = {document.parsed(), document.faults()};
    snapshot.place = place;
    snapshot.kind = files::FileKind::scenario;
    snapshot.revision = document.revision();
    checkResult = std::make_shared<const CheckResult>(editor::check(snapshot, *library));
    REQUIRE(checkResult->board);
    view->BoardView::show(checkResult);
    if (whenChecked) whenChecked();
}

bool BoardFixture::finds(const std::string& rule) const
{
    return std::any_of(checkResult->diagnostics.begin(), checkResult->diagnostics.end(),
                       [&](const auto& finding) { return finding.rule == rule; });
}

void BoardFixture::click(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mouseClick(view.get(), Qt::LeftButton, keys, pixel(x, y));
}
void BoardFixture::doubleClick(double x, double y)
{
    click(x, y);
    QTest::mouseDClick(view.get(), Qt::LeftButton, Qt::NoModifier, pixel(x, y));
}

void BoardFixture::moveTo(double x, double y, Qt::KeyboardModifiers keys)
{
    const QPointF at = pixel(x, y);
    QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::NoButton, keys);
    QCoreApplication::sendEvent(view.get(), &event);
}

void BoardFixture::pressAt(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mousePress(view.get(), Qt::LeftButton, keys, pixel(x, y));
}
void BoardFixture::releaseAt(double x, double y, Qt::KeyboardModifiers keys)
{
    QTest::mouseRelease(view.get(), Qt::LeftButton, keys, pixel(x, y));
}

void BoardFixture::drag(double fromX, double fromY, double toX, double toY, Qt::KeyboardModifiers keys)
{
    pressAt(fromX, fromY, keys);
    for (int step = 1; step <= 4; ++step) {
        const QPointF at = pixel(fromX + (toX - fromX) * step / 4, fromY + (toY - fromY) * step / 4);
        QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    releaseAt(toX, toY, keys);
}

void BoardFixture::key(int key, Qt::KeyboardModifiers keys)
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
