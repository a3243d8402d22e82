#include "editor/army/count_delegate.hpp"

#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int lettersOfBox = 9;  ///< that a box with its arrows takes

}  // namespace

QSize CountDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize plain = QStyledItemDelegate::sizeHint(option, index);
    return {std::max(plain.width(), lettersOfBox * QFontMetrics(option.font).averageCharWidth()), plain.height()};
}

QWidget* CountDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const
{
    auto* box = new QSpinBox(parent);
    box->setRange(1, 9999);
    box->setAccelerated(true);
    box->setAlignment(Qt::AlignRight);
    box->setAutoFillBackground(true);
    box->setAccessibleName(tr("Count of %1").arg(index.siblingAtColumn(0).data().toString()));
    auto* self = const_cast<CountDelegate*>(this);
    connect(box, &QSpinBox::valueChanged, self, [self, box] { Q_EMIT self->commitData(box); });
    return box;
}

void CountDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = qobject_cast<QSpinBox*>(editor);
    if (!box || box->value() == index.data(Qt::EditRole).toInt()) return;
    const QSignalBlocker quiet(box);
    box->setValue(index.data(Qt::EditRole).toInt());
}

void CountDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QSpinBox*>(editor))
        model->setData(index, static_cast<qlonglong>(box->value()), Qt::EditRole);
}

void CountDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect area = option.rect;
    const int height = std::min(editor->sizeHint().height(), area.height());
    area.setTop(area.center().y() - height / 2 + 1);
    area.setHeight(height);
    editor->setGeometry(area);
}

}  // namespace muster::editor
