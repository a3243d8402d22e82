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

/// One thing a person can do: menus, toolbar, shortcuts and the command palette are all made from these.
struct ActionSpec {
    QString id;    ///< "army.duplicate"; the part before the dot is its menu
    QString text;  ///< with its mnemonic: "&Duplicate"
    QList<QKeySequence> shortcuts = {};
    QString tip = {};  ///< a sentence for the status bar and tooltip
    QString icon = {};
    std::function<void()> run = {};
    std::function<bool()> enabled = {};           ///< always, when empty
    std::function<bool()> checked = {};           ///< of actions that switch something; else empty
    std::function<QString()> currentText = {};    ///< where the text changes, such as "Undo Delete Old Guard"
    std::function<QString()> failureReason = {};  ///< a sentence for who presses its keys while it is not enabled
    QString oneOf = {};                           ///< of several with the same word here always one is checked
    bool startsSection = false;                   ///< a line stands before it in the menu
    bool onToolbar = false;
    bool local = false;  ///< its keys work only in the widgets it is added to, not in the whole window
};

/// Every action of a window, each id once.
class ActionList : public QObject {
    Q_OBJECT
public:
    /// The actions belong to that widget: their shortcuts work in its window.
    explicit ActionList(QWidget* window);

    /// A title of the menu bar, in the order of the calls.
    void addMenu(const QString& id, const QString& title);
    /// Refuses an id that is there already, and a menu that is not, as mistakes of the program.
    void add(ActionSpec spec);

    void fill(QMenuBar& bar);
    void fill(QToolBar& bar);
    /// The menu of that id once the menu bar is filled, for what is not known before, such as recent files.
    QMenu* menu(const QString& id) const;
    QAction* action(const QString& id) const;
    std::vector<QAction*> all() const;
    /// The titles of the menus with the actions in each, in the order of the menu bar.
    struct Section {
        QString title;
        std::vector<QAction*> actions;
    };
    std::vector<Section> sections() const;
    /// Why an action with these keys cannot be done now; empty where it can, or where there is none.
    QString failureReason(const QKeySequence& keys) const;
    /// Makes the keys of a menu's local actions work in that widget.
    void addLocalTo(QWidget& widget, const QString& menu) const;

    /// Asks every action whether it is enabled, checked, and what it is called now.
    void refresh();
    /// Draws the icons anew, in the colours of the window's palette.
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
