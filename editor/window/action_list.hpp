#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// A command of the user interface: menus, toolbar, shortcuts and command palette are built from these.
struct ActionSpec {
    QString id;    ///< "army.duplicate"; the part before the dot is the menu
    QString text;  ///< with its mnemonic: "&Duplicate"
    QList<QKeySequence> shortcuts = {};
    QString tip = {};  ///< one sentence for status bar and tooltip
    QString icon = {};
    std::function<void()> run = {};
    std::function<bool()> enabled = {};         ///< if empty, always enabled
    std::function<bool()> checked = {};         ///< for checkable actions; else empty
    std::function<QString()> currentText = {};  ///< for changing texts, such as "Undo Delete Old Guard"
    std::function<QString()> failureReason =
        {};                      ///< a sentence shown when its shortcut is pressed while it is disabled
    QString oneOf = {};          ///< exactly one action with the same word here is checked
    bool startsSection = false;  ///< preceded by a separator in the menu
    bool onToolbar = false;
    bool local = false;  ///< its shortcut works only in widgets that it is added to, not in the whole window
};

/// All actions of a window, with unique ids.
class ActionList : public QObject {
    Q_OBJECT
public:
    /// The actions belong to that widget, and their shortcuts work in its window.
    explicit ActionList(QWidget* window);

    /// Adds a menu to the menu bar, in the order of the calls.
    void addMenu(const QString& id, const QString& title);
    /// A duplicate id or an unknown menu is a programming error.
    void add(ActionSpec spec);

    void fill(QMenuBar& bar);
    void fill(QToolBar& bar);
    /// The menu of that id in the filled menu bar, for dynamic entries such as recent files.
    QMenu* menu(const QString& id) const;
    QAction* action(const QString& id) const;
    std::vector<QAction*> all() const;
    /// A menu's title with its actions, in the order of the menu bar.
    struct Section {
        QString title;
        std::vector<QAction*> actions;
    };
    std::vector<Section> sections() const;
    /// Why the action with this shortcut is disabled; empty if it is enabled or does not exist.
    QString failureReason(const QKeySequence& keys) const;
    /// Makes the shortcuts of a menu's local actions work in that widget.
    void addLocalTo(QWidget& widget, const QString& menu) const;

    /// Updates every action's enabled and checked state and its text.
    void refresh();
    /// Redraws the icons in the colours of the window's palette.
    void recolour();

private:
    struct Entry {
        ActionSpec spec;
        QAction* action = nullptr;
    };
    struct Menu {
        QString id, title;
        QMenu* menu = nullptr;
    };
    QWidget* m_window;
    std::map<QString, QActionGroup*> m_choices;
    std::vector<Entry> m_entries;
    std::vector<Menu> m_menus;
};

}  // namespace muster::editor
