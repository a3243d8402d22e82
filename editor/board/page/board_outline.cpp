#include "editor/board/page/board_outline.hpp"

#include "editor/board/view/item_words.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace muster::editor {

BoardOutline::BoardOutline(BoardView& view, QWidget* parent)
    : QWidget(parent), m_view(view), m_tree(new QTreeWidget(this)), m_turns(new QComboBox(this))
{
    m_tree->setObjectName("board-outline");
    m_tree->setAccessibleName(tr("Outline"));
    m_tree->setColumnCount(columnCount);
    m_tree->setHeaderLabels({tr("Shown"), tr("Locked")});
    m_tree->headerItem()->setToolTip(shownColumn, tr("Without a tick, it is hidden on the screen, not in the file"));
    m_tree->headerItem()->setToolTip(lockedColumn, tr("With a tick, it stays where it is"));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(shownColumn, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(lockedColumn, QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_turns);
    layout->addWidget(m_tree, 1);
    m_turns->setObjectName("board-turns");
    m_turns->setAccessibleName(tr("Arrivals that are shown"));
    m_turns->setToolTip(tr("Mark on the table where reinforcements arrive on a turn"));
    m_turns->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_turns->hide();  // until there are arrivals
    connect(m_turns, &QComboBox::currentIndexChanged, this, &BoardOutline::chooseTurn);
    connect(m_tree, &QTreeWidget::itemChanged, this, &BoardOutline::changed);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (m_filling) return;
        QStringList pointers;
        for (const auto* item : m_tree->selectedItems())
            if (const auto& row = rowOf(*item); !row.pointer.empty()) pointers << toQString(row.pointer);
        const QScopedValueRollback filling(m_filling, true);
        m_view.selection().set(pointers, &m_view.board(), false);
    });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) {
        const auto* found = m_view.board().item(rowOf(*item).pointer);
        if (!found || !found->drawn) return;
        m_view.bringToMiddle(found->at);
        m_view.setFocus(Qt::OtherFocusReason);
    });
    connect(&view.selection(), &BoardSelection::changed, this, &BoardOutline::showSelection);
    connect(&view, &BoardView::hiddenChanged, this, &BoardOutline::showStates);
}

const BoardOutline::Row& BoardOutline::rowOf(const QTreeWidgetItem& item) const
{
    return m_rows[item.data(shownColumn, Qt::UserRole).value<std::size_t>()];
}

QString BoardOutline::titleOf(const BoardItem& item) const
{
    const auto& sides = m_view.board().sides;
    const QString side = item.side && *item.side < sides.size() ? toQString(sides[*item.side].name) : QString();
    switch (item.kind) {
    case BoardItemKind::terrain: return tr("Terrain");
    case BoardItemKind::zone: return tr("Zones");
    case BoardItemKind::objective: return tr("Objectives");
    case BoardItemKind::rallyPoint: return tr("Rally points: %1", "of a side").arg(side);
    case BoardItemKind::base: break;
    }
    return tr("Bases: %1", "of a side").arg(side);
}

std::vector<BoardOutline::Row> BoardOutline::rowsNow() const
{
    const auto& board = m_view.board();
    const auto keys = keysOf(board);
    std::vector<std::string> layers;
    std::map<std::string, std::vector<Row>> members;
    for (std::size_t i = 0; i < board.items.size(); ++i) {
        const auto& item = board.items[i];
        const auto layer = layerOf(item, board);
        auto& rows = members[layer];
        if (rows.empty()) {
            layers.push_back(layer);
            rows.push_back({layer, {}, {}, titleOf(item)});
        }
        rows.push_back({layer, keys[i], item.pointer, nameWords(item, board)});
    }
    std::vector<Row> rows;
    for (const auto& layer : layers) rows.insert(rows.end(), members[layer].begin(), members[layer].end());
    return rows;
}

void BoardOutline::refresh()
{
    m_isStale = !isVisible();
    if (m_isStale) return;
    if (auto rows = rowsNow(); rows != m_rows) {
        m_rows = std::move(rows);
        build();
    }
    showTurns();
    showStates();
    showSelection();
}

void BoardOutline::showTurns()
{
    QList<qlonglong> turns, known;
    // They are sorted by turn.
    for (const auto& arrival : m_view.board().arrivals)
        if (turns.isEmpty() || turns.last() != arrival.turn) turns << arrival.turn;
    for (int i = 1; i < m_turns->count(); ++i) known << m_turns->itemData(i).toLongLong();
    if (m_turns->count() > 0 && turns == known) return;
    const QVariant chosen = m_turns->currentData();
    {
        const QSignalBlocker quiet(m_turns);
        m_turns->clear();
        m_turns->addItem(tr("Without arrivals"));
        for (const auto turn : turns) m_turns->addItem(tr("Arrivals on turn %1").arg(turn), turn);
        m_turns->setCurrentIndex(chosen.isValid() ? std::max(0, m_turns->findData(chosen)) : 0);
    }
    m_turns->setVisible(!turns.isEmpty());
    chooseTurn();
}

void BoardOutline::chooseTurn()
{
    const auto turn = m_turns->currentData();
    m_view.showArrivals(turn.isValid() ? std::optional<std::int64_t>(turn.toLongLong()) : std::nullopt);
}

void BoardOutline::build()
{
    const QScopedValueRollback filling(m_filling, true);
    std::set<std::string> closed;
    for (const auto* item : m_items)
        if (!item->parent() && !item->isExpanded())
            closed.insert(item->data(lockedColumn, Qt::UserRole).toString().toStdString());
    m_tree->clear();
    m_items.clear();
    QTreeWidgetItem* layer = nullptr;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        const bool isLayer = row.key.empty();
        auto* item = isLayer ? new QTreeWidgetItem(m_tree) : new QTreeWidgetItem(layer);
        if (isLayer) layer = item;
        item->setText(shownColumn, row.title);
        item->setToolTip(shownColumn, row.title);
        item->setData(shownColumn, Qt::UserRole, QVariant::fromValue(i));
        item->setData(lockedColumn, Qt::UserRole, toQString(row.layer));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        m_items.push_back(item);
        if (isLayer) item->setExpanded(!closed.contains(row.layer));
    }
}

void BoardOutline::showStates()
{
    // Rows of an older board are replaced soon.
    if (m_isStale || m_items.size() != m_rows.size()) return;
    const QScopedValueRollback filling(m_filling, true);
    const auto& board = m_view.board();
    const auto& hidden = m_view.hidden();
    QTreeWidgetItem* layer = nullptr;
    int locked = 0, lockable = 0;
    const auto endLayer = [&] {
        if (!layer || lockable == 0) return;
        layer->setCheckState(lockedColumn, locked == 0          ? Qt::Unchecked
                                           : locked == lockable ? Qt::Checked
                                                                : Qt::PartiallyChecked);
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const auto& row = m_rows[i];
        const bool isLayer = row.key.empty();
        const bool isHidden = isLayer ? hidden.layers.contains(row.layer) : hidden.items.contains(row.key);
        m_items[i]->setCheckState(shownColumn, isHidden ? Qt::Unchecked : Qt::Checked);
        if (isLayer) {
            endLayer();
            layer = m_items[i];
            locked = lockable = 0;
            continue;
        }
        const auto* item = board.item(row.pointer);
        // A rally point cannot be locked.
        if (!item || item->kind == BoardItemKind::rallyPoint) continue;
        m_items[i]->setCheckState(lockedColumn, item->locked ? Qt::Checked : Qt::Unchecked);
        ++lockable;
        if (item->locked) ++locked;
    }
    endLayer();
}

void BoardOutline::showSelection()
{
    if (m_filling || m_isStale || m_items.size() != m_rows.size()) return;
    const QScopedValueRollback filling(m_filling, true);
    m_tree->clearSelection();
    const auto pointers = m_view.selection().pointers();
    const std::set<QString> wanted(pointers.begin(), pointers.end());
    QTreeWidgetItem* last = nullptr;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (!m_rows[i].pointer.empty() && wanted.contains(toQString(m_rows[i].pointer)))
            m_items[i]->setSelected(true), last = m_items[i];
    if (last) m_tree->scrollToItem(last);
}

void BoardOutline::changed(QTreeWidgetItem* item, int column)
{
    if (m_filling) return;
    const Row row = rowOf(*item);
    if (column == shownColumn)
        hide(row, item->checkState(shownColumn) == Qt::Unchecked);
    else
        lock(row, item->checkState(lockedColumn) != Qt::Unchecked);
}

void BoardOutline::hide(const Row& row, bool hidden)
{
    auto all = m_view.hidden();
    auto& names = row.key.empty() ? all.layers : all.items;
    const auto& name = row.key.empty() ? row.layer : row.key;
    if (hidden)
        names.insert(name);
    else
        names.erase(name);
    m_view.setHidden(std::move(all));
}

void BoardOutline::lock(const Row& row, bool locked)
{
    std::vector<std::string> pointers;
    for (const auto& other : m_rows)
        if (!other.key.empty() && (row.key.empty() ? other.layer == row.layer : other.key == row.key))
            if (const auto* item = m_view.board().item(other.pointer); item && item->locked != locked)
                pointers.push_back(other.pointer);
    const auto text = m_view.host().text();
    const bool isMade = text && m_view.host().make(scenario::setLocked(
                                    scenario::ScenarioText(*text, m_view.board().map.measure), pointers, locked));
    if (!isMade) showStates();
}

void BoardOutline::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale) refresh();
}

}  // namespace muster::editor
