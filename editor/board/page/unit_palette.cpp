#include "editor/board/page/unit_palette.hpp"

#include "editor/board/view/base_symbols.hpp"
#include "editor/look/drag_source.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/symbol_icon.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QSet>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

enum UnitRole { sideRole = Qt::UserRole + 1, unitRole, leftRole, leaderRole };

class UnitTree : public QTreeWidget {
public:
    using QTreeWidget::QTreeWidget;

    /// The selected units of one side, because a formation cannot mix sides: the side of the current item if that is
    /// selected, else the first. In tree order.
    QByteArray carried() const
    {
        const QTreeWidgetItem* side = currentItem() && canBePlaced(*currentItem()) ? currentItem()->parent() : nullptr;
        for (int i = 0; i < topLevelItemCount() && !side; ++i)
            for (int row = 0; row < topLevelItem(i)->childCount(); ++row)
                if (canBePlaced(*topLevelItem(i)->child(row))) side = topLevelItem(i);
        if (!side) return {};
        QByteArray text = side->data(0, sideRole).toString().toUtf8();
        for (int row = 0; row < side->childCount(); ++row)
            if (canBePlaced(*side->child(row))) text += '\n' + side->child(row)->data(0, unitRole).toString().toUtf8();
        return text;
    }

protected:
    QStringList mimeTypes() const override { return {unitsMime}; }
    QMimeData* mimeData(const QList<QTreeWidgetItem*>&) const override
    {
        const auto text = carried();
        if (text.isEmpty()) return nullptr;
        auto* carrying = new QMimeData;
        carrying->setData(unitsMime, text);
        return carrying;
    }
    void startDrag(Qt::DropActions actions) override { execDrag(*this, mimeData(selectedItems()), actions); }

private:
    static bool canBePlaced(const QTreeWidgetItem& item)
    {
        return item.isSelected() && item.data(0, leftRole).toInt() > 0;
    }
};

QString leftWords(const BoardUnit& unit)
{
    const auto left = unit.bases - unit.placed;
    if (!unit.reinforcement.empty() && unit.placed == 0) return toQString(unit.reinforcement);
    if (left <= 0) return UnitPalette::tr("placed");
    if (unit.bases == 1) return UnitPalette::tr("to place");
    return UnitPalette::tr("%1 of %2 to place").arg(left).arg(unit.bases);
}

QIcon sideMark(const printer::map::SideLook& look)
{
    // The same ink and pattern as on the map: solid, hollow, hatched, crossed.
    const auto tone = look.ink;
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const QColor ink(tone.red, tone.green, tone.blue);
    painter.setPen(QPen(ink, 3));
    painter.setBrush(Qt::white);
    painter.drawRect(3, 8, 26, 16);
    const Qt::BrushStyle patterns[] = {Qt::SolidPattern, Qt::NoBrush, Qt::BDiagPattern, Qt::DiagCrossPattern};
    painter.setBrush(QBrush(ink, patterns[static_cast<std::size_t>(look.fill)]));
    painter.drawRect(3, 8, 26, 16);
    return QIcon(pixmap);
}

}  // namespace

UnitPalette::UnitPalette(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    auto* form = new QFormLayout;
    m_formation = new QComboBox(this);
    m_formation->setObjectName("formation");
    m_formation->setAccessibleName(tr("Formation of bases that are placed"));
    m_formation->addItems({tr("in line"), tr("in column"), tr("in a block")});
    m_formation->setToolTip(tr("How the bases stand that are placed together"));
    form->addRow(tr("&Place them"), m_formation);
    layout->addLayout(form);
    m_tree = new UnitTree(this);
    m_tree->setObjectName("units-to-place");
    m_tree->setAccessibleName(tr("Units by side"));
    m_tree->setColumnCount(2);
    m_tree->setHeaderHidden(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setDragEnabled(true);
    m_tree->setDragDropMode(QAbstractItemView::DragOnly);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->setToolTip(tr("Drag units onto the table, or press Enter to place them in their zone"));
    m_tree->installEventFilter(this);
    layout->addWidget(m_tree, 1);
    m_empty = new QLabel(tr("There are no sides yet. Add them under Sides on the right, each with its army."), this);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop);
    layout->addWidget(m_empty, 1);
    connect(m_tree, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) {
        if (!item->data(0, unitRole).toString().isEmpty()) choose();
    });
    setFocusProxy(m_tree);
}

void UnitPalette::show(const BoardModel& board)
{
    m_tree->setVisible(!board.sides.empty());
    m_empty->setVisible(board.sides.empty());
    QString filled;
    for (const auto& side : board.sides) {
        filled += toQString(side.name + side.armyProblem + side.pointer) + u'\n';
        for (const auto& unit : side.units)
            filled += toQString(unit.id + unit.name + std::to_string(unit.placed) + "/" + std::to_string(unit.bases) +
                                unit.reinforcement) +
                      u'\n';
    }
    if (filled == m_shown) return;
    m_shown = filled;
    QSet<QString> closed, chosen;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        const auto* item = m_tree->topLevelItem(i);
        if (!item->isExpanded()) closed.insert(item->data(0, sideRole).toString());
    }
    for (const auto* item : m_tree->selectedItems())
        chosen.insert(item->data(0, sideRole).toString() + u'\n' + item->data(0, unitRole).toString());
    m_tree->clear();
    const auto looks = sideLooks(board.map);
    for (std::size_t number = 0; number < board.sides.size(); ++number) {
        const auto& side = board.sides[number];
        auto* top = new QTreeWidgetItem(m_tree, {toQString(side.name), QString()});
        if (number < looks.size()) top->setIcon(0, sideMark(looks[number]));
        top->setData(0, sideRole, toQString(side.pointer));
        QFont bold = font();
        bold.setBold(true);
        top->setFont(0, bold);
        top->setToolTip(0, toQString(side.name));
        top->setFirstColumnSpanned(true);
        if (!side.armyProblem.empty()) {
            auto* problem = new QTreeWidgetItem(top, {toQString(side.armyProblem), QString()});
            problem->setFlags(Qt::ItemIsEnabled);
            problem->setToolTip(0, toQString(side.armyProblem));
            problem->setFirstColumnSpanned(true);
        }
        for (const auto& unit : side.units) {
            const int left = static_cast<int>(std::min<std::int64_t>(unit.bases - unit.placed, 1'000'000));
            auto* item = new QTreeWidgetItem(top, {toQString(unit.name), leftWords(unit)});
            item->setData(0, sideRole, toQString(side.pointer));
            item->setData(0, unitRole, toQString(unit.id));
            item->setData(0, leftRole, std::max(0, left));
            item->setData(0, leaderRole, unit.leader);
            item->setToolTip(0, unit.arm.label.empty()
                                    ? toQString(unit.name)
                                    : QStringLiteral("%1\n%2").arg(toQString(unit.name), toQString(unit.arm.label)));
            if (unit.arm.symbol) item->setIcon(0, symbolIcon(unit.arm.symbol));
            if (chosen.contains(toQString(side.pointer) + u'\n' + toQString(unit.id))) item->setSelected(true);
        }
        top->setExpanded(!closed.contains(toQString(side.pointer)));
    }
    colour();
}

void UnitPalette::colour()
{
    for (int side = 0; side < m_tree->topLevelItemCount(); ++side)
        for (int row = 0; row < m_tree->topLevelItem(side)->childCount(); ++row) {
            auto* item = m_tree->topLevelItem(side)->child(row);
            if (item->data(0, unitRole).toString().isEmpty()) continue;
            // Symbols take their colours themselves.
            if (item->icon(0).isNull())
                item->setIcon(
                    0, icon(item->data(0, leaderRole).toBool() ? QStringLiteral("leader") : QStringLiteral("unit"),
                            palette()));
            const QBrush ink =
                item->data(0, leftRole).toInt() == 0 ? quietColour(palette()) : palette().color(QPalette::Text);
            for (const int column : {0, 1}) item->setForeground(column, ink);
        }
}

void UnitPalette::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_tree) colour();
}

scenario::Formation UnitPalette::formation() const
{
    using Kind = scenario::Formation::Kind;
    const Kind kinds[] = {Kind::line, Kind::column, Kind::block};
    return {kinds[std::clamp(m_formation->currentIndex(), 0, 2)], 0, 0};
}

QByteArray UnitPalette::selection() const { return static_cast<const UnitTree*>(m_tree)->carried(); }

void UnitPalette::choose()
{
    if (const auto units = selection(); !units.isEmpty()) Q_EMIT chosen(units);
}

bool UnitPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            choose();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace muster::editor
