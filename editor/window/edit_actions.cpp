#include "editor/folder_table/folder_table.hpp"
#include "editor/page/sourced_page.hpp"
#include "editor/print/print_files.hpp"
#include "editor/source/source_view.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/printing.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace muster::editor {

namespace {

/// The focused widget if it handles the clipboard itself.
QWidget* textField()
{
    auto* focus = QApplication::focusWidget();
    if (qobject_cast<QLineEdit*>(focus) || qobject_cast<QPlainTextEdit*>(focus) || qobject_cast<QTextEdit*>(focus))
        return focus;
    return nullptr;
}

SourcedPage* sourcedPage(MainWindow& window) { return qobject_cast<SourcedPage*>(window.currentPage()); }

/// Clipboard commands go to the focused text field, else to the selection in the army or on the board.
void toClipboard(MainWindow& window, const char* slot, void (SelectionCommands::*command)())
{
    if (auto* field = textField()) {
        QMetaObject::invokeMethod(field, slot);
        return;
    }
    auto* page = sourcedPage(window);
    if (page && page->takesClipboard()) (page->commands().*command)();
}

SourceView* sourceOf(MainWindow& window)
{
    auto* page = window.currentPage();
    return page ? page->shownSource() : nullptr;
}

/// Reports what was undone or redone, because the last message was about the change itself.
void showDone(MainWindow& window, const QString& words, const QString& change)
{
    window.showMessage(words.arg(change));
}

void find(MainWindow& window)
{
    auto* source = sourceOf(window);
    if (source && source->isAncestorOf(QApplication::focusWidget()))
        source->find();
    else if (auto* page = window.currentPage())
        page->find();
    else if (auto* folder = window.currentFolder())
        folder->focusSearch();
}

}  // namespace

void addEditActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto page = [&window] { return window.currentPage(); };
    const auto stack = [page]() -> QUndoStack* { return page() ? &page()->document().undoStack() : nullptr; };
    const auto canCopy = [&window] {
        return textField() || (sourcedPage(window) && sourcedPage(window)->commands().hasSelection());
    };
    list.addMenu("edit", MainWindow::tr("&Edit"));
    list.add({.id = "edit.undo",
              .text = MainWindow::tr("&Undo"),
              .shortcuts = {QKeySequence::Undo},
              .tip = MainWindow::tr("Undo the last change"),
              .icon = "undo",
              .run = [&window,
                      stack] { showDone(window, MainWindow::tr("Undone: %1"), stack()->undoText()), stack()->undo(); },
              .enabled = [stack] { return stack() && stack()->canUndo(); },
              .currentText =
                  [stack] {
                      return stack() && stack()->canUndo() ? MainWindow::tr("&Undo: %1").arg(stack()->undoText())
                                                           : MainWindow::tr("&Undo");
                  },
              .onToolbar = true});
    list.add({.id = "edit.redo",
              .text = MainWindow::tr("&Redo"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
              .tip = MainWindow::tr("Redo the change that was undone"),
              .icon = "redo",
              .run = [&window,
                      stack] { showDone(window, MainWindow::tr("Redone: %1"), stack()->redoText()), stack()->redo(); },
              .enabled = [stack] { return stack() && stack()->canRedo(); },
              .currentText =
                  [stack] {
                      return stack() && stack()->canRedo() ? MainWindow::tr("&Redo: %1").arg(stack()->redoText())
                                                           : MainWindow::tr("&Redo");
                  },
              .onToolbar = true});
    list.add({.id = "edit.cut",
              .text = MainWindow::tr("Cu&t"),
              .shortcuts = {QKeySequence::Cut},
              .tip = MainWindow::tr("Move the selection to the clipboard"),
              .run = [&window] { toClipboard(window, "cut", &SelectionCommands::cut); },
              .enabled = canCopy,
              .startsSection = true});
    list.add({.id = "edit.copy",
              .text = MainWindow::tr("&Copy"),
              .shortcuts = {QKeySequence::Copy},
              .tip = MainWindow::tr("Copy the selection as text that can be pasted into any army or battlefield"),
              .run = [&window] { toClipboard(window, "copy", &SelectionCommands::copy); },
              .enabled = canCopy});
    list.add({.id = "edit.paste",
              .text = MainWindow::tr("&Paste"),
              .shortcuts = {QKeySequence::Paste},
              .tip = MainWindow::tr("Add the contents of the clipboard"),
              .run = [&window] { toClipboard(window, "paste", &SelectionCommands::paste); },
              .enabled = [page] { return page() != nullptr; }});
    list.add(
        {.id = "edit.copy-text",
         .text = MainWindow::tr("Copy as F&orum Text"),
         .tip = MainWindow::tr("Copy the army as a post for a forum or a message; of a battlefield its sheets as text"),
         .run = [&window, page] { copyForForum(window, *page(), PrintForm::text); },
         .enabled = [page] { return canPrint(page()); },
         .startsSection = true});
    list.add({.id = "edit.copy-markdown",
              .text = MainWindow::tr("Copy as Mar&kdown"),
              .tip = MainWindow::tr("Copy the same as Markdown, for forums that support it"),
              .run = [&window, page] { copyForForum(window, *page(), PrintForm::markdown); },
              .enabled = [page] { return canPrint(page()); }});
    list.add({.id = "edit.find",
              .text = MainWindow::tr("&Find"),
              .shortcuts = {QKeySequence::Find},
              .tip = MainWindow::tr("Search the catalogue or the text"),
              .icon = "search",
              .run = [&window] { find(window); },
              .enabled = [&window, page] { return page() || window.currentFolder(); },
              .startsSection = true});
    list.add({.id = "edit.replace",
              .text = MainWindow::tr("R&eplace in Source..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_H)},
              .tip = MainWindow::tr("Replace words in the text of the file"),
              .run = [&window] { sourceOf(window)->replace(); },
              .enabled = [&window] { return sourceOf(window) != nullptr; }});
    list.add({.id = "edit.line",
              .text = MainWindow::tr("Go to &Line..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_G)},
              .tip = MainWindow::tr("Go to a line of the source"),
              .run = [&window] { sourceOf(window)->askLine(); },
              .enabled = [&window] { return sourceOf(window) != nullptr; }});
    list.add({.id = "edit.palette",
              .text = MainWindow::tr("Co&mmands..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
              .tip = MainWindow::tr("Find any command by its name"),
              .run = [&window] { window.showPalette(); },
              .startsSection = true});
}

}  // namespace muster::editor
