#pragma once

#include "editor/army/army_rows.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/live_check/file_checker.hpp"

#include <QAbstractItemModel>

#include <memory>
#include <optional>

namespace muster::editor {

/// The army as a tree: leaders and units, then the groups with theirs. Rows are in the order of the file, by arms under
/// headings with sums, or sorted by a column. Shows check results read-only; edits of rows are emitted as signals.
class ArmyModel : public QAbstractItemModel {
    Q_OBJECT
public:
    using Kind = ArmyRow::Kind;
    using enum ArmyRows::Column;

    explicit ArmyModel(QObject* parent = nullptr);

    /// Shows a new check result of the same army. Rows persist if the tree keeps its shape; otherwise the model is
    /// reset.
    void show(std::shared_ptr<const CheckResult> checkResult);
    const CheckResult* checkResult() const { return m_checkResult.get(); }
    /// Puts the units of each arm together, in armies without groups of their own.
    void setByArm(bool byArm);
    /// Sorts the members of the army and of each group; a negative column ends that.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    bool isSorted() const { return m_order.isSorted(); }
    bool hasHeadings() const { return !m_rows.headings.empty(); }
    /// The number of columns that the game defines for stat lines.
    int statCount() const;
    /// With all of them in view, the second line of a row does not repeat their values.
    void setStatsShown(bool shown);

    std::optional<Kind> kindOf(const QModelIndex& index) const;
    QString pointerOf(const QModelIndex& index) const;
    QModelIndex indexOf(const QString& pointer) const;
    QModelIndex indexOfKey(const QString& key) const;
    /// The group of a row: a group's own pointer, else that of its parent, or "" for the army.
    QString ownerOf(const QModelIndex& index) const;
    /// The index of a unit or leader within its owner, or of a group among the groups.
    int placeOf(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void renamed(const QString& pointer, const QString& name);
    void counted(const QString& pointer, qlonglong count);
    /// Rows of this army were dropped at a position counted before the move; `onto` is the pointer of the target row,
    /// or "" for a drop between rows.
    void membersDropped(const QStringList& pointers, const muster::editor::InsertPosition& position,
                        const QString& onto, bool copy);
    void entryDropped(const QString& entry, const muster::editor::InsertPosition& position);
    void textDropped(const QString& text, const muster::editor::InsertPosition& position);

private:
    void rearrange();
    /// Tells views that the data of all rows may have changed.
    void tellChanges();
    const ArmyRow* rowOf(const QModelIndex& index) const;
    const MemberView* memberOf(const ArmyRow& row) const;
    QVariant dataOfMember(const ArmyRow& row, const MemberView& member, int column, int role) const;
    QString summaryOf(const MemberView& member) const;
    QVariant dataOfStat(const StatView& stat, int column, int role) const;
    QVariant dataOfHeading(const ArmyHeading& heading, int column, int role) const;
    QVariant dataOfGroup(const GroupView& group, int column, int role) const;
    QVariant findingsData(const std::vector<std::size_t>& findings, int role) const;
    /// Identifies this army and its text in a drag: pointers from another army or an earlier text name other rows.
    QString dragOrigin() const;
    /// The place in the file, among the members of a kind, of what is dropped above a row.
    std::size_t ordinalAt(int row, const QModelIndex& parent, Kind kind) const;
    /// Where the view's drop indicator is, as a position among the units or leaders of the army or a group.
    InsertPosition positionAt(int row, const QModelIndex& parent, Kind wanted) const;
    /// The same for the group at index `from`, as a position among the groups.
    std::size_t groupIndexAt(int row, const QModelIndex& parent, int from) const;

    const QString m_id;
    std::shared_ptr<const CheckResult> m_checkResult;
    ArmyRows m_rows;
    RowOrder m_order;
    bool m_statsShown = false;
};

inline constexpr auto membersMime = "application/x-muster-members";
inline constexpr auto catalogueMime = "application/x-muster-offer";

}  // namespace muster::editor
