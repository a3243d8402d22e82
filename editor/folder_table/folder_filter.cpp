#include "editor/folder_table/folder_filter.hpp"

#include "editor/folder_table/folder_model.hpp"
#include "editor/look/words.hpp"

namespace muster::editor {

FolderFilter::FolderFilter(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(FolderModel::sortRole);
    setDynamicSortFilter(true);
}

void FolderFilter::setText(const QString& text)
{
    m_text = text;
    invalidateFilter();
}

void FolderFilter::setGame(const QString& game)
{
    m_game = game;
    invalidateFilter();
}

void FolderFilter::setVerdict(Verdict verdict)
{
    m_verdict = verdict;
    invalidateFilter();
}

bool FolderFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const auto& model = *qobject_cast<const FolderModel*>(sourceModel());
    const auto& file = model.file(row);
    if (!m_game.isEmpty() && file.game != m_game) return false;
    if (m_verdict != Verdict::any) {
        const auto verdict = file.errors ? Verdict::errors : file.warnings ? Verdict::warnings : Verdict::legal;
        if (!model.isChecked(row) || verdict != m_verdict) return false;
    }
    if (m_text.isEmpty()) return true;
    for (int column = 0; column < model.columnCount(); ++column)
        if (model.index(row, column).data().toString().contains(m_text, Qt::CaseInsensitive)) return true;
    return false;
}

bool FolderFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = left.data(sortRole()), b = right.data(sortRole());
    if (a.typeId() == QMetaType::QString) return sortsBefore(a.toString(), b.toString());
    return QSortFilterProxyModel::lessThan(left, right);
}

}  // namespace muster::editor
