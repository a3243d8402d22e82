#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

namespace muster::editor {

namespace {

constexpr double zoomStep = 1.25;

/// An action that toggles a layer of the board or a snap target.
template <class Choice, class Get, class Set>
void addSwitch(MainWindow& window, const char* id, const QString& text, const QString& tip, bool Choice::*part, Get get,
               Set set, bool startsSection)
{
    const auto board = [&window] { return window.currentBoard(); };
    window.actions().add({.id = QLatin1String(id),
                          .text = text,
                          .tip = tip,
                          .run =
                              [board, part, get, set] {
                                  auto choice = (board()->view().*get)();
                                  choice.*part = !(choice.*part);
                                  (board()->view().*set)(choice);
                              },
                          .enabled = [board] { return board() != nullptr; },
                          .checked = [board, part, get] { return board() && (board()->view().*get)().*part; },
                          .startsSection = startsSection});
}

void addShows(MainWindow& window)
{
    const auto add = [&](const char* id, const QString& text, const QString& tip, bool BoardShows::*part,
                         bool first = false) {
        addSwitch(window, id, text, tip, part, &BoardView::shows, &BoardView::setShows, first);
    };
    add("board.rulers", MainWindow::tr("Show &Rulers"), MainWindow::tr("Show or hide the rulers along the edges"),
        &BoardShows::rulers, true);
    add("board.grid", MainWindow::tr("Show S&quares"), MainWindow::tr("Show or hide the squares of the table"),
        &BoardShows::grid);
    add("board.zones", MainWindow::tr("Show &Zones"), MainWindow::tr("Show or hide where each side deploys"),
        &BoardShows::zones);
    add("board.names", MainWindow::tr("Show &Names"), MainWindow::tr("Show or hide the names on the map"),
        &BoardShows::names);
    add("board.findings", MainWindow::tr("&Mark Findings"), MainWindow::tr("Show or hide signs at findings"),
        &BoardShows::findings);
    add("board.minimap", MainWindow::tr("Show the O&verview"),
        MainWindow::tr("Show or hide the whole table in small while only a part of it is seen"), &BoardShows::minimap);
    add("board.underlay", MainWindow::tr("Show the Background &Picture"),
        MainWindow::tr("Show or hide the picture to trace under the map"), &BoardShows::underlay);
}

void addSnaps(MainWindow& window)
{
    const auto add = [&](const char* id, const QString& text, const QString& tip, bool SnapChoice::*part,
                         bool first = false) {
        addSwitch(window, id, text, tip, part, &BoardView::snapChoice, &BoardView::setSnapChoice, first);
    };
    add("board.snap-steps", MainWindow::tr("Snap to the R&uler"), MainWindow::tr("Snap places to steps of the ruler"),
        &SnapChoice::grid, true);
    add("board.snap-squares", MainWindow::tr("Snap to &Squares"),
        MainWindow::tr("Snap places to lines and middles of squares"), &SnapChoice::squares);
    add("board.snap-edges", MainWindow::tr("Snap to the &Edges of the Table"),
        MainWindow::tr("Snap places to the edges and the middle lines of the table"), &SnapChoice::edges);
    add("board.snap-pieces", MainWindow::tr("Snap to O&ther Items"),
        MainWindow::tr("Snap places to edges and middles of other items"), &SnapChoice::pieces);
    add("board.snap-angles", MainWindow::tr("Snap to An&gles"), MainWindow::tr("Turn in steps of 15 degrees"),
        &SnapChoice::angles);
}

}  // namespace

void addBoardActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto board = [&window] { return window.currentBoard(); };
    const auto isBoard = [board] { return board() != nullptr; };
    const auto hasSelection = [board] { return board() && board()->commands().hasSelection(); };
    list.addMenu("board", MainWindow::tr("&Battlefield"));
    list.add({.id = "board.remove",
              .text = MainWindow::tr("Re&move"),
              .shortcuts = {QKeySequence::Delete, QKeySequence(Qt::Key_Backspace)},
              .tip = MainWindow::tr("Remove the selection from the table"),
              .icon = "remove",
              .run = [board] { board()->commands().remove(); },
              .enabled = hasSelection,
              .local = true});
    list.add({.id = "board.fit",
              .text = MainWindow::tr("See &All"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_9)},
              .tip = MainWindow::tr("Show the whole table (Home on the map)"),
              .icon = "fit",
              .run = [board] { board()->view().fit(); },
              .enabled = isBoard,
              .startsSection = true});
    list.add({.id = "board.zoom-in",
              .text = MainWindow::tr("Zoom In on the Ta&ble"),
              .tip = MainWindow::tr("Show a part of the table larger (+ or the wheel on the map)"),
              .run = [board] { board()->view().zoomBy(zoomStep); },
              .enabled = isBoard});
    list.add({.id = "board.zoom-out",
              .text = MainWindow::tr("Zoom Out &from the Table"),
              .tip = MainWindow::tr("Show more of the table (- or the wheel on the map)"),
              .run = [board] { board()->view().zoomBy(1 / zoomStep); },
              .enabled = isBoard});
    list.add({.id = "board.zoom-selection",
              .text = MainWindow::tr("See the Se&lection"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_8)},
              .tip = MainWindow::tr("Zoom to the selection"),
              .run = [board] { board()->view().zoomToSelection(); },
              .enabled = hasSelection});
    list.add({.id = "board.true-size",
              .text = MainWindow::tr("See in True S&ize"),
              .tip = MainWindow::tr("As large on the screen as on the table"),
              .run = [board] { board()->view().zoomToTrueSize(); },
              .enabled = isBoard});
    addShows(window);
    addSnaps(window);
}

}  // namespace muster::editor
