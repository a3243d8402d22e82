#pragma once

#include <QStyledItemDelegate>

namespace muster::editor {

/// Draws a command with its shortcut, the item's data under keysRole, in a column at the right edge of the list.
class CommandDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    static constexpr int keysRole = Qt::UserRole + 2;

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace muster::editor
