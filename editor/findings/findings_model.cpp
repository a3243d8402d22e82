#include "editor/findings/findings_model.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QApplication>

#include <algorithm>

namespace muster::editor {

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingsModel::show(std::shared_ptr<const CheckResult> checkResult)
{
    beginResetModel();
    m_checkResult = std::move(checkResult);
    gather();
    endResetModel();
}

void FindingsModel::setFilter(Filter filter)
{
    beginResetModel();
    m_filter = std::move(filter);
    gather();
    endResetModel();
}

void FindingsModel::gather()
{
    m_rows.clear();
    if (!m_checkResult) return;
    const auto& all = m_checkResult->diagnostics;
    const auto words = m_filter.text.split(u' ', Qt::SkipEmptyParts);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (m_filter.level && all[i].level > *m_filter.level) continue;
        const QString text =
            QStringList{toQString(all[i].message), toQString(all[i].rule), placeOf(all[i])}.join(u'\n');
        if (std::all_of(words.begin(), words.end(),
                        [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); }))
            m_rows.push_back(i);
    }
    std::stable_sort(m_rows.begin(), m_rows.end(),
                     [&](std::size_t a, std::size_t b) { return all[a].level < all[b].level; });
}

const diagnostics::Diagnostic* FindingsModel::findingOf(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount()) return nullptr;
    return &m_checkResult->diagnostics[m_rows[static_cast<std::size_t>(index.row())]];
}

QString FindingsModel::placeOf(const diagnostics::Diagnostic& finding) const
{
    // Users know their units by name; the line number is for readers of the file.
    std::string pointer = finding.place.pointer;
    for (; !pointer.empty() && m_checkResult->hasView; pointer.erase(pointer.rfind('/'))) {
        if (const auto* member = m_checkResult->army.member(pointer)) return toQString(member->name);
        for (const auto& group : m_checkResult->army.groups)
            if (group.pointer == pointer) return toQString(group.name);
    }
    if (m_checkResult->hasView) return tr("The army");
    if (m_checkResult->board) return placeOnBoard(finding.place.pointer);
    return finding.place.line > 0 ? tr("Line %1").arg(finding.place.line) : tr("The file");
}

/// The name on the map of a piece, base, zone or objective, else of the side, else of the battlefield.
QString FindingsModel::placeOnBoard(std::string pointer) const
{
    const auto& board = *m_checkResult->board;
    for (; !pointer.empty(); pointer.erase(pointer.rfind('/'))) {
        if (const auto* item = board.item(pointer)) {
            if (item->kind != BoardItemKind::base || !item->side || *item->side >= board.sides.size())
                return toQString(item->name);
            return tr("%1 of %2", "a base and its side")
                .arg(toQString(item->name), toQString(board.sides[*item->side].name));
        }
        for (const auto& side : board.sides)
            if (side.pointer == pointer) return toQString(side.name);
    }
    return tr("The battlefield");
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int FindingsModel::columnCount(const QModelIndex&) const { return columnCountOfFindings; }

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    const auto* finding = findingOf(index);
    if (!finding) return {};
    if (role == Qt::ToolTipRole) {
        // Show the full text of columns that may be elided.
        QString text = index.column() == placeColumn  ? placeOf(*finding) + u'\n'
                       : index.column() == ruleColumn ? toQString(finding->rule) + u'\n'
                                                      : QString();
        text += asSentence(finding->message);
        if (const auto help = finding->wholeHelp(); !help.empty()) text += u'\n' + toQString(help);
        return text;
    }
    if (index.column() == levelColumn && role == Qt::DecorationRole) {
        const bool error = finding->level == diagnostics::Level::error;
        return icon(error                                           ? "error"
                    : finding->level == diagnostics::Level::warning ? "warning"
                                                                    : "info",
                    QApplication::palette());
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case levelColumn: return levelWord(finding->level);
    case messageColumn: return asSentence(finding->message);
    case placeColumn: return placeOf(*finding);
    default: return toQString(finding->rule);
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == levelColumn     ? tr("Level")
           : section == messageColumn ? tr("What is wrong")
           : section == placeColumn   ? tr("Where")
                                      : tr("Rule");
}

}  // namespace muster::editor
