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

/// Types letters of any language into a widget, as a keyboard would.
void typeInto(QWidget* widget, const QString& text);

/// A whole window with folders and settings of its own, and what a person does to it.
class WindowFixture {
public:
    WindowFixture();
    ~WindowFixture();

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A copy of a file of the repository's armylists, to be opened and changed.
    QString copyOf(const QString& shipped);
    std::string fileText(const QString& path) const;

    editor::ArmyPage& army();
    /// Waits until what is shown is about the text as it is.
    void settle();
    QWidget* find(const char* name) const { return window->findChild<QWidget*>(name); }
    QAction* action(const char* id) { return window->actions().action(id); }
    /// Runs an action as its menu entry would; it must be enabled.
    void run(const char* id);
    /// Types into whatever has the keyboard.
    void type(const QString& text);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Does something to the next modal dialog, once it stands there.
    void atDialog(std::function<void(QWidget&)> operation);
    /// Enters a path into the next dialog that asks for a file.
    void atFileDialog(const QString& path);

    /// Chooses game and list in the New Army dialog by its widgets.
    void beginArmy(const QString& system, const QString& list, const QString& name);
    /// Searches the catalogue and adds the entry of that title with the keyboard.
    void add(const QString& title);
    /// Gives the army in front a name, in the field above it.
    void nameArmy(const QString& name);
    /// The row of the army of that name is clicked.
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
