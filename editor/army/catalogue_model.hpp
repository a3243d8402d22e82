#pragma once

#include "editor/judge/judge.hpp"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace muster::editor {

/// What an army may take: the entries of its list and, where the system allows it, elements of one's own making.
class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { entryColumn, takenColumn, costColumn, columnCountOfCatalogue };

    struct Filter {
        QString text;  ///< words that must all stand somewhere in title, summary, description, tags or options
        QString tag;   ///< a tag, or empty for all
        bool affordable = false;
    };

    explicit CatalogueModel(QObject* parent = nullptr);

    void show(std::shared_ptr<const Judgement> judgement);
    void setFilter(Filter filter);
    const Filter& filter() const { return m_filter; }
    /// Whether any entry says how often it is or may be taken.
    bool countsTaken() const;
    /// Tags of the catalogue that are about the same, such as its types.
    struct TagGroup {
        QString title;
        QStringList tags;
    };
    /// All tags of the catalogue, in its order.
    std::vector<TagGroup> tags() const;

    /// The entry of a row; null for none. The pointer is good until the next show() or setFilter().
    const CatalogueEntry* entryOf(const QModelIndex& index) const;
    /// What a row is across changes: "u" or "l" and the id of its entry.
    QString keyOf(const QModelIndex& index) const;
    QModelIndex indexOfKey(const QString& key) const;
    const CatalogueEntry* entryOfKey(const QString& key) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    QStringList mimeTypes() const override;

private:
    void gather();
    bool passes(const CatalogueEntry& entry) const;
    QString costOf(const CatalogueEntry& entry) const;

    std::shared_ptr<const Judgement> m_judgement;
    std::vector<CatalogueEntry> m_own;  ///< what may be made without a list
    std::shared_ptr<const rules::RulesContext> m_ownOf;
    QString m_unit;  ///< what the game calls its points, in short
    std::vector<const CatalogueEntry*> m_all;
    std::vector<const CatalogueEntry*> m_rows;  ///< those that pass the filter
    Filter m_filter;
};

}  // namespace muster::editor
