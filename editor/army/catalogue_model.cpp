#include "editor/army/catalogue_model.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/army/arm_icon.hpp"
#include "editor/army/army_model.hpp"
#include "editor/army/free_starts.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/army/stat_columns.hpp"
#include "editor/look/symbol_icon.hpp"
#include "editor/look/words.hpp"

#include <QMimeData>

#include <algorithm>
#include <map>

namespace muster::editor {

CatalogueModel::CatalogueModel(QObject* parent) : QAbstractTableModel(parent) {}

void CatalogueModel::show(std::shared_ptr<const CheckResult> checkResult)
{
    std::vector<QString> before;
    for (const auto& row : m_rows) before.push_back(keyOfRow(row));
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
        // Commanders first: most rules demand them.
        for (const auto& entry : m_checkResult->catalogue.leaders) m_all.push_back(&entry);
        for (const auto& entry : m_checkResult->catalogue.units) m_all.push_back(&entry);
        for (const auto& entry : m_own) m_all.push_back(&entry);
    }
    auto rows = gathered();
    const bool same = std::equal(rows.begin(), rows.end(), before.begin(), before.end(),
                                 [this](const Row& row, const QString& key) { return keyOfRow(row) == key; });
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
    m_rows = gathered();
    endResetModel();
}

void CatalogueModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder) return;
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = order;
    m_rows = gathered();
    endResetModel();
}

std::vector<CatalogueModel::Row> CatalogueModel::gathered()
{
    m_groups.clear();
    std::vector<std::vector<const CatalogueEntry*>> entries;
    for (const auto* entry : m_all) {
        if (!passes(*entry)) continue;
        const QString title = groupOf(*entry);
        auto group =
            std::find_if(m_groups.begin(), m_groups.end(), [&](const auto& each) { return each.title == title; });
        if (group == m_groups.end()) {
            group = m_groups.insert(m_groups.end(), {title, entry->leader ? ArmView() : entry->arm, 0, 0});
            entries.emplace_back();
        }
        entries[static_cast<std::size_t>(group - m_groups.begin())].push_back(entry);
    }
    addUpGroups();
    std::vector<Row> rows;
    for (std::size_t group = 0; group < entries.size(); ++group) {
        if (m_sortColumn < 0 && entries.size() > 1) rows.push_back({nullptr, group});
        for (const auto* entry : entries[group]) rows.push_back({entry, group});
    }
    if (m_sortColumn >= 0)
        std::stable_sort(rows.begin(), rows.end(), [this](const Row& a, const Row& b) {
            return m_sortOrder == Qt::AscendingOrder ? isBefore(*a.entry, *b.entry) : isBefore(*b.entry, *a.entry);
        });
    return rows;
}

bool CatalogueModel::isBefore(const CatalogueEntry& a, const CatalogueEntry& b) const
{
    if (m_sortColumn == takenColumn) return a.taken < b.taken;
    if (m_sortColumn == costColumn) return a.costNumber.value_or(0) < b.costNumber.value_or(0);
    if (m_sortColumn >= firstStatColumn) return sortsBefore(statOf(a, m_sortColumn), statOf(b, m_sortColumn));
    return sortsBefore(toQString(a.title), toQString(b.title));
}

QString CatalogueModel::groupOf(const CatalogueEntry& entry) const
{
    // A leading plus marks an element made without an entry.
    if (entry.id.starts_with('+')) return tr("Of your own");
    if (entry.leader) return tr("Leaders");
    if (!entry.arm.label.empty()) return toQString(entry.arm.label);
    return entry.tags.empty() ? tr("Others") : toQString(entry.tags.front());
}

/// Adds what the army has of the entries to their groups.
void CatalogueModel::addUpGroups()
{
    if (!m_checkResult || m_groups.empty()) return;
    using Key = std::pair<bool, std::string_view>;
    std::map<Key, Group*> groups;
    for (const auto* entry : m_all) {
        const QString title = groupOf(*entry);
        const auto group =
            std::find_if(m_groups.begin(), m_groups.end(), [&](const auto& each) { return each.title == title; });
        if (group != m_groups.end()) groups.emplace(Key(entry->leader, entry->id), &*group);
    }
    for (const auto* members : {&m_checkResult->army.units, &m_checkResult->army.leaders})
        for (const auto& member : *members) {
            const auto group = groups.find(Key(member.leader, member.entry));
            if (group == groups.end()) continue;
            group->second->taken += member.count;
            group->second->points += toQString(member.cost).toDouble();
        }
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

int CatalogueModel::statCount() const
{
    return m_checkResult ? static_cast<int>(m_checkResult->catalogue.stats.size()) : 0;
}

void CatalogueModel::setStatsShown(bool shown)
{
    if (shown == m_statsShown) return;
    m_statsShown = shown;
    if (!m_rows.empty()) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfCatalogue - 1));
}

const StatView* CatalogueModel::statOf(const CatalogueEntry& entry, int column)
{
    const auto stat = static_cast<std::size_t>(column - firstStatColumn);
    return column >= firstStatColumn && stat < entry.stats.size() ? &entry.stats[stat] : nullptr;
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
    return index.isValid() && index.row() < rowCount() ? m_rows[static_cast<std::size_t>(index.row())].entry : nullptr;
}

QString CatalogueModel::keyOfRow(const Row& row) const
{
    if (!row.entry) return u'#' + m_groups[row.group].title;
    return QString(row.entry->leader ? 'l' : 'u') + toQString(row.entry->id);
}

QString CatalogueModel::keyOf(const QModelIndex& index) const
{
    return entryOf(index) ? keyOfRow(m_rows[static_cast<std::size_t>(index.row())]) : QString();
}

QModelIndex CatalogueModel::firstEntry() const
{
    const auto first = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.entry != nullptr; });
    return first == m_rows.end() ? QModelIndex() : index(static_cast<int>(first - m_rows.begin()), 0);
}

QModelIndex CatalogueModel::indexOfKey(const QString& key) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (!key.isEmpty() && keyOf(index(row, 0)) == key) return index(row, 0);
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
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.entry ? dataOfEntry(*row.entry, index.column(), role)
                     : dataOfHeading(m_groups[row.group], index.column(), role);
}

QVariant CatalogueModel::dataOfHeading(const Group& group, int column, int role) const
{
    if (role == headingRole) return true;
    if (role == Qt::TextAlignmentRole && column != entryColumn) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (column == entryColumn && role == Qt::DecorationRole && group.arm.symbol) return symbolIcon(group.arm.symbol);
    if (role != Qt::DisplayRole) return {};
    if (column == entryColumn) return group.title;
    if (column == takenColumn) return group.taken > 0 ? QString::number(group.taken) : QString();
    return column == costColumn && group.points > 0 ? QString::number(group.points) : QString();
}

QVariant CatalogueModel::dataOfEntry(const CatalogueEntry& entry, int column, int role) const
{
    if (role == quietRole) return !entry.allowed;
    if (role == Qt::ToolTipRole) {
        QStringList lines{toQString(entry.title)};
        if (!entry.arm.label.empty()) lines << toQString(entry.arm.label);
        if (!entry.summary.empty()) lines << toQString(entry.summary);
        if (!entry.description.empty()) lines << toQString(entry.description);
        if (!entry.cost.empty())
            lines << tr("Costs %1 as it is added.").arg((toQString(entry.cost) + u' ' + m_unit).trimmed());
        if (!entry.allowed) lines << tr("Cannot be added within the rules: %1.").arg(toQString(entry.reason));
        return lines.join(u'\n');
    }
    // Screen readers announce what the grey colour shows.
    if (role == Qt::AccessibleDescriptionRole)
        return entry.allowed ? toQString(entry.summary)
                             : tr("%1. Cannot be added within the rules: %2.")
                                   .arg(toQString(entry.summary), toQString(entry.reason));
    if (column == entryColumn) {
        if (role == Qt::DisplayRole) return toQString(entry.title);
        if (role == summaryRole)
            return !entry.allowed && !entry.reason.empty()
                       ? toQString(entry.reason)
                       : toQString(m_statsShown ? entry.shortSummary : entry.summary);
        if (role == Qt::DecorationRole) return iconOf(entry.arm, entry.leader);
        if (role == Qt::AccessibleTextRole)
            return (entry.leader ? tr("Leader %1") : tr("Unit %1")).arg(toQString(entry.title));
        return {};
    }
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (const auto* stat = statOf(entry, column)) return role == Qt::DisplayRole ? toQString(stat->text) : QVariant();
    if (column == takenColumn && role == Qt::DisplayRole) {
        if (entry.maximum)
            return tr("%1 of %2", "so many taken of so many allowed").arg(entry.taken).arg(*entry.maximum);
        return entry.taken > 0 ? QString::number(entry.taken) : QString();
    }
    if (column == takenColumn && role == summaryRole && entry.minimum > entry.taken)
        return tr("needs %1").arg(entry.minimum);
    // The unit is in the tooltip and beside the budget: the room is better used for names.
    if (column == costColumn && role == Qt::DisplayRole && !entry.cost.empty()) return costOf(entry);
    return {};
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (section >= firstStatColumn)
        return section - firstStatColumn < statCount()
                   ? statHead(m_checkResult->catalogue.stats[static_cast<std::size_t>(section - firstStatColumn)], role)
                   : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == entryColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == entryColumn ? tr("Available") : section == takenColumn ? tr("Taken") : tr("Cost");
}

Qt::ItemFlags CatalogueModel::flags(const QModelIndex& index) const
{
    if (!entryOf(index)) return Qt::ItemNeverHasChildren;
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
