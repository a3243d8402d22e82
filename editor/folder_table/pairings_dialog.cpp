#include "editor/folder_table/pairings_dialog.hpp"

#include "editor/folder_table/folder_model.hpp"
#include "editor/folder_table/opponent_delegate.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/screen_room.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

enum PairingColumn { firstColumn, firstPointsColumn, secondColumn, secondPointsColumn, remarkColumn, columnCount };

/// The column of a side of a pairing.
int columnOf(std::size_t side) { return side == 0 ? firstColumn : secondColumn; }

}  // namespace

PairingsDialog::PairingsDialog(const QString& folder, std::vector<FileVerdict> armies, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_armies(std::move(armies))
{
    setObjectName("pairings");
    setWindowTitle(tr("Pairings"));
    makeTable();
    m_brought = new QTreeWidget(this);
    m_brought->setObjectName("pairings-brought");
    m_brought->setAccessibleName(tr("What each side brings"));
    m_brought->setColumnCount(2);
    m_brought->setRootIsDecorated(false);
    m_brought->setAlternatingRowColors(true);
    m_brought->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(makeOrder());
    layout->addWidget(m_table, 3);
    layout->addWidget(m_brought, 2);
    layout->addLayout(makeButtons());
    resizeToFit(*this, {980, 640});
    pairAnew();
    m_table->setFocus();
}

QLayout* PairingsDialog::makeOrder()
{
    m_order = new QComboBox(this);
    m_order->setObjectName("pairings-order");
    m_order->addItems({tr("As in the table"), tr("By points"), tr("At random")});
    auto* label = new QLabel(tr("Pair &neighbours:"), this);
    label->setBuddy(m_order);
    m_order->setAccessibleName(tr("Pair neighbours"));
    auto* again = new QPushButton(tr("Pair &Anew"), this);
    again->setObjectName("pairings-anew");
    again->setAccessibleName(tr("Pair anew"));
    again->setToolTip(tr("Pair all armies again, at random in another order"));
    connect(m_order, &QComboBox::activated, this, &PairingsDialog::pairAnew);
    connect(again, &QPushButton::clicked, this, &PairingsDialog::pairAnew);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_order);
    row->addWidget(again);
    row->addStretch(1);
    return row;
}

void PairingsDialog::makeTable()
{
    m_table = new QTableWidget(0, columnCount, this);
    m_table->setObjectName("pairings-table");
    m_table->setAccessibleName(tr("Who plays whom"));
    m_table->setToolTip(tr("A double click or F2 chooses another army for a place; the two change places."));
    m_table->setHorizontalHeaderLabels({tr("Player"), tr("Points"), tr("Opponent"), tr("Points"), tr("Remark")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    auto* head = m_table->horizontalHeader();
    head->setHighlightSections(false);
    head->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int column : {firstColumn, secondColumn, remarkColumn})
        head->setSectionResizeMode(column, QHeaderView::Stretch);
    QStringList armies;
    for (const auto& army : m_armies) armies << playerAndArmy(army);
    auto* delegate = new OpponentDelegate(armies, this);
    m_table->setItemDelegateForColumn(firstColumn, delegate);
    m_table->setItemDelegateForColumn(secondColumn, delegate);
    // The table is filled anew only after the choice in it is closed.
    connect(delegate, &OpponentDelegate::chosen, this, &PairingsDialog::choose, Qt::QueuedConnection);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &PairingsDialog::showBrought);
}

QLayout* PairingsDialog::makeButtons()
{
    auto* exporting = new QPushButton(icon(QStringLiteral("save"), palette()), tr("E&xport"), this);
    exporting->setObjectName("pairings-export");
    exporting->setAccessibleName(tr("Export"));
    exporting->setToolTip(tr("Write all pairings, with what each side brings, to a file"));
    auto* forms = new QMenu(exporting);
    const std::pair<ReportForm, QString> all[] = {{ReportForm::csv, tr("&Spreadsheet (CSV)...")},
                                                  {ReportForm::markdown, tr("&Markdown...")},
                                                  {ReportForm::html, tr("&Web page (HTML)...")}};
    for (const auto& [form, text] : all)
        forms->addAction(text, this, [this, chosen = form] {
            Q_EMIT exportWanted(reportOf(tr("%1: pairings").arg(m_folder), m_pairings, m_armies), chosen);
        });
    exporting->setMenu(forms);
    m_pack = new QPushButton(icon(QStringLiteral("print"), palette()), tr("&Print as Pack..."), this);
    m_pack->setObjectName("pairings-pack");
    m_pack->setAccessibleName(tr("Print as pack"));
    m_pack->setToolTip(tr("Print all armies in the order of the tables, with a cover as one file"));
    connect(m_pack, &QPushButton::clicked, this, [this] {
        QStringList paths;
        for (const auto& pairing : m_pairings)
            for (const auto& side : pairing)
                if (side) paths << m_armies[*side].path;
        Q_EMIT packWanted(paths);
    });
    m_compare = new QPushButton(icon(QStringLiteral("compare"), palette()), tr("Co&mpare"), this);
    m_compare->setObjectName("pairings-compare");
    m_compare->setAccessibleName(tr("Compare"));
    m_compare->setToolTip(tr("Show the two armies of the selected table side by side"));
    connect(m_compare, &QPushButton::clicked, this, [this] {
        if (const auto* pairing = current(); pairing && (*pairing)[1])
            Q_EMIT comparisonWanted(m_armies[*(*pairing)[0]].path, m_armies[*(*pairing)[1]].path);
    });
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    for (auto* button : {exporting, m_pack, m_compare}) {
        // Enter in the table opens a choice, and presses no button.
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    row->addWidget(close);
    return row;
}

void PairingsDialog::pairAnew()
{
    m_pairings =
        paired(m_armies, static_cast<PairingOrder>(m_order->currentIndex()), QRandomGenerator::global()->generate());
    fill();
}

void PairingsDialog::fill()
{
    const int row = std::max(0, m_table->currentRow());
    {
        const QSignalBlocker quiet(m_table);
        m_table->setRowCount(0);
        m_table->setRowCount(static_cast<int>(m_pairings.size()));
        for (std::size_t table = 0; table < m_pairings.size(); ++table) {
            const auto& pairing = m_pairings[table];
            const auto put = [&](int column, const QString& text, Qt::ItemFlags more) {
                auto* item = new QTableWidgetItem(text);
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | more);
                item->setToolTip(text);
                m_table->setItem(static_cast<int>(table), column, item);
                return item;
            };
            for (std::size_t side = 0; side < pairing.size(); ++side) {
                const auto* army = pairing[side] ? &m_armies[*pairing[side]] : nullptr;
                auto* item = put(columnOf(side), army ? playerAndArmy(*army) : tr("nobody"), Qt::ItemIsEditable);
                item->setData(Qt::UserRole, pairing[side] ? static_cast<int>(*pairing[side]) : -1);
                put(columnOf(side) + 1, army ? army->points : QString(), Qt::NoItemFlags)
                    ->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            }
            put(remarkColumn, remarkOn(pairing, m_armies), Qt::NoItemFlags);
        }
    }
    if (!m_pairings.empty()) m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), firstColumn);
    m_pack->setEnabled(!m_pairings.empty());
    showBrought();
}

const Pairing* PairingsDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < static_cast<int>(m_pairings.size()) ? &m_pairings[static_cast<std::size_t>(row)] : nullptr;
}

void PairingsDialog::showBrought()
{
    m_brought->clear();
    const auto* pairing = current();
    QStringList heads;
    std::array<QStringList, 2> columns;
    for (std::size_t side = 0; side < columns.size(); ++side) {
        const auto* army = pairing && (*pairing)[side] ? &m_armies[*(*pairing)[side]] : nullptr;
        heads << (army ? playerAndArmy(*army) : tr("nobody"));
        if (!army) continue;
        QStringList facts{army->list, army->points, verdictOf(*army)};
        facts.removeAll(QString());
        columns[side] << facts.join(QStringLiteral(" \u00b7 "));
        columns[side] << army->leaders << army->units;
    }
    m_brought->setHeaderLabels(heads);
    for (qsizetype row = 0; row < std::max(columns[0].size(), columns[1].size()); ++row)
        new QTreeWidgetItem(m_brought, {columns[0].value(row), columns[1].value(row)});
    m_compare->setEnabled(pairing && (*pairing)[1]);
}

void PairingsDialog::choose(int row, int column, int army)
{
    place(m_pairings, static_cast<std::size_t>(row), column == firstColumn ? 0 : 1,
          army < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(army)));
    fill();
}

}  // namespace muster::editor
