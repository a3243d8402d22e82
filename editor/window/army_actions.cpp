#include "editor/army/army_page.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/catalogue_panel.hpp"
#include "editor/board/page/board_commands.hpp"
#include "editor/board/page/board_page.hpp"
#include "editor/look/words.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

#include <QInputDialog>

namespace muster::editor {

namespace {

bool leaderIsSelected(ArmyPage* army)
{
    const auto checkResult = army ? army->checkResult() : nullptr;
    const auto* member = checkResult ? checkResult->army.member(utf8(army->tree().currentPointer())) : nullptr;
    return member && member->leader;
}

QString noLeaderReason(ArmyPage* army)
{
    const auto checkResult = army ? army->checkResult() : nullptr;
    if (!checkResult) return MainWindow::tr("Open an army first.");
    if (!checkResult->army.leaders.empty()) return MainWindow::tr("Select a leader first.");
    const bool may = checkResult->catalogue.freeLeaders || !checkResult->catalogue.leaders.empty();
    return may ? MainWindow::tr("This army has no leader yet.")
               : MainWindow::tr("This game has no leaders that could be attached.");
}

/// Lets the user choose one of several names; returns its index, or nothing.
std::optional<qsizetype> choose(MainWindow& window, const QString& title, const QString& question,
                                const QStringList& names)
{
    QInputDialog dialog(&window);
    dialog.setWindowTitle(title);
    dialog.setLabelText(question);
    dialog.setComboBoxItems(names);
    dialog.setComboBoxEditable(false);
    // Make the dialog wide enough for its window title.
    dialog.setMinimumWidth(dialog.fontMetrics().averageCharWidth() * 56);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return names.indexOf(dialog.textValue());
}

/// The group that contains the whole selection; "" for the army itself, nothing if there are several.
std::optional<QString> groupOfSelection(ArmyPage& army)
{
    std::optional<QString> group;
    for (const auto& pointer : army.tree().selectedPointers()) {
        const QString owner = pointer.startsWith(QStringLiteral("/groups/")) ? pointer.section(u'/', 0, 2) : QString();
        if (group && *group != owner) return std::nullopt;
        group = owner;
    }
    return group;
}

/// Lets the user choose the unit that the selected leader is attached to.
void askUnit(MainWindow& window, ArmyPage& army)
{
    const auto checkResult = army.checkResult();
    QStringList names{MainWindow::tr("nobody")};
    for (const auto& unit : checkResult->army.units)
        names << toQString(unit.name) + (unit.entryTitle.empty() || unit.entryTitle == unit.name
                                             ? QString()
                                             : QStringLiteral(" (%1)").arg(toQString(unit.entryTitle)));
    const auto index = choose(window, MainWindow::tr("Attach Leader"), MainWindow::tr("With which unit?"), names);
    if (!index) return;
    if (*index <= 0)
        army.commands().detach();
    else
        army.commands().attach(toQString(checkResult->army.units[static_cast<std::size_t>(*index - 1)].id));
}

/// Lets the user choose the group that the selection moves to.
void askGroup(MainWindow& window, ArmyPage& army)
{
    const auto checkResult = army.checkResult();
    // Omit the current group.
    const auto now = groupOfSelection(army);
    QStringList names, places;
    const auto add = [&](const QString& name, const QString& place) {
        if (now == place) return;
        names << name;
        places << place;
    };
    add(MainWindow::tr("the army itself"), {});
    for (const auto& group : checkResult->army.groups) add(toQString(group.name), toQString(group.pointer));
    if (names.isEmpty()) return;
    if (const auto index = choose(window, MainWindow::tr("Move to Group"), MainWindow::tr("Where to?"), names);
        index && *index >= 0)
        army.commands().moveToGroup(places[*index]);
}

}  // namespace

void addArmyActions(MainWindow& window)
{
    auto& list = window.actions();
    const auto army = [&window] { return window.currentArmy(); };
    const auto isArmy = [army] { return army() != nullptr; };
    const auto hasSelection = [army] { return army() && army()->commands().hasSelection(); };
    // Also applies to the selection on a battlefield.
    const auto board = [&window] { return window.currentBoard(); };
    const auto anySelection = [hasSelection, board] {
        return board() ? board()->commands().hasSelection() : hasSelection();
    };
    const auto hasMembers = [army] { return army() && army()->commands().hasMembers(); };
    const auto hasGroups = [army, hasMembers] {
        return hasMembers() && army()->checkResult() && !army()->checkResult()->army.groups.empty();
    };
    list.addMenu("army", MainWindow::tr("&Army"));
    list.add({.id = "army.add",
              .text = MainWindow::tr("&Add from the Catalogue"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Return)},
              .tip = MainWindow::tr("Add one of the entry selected on the left"),
              .icon = "add",
              .run = [army] { army()->catalogue().addCurrent(); },
              .enabled = isArmy});
    list.add({.id = "army.add-row",
              .text = MainWindow::tr("Add as a Row of Its O&wn"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return)},
              .tip = MainWindow::tr("Add the entry selected on the left as a row of its own, to be changed alone"),
              .run = [army] { army()->catalogue().addCurrent(Adding::ownRow); },
              .enabled = isArmy});
    list.add({.id = "army.add-group",
              .text = MainWindow::tr("Add &Group"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_B)},
              .tip = MainWindow::tr("Add a formation that holds units"),
              .icon = "group",
              .run = [army] { army()->commands().addGroup(); },
              .enabled = isArmy});
    list.add({.id = "army.rename",
              .text = MainWindow::tr("&Rename"),
              .shortcuts = {QKeySequence(Qt::Key_F2)},
              .tip = MainWindow::tr("Give the selection its own name"),
              .run = [army] { army()->tree().editName(); },
              .enabled = hasSelection,
              .startsSection = true});
    list.add({.id = "army.values",
              .text = MainWindow::tr("Edit &Values"),
              .shortcuts = {QKeySequence(Qt::Key_F6)},
              .tip = MainWindow::tr("Go to the values of the selection"),
              .icon = "settings",
              .run = [army, board] { board() ? board()->focusPanels() : army()->focusDetails(); },
              .enabled = [army, board] { return army() || board(); }});
    list.add({.id = "army.whole",
              .text = MainWindow::tr("Values of the Arm&y"),
              .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F6)},
              .tip = MainWindow::tr("Go to the values of the army as a whole"),
              .icon = "army",
              .run = [army] { army()->showWhole(); },
              .enabled = isArmy});
    list.add({.id = "army.more",
              .text = MainWindow::tr("One Mor&e"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Up)},
              .tip = MainWindow::tr("Raise the count of the selected unit (+ in the army)"),
              .run = [army] { army()->commands().countBy(1); },
              .enabled = hasMembers});
    list.add({.id = "army.less",
              .text = MainWindow::tr("One &Less"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Down)},
              .tip = MainWindow::tr("Lower the count of the selected unit (- in the army)"),
              .run = [army] { army()->commands().countBy(-1); },
              .enabled = hasMembers});
    list.add({.id = "army.duplicate",
              .text = MainWindow::tr("&Duplicate"),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_D)},
              .tip = MainWindow::tr("Add a copy after the selection"),
              .icon = "duplicate",
              .run = [army, board] { board() ? board()->commands().duplicate() : army()->commands().duplicate(); },
              .enabled = anySelection,
              .startsSection = true,
              .onToolbar = true});
    list.add({.id = "army.remove",
              .text = MainWindow::tr("Re&move"),
              .shortcuts = {QKeySequence::Delete},
              .tip = MainWindow::tr("Remove the selection"),
              .icon = "remove",
              .run = [army, board] { board() ? board()->commands().remove() : army()->commands().remove(); },
              .enabled = anySelection,
              .onToolbar = true,
              .local = true});
    list.add({.id = "army.up",
              .text = MainWindow::tr("Move &Up"),
              .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Up)},
              .tip = MainWindow::tr("Move the selection up, also into the previous group"),
              .icon = "up",
              .run = [army] { army()->commands().moveUp(); },
              .enabled = hasSelection,
              .startsSection = true,
              .local = true});
    list.add({.id = "army.down",
              .text = MainWindow::tr("Move D&own"),
              .shortcuts = {QKeySequence(Qt::ALT | Qt::Key_Down)},
              .tip = MainWindow::tr("Move the selection down, also into the next group"),
              .icon = "down",
              .run = [army] { army()->commands().moveDown(); },
              .enabled = hasSelection,
              .local = true});
    list.add({.id = "army.to-group",
              .text = MainWindow::tr("Move to Grou&p..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B)},
              .tip = MainWindow::tr("Move the selection into another group"),
              .run = [&window, army] { askGroup(window, *army()); },
              .enabled = hasGroups,
              .failureReason =
                  [hasMembers] {
                      return hasMembers() ? MainWindow::tr("There is no group yet; Add Group makes one.")
                                          : MainWindow::tr("Select units or leaders first.");
                  }});
    list.add({.id = "army.by-arm",
              .text = MainWindow::tr("Group &by Arms"),
              .tip = MainWindow::tr("Put the units of each arm together, in armies without groups of their own"),
              .run = [&window] { window.setArmiesByArm(!window.areArmiesByArm()); },
              .checked = [&window] { return window.areArmiesByArm(); },
              .startsSection = true});
    list.add({.id = "army.attach",
              .text = MainWindow::tr("A&ttach Leader..."),
              .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_T)},
              .tip = MainWindow::tr("Choose the unit that the selected leader is with"),
              .icon = "leader",
              .run = [&window, army] { askUnit(window, *army()); },
              .enabled = [army] { return leaderIsSelected(army()); },
              .failureReason = [army] { return noLeaderReason(army()); }});
}

}  // namespace muster::editor
