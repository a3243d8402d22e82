#include "editor/army/two_line_delegate.hpp"

#include "editor/army/row_roles.hpp"
#include "editor/look/theme.hpp"

#include <QApplication>
#include <QPainter>

namespace muster::editor {

namespace {

constexpr int rowMargin = 6;
constexpr int symbolBonus = 6;  ///< pixels by which symbols are larger than the letters of a name

/// Elides a line of several elements at an element boundary, unless that would leave a third of the width empty.
QString fitted(const QString& text, const QFontMetrics& letters, int width)
{
    if (letters.horizontalAdvance(text) <= width) return text;
    const QString more = QStringLiteral(", \u2026");
    for (auto end = text.lastIndexOf(QStringLiteral(", ")); end > 0;
         end = text.lastIndexOf(QStringLiteral(", "), end - 1)) {
        const QString part = text.left(end) + more;
        const int taken = letters.horizontalAdvance(part);
        if (taken <= width && taken >= width * 2 / 3) return part;
    }
    return letters.elidedText(text, Qt::ElideRight, width);
}

}  // namespace

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize plain = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(headingRole).toBool()) return {plain.width(), QFontMetrics(option.font).height() + rowMargin + 2};
    const int lines = QFontMetrics(option.font).height() + QFontMetrics(smallOf(option.font)).height();
    const QSize summary =
        QFontMetrics(smallOf(option.font)).size(Qt::TextSingleLine, index.data(summaryRole).toString());
    return {std::max(plain.width(), summary.width()) + 2 * rowMargin, lines + rowMargin + 4};
}

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    const QString name = std::exchange(option.text, QString());
    const QIcon view = std::exchange(option.icon, QIcon());
    option.features &= ~QStyleOptionViewItem::HasDecoration;
    const auto* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool quiet = index.data(quietRole).toBool();
    const QColor strong = option.palette.color(QPalette::Active, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor soft = selected ? strong : quietColour(option.palette);
    QRect area = option.rect.adjusted(rowMargin, 0, -rowMargin, 0);
    painter->save();
    if (!view.isNull()) {
        const int side = QFontMetrics(option.font).height() + (index.data(headingRole).toBool() ? 0 : symbolBonus);
        view.paint(painter, QRect(area.left(), area.center().y() - side / 2, side, side), Qt::AlignCenter,
                   selected ? QIcon::Selected
                   : quiet  ? QIcon::Disabled
                            : QIcon::Normal);
        area.setLeft(area.left() + side + rowMargin);
    }
    const QString summary = index.data(summaryRole).toString();
    const QFont letters = smallOf(option.font);
    const QFontMetrics wide(option.font), narrow(letters);
    const int height = wide.height() + (summary.isEmpty() ? 0 : narrow.height());
    const int top = area.center().y() - height / 2;
    if (index.data(headingRole).toBool()) option.font.setBold(true);
    painter->setFont(option.font);
    painter->setPen(quiet && !selected ? quietColour(option.palette) : strong);
    const bool rightward = option.displayAlignment.testFlag(Qt::AlignRight);
    painter->drawText(QRect(area.left(), top, area.width(), wide.height()),
                      (rightward ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      wide.elidedText(name, Qt::ElideRight, area.width()));
    painter->setFont(letters);
    painter->setPen(soft);
    painter->drawText(QRect(area.left(), top + wide.height(), area.width(), narrow.height()),
                      (rightward ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      fitted(summary, narrow, area.width()));
    painter->restore();
}

void TwoLineDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                           const QModelIndex&) const
{
    // Over both lines, so that no text looks out below it.
    editor->setAutoFillBackground(true);
    editor->setGeometry(option.rect);
}

}  // namespace muster::editor
