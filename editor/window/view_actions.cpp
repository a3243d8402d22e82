#include "editor/board/page/board_page.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/look/theme.hpp"
#include "editor/page/sourced_page.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

#include <QDockWidget>
#include <QTabWidget>

namespace muster::editor {

namespace {

void stepTab(MainWindow& window, int direction)
{
    auto* tabs = window.findChild<QTabWidget*>("tabs");
    if (tabs && tabs->count() > 0)
        tabs->setCurrentIndex((tabs->currentIndex() + direction + tabs->count()) % tabs->count());
}

void addBrightness(MainWindow& window, const QString& id, const QString& text, Brightness brightness,
                   bool startsSection)
{
    window.actions().add({.id = id,
                          .text = text,
                          .tip = MainWindow::tr("The colours of the program"),
                          .run = [&window, brightness] { window.theme().setBrightness(brightness); },
                          .checked = [&window, brightness] { return window.theme().brightness() == brightness; },
                          .oneOf = QStringLiteral("colours"),
                          .startsSection = startsSection});
}

/// Zooms in or out by steps, 0 resets: the board if it has the focus, else the font size.
void zoom(MainWindow& window, int steps)
{
    auto* board = window.currentBoard();
    if (!board || !board->view().hasFocus())
        window.theme().setZoom(steps == 0 ? 100 : window.theme().zoom() + 10 * steps);
    else if (steps == 0)
        board->view().fit();
    else
        board->view().zoomBy(steps > 0 ? 1.25 : 0.8);
}

void addPanels(MainWindow& window)
{
    auto& list = window.actions();
    const auto page = [&window] { return qobject_cast<SourcedPage*>(window.currentPage()); };
    const auto dock = [&window](const char* name) { return window.findChild<QDockWidget*>(name); };
    const auto toggle = [dock](const char* name) { dock(name)->setVisible(!dock(name)->isVisible()); };
    list.add({.id = "view.findings",
              .text = MainWindow::tr("&Findings"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_E)},
              .tip = MainWindow::tr("Show or hide the findings"),
              .icon = "warning",
              .run = [&window] { window.setFindingsWanted(!window.areFindingsWanted()); },
              .checked = [&window] { return window.areFindingsWanted(); }});
    list.add({.id = "view.folder",
              .text = MainWindow::tr("F&older"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
              .tip = MainWindow::tr("Show or hide the files of a folder"),
              .icon = "folder",
              .run = [toggle] { toggle("project-dock"); },
              .checked = [dock] { return dock("project-dock")->isVisible(); }});
    list.add({.id = "view.source",
              .text = MainWindow::tr("&Source"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_U)},
              .tip = MainWindow::tr("Show or hide the text of the file"),
              .icon = "source",
              .run = [page] { page()->showSource(!page()->isSourceShown()); },
              .enabled = [page] { return page() != nullptr; },
              .checked = [page] { return page() && page()->isSourceShown(); }});
}

}  // namespace

void addViewActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto page = [&window] { return window.currentPage() != nullptr; };
    const auto tabs = [&window] { return window.pages().size() > 1; };
    list.addMenu("view", MainWindow::tr("&View"));
    addPanels(window);
    list.add({.id = "view.next-finding",
              .text = MainWindow::tr("&Next Finding"),
              .shortcuts = {QKeySequence(Qt::Key_F8)},
              .tip = MainWindow::tr("Go to the next finding"),
              .run =
                  [&window] {
                      window.showFindings();
                      window.findings().step(1);
                  },
              .enabled = page,
              .startsSection = true});
    list.add({.id = "view.previous-finding",
              .text = MainWindow::tr("&Previous Finding"),
              .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
              .tip = MainWindow::tr("Go to the previous finding"),
              .run =
                  [&window] {
                      window.showFindings();
                      window.findings().step(-1);
                  },
              .enabled = page});
    list.add({.id = "view.fix",
              .text = MainWindow::tr("&Make the Suggested Change"),
              .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Return)},
              .tip = MainWindow::tr("Make the change that the rule suggests"),
              .icon = "fix",
              .run = [&window] { window.findings().fix(); },
              .enabled = [&window] { return window.findings().canSuggest(); }});
    list.add({.id = "view.accept",
              .text = MainWindow::tr("&Accept the Finding..."),
              .tip = MainWindow::tr("Write into the file why the current finding is accepted"),
              .run = [&window] { window.findings().accept(); },
              .enabled = [&window] { return window.findings().canAccept(); }});
    list.add(
        {.id = "view.report",
         .text = MainWindow::tr("Repor&t the Finding..."),
         .tip = MainWindow::tr("Show the current finding as a text to copy, with versions and how the rule came to it"),
         .run = [&window] { window.findings().report(); },
         .enabled = [&window] { return window.findings().canReport(); }});
    list.add({.id = "view.next-tab",
              .text = MainWindow::tr("Ne&xt Tab"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Tab)},
              .tip = MainWindow::tr("Switch to the next file"),
              .run = [&window] { stepTab(window, 1); },
              .enabled = tabs,
              .startsSection = true});
    list.add({.id = "view.previous-tab",
              .text = MainWindow::tr("Pre&vious Tab"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab)},
              .tip = MainWindow::tr("Switch to the previous file"),
              .run = [&window] { stepTab(window, -1); },
              .enabled = tabs});
    list.add({.id = "view.larger",
              .text = MainWindow::tr("&Larger"),
              .shortcuts = {QKeySequence::ZoomIn, QKeySequence(Qt::CTRL | Qt::Key_Equal)},
              .tip = MainWindow::tr("Larger text, or zoom in on the table"),
              .run = [&window] { zoom(window, 1); },
              .startsSection = true});
    list.add({.id = "view.smaller",
              .text = MainWindow::tr("Smalle&r"),
              .shortcuts = {QKeySequence::ZoomOut},
              .tip = MainWindow::tr("Smaller text, or zoom out of the table"),
              .run = [&window] { zoom(window, -1); }});
    list.add({.id = "view.normal-size",
              .text = MainWindow::tr("Normal Si&ze"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_0)},
              .tip = MainWindow::tr("Text of the usual size, or the whole table"),
              .run = [&window] { zoom(window, 0); }});
    addBrightness(window, "view.system-colours", MainWindow::tr("Colours of the S&ystem"), Brightness::system, true);
    addBrightness(window, "view.light-colours", MainWindow::tr("L&ight Colours"), Brightness::light, false);
    addBrightness(window, "view.dark-colours", MainWindow::tr("&Dark Colours"), Brightness::dark, false);
}

}  // namespace muster::editor
