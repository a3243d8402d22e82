#include "editor/compare/compare_dialog.hpp"
#include "editor/look/screen_room.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::editor {

CompareDialog::CompareDialog(const CheckResult& left, const QString& leftTitle, const CheckResult& right,
                             const QString& rightTitle, QWidget* parent)
    : QDialog(parent)
{
    setObjectName("compare");
    setWindowTitle(tr("Compare"));
    m_table = new QTreeWidget(this);
    m_table->setObjectName("compare-table");
    m_table->setAccessibleName(tr("Both armies side by side"));
    m_table->setColumnCount(4);
    m_table->setHeaderLabels({tr("What"), tr("Difference"), leftTitle, rightTitle});
    m_table->setRootIsDecorated(false);
    m_table->setAlternatingRowColors(true);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(3, QHeaderView::Stretch);
    auto* only = new QCheckBox(tr("&Only what differs"), this);
    only->setAccessibleName(tr("Only what differs"));
    connect(only, &QCheckBox::toggled, this, &CompareDialog::hideSame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(only);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    resizeToFit(*this, {980, 620});
    fill(compared(left, right));
}

void CompareDialog::fill(const std::vector<ComparedRow>& rows)
{
    const auto words = [](ComparedRow::Change change) -> QString {
        switch (change) {
        case ComparedRow::Change::different: return tr("changed");
        case ComparedRow::Change::onlyLeft: return tr("only left");
        case ComparedRow::Change::onlyRight: return tr("only right");
        default: return {};
        }
    };
    for (const auto& row : rows) {
        auto* item = new QTreeWidgetItem(m_table, {row.what, words(row.change), row.left, row.right});
        item->setData(0, Qt::UserRole, !row.heading && row.change == ComparedRow::Change::same);
        item->setToolTip(2, row.left);
        item->setToolTip(3, row.right);
        QFont font = m_table->font();
        font.setBold(row.heading || row.change != ComparedRow::Change::same);
        for (int column = 0; column < (row.heading ? 1 : 2); ++column) item->setFont(column, font);
    }
}

void CompareDialog::hideSame(bool hide)
{
    for (int row = 0; row < m_table->topLevelItemCount(); ++row)
        m_table->topLevelItem(row)->setHidden(hide && m_table->topLevelItem(row)->data(0, Qt::UserRole).toBool());
}

}  // namespace muster::editor
