#include "editor/window/command_delegate.hpp"

#include "editor/look/theme.hpp"

#include <QApplication>
#include <QPainter>

namespace muster::editor {

namespace {

constexpr int keysMargin = 8;  // at the right edge, and the minimum between a name and its shortcut

int roomFor(const QString& keys, const QFontMetrics& letters)
{
    return keys.isEmpty() ? 0 : letters.horizontalAdvance(keys) + 2 * keysMargin;
}

}  // namespace

void CommandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const auto* style = option.widget ? option.widget->style() : QApplication::style();
    const QString keys = index.data(keysRole).toString();
    const QRect line = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget);
    option.text =
        option.fontMetrics.elidedText(option.text, Qt::ElideRight, line.width() - roomFor(keys, option.fontMetrics));
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
    if (keys.isEmpty()) return;
    const bool isEnabled = option.state.testFlag(QStyle::State_Enabled),
               isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(option.font);
    if (!isEnabled)
        painter->setPen(option.palette.color(QPalette::Disabled, QPalette::Text));
    else
        painter->setPen(isSelected ? option.palette.color(QPalette::Active, QPalette::HighlightedText)
                                   : quietColour(option.palette));
    painter->drawText(option.rect.adjusted(keysMargin, 0, -keysMargin, 0),
                      Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, keys);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    // As wide as the list, so that a long name does not push all shortcuts out of view.
    return {0, QStyledItemDelegate::sizeHint(option, index).height()};
}

}  // namespace muster::editor
