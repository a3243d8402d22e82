#include "editor/army/stat_columns.hpp"

#include "editor/look/words.hpp"

#include <QStringList>

namespace muster::editor {

QVariant statHead(const StatColumn& column, int role)
{
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) return toQString(column.label);
    if (role != Qt::ToolTipRole) return {};
    QStringList lines{toQString(column.title)};
    if (!column.description.empty()) lines << toQString(column.description);
    return lines.join(u'\n');
}

bool sortsBefore(const StatView* a, const StatView* b)
{
    const auto rank = [](const StatView* stat) { return !stat || stat->text.empty() ? 0 : stat->number ? 1 : 2; };
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    if (rank(a) == 0) return false;
    return rank(a) == 1 ? *a->number < *b->number : sortsBefore(toQString(a->text), toQString(b->text));
}

}  // namespace muster::editor
