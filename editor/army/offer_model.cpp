#include "editor/army/offer_model.hpp"

#include "editor/army/army_model.hpp"
#include "editor/army/free_starts.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/window/icons.hpp"
#include "editor/window/words.hpp"

#include <QApplication>
#include <QMimeData>

#include <algorithm>

namespace muster::editor {

OfferModel::OfferModel(QObject* parent) : QAbstractTableModel(parent) {}

void OfferModel::show(std::shared_ptr<const Judgement> judgement)
{
    std::vector<QString> before;
    for (int row = 0; row < rowCount(); ++row) before.push_back(keyOf(index(row, 0)));
    const auto old = std::exchange(m_judgement, std::move(judgement));
    // They depend on the game and list alone, and take a while to find.
    if (const auto basis = m_judgement && m_judgement->hasPicture ? m_judgement->basis : nullptr; basis != m_ownOf) {
        m_ownOf = basis;
        m_own = basis ? freeStarts(*m_judgement) : std::vector<OfferEntry>{};
    }
    m_all.clear();
    const auto* game = m_judgement && m_judgement->basis ? m_judgement->basis->game.get() : nullptr;
    m_unit = game ? shown(m_judgement->worded(game->document->root()["budget"]["short"].string())) : QString();
    if (m_judgement) {
        for (const auto& entry : m_judgement->offer.units) m_all.push_back(&entry);
        for (const auto& entry : m_judgement->offer.leaders) m_all.push_back(&entry);
        for (const auto& entry : m_own) m_all.push_back(&entry);
    }
    std::vector<const OfferEntry*> rows;
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(rows),
                 [this](const OfferEntry* entry) { return passes(*entry); });
    const bool same = std::equal(rows.begin(), rows.end(), before.begin(), before.end(),
                                 [](const OfferEntry* entry, const QString& key) {
                                     return QString(entry->leader ? 'l' : 'u') + shown(entry->id) == key;
                                 });
    if (!same) beginResetModel();
    m_rows = std::move(rows);
    if (!same)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCountOfOffer - 1));
}

void OfferModel::setFilter(Filter filter)
{
    beginResetModel();
    m_filter = std::move(filter);
    gather();
    endResetModel();
}

void OfferModel::gather()
{
    m_rows.clear();
    std::copy_if(m_all.begin(), m_all.end(), std::back_inserter(m_rows),
                 [this](const OfferEntry* entry) { return passes(*entry); });
}

bool OfferModel::passes(const OfferEntry& entry) const
{
    if (m_filter.affordable && !entry.allowed) return false;
    const auto tagged = [&](const std::string& tag) { return shown(tag) == m_filter.tag; };
    if (!m_filter.tag.isEmpty() && std::none_of(entry.tags.begin(), entry.tags.end(), tagged)) return false;
    if (m_filter.text.isEmpty()) return true;
    QStringList hay{shown(entry.title), shown(entry.summary), shown(entry.description), shown(entry.notes)};
    for (const auto& tag : entry.tags) hay << shown(tag);
    for (const auto& option : entry.options) hay << shown(option);
    const QString all = hay.join(u'\n');
    const auto words = m_filter.text.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool OfferModel::countsTaken() const
{
    return std::any_of(m_all.begin(), m_all.end(), [](const OfferEntry* entry) {
        return entry->maximum || entry->taken > 0 || entry->minimum > 0;
    });
}

std::vector<OfferModel::TagGroup> OfferModel::tags() const
{
    std::vector<TagGroup> groups;
    QStringList seen;
    for (const auto* entry : m_all)
        for (std::size_t i = 0; i < entry->tags.size(); ++i) {
            const QString word = shown(entry->tags[i]),
                          title = i < entry->tagTitles.size() ? shown(entry->tagTitles[i]) : QString();
            if (seen.contains(word)) continue;
            seen << word;
            auto group =
                std::find_if(groups.begin(), groups.end(), [&](const TagGroup& known) { return known.title == title; });
            if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
            group->tags << word;
        }
    return groups;
}

QString OfferModel::costOf(const OfferEntry& entry) const
{
    // With figures and gear of its own it comes to more.
    return entry.cost.empty() || !entry.growsDear ? shown(entry.cost) : tr("from %1", "a cost").arg(shown(entry.cost));
}

const OfferEntry* OfferModel::entryOf(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() ? m_rows[static_cast<std::size_t>(index.row())] : nullptr;
}

QString OfferModel::keyOf(const QModelIndex& index) const
{
    const auto* entry = entryOf(index);
    return entry ? QString(entry->leader ? 'l' : 'u') + shown(entry->id) : QString();
}

QModelIndex OfferModel::indexOfKey(const QString& key) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (keyOf(index(row, 0)) == key) return index(row, 0);
    return {};
}

const OfferEntry* OfferModel::entryOfKey(const QString& key) const
{
    for (const auto* entry : m_all)
        if (QString(entry->leader ? 'l' : 'u') + shown(entry->id) == key) return entry;
    return nullptr;
}

int OfferModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}
int OfferModel::columnCount(const QModelIndex&) const { return columnCountOfOffer; }

QVariant OfferModel::data(const QModelIndex& index, int role) const
{
    const auto* entry = entryOf(index);
    if (!entry) return {};
    if (role == quietRole) return !entry->allowed;
    if (role == Qt::ToolTipRole) {
        QStringList lines{shown(entry->title)};
        if (!entry->summary.empty()) lines << shown(entry->summary);
        if (!entry->description.empty()) lines << shown(entry->description);
        if (!entry->cost.empty())
            lines << tr("Costs %1 as it is added.").arg((shown(entry->cost) + u' ' + m_unit).trimmed());
        if (!entry->allowed) lines << tr("Cannot be added within the rules: %1.").arg(shown(entry->reason));
        return lines.join(u'\n');
    }
    // A screen reader hears what sighted people see as grey.
    if (role == Qt::AccessibleDescriptionRole)
        return entry->allowed
                   ? shown(entry->summary)
                   : tr("%1. Cannot be added within the rules: %2.").arg(shown(entry->summary), shown(entry->reason));
    if (index.column() == entryColumn) {
        if (role == Qt::DisplayRole) return shown(entry->title);
        if (role == summaryRole)
            return entry->allowed || entry->reason.empty() ? shown(entry->summary) : shown(entry->reason);
        if (role == Qt::DecorationRole) return icon(entry->leader ? "leader" : "unit", QApplication::palette());
        if (role == Qt::AccessibleTextRole)
            return (entry->leader ? tr("Leader %1") : tr("Unit %1")).arg(shown(entry->title));
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

QVariant OfferModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == entryColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == entryColumn ? tr("On offer") : section == takenColumn ? tr("Taken") : tr("Cost");
}

Qt::ItemFlags OfferModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled;
}

QStringList OfferModel::mimeTypes() const { return {offerMime}; }

QMimeData* OfferModel::mimeData(const QModelIndexList& indexes) const
{
    auto* mime = new QMimeData;
    if (!indexes.isEmpty()) mime->setData(offerMime, keyOf(indexes.first()).toUtf8());
    return mime;
}

}  // namespace muster::editor
