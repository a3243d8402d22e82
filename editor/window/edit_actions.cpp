#include "editor/army/army_page.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/offer_panel.hpp"
#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/print/print_files.hpp"
#include "editor/source/source_view.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/printing.hpp"
#include "editor/window/text_page.hpp"

#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace muster::editor {

namespace {

/// Where the keyboard is, if that is a place that knows the clipboard itself.
QWidget* textField()
{
    auto* focus = QApplication::focusWidget();
    if (qobject_cast<QLineEdit*>(focus) || qobject_cast<QPlainTextEdit*>(focus) || qobject_cast<QTextEdit*>(focus)) return focus;
    return nullptr;
}

/// The clipboard's command goes to the text the caret is in, else to what is selected in the army or on the board.
void toClipboard(MainWindow& window, const char* slot, void (ArmyCommands::*command)(), void (BoardCommands::*onBoard)())
{
    if (auto* field = textField()) {
        QMetaObject::invokeMethod(field, slot);
        return;
    }
    if (auto* board = window.currentBoard()) return (board->commands().*onBoard)();
    auto* army = window.currentArmy();
    if (army && (army->tree().hasFocus() || !army->offer().isAncestorOf(QApplication::focusWidget()))) (army->commands().*command)();
}

SourceView* sourceOf(MainWindow& window)
{
    if (auto* page = qobject_cast<TextPage*>(window.currentPage())) return &page->source();
    if (auto* board = window.currentBoard()) return board->isSourceShown() ? board->source() : nullptr;
    auto* army = window.currentArmy();
    return army && army->isSourceShown() ? army->source() : nullptr;
}

void find(MainWindow& window)
{
    auto* source = sourceOf(window);
    auto* army = window.currentArmy();
    if (source && (!army || source->isAncestorOf(QApplication::focusWidget()))) source->find();
    else if (army) army->offer().focusSearch();
}

}  // namespace

void addEditActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto page = [&window] { return window.currentPage(); };
    const auto stack = [page]() -> QUndoStack* { return page() ? &page()->document().undoStack() : nullptr; };
    const auto canCopy = [&window] { return textField() || (window.currentArmy() && window.currentArmy()->commands().hasSelection()) || (window.currentBoard() && window.currentBoard()->commands().hasSelection()); };
    list.addMenu("edit", MainWindow::tr("&Edit"));
    list.add({.id = "edit.undo", .text = MainWindow::tr("&Undo"), .shortcuts = {QKeySequence::Undo}, .tip = MainWindow::tr("Take the last change back"), .icon = "undo", .run = [stack] { stack()->undo(); },
              .enabled = [stack] { return stack() && stack()->canUndo(); },
              .currentText = [stack] { return stack() && stack()->canUndo() ? MainWindow::tr("&Undo: %1").arg(stack()->undoText()) : MainWindow::tr("&Undo"); }, .onToolbar = true});
    list.add({.id = "edit.redo", .text = MainWindow::tr("&Redo"), .shortcuts = {QKeySequence::Redo}, .tip = MainWindow::tr("Make the change again that was taken back"), .icon = "redo", .run = [stack] { stack()->redo(); },
              .enabled = [stack] { return stack() && stack()->canRedo(); },
              .currentText = [stack] { return stack() && stack()->canRedo() ? MainWindow::tr("&Redo: %1").arg(stack()->redoText()) : MainWindow::tr("&Redo"); }, .onToolbar = true});
    list.add({.id = "edit.cut", .text = MainWindow::tr("Cu&t"), .shortcuts = {QKeySequence::Cut}, .tip = MainWindow::tr("Take what is selected to the clipboard"), .run = [&window] { toClipboard(window, "cut", &ArmyCommands::cut, &BoardCommands::cut); }, .enabled = canCopy, .startsSection = true});
    list.add({.id = "edit.copy", .text = MainWindow::tr("&Copy"), .shortcuts = {QKeySequence::Copy}, .tip = MainWindow::tr("Copy what is selected as text, which pastes into any army or battlefield"), .run = [&window] { toClipboard(window, "copy", &ArmyCommands::copy, &BoardCommands::copy); }, .enabled = canCopy});
    list.add({.id = "edit.paste", .text = MainWindow::tr("&Paste"), .shortcuts = {QKeySequence::Paste}, .tip = MainWindow::tr("Add what the clipboard holds"), .run = [&window] { toClipboard(window, "paste", &ArmyCommands::paste, &BoardCommands::paste); },
              .enabled = [page] { return page() != nullptr; }});
    list.add({.id = "edit.copy-text", .text = MainWindow::tr("Copy as F&orum Text"), .tip = MainWindow::tr("Copy all sheets as plain text, for a forum or a message"), .run = [&window, page] { copyForForum(window, *page(), PrintForm::text); }, .enabled = [page] { return canPrint(page()); }, .startsSection = true});
    list.add({.id = "edit.copy-markdown", .text = MainWindow::tr("Copy as Mar&kdown"), .tip = MainWindow::tr("Copy all sheets as Markdown, for forums that know it"), .run = [&window, page] { copyForForum(window, *page(), PrintForm::markdown); }, .enabled = [page] { return canPrint(page()); }});
    list.add({.id = "edit.find", .text = MainWindow::tr("&Find"), .shortcuts = {QKeySequence::Find}, .tip = MainWindow::tr("Search what may be taken, or the text"), .icon = "search", .run = [&window] { find(window); }, .enabled = [page] { return page() != nullptr; }, .startsSection = true});
    list.add({.id = "edit.replace", .text = MainWindow::tr("R&eplace in Source..."), .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_H)}, .tip = MainWindow::tr("Replace words in the text of the file"), .run = [&window] { sourceOf(window)->replace(); }, .enabled = [&window] { return sourceOf(window) != nullptr; }});
    list.add({.id = "edit.line", .text = MainWindow::tr("Go to &Line..."), .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_G)}, .tip = MainWindow::tr("Go to a line of the source"), .run = [&window] { sourceOf(window)->askLine(); }, .enabled = [&window] { return sourceOf(window) != nullptr; }});
    list.add({.id = "edit.palette", .text = MainWindow::tr("Co&mmands..."), .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}, .tip = MainWindow::tr("Find any command by its name"), .run = [&window] { window.showPalette(); }, .startsSection = true});
}

}  // namespace muster::editor
