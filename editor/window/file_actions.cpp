#include "editor/army/army_page.hpp"
#include "editor/folder_table/folder_table.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/printing.hpp"

namespace muster::editor {

void addFileActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto page = [&window] { return window.currentPage(); };
    const auto open = [page] { return page() != nullptr; };
    list.addMenu("file", MainWindow::tr("&File"));
    list.add({.id = "file.new",
              .text = MainWindow::tr("&New Army..."),
              .shortcuts = {QKeySequence::New},
              .tip = MainWindow::tr("Create an army for any system"),
              .icon = "new",
              .run = [&window] { window.chooseNewArmy(); },
              .onToolbar = true});
    list.add({.id = "file.new-scenario",
              .text = MainWindow::tr("New Sc&enario..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
              .tip = MainWindow::tr("Create a battlefield for any system, step by step"),
              .icon = "objective",
              .run = [&window] { window.chooseNewScenario(); }});
    list.add({.id = "file.open",
              .text = MainWindow::tr("&Open..."),
              .shortcuts = {QKeySequence::Open},
              .tip = MainWindow::tr("Open armies and other files"),
              .icon = "open",
              .run = [&window] { window.chooseFiles(); },
              .onToolbar = true});
    list.add({.id = "file.folder",
              .text = MainWindow::tr("Open &Folder..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
              .tip = MainWindow::tr("Show a folder of files as a table with a verdict on each"),
              .icon = "folder",
              .run = [&window] { window.chooseFolder(); }});
    list.add({.id = "file.save",
              .text = MainWindow::tr("&Save"),
              .shortcuts = {QKeySequence::Save},
              .tip = MainWindow::tr("Save the current file"),
              .icon = "save",
              .run = [&window, page] { window.save(*page()); },
              .enabled = open,
              .startsSection = true,
              .onToolbar = true});
    list.add({.id = "file.save-as",
              .text = MainWindow::tr("Save &As..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
              .tip = MainWindow::tr("Save under another name"),
              .run = [&window, page] { window.saveAs(*page()); },
              .enabled = open});
    list.add({.id = "file.save-all",
              .text = MainWindow::tr("Save A&ll"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)},
              .tip = MainWindow::tr("Save every file that has changes"),
              .run = [&window] { window.saveAll(); },
              .enabled = open});
    list.add({.id = "file.revert",
              .text = MainWindow::tr("Re&vert"),
              .tip = MainWindow::tr("Go back to the saved file; this can be undone"),
              .run = [&window, page] { window.revert(*page()); },
              .enabled = [page] { return page() && page()->document().path() && !page()->document().isClean(); }});
    list.add({.id = "file.compare",
              .text = MainWindow::tr("Co&mpare With..."),
              .tip = MainWindow::tr("Show this army and another side by side"),
              .icon = "compare",
              .run = [&window, page] { window.compareWithFile(*page()); },
              .enabled = [&window] { return window.currentArmy() != nullptr; },
              .startsSection = true});
    list.add({.id = "file.compare-backup",
              .text = MainWindow::tr("Compare With the Last Vers&ion"),
              .tip = MainWindow::tr("Compare this army with its version before the last save"),
              .run = [&window, page] { window.compareWithBackup(*page()); },
              .enabled = [&window] { return window.currentArmy() && window.currentArmy()->document().path(); }});
    list.add({.id = "file.print",
              .text = MainWindow::tr("&Print..."),
              .shortcuts = {QKeySequence::Print},
              .tip = MainWindow::tr("Preview the sheets, print them, or save them as PDF, images, web page or text"),
              .icon = "print",
              .run = [&window, page] { printPage(window, *page()); },
              .enabled = [page] { return canPrint(page()); },
              .startsSection = true,
              .onToolbar = true});
    list.add({.id = "file.export-map",
              .text = MainWindow::tr("E&xport Map..."),
              .tip = MainWindow::tr("Save the map alone: as PNG, SVG or PDF, or for virtual tabletops"),
              .icon = "polygon",
              .run = [&window, page] { exportMap(window, *page()); },
              .enabled = [page] { return page() && page()->document().kind() == files::FileKind::scenario; }});
    list.add({.id = "file.close",
              .text = MainWindow::tr("&Close"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_W)},
              .tip = MainWindow::tr("Close the current file or folder"),
              .run = [&window] { window.closeCurrentTab(); },
              .enabled = [&window, open] { return open() || window.currentFolder(); },
              .startsSection = true});
    list.add({.id = "file.session",
              .text = MainWindow::tr("Reopen Files at S&tart"),
              .tip = MainWindow::tr("Start with the files and folders that were open last"),
              .run = [&window] { window.setSessionWanted(!window.isSessionWanted()); },
              .checked = [&window] { return window.isSessionWanted(); }});
    list.add({.id = "file.quit",
              .text = MainWindow::tr("&Quit"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Q)},
              .tip = MainWindow::tr("Close all files and the program"),
              .run = [&window] { window.close(); }});
}

}  // namespace muster::editor
