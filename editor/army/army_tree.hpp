#pragma once

#include "editor/army/army_model.hpp"
#include "editor/army/headed_tree.hpp"

#include <memory>

namespace muster::editor {

/// The view of the army: keeps selection, expansion and scroll position across changes, and edits names and counts in
/// place.
class ArmyTree : public HeadedTree {
    Q_OBJECT
public:
    explicit ArmyTree(QWidget* parent = nullptr);

    ArmyModel& army() { return *m_model; }
    const ArmyModel& army() const { return *m_model; }
    /// Shows a check result, then selects these pointers, if any.
    void show(std::shared_ptr<const CheckResult> checkResult, const QStringList& toSelect);

    /// Pointers of the selected rows from top to bottom, without members of selected groups.
    QStringList selectedPointers() const;
    /// The current row if it is selected, else the first selected one.
    QString currentPointer() const;
    void select(const QStringList& pointers);
    void editName();

Q_SIGNALS:
    void selectionMoved();
    /// Emitted when "+" or "-" is pressed.
    void countStepped(int difference);
    /// Emitted when Enter is pressed on a row, to move to its values.
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    /// From top to bottom, including rows in collapsed groups.
    QModelIndexList selectedRows() const;
    void openCount(const QModelIndex& index, bool open);
    /// Headings are lower than other rows.
    void fitHeadings();

    ArmyModel* m_model;
    bool m_showing = false;
};

}  // namespace muster::editor
