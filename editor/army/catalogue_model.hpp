#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace muster::editor {

/// The elements that an army can add: entries of its list and, if the system allows it, elements without an entry.
class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// The columns of the stat line come last; those that the game does not define are empty.
    enum Column {
        entryColumn,
        takenColumn,
        costColumn,
        firstStatColumn,
        columnCountOfCatalogue = firstStatColumn + static_cast<int>(CatalogueView::mostStats)
    };

    struct Filter {
        QString text;  ///< words that must all occur in title, summary, description, tags or options
        QString tag;   ///< a tag, or empty for all
        bool affordable = false;
    };

    explicit CatalogueModel(QObject* parent = nullptr);

    void show(std::shared_ptr<const CheckResult> checkResult);
    void setFilter(Filter filter);
    const Filter& filter() const { return m_filter; }
    /// Sorts by a column, or by -1 into groups with headings.
    void sort(int column, Qt::SortOrder order) override;
    /// The number of columns that the game defines for stat lines.
    int statCount() const;
    /// With all of them in view, the second line of a row does not repeat their values.
    void setStatsShown(bool shown);
    /// Returns true if any entry states its use or its maximum.
    bool countsTaken() const;
    /// Tags of one category, such as types.
    struct TagGroup {
        QString title;
        QStringList tags;
    };
    /// All tags of the catalogue, in its order.
    std::vector<TagGroup> tags() const;

    /// The entry of a row; null for none, such as a heading. The pointer is valid until the next show() or setFilter().
    const CatalogueEntry* entryOf(const QModelIndex& index) const;
    /// Identifies a row across changes: "u" or "l" and the id of its entry.
    QString keyOf(const QModelIndex& index) const;
    QModelIndex indexOfKey(const QString& key) const;
    /// The first row that is no heading.
    QModelIndex firstEntry() const;
    const CatalogueEntry* entryOfKey(const QString& key) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    QStringList mimeTypes() const override;

private:
    /// The entries of one arm, or the leaders, with what the army has of them.
    struct Group {
        QString title;
        ArmView arm;
        std::int64_t taken = 0;
        double points = 0;
    };
    struct Row {
        const CatalogueEntry* entry = nullptr;  ///< null for a heading
        std::size_t group = 0;
    };
    std::vector<Row> gathered();
    QString groupOf(const CatalogueEntry& entry) const;
    void addUpGroups();
    QString keyOfRow(const Row& row) const;
    QVariant dataOfHeading(const Group& group, int column, int role) const;
    QVariant dataOfEntry(const CatalogueEntry& entry, int column, int role) const;
    bool isBefore(const CatalogueEntry& a, const CatalogueEntry& b) const;
    bool passes(const CatalogueEntry& entry) const;
    QString costOf(const CatalogueEntry& entry) const;
    /// The value of an entry in a column of the stat line; null for none.
    static const StatView* statOf(const CatalogueEntry& entry, int column);

    std::shared_ptr<const CheckResult> m_checkResult;
    std::vector<CatalogueEntry> m_own;  ///< elements available without a list
    std::shared_ptr<const rules::RulesContext> m_ownOf;
    QString m_unit;  ///< short name of the game's points
    std::vector<const CatalogueEntry*> m_all;
    std::vector<Group> m_groups;
    std::vector<Row> m_rows;  ///< entries that pass the filter, with headings unless they are sorted
    Filter m_filter;
    bool m_statsShown = false;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace muster::editor
