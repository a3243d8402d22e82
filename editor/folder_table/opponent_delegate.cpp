#include "editor/folder_table/opponent_delegate.hpp"

#include <QComboBox>

namespace muster::editor {

QWidget* OpponentDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* box = new QComboBox(parent);
    box->setObjectName("opponent");
    box->setAccessibleName(tr("Army at this table"));
    box->addItem(tr("nobody"), -1);
    for (qsizetype i = 0; i < m_armies.size(); ++i) box->addItem(m_armies[i], static_cast<int>(i));
    auto* self = const_cast<OpponentDelegate*>(this);
    connect(box, &QComboBox::activated, self, [self, box] {
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

void OpponentDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor)) box->setCurrentIndex(box->findData(index.data(Qt::UserRole)));
}

void OpponentDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const
{
    const auto* box = qobject_cast<QComboBox*>(editor);
    if (!box || box->currentData() == index.data(Qt::UserRole)) return;
    Q_EMIT const_cast<OpponentDelegate*>(this)->chosen(index.row(), index.column(), box->currentData().toInt());
}

}  // namespace muster::editor
