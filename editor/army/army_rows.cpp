#include "editor/army/army_rows.hpp"

#include "editor/army/army_model.hpp"
#include "editor/army/stat_columns.hpp"
#include "editor/look/words.hpp"

#include <algorithm>
#include <set>

namespace muster::editor {
namespace {

using Kind = ArmyRow::Kind;

const ArmyRow& rowAt(const std::vector<ArmyRow>& rows, int i) { return rows[static_cast<std::size_t>(i)]; }

void addMember(std::vector<ArmyRow>& rows, std::vector<int>& siblings, Kind kind, std::size_t member, int parent)
{
    ArmyRow row{kind, member, parent, static_cast<int>(siblings.size()), 0, {}, {}};
    for (const int sibling : siblings)
        if (rowAt(rows, sibling).kind == kind) ++row.ordinal;
    siblings.push_back(static_cast<int>(rows.size()));
    rows.push_back(std::move(row));
}

/// Compares the members and groups of an army by the value in the column of an order.
class RowComparison {
public:
    RowComparison(const ArmyView& army, const std::vector<ArmyRow>& rows, const RowOrder& order)
        : m_army(army), m_rows(rows), m_order(order)
    {}

    bool operator()(int a, int b) const
    {
        // Groups stay below the army's own members, as in the file.
        const bool groupA = rowAt(m_rows, a).kind == Kind::group, groupB = rowAt(m_rows, b).kind == Kind::group;
        if (groupA != groupB) return groupB;
        return m_order.direction == Qt::AscendingOrder ? isLess(a, b) : isLess(b, a);
    }

private:
    bool isLess(int a, int b) const
    {
        if (m_order.column == ArmyRows::nameColumn) return sortsBefore(nameAt(a), nameAt(b));
        if (m_order.column < ArmyRows::firstStatColumn) return numberAt(a) < numberAt(b);
        return sortsBefore(statAt(a), statAt(b));
    }
    const MemberView* memberAt(int i) const { return rowAt(m_rows, i).memberIn(m_army); }
    const GroupView& groupAt(int i) const { return m_army.groups[rowAt(m_rows, i).member]; }
    QString nameAt(int i) const
    {
        const auto* member = memberAt(i);
        return toQString(member ? member->name : groupAt(i).name);
    }
    const StatView* statAt(int i) const
    {
        const auto* member = memberAt(i);
        return member ? statOf(*member, m_order.column - ArmyRows::firstStatColumn) : nullptr;
    }
    double numberAt(int i) const
    {
        const auto* member = memberAt(i);
        if (m_order.column == ArmyRows::countColumn)
            return static_cast<double>(member ? member->count : static_cast<std::int64_t>(groupAt(i).units.size()));
        if (m_order.column == ArmyRows::costColumn)
            return toQString(member ? member->cost : groupAt(i).cost).toDouble();
        return static_cast<double>((member ? member->findings : groupAt(i).findings).size());
    }

    const ArmyView& m_army;
    const std::vector<ArmyRow>& m_rows;
    const RowOrder& m_order;
};

void sortRows(const ArmyView& army, const std::vector<ArmyRow>& rows, const RowOrder& order, std::vector<int>& siblings)
{
    if (order.isSorted()) std::stable_sort(siblings.begin(), siblings.end(), RowComparison(army, rows, order));
}

void groupByArms(const ArmyView& army, ArmyRows& made)
{
    std::vector<std::vector<int>> members;
    for (const int i : made.top) {
        const auto& row = rowAt(made.rows, i);
        const bool isLeader = row.kind == Kind::leader;
        const auto& member = *row.memberIn(army);
        const QString title = isLeader                    ? ArmyModel::tr("Leaders")
                              : !member.arm.label.empty() ? toQString(member.arm.label)
                                                          : ArmyModel::tr("Other units");
        auto heading = std::find_if(made.headings.begin(), made.headings.end(),
                                    [&](const auto& each) { return each.title == title; });
        if (heading == made.headings.end()) {
            heading = made.headings.insert(made.headings.end(), {title, isLeader ? ArmView() : member.arm, 0, 0});
            members.emplace_back();
        }
        heading->count += member.count;
        heading->points += toQString(member.cost).toDouble();
        members[static_cast<std::size_t>(heading - made.headings.begin())].push_back(i);
    }
    if (made.headings.size() < 2) return made.headings.clear();
    made.top.clear();
    for (std::size_t heading = 0; heading < members.size(); ++heading) {
        made.top.push_back(static_cast<int>(made.rows.size()));
        ArmyRow row;
        row.kind = Kind::heading;
        row.member = heading;
        made.rows.push_back(std::move(row));
        made.top.insert(made.top.end(), members[heading].begin(), members[heading].end());
    }
}

void addKeys(const ArmyView& army, ArmyRows& made)
{
    std::set<QString> keys;
    for (auto& row : made.rows) {
        row.key = row.kind == Kind::heading  ? u'h' + made.headings[row.member].title
                  : row.kind == Kind::group  ? u'g' + toQString(army.groups[row.member].id)
                  : row.kind == Kind::leader ? u'l' + toQString(army.leaders[row.member].id)
                                             : u'u' + toQString(army.units[row.member].id);
        for (int again = 2; !keys.insert(row.key).second; ++again) row.key += QStringLiteral("#%1").arg(again);
    }
}

void numberPlaces(ArmyRows& made)
{
    const auto number = [&](const std::vector<int>& siblings) {
        for (std::size_t i = 0; i < siblings.size(); ++i)
            made.rows[static_cast<std::size_t>(siblings[i])].place = static_cast<int>(i);
    };
    number(made.top);
    for (const auto& row : made.rows) number(row.children);
}

}  // namespace

const MemberView* ArmyRow::memberIn(const ArmyView& army) const
{
    if (kind == Kind::group || kind == Kind::heading) return nullptr;
    return &(kind == Kind::leader ? army.leaders : army.units)[member];
}

bool ArmyRows::hasShapeOf(const ArmyRows& other) const
{
    return top == other.top && std::equal(rows.begin(), rows.end(), other.rows.begin(), other.rows.end(),
                                          [](const ArmyRow& a, const ArmyRow& b) {
                                              return a.kind == b.kind && a.parent == b.parent && a.key == b.key &&
                                                     a.children == b.children;
                                          });
}

ArmyRows arrange(const CheckResult& checkResult, const RowOrder& order)
{
    const auto& army = checkResult.army;
    ArmyRows made;
    auto& rows = made.rows;
    const auto addAll = [&](const std::vector<MemberView>& members, Kind kind) {
        for (std::size_t i = 0; i < members.size(); ++i)
            if (!members[i].group) addMember(rows, made.top, kind, i, -1);
    };
    addAll(army.leaders, Kind::leader);
    addAll(army.units, Kind::unit);
    for (std::size_t g = 0; g < army.groups.size(); ++g) {
        addMember(rows, made.top, Kind::group, g, -1);
        const int parent = static_cast<int>(rows.size()) - 1;
        std::vector<int> children;
        for (const auto leader : army.groups[g].leaders) addMember(rows, children, Kind::leader, leader, parent);
        for (const auto unit : army.groups[g].units) addMember(rows, children, Kind::unit, unit, parent);
        sortRows(army, rows, order, children);
        rows[static_cast<std::size_t>(parent)].children = std::move(children);
    }
    if (order.isSorted())
        sortRows(army, rows, order, made.top);
    else if (order.byArm && army.groups.empty())
        groupByArms(army, made);
    addKeys(army, made);
    numberPlaces(made);
    return made;
}

const StatView* statOf(const MemberView& member, int stat)
{
    return stat >= 0 && stat < static_cast<int>(member.stats.size()) ? &member.stats[static_cast<std::size_t>(stat)]
                                                                     : nullptr;
}

}  // namespace muster::editor
