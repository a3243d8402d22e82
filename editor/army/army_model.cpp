#include "editor/army/army_model.hpp"

#include "editor/army/arm_icon.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/army/stat_columns.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/symbol_icon.hpp"
#include "editor/look/words.hpp"

#include <QApplication>
#include <QFont>
#include <QPalette>
#include <QRegularExpression>
#include <QUuid>

namespace muster::editor {

ArmyModel::ArmyModel(QObject* parent) : QAbstractItemModel(parent), m_id(QUuid::createUuid().toString()) {}

void ArmyModel::show(std::shared_ptr<const CheckResult> checkResult)
{
    auto rows = checkResult && checkResult->hasView ? arrange(*checkResult, m_order) : ArmyRows{};
    const bool sameShape = rows.hasShapeOf(m_rows);
    if (!sameShape) beginResetModel();
    m_checkResult = std::move(checkResult);
    m_rows = std::move(rows);
    if (!sameShape) return endResetModel();
    tellChanges();
}

void ArmyModel::tellChanges()
{
    const auto tell = [&](const QModelIndex& parent) {
        if (const int count = rowCount(parent); count > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(count - 1, columnCountOfArmy - 1, parent));
    };
    tell({});
    for (int row = 0; row < rowCount(); ++row) tell(index(row, 0));
}

void ArmyModel::setByArm(bool byArm)
{
    if (byArm == m_order.byArm) return;
    m_order.byArm = byArm;
    rearrange();
}

void ArmyModel::sort(int column, Qt::SortOrder order)
{
    if (column == m_order.column && order == m_order.direction) return;
    m_order.column = column;
    m_order.direction = order;
    rearrange();
}

void ArmyModel::rearrange()
{
    if (!m_checkResult || !m_checkResult->hasView) return;
    Q_EMIT layoutAboutToBeChanged();
    m_rows = arrange(*m_checkResult, m_order);
    // Only headings change their numbers, and nothing refers to those for long.
    const auto before = persistentIndexList();
    QModelIndexList after;
    for (const auto& index : before) {
        const auto* row = rowOf(index);
        after << (row && row->kind != Kind::heading ? createIndex(row->place, index.column(), index.internalId())
                                                    : QModelIndex());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

int ArmyModel::statCount() const { return m_checkResult ? static_cast<int>(m_checkResult->catalogue.stats.size()) : 0; }

void ArmyModel::setStatsShown(bool shown)
{
    if (shown == m_statsShown) return;
    m_statsShown = shown;
    tellChanges();
}

const ArmyRow* ArmyModel::rowOf(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() >= m_rows.rows.size()) return nullptr;
    return &m_rows.rows[index.internalId()];
}

const MemberView* ArmyModel::memberOf(const ArmyRow& row) const { return row.memberIn(m_checkResult->army); }

std::optional<ArmyModel::Kind> ArmyModel::kindOf(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    return row ? std::optional(row->kind) : std::nullopt;
}

QString ArmyModel::pointerOf(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    if (!row || row->kind == Kind::heading) return {};
    const auto* member = memberOf(*row);
    return toQString(member ? member->pointer : m_checkResult->army.groups[row->member].pointer);
}

QModelIndex ArmyModel::indexOf(const QString& pointer) const
{
    for (std::size_t i = 0; i < m_rows.rows.size(); ++i) {
        const auto found = createIndex(m_rows.rows[i].place, 0, static_cast<quintptr>(i));
        if (pointerOf(found) == pointer) return found;
    }
    return {};
}

QModelIndex ArmyModel::indexOfKey(const QString& key) const
{
    for (std::size_t i = 0; i < m_rows.rows.size(); ++i)
        if (m_rows.rows[i].key == key) return createIndex(m_rows.rows[i].place, 0, static_cast<quintptr>(i));
    return {};
}

QString ArmyModel::ownerOf(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    if (!row) return {};
    if (row->kind == Kind::group) return pointerOf(index);
    return row->parent < 0 ? QString() : pointerOf(parent(index));
}

int ArmyModel::placeOf(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    return row ? row->ordinal : 0;
}

QModelIndex ArmyModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column < 0 || column >= columnCountOfArmy || row < 0) return {};
    const auto* owner = rowOf(parent);
    const auto& siblings = owner ? owner->children : m_rows.top;
    if ((parent.isValid() && !owner) || row >= static_cast<int>(siblings.size())) return {};
    return createIndex(row, column, static_cast<quintptr>(siblings[static_cast<std::size_t>(row)]));
}

QModelIndex ArmyModel::parent(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    if (!row || row->parent < 0) return {};
    return createIndex(m_rows.rows[static_cast<std::size_t>(row->parent)].place, 0, static_cast<quintptr>(row->parent));
}

int ArmyModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_rows.top.size());
    const auto* row = rowOf(parent);
    return row && parent.column() == 0 ? static_cast<int>(row->children.size()) : 0;
}

int ArmyModel::columnCount(const QModelIndex&) const { return columnCountOfArmy; }

QVariant ArmyModel::data(const QModelIndex& index, int role) const
{
    const auto* row = rowOf(index);
    if (!row || !m_checkResult) return {};
    if (role == pointerRole) return pointerOf(index);
    if (role == keyRole) return row->key;
    if (const auto* member = memberOf(*row)) return dataOfMember(*row, *member, index.column(), role);
    if (row->kind == Kind::heading) return dataOfHeading(m_rows.headings[row->member], index.column(), role);
    return dataOfGroup(m_checkResult->army.groups[row->member], index.column(), role);
}

QString ArmyModel::summaryOf(const MemberView& member) const
{
    // Choices come first, because they distinguish units of one entry.
    QStringList words;
    if (member.leader && !member.with.empty()) {
        const auto unit = m_checkResult->army.unitById(member.with);
        words << tr("with %1").arg(toQString(unit ? m_checkResult->army.units[*unit].name : member.with));
    }
    for (const auto& option : member.options)
        if (option.taken) words << toQString(option.title);
    if (member.ownName && !member.entryTitle.empty()) words << toQString(member.entryTitle);
    if (const auto& summary = m_statsShown ? member.shortSummary : member.summary; !summary.empty())
        words << toQString(summary);
    return words.join(QStringLiteral(" · "));
}

QVariant ArmyModel::dataOfMember(const ArmyRow& row, const MemberView& member, int column, int role) const
{
    const bool leader = row.kind == Kind::leader;
    if (column == findingsColumn) return findingsData(member.findings, role);
    if (const auto* stat = statOf(member, column - firstStatColumn)) return dataOfStat(*stat, column, role);
    if (role == Qt::TextAlignmentRole && (column == countColumn || column == costColumn))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (column == nameColumn) {
        if (role == Qt::DisplayRole || role == Qt::EditRole) return toQString(member.name);
        if (role == summaryRole || role == Qt::AccessibleDescriptionRole) return summaryOf(member);
        if (role == Qt::DecorationRole) return iconOf(member.arm, leader);
        if (role == Qt::AccessibleTextRole)
            return (leader ? tr("Leader %1") : tr("Unit %1")).arg(toQString(member.name));
        if (role == Qt::ToolTipRole)
            return QStringList{toQString(member.name), toQString(member.arm.label), summaryOf(member),
                               toQString(member.description)}
                .filter(QRegularExpression(QStringLiteral(".")))
                .join(u'\n')
                .trimmed();
    }
    if (column == countColumn && !leader) {
        if (role == Qt::DisplayRole) return QString::number(member.count);
        if (role == Qt::EditRole) return static_cast<qlonglong>(member.count);
        if (role == Qt::AccessibleTextRole) return tr("Count %1").arg(member.count);
    }
    if (column == costColumn) {
        if (role == Qt::DisplayRole) return toQString(member.cost);
        if (role == Qt::AccessibleTextRole)
            return member.cost.empty() ? QString() : tr("Cost %1").arg(toQString(member.cost));
    }
    return {};
}

QVariant ArmyModel::dataOfStat(const StatView& stat, int column, int role) const
{
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) return toQString(stat.text);
    if (role == Qt::AccessibleTextRole && !stat.text.empty())
        return tr("%1 %2", "a value and its number")
            .arg(headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().section(u'\n', 0, 0),
                 toQString(stat.text));
    return {};
}

QVariant ArmyModel::dataOfHeading(const ArmyHeading& heading, int column, int role) const
{
    if (role == headingRole) return true;
    if (role == Qt::TextAlignmentRole && (column == countColumn || column == costColumn))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (column == nameColumn && role == Qt::DecorationRole && heading.arm.symbol) return symbolIcon(heading.arm.symbol);
    if (role != Qt::DisplayRole) return {};
    if (column == nameColumn) return heading.title;
    if (column == countColumn) return QString::number(heading.count);
    return column == costColumn && heading.points > 0 ? QString::number(heading.points) : QString();
}

QVariant ArmyModel::dataOfGroup(const GroupView& group, int column, int role) const
{
    if (column == findingsColumn) return findingsData(group.findings, role);
    if (role == Qt::TextAlignmentRole && column == costColumn) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (column == nameColumn) {
        if (role == Qt::DisplayRole || role == Qt::EditRole) return toQString(group.name);
        if (role == Qt::DecorationRole) return icon("group", QApplication::palette());
        if (role == Qt::AccessibleTextRole) return tr("Group %1").arg(toQString(group.name));
        if (role == summaryRole) {
            const auto units = static_cast<int>(group.units.size());
            return units == 1 ? tr("1 unit") : tr("%1 units").arg(units);
        }
        if (role == Qt::FontRole) {
            QFont font = QApplication::font();
            font.setBold(true);
            return font;
        }
    }
    if (column == costColumn && role == Qt::DisplayRole) return toQString(group.cost);
    return {};
}

QVariant ArmyModel::findingsData(const std::vector<std::size_t>& findings, int role) const
{
    if (findings.empty()) return {};
    std::size_t counts[3] = {};
    for (const auto i : findings) ++counts[static_cast<std::size_t>(m_checkResult->diagnostics[i].level)];
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return verdictWords(counts[0], counts[1], counts[2]);
    if (role == Qt::DecorationRole)
        return icon(counts[0] ? "error" : counts[1] ? "warning" : "info", QApplication::palette());
    if (role == Qt::ToolTipRole) {
        QStringList messages;
        for (const auto i : findings)
            messages << levelWord(m_checkResult->diagnostics[i].level) + ": " +
                            asSentence(m_checkResult->diagnostics[i].message);
        return messages.join(u'\n');
    }
    return {};
}

bool ArmyModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const auto* row = rowOf(index);
    if (!row || role != Qt::EditRole || data(index, Qt::EditRole) == value) return false;
    // The document answers with a new check result that contains the value.
    if (index.column() == nameColumn)
        Q_EMIT renamed(pointerOf(index), value.toString());
    else if (index.column() == countColumn)
        Q_EMIT counted(pointerOf(index), value.toLongLong());
    return true;
}

QVariant ArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (section >= firstStatColumn)
        return section - firstStatColumn < statCount()
                   ? statHead(m_checkResult->catalogue.stats[static_cast<std::size_t>(section - firstStatColumn)], role)
                   : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant((section == countColumn || section == costColumn ? Qt::AlignRight
                         : section == findingsColumn                     ? Qt::AlignHCenter
                                                                         : Qt::AlignLeft) |
                        Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case nameColumn: return tr("Name");
    case countColumn: return tr("Count");
    case costColumn: return tr("Cost");
    default: return tr("Findings");
    }
}

Qt::ItemFlags ArmyModel::flags(const QModelIndex& index) const
{
    const auto* row = rowOf(index);
    if (!row) return Qt::ItemIsDropEnabled;
    if (row->kind == Kind::heading) return Qt::ItemNeverHasChildren;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    if (index.column() == nameColumn || (index.column() == countColumn && row->kind == Kind::unit))
        flags |= Qt::ItemIsEditable;
    return flags;
}

}  // namespace muster::editor
