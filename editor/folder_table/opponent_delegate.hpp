#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

namespace muster::editor {

/// Chooses the army in a cell from a list. The index of a cell's army is its data for Qt::UserRole; -1 is nobody.
class OpponentDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    OpponentDelegate(QStringList armies, QObject* parent) : QStyledItemDelegate(parent), m_armies(std::move(armies)) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

Q_SIGNALS:
    void chosen(int row, int column, int army);

private:
    const QStringList m_armies;
};

}  // namespace muster::editor
