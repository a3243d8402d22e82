#include "editor/army/army_tree.hpp"

#include "editor/army/count_delegate.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/army/two_line_delegate.hpp"
#include "editor/look/drag_source.hpp"
#include "editor/look/theme.hpp"

#include <QDragEnterEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <set>
#include <vector>

namespace muster::editor {

ArmyTree::ArmyTree(QWidget* parent) : HeadedTree(parent), m_model(new ArmyModel(this))
{
    setModel(m_model);
    setObjectName("army-tree");
    setAccessibleName(tr("Army"));
    setItemDelegate(new TwoLineDelegate(this));
    setItemDelegateForColumn(ArmyModel::countColumn, new CountDelegate(this));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setEditTriggers(EditKeyPressed | SelectedClicked);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setExpandsOnDoubleClick(false);
    setFrameShape(QFrame::NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    // A third click on a column goes back to the order of the file.
    header()->setSortIndicatorClearable(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &ArmyTree::fitHeadings);
    header()->setSectionResizeMode(ArmyModel::nameColumn, QHeaderView::Stretch);
    for (const int column : {ArmyModel::countColumn, ArmyModel::costColumn, ArmyModel::findingsColumn})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    header()->setMinimumSectionSize(fontMetrics().averageCharWidth() * 3);
    showStats(ArmyModel::firstStatColumn, 0);
    connect(this, &HeadedTree::statsFitted, m_model, &ArmyModel::setStatsShown);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (!m_showing) Q_EMIT selectionMoved();
    });
}

void ArmyTree::show(std::shared_ptr<const CheckResult> checkResult, const QStringList& toSelect)
{
    m_showing = true;
    std::set<QString> closed;
    QStringList selected;
    const QString current = currentIndex().data(keyRole).toString();
    const QModelIndex parentOfCurrent = currentIndex().parent();
    const QString ownerOfCurrent = parentOfCurrent.data(keyRole).toString();
    const int rowOfCurrent = currentIndex().row();
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const auto index = m_model->index(row, 0); !isExpanded(index))
            closed.insert(index.data(keyRole).toString());
    for (const auto& index : selectionModel()->selectedRows()) selected << index.data(keyRole).toString();
    const int scroll = verticalScrollBar()->value();
    bool reset = false;
    const auto watch = connect(m_model, &QAbstractItemModel::modelReset, this, [&reset] { reset = true; });
    m_model->show(std::move(checkResult));
    disconnect(watch);
    // Without groups nothing can be expanded, so the indentation is dropped.
    const auto* shownNow = m_model->checkResult();
    setRootIsDecorated(shownNow && !shownNow->army.groups.empty());
    fitHeadings();
    setColumnHidden(ArmyModel::costColumn, shownNow && !shownNow->army.hasPoints);
    showStats(ArmyModel::firstStatColumn, m_model->statCount());
    if (reset) {
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (const auto index = m_model->index(row, 0);
                m_model->rowCount(index) > 0 && closed.find(index.data(keyRole).toString()) == closed.end())
                setExpanded(index, true);
        QItemSelection again;
        for (const auto& key : selected)
            if (const auto index = m_model->indexOfKey(key); index.isValid())
                again.select(index, index.siblingAtColumn(ArmyModel::columnCountOfArmy - 1));
        auto now = m_model->indexOfKey(current);
        if (!now.isValid() && rowOfCurrent >= 0) {
            // If the current row is gone, select its neighbour to keep the focus in the tree.
            const auto owner = m_model->indexOfKey(ownerOfCurrent);
            if (const int count = m_model->rowCount(owner); count > 0)
                now = m_model->index(std::min(rowOfCurrent, count - 1), 0, owner);
            else
                now = owner;
            // A heading always has a row below it.
            if (m_model->kindOf(now) == ArmyModel::Kind::heading) now = now.siblingAtRow(now.row() + 1);
            if (again.isEmpty() && now.isValid())
                again.select(now, now.siblingAtColumn(ArmyModel::columnCountOfArmy - 1));
        }
        if (now.isValid()) selectionModel()->setCurrentIndex(now, QItemSelectionModel::NoUpdate);
        selectionModel()->select(again, QItemSelectionModel::ClearAndSelect);
        verticalScrollBar()->setValue(scroll);
    }
    m_showing = false;
    if (!toSelect.isEmpty()) select(toSelect);
    if (reset || !toSelect.isEmpty()) openCount(currentIndex(), true);
    Q_EMIT selectionMoved();
}

void ArmyTree::fitHeadings() { setUniformRowHeights(!m_model->hasHeadings()); }

QModelIndexList ArmyTree::selectedRows() const
{
    const auto wayTo = [](QModelIndex index) {
        std::vector<int> way;
        for (; index.isValid(); index = index.parent()) way.insert(way.begin(), index.row());
        return way;
    };
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [&](const QModelIndex& a, const QModelIndex& b) { return wayTo(a) < wayTo(b); });
    return rows;
}

QStringList ArmyTree::selectedPointers() const
{
    QStringList groups, pointers;
    const auto rows = selectedRows();
    for (const auto& index : rows)
        if (m_model->kindOf(index) == ArmyModel::Kind::group) groups << m_model->pointerOf(index);
    for (const auto& index : rows)
        if (!index.parent().isValid() || !groups.contains(m_model->pointerOf(index.parent())))
            pointers << m_model->pointerOf(index);
    return pointers;
}

QString ArmyTree::currentPointer() const
{
    const auto selected = selectedRows();
    if (selected.isEmpty()) return {};
    const auto current = currentIndex();
    return m_model->pointerOf(current.isValid() && selectionModel()->isRowSelected(current.row(), current.parent())
                                  ? current
                                  : selected.first());
}

void ArmyTree::select(const QStringList& pointers)
{
    QItemSelection selection;
    QModelIndex first;
    for (const auto& pointer : pointers) {
        const auto index = m_model->indexOf(pointer);
        if (!index.isValid()) continue;
        if (!first.isValid()) first = index;
        if (index.parent().isValid()) expand(index.parent());
        if (m_model->rowCount(index) > 0) expand(index);
        selection.select(index, index.siblingAtColumn(ArmyModel::columnCountOfArmy - 1));
    }
    m_showing = true;
    if (first.isValid()) selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    m_showing = false;
    if (first.isValid()) scrollTo(first);
    Q_EMIT selectionMoved();
}

void ArmyTree::editName()
{
    if (const auto index = currentIndex(); index.isValid() && state() != EditingState)
        edit(index.siblingAtColumn(ArmyModel::nameColumn));
}

void ArmyTree::keyPressEvent(QKeyEvent* event)
{
    const auto index = currentIndex();
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (state() != EditingState && index.isValid() && plain) {
        // HeadedTree expands and collapses with these keys; the arrow keys do that too, and counts change far more
        // often.
        if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Minus)
            return Q_EMIT countStepped(event->key() == Qt::Key_Plus ? 1 : -1);
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return Q_EMIT entered();
    }
    HeadedTree::keyPressEvent(event);
}

void ArmyTree::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    HeadedTree::currentChanged(current, previous);
    // Keep the focus frame within a row: Qt makes its cell current on focus.
    if (current.siblingAtColumn(0) == previous.siblingAtColumn(0)) return;
    openCount(previous, false);
    openCount(current, true);
}

void ArmyTree::startDrag(Qt::DropActions actions)
{
    execDrag(*this, m_model->mimeData(selectedIndexes()), actions, defaultDropAction());
}

void ArmyTree::dragEnterEvent(QDragEnterEvent* event)
{
    // The window opens dropped files, even if their names come along as text.
    if (event->mimeData()->hasUrls())
        event->ignore();
    else
        HeadedTree::dragEnterEvent(event);
}

void ArmyTree::dropEvent(QDropEvent* event)
{
    const auto group = indexAt(event->position().toPoint()).siblingAtColumn(0);
    if (dropIndicatorPosition() != BelowItem || !isExpanded(group) || m_model->rowCount(group) == 0)
        return HeadedTree::dropEvent(event);
    // The indicator is above the first row of this group, but Qt would report the row after the group.
    m_model->dropMimeData(event->mimeData(), event->dropAction(), 0, 0, group);
    stopAutoScroll();
    setState(NoState);
    viewport()->update();
}

void ArmyTree::openCount(const QModelIndex& index, bool open)
{
    if (!index.isValid() || m_model->kindOf(index) != ArmyModel::Kind::unit) return;
    const auto cell = index.siblingAtColumn(ArmyModel::countColumn);
    if (!open)
        closePersistentEditor(cell);
    else if (!isPersistentEditorOpen(cell))
        openPersistentEditor(cell);
}

void ArmyTree::paintEvent(QPaintEvent* event)
{
    HeadedTree::paintEvent(event);
    if (m_model->rowCount() > 0 || !m_model->checkResult()) return;
    QPainter painter(viewport());
    painter.setPen(quietColour(palette()));
    const QString words =
        m_model->checkResult()->hasView
            ? tr("Nothing in this army yet.\n\nDouble-click something on the left to add it,\nor press Enter on it.")
            : tr("This army cannot be shown.\n\nThe findings below say why.");
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, words);
}

}  // namespace muster::editor
