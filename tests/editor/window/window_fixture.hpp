#pragma once

#include "core/files/data_folders.hpp"
#include "editor/army/army_page.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/catalogue_panel.hpp"
#include "editor/look/theme.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <string>

namespace muster::test {

/// A shipped army, for WindowFixture::copyOf.
inline constexpr auto scipio = "ancients-d6/armies/scipio-zama-202.army.json";

/// The settings that say whether the panels beside a board are folded in a small window.
inline constexpr const char* panelsOfBoard[] = {"board-left/folded-when-crowded", "board-panels/folded-when-crowded"};

/// Types letters of any language into a widget.
void typeInto(QWidget* widget, const QString& text);

/// A complete window with its own folders and settings, and user actions.
class WindowFixture {
public:
    WindowFixture();
    ~WindowFixture();

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A copy of a file in the repository's armylists, to be opened and changed.
    QString copyOf(const QString& shipped);
    std::string fileText(const QString& path) const;

    editor::ArmyPage& army();
    /// Waits until the check result belongs to the current text.
    void settle();
    QWidget* find(const char* name) const { return window->findChild<QWidget*>(name); }
    QAction* action(const char* id) { return window->actions().action(id); }
    /// Triggers an action like its menu entry; it must be enabled.
    void run(const char* id);
    /// Types into the focused widget.
    void type(const QString& text);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Runs an operation on the next modal dialog when it appears.
    void atDialog(std::function<void(QWidget&)> operation);
    /// Enters a path in the next file dialog.
    void atFileDialog(const QString& path);

    /// Selects game and list in the New Army dialog by its widgets.
    void beginArmy(const QString& system, const QString& list, const QString& name);
    /// Searches the catalogue and adds the entry of that title with the keyboard, as a row of its own.
    void add(const QString& title);
    /// Names the current army in the field above it.
    void nameArmy(const QString& name);
    /// Clicks the row of that name in the army.
    void select(const QString& name);

private:
    QTemporaryDir m_folder;

public:
    editor::Folders folders;
    editor::SharedLibrary library;
    QSettings settings;
    editor::Theme theme;
    editor::AppContext appContext;
    std::unique_ptr<editor::MainWindow> window;
};

}  // namespace muster::test
