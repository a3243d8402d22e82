#pragma once

#include "editor/army/army_model.hpp"

#include <QTreeView>

#include <memory>

namespace muster::editor {

/// The view of the army: keeps what is selected, open and in sight while the tree changes under it, and edits names and
/// counts in place.
class ArmyTree : public QTreeView {
    Q_OBJECT
public:
    explicit ArmyTree(QWidget* parent = nullptr);

    ArmyModel& army() { return *m_model; }
    const ArmyModel& army() const { return *m_model; }
    /// Shows a judgement; then selects these pointers, if there are any.
    void show(std::shared_ptr<const Judgement> judgement, const QStringList& toSelect);

    /// Pointers of the selected rows from top to bottom, the elements inside of selected groups left out.
    QStringList selectedPointers() const;
    /// The selected row that is current, else the first that is selected.
    QString currentPointer() const;
    void select(const QStringList& pointers);
    void editName();

Q_SIGNALS:
    void selectionMoved();
    /// "+" or "-" was pressed.
    void countStepped(int difference);
    /// Enter was pressed on a row: on to its values.
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;

private:
    /// From top to bottom, also inside of closed groups.
    QModelIndexList selectedRows() const;
    void openCount(const QModelIndex& index, bool open);

    ArmyModel* m_model;
    bool m_showing = false;
};

}  // namespace muster::editor
