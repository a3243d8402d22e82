#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

#include <cstdint>
#include <vector>

namespace muster::editor {

/// A leader, unit, group or heading in the tree of an army.
struct ArmyRow {
    enum class Kind { leader, unit, group, heading };

    Kind kind = Kind::unit;
    std::size_t member = 0;  ///< index into the army's units, leaders or groups, or into the headings
    int parent = -1;         ///< index into the rows
    int place = 0;           ///< among the rows of its parent
    int ordinal = 0;         ///< among members of the same kind in the same owner of the file
    QString key;             ///< unique in the army, and the same after a check that keeps the member
    std::vector<int> children;

    /// The unit or leader of this row; null for a group and a heading.
    const MemberView* memberIn(const ArmyView& army) const;
};

/// The head of the units of one arm.
struct ArmyHeading {
    QString title;
    ArmView arm;
    std::int64_t count = 0;
    double points = 0;
};

/// The rows of an army, in the order of the file but for headings, and those at the top of the tree as they are shown.
struct ArmyRows {
    /// The columns of the stat line come last; those that the game does not define are empty.
    enum Column {
        nameColumn,
        countColumn,
        costColumn,
        findingsColumn,
        firstStatColumn,
        columnCountOfArmy = firstStatColumn + static_cast<int>(CatalogueView::mostStats)
    };

    std::vector<ArmyRow> rows;
    std::vector<int> top;
    std::vector<ArmyHeading> headings;

    /// Whether both trees have the same rows at the same places, so that views need not be reset.
    bool hasShapeOf(const ArmyRows& other) const;
};

/// How rows are shown: as in the file, by arms under headings with sums, or sorted by a column.
struct RowOrder {
    bool byArm = false;  ///< in armies without groups of their own
    int column = -1;     ///< of ArmyRows::Column; negative if the rows are not sorted
    Qt::SortOrder direction = Qt::AscendingOrder;

    bool isSorted() const { return column >= 0; }
};

/// The rows of a check result that has a view: leaders and units, then the groups with theirs.
ArmyRows arrange(const CheckResult& checkResult, const RowOrder& order);

/// The value of a member in a column of the stat line, counted from 0; null for none.
const StatView* statOf(const MemberView& member, int stat);

}  // namespace muster::editor
