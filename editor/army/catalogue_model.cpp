#include "editor/army/catalogue_model.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/army/army_model.hpp"
#include "editor/army/free_starts.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QApplication>
#include <QMimeData>

#include <algorithm>

namespace muster::editor {

CatalogueModel::CatalogueModel(QObject* parent) : QAbstractTableModel(parent) {}

void CatalogueModel::show(std::shared_ptr<const CheckResult> checkResult)
{
    std::vector<QString> before;
    for (int row = 0; row < rowCount(); ++row) before.push_back(keyOf(index(row, 0)));
    const auto old = std::exchange(m_checkResult, std::move(checkResult));
    // These depend on the game and list alone and are slow to compute.
    if (const auto rulesContext = m_checkResult && m_checkResult->hasView ? m_checkResult->rulesContext : nullptr;
        rulesContext != m_ownOf) {
        m_ownOf = rulesContext;
        m_own = rulesContext ? freeStarts(*m_checkResult) : std::vector<CatalogueEntry>{};
    }
    m_all.clear();
    const auto* game = m_checkResult && m_checkResult->rulesContext ? m_checkResult->rulesContext->game.get() : nullptr;
    m_unit = game ? toQString(m_checkResult->worded(game->document->root()["budget"]["short"].string())) : QString();
    if (m_checkResult) {
        for (const auto& entry : m_checkResult->catalogue.units) m_all.push_back(&entry);
        for (const auto& entry : m_checkResult->catalogue.leaders) m_all.push_back(&entry);
        for (const auto& entry : m_own) m_all.push_back(&entry);
    }
    std::vector<const CatalogueEntry*> rows;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(rows),
                 [this](const CatalogueEntry* entry) { return passes(*entry); });
    const bool same = std::equal(rows.begin(), rows.end(), before.begin(), before.end(),
                                 [](const CatalogueEntry* entry, const QString& key) {
                                     return QString(entry->leader ? 'l' : 'u') + toQString(entry->id) == key;
                                 });
    if (!same) beginResetModel();
    m_rows = std::move(rows);
    if (!same)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfCatalogue - 1));
}

void CatalogueModel::setFilter(Filter filter)
{
    beginResetModel();
    m_filter = std::move(filter);
    gather();
    endResetModel();
}

void CatalogueModel::gather()
{
    m_rows.clear();
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(m_rows),
                 [this](const CatalogueEntry* entry) { return passes(*entry); });
}

bool CatalogueModel::passes(const CatalogueEntry& entry) const
{
    if (m_filter.affordable && !entry.allowed) return false;
    const auto tagged = [&](const std::string& tag) { return toQString(tag) == m_filter.tag; };
    if (!m_filter.tag.isEmpty() && std::none_of(entry.tags.begin(), entry.tags.end(), tagged)) return false;
    if (m_filter.text.isEmpty()) return true;
    QStringList hay{toQString(entry.title), toQString(entry.summary), toQString(entry.description),
                    toQString(entry.notes)};
    for (const auto& tag : entry.tags) hay << toQString(tag);
    for (const auto& option : entry.options) hay << toQString(option);
    const QString all = hay.join(u'\n');
    const auto words = m_filter.text.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool CatalogueModel::countsTaken() const
{
    return std::any_of(m_all.begin(), m_all.end(), [](const CatalogueEntry* entry) {
        return entry->maximum || entry->taken > 0 || entry->minimum > 0;
    });
}

std::vector<CatalogueModel::TagGroup> CatalogueModel::tags() const
{
    std::vector<TagGroup> groups;
    QStringList seen;
    for (const auto* entry : m_all)
        for (std::size_t i = 0; i < entry->tags.size(); ++i) {
            const QString word = toQString(entry->tags[i]),
                          title = i < entry->tagTitles.size() ? toQString(entry->tagTitles[i]) : QString();
            if (seen.contains(word)) continue;
            seen << word;
            auto group =
                std::find_if(groups.begin(), groups.end(), [&](const TagGroup& known) { return known.title == title; });
            if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
            group->tags << word;
        }
    return groups;
}

QString CatalogueModel::costOf(const CatalogueEntry& entry) const
{
    // The unit's own values can only raise the cost.
    return entry.cost.empty() || !entry.costVaries ? toQString(entry.cost)
                                                   : tr("from %1", "a cost").arg(toQString(entry.cost));
}

const CatalogueEntry* CatalogueModel::entryOf(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() ? m_rows[static_cast<std::size_t>(index.row())] : nullptr;
}

QString CatalogueModel::keyOf(const QModelIndex& index) const
{
    const auto* entry = entryOf(index);
    return entry ? QString(entry->leader ? 'l' : 'u') + toQString(entry->id) : QString();
}

QModelIndex CatalogueModel::indexOfKey(const QString& key) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (keyOf(index(row, 0)) == key) return index(row, 0);
    return {};
}

const CatalogueEntry* CatalogueModel::entryOfKey(const QString& key) const
{
    for (const auto* entry : m_all)
        if (QString(entry->leader ? 'l' : 'u') + toQString(entry->id) == key) return entry;
    return nullptr;
}

int CatalogueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int CatalogueModel::columnCount(const QModelIndex&) const { return columnCountOfCatalogue; }

QVariant CatalogueModel::data(const QModelIndex& index, int role) const
{
    const auto* entry = entryOf(index);
    if (!entry) return {};
    if (role == quietRole) return !entry->allowed;
    if (role == Qt::ToolTipRole) {
        QStringList lines{toQString(entry->title)};
        if (!entry->summary.empty()) lines << toQString(entry->summary);
        if (!entry->description.empty()) lines << toQString(entry->description);
        if (!entry->cost.empty())
            lines << tr("Costs %1 as it is added.").arg((toQString(entry->cost) + u' ' + m_unit).trimmed());
        if (!entry->allowed) lines << tr("Cannot be added within the rules: %1.").arg(toQString(entry->reason));
        return lines.join(u'\n');
    }
    // Screen readers announce what the grey colour shows.
    if (role == Qt::AccessibleDescriptionRole)
        return entry->allowed ? toQString(entry->summary)
                              : tr("%1. Cannot be added within the rules: %2.")
                                    .arg(toQString(entry->summary), toQString(entry->reason));
    if (index.column() == entryColumn) {
        if (role == Qt::DisplayRole) return toQString(entry->title);
        if (role == summaryRole)
            return entry->allowed || entry->reason.empty() ? toQString(entry->summary) : toQString(entry->reason);
        if (role == Qt::DecorationRole) return icon(entry->leader ? "leader" : "unit", QApplication::palette());
        if (role == Qt::AccessibleTextRole)
            return (entry->leader ? tr("Leader %1") : tr("Unit %1")).arg(toQString(entry->title));
        return {};
    }
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (index.column() == takenColumn && role == Qt::DisplayRole) {
        if (entry->maximum)
            return tr("%1 of %2", "so many taken of so many allowed").arg(entry->taken).arg(*entry->maximum);
        return entry->taken > 0 ? QString::number(entry->taken) : QString();
    }
    if (index.column() == takenColumn && role == summaryRole && entry->minimum > entry->taken)
        return tr("needs %1").arg(entry->minimum);
    if (index.column() == costColumn && role == Qt::DisplayRole) return costOf(*entry);
    if (index.column() == costColumn && role == summaryRole && !entry->cost.empty()) return m_unit;
    return {};
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == entryColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == entryColumn ? tr("Available") : section == takenColumn ? tr("Taken") : tr("Cost");
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled;
}

QStringList CatalogueModel::mimeTypes() const { return {catalogueMime}; }

QMimeData* CatalogueModel::mimeData(const QModelIndexList& indexes) const
{
    auto* mime = new QMimeData;
    if (!indexes.isEmpty()) mime->setData(catalogueMime, keyOf(indexes.first()).toUtf8());
    return mime;
}

}  // namespace muster::editor
