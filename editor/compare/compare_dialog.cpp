#include "editor/compare/compare_dialog.hpp"
#include "editor/compare/source_comparison.hpp"
#include "editor/look/screen_room.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::editor {

CompareDialog::CompareDialog(const CheckResult& left, const QString& leftTitle, const CheckResult& right,
                             const QString& rightTitle, QWidget* parent)
    : QDialog(parent)
{
    setObjectName("compare");
    setWindowTitle(tr("Compare"));
    m_tabs = new QTabWidget(this);
    if (left.hasView || right.hasView || !left.document || !right.document)
        addTable("compare-table", tr("Units and Numbers"), {tr("What"), tr("Difference"), leftTitle, rightTitle},
                 compared(left, right))
            ->setAccessibleName(tr("Both armies side by side"));
    // Without JSON there is no source of which lines would be worth comparing.
    if (left.document && right.document) {
        auto* lines = addTable("compare-source", tr("Source"), {tr("Line"), tr("Difference"), leftTitle, rightTitle},
                               comparedSources(left.document->source().bytes(), right.document->source().bytes()));
        lines->setAccessibleName(tr("Both sources side by side"));
        lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    }
    auto* only = new QCheckBox(tr("&Only what differs"), this);
    only->setAccessibleName(tr("Only what differs"));
    connect(only, &QCheckBox::toggled, this, &CompareDialog::hideSame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(only);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(buttons);
    resizeToFit(*this, {980, 620});
}

QTreeWidget* CompareDialog::addTable(const char* name, const QString& title, const QStringList& heads,
                                     const std::vector<ComparedRow>& rows)
{
    auto* table = new QTreeWidget(m_tabs);
    table->setObjectName(name);
    table->setColumnCount(4);
    table->setHeaderLabels(heads);
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAlternatingRowColors(true);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->header()->setSectionResizeMode(2, QHeaderView::Stretch);
    table->header()->setSectionResizeMode(3, QHeaderView::Stretch);
    const auto words = [](ComparedRow::Change change) -> QString {
        switch (change) {
        case ComparedRow::Change::different: return tr("changed");
        case ComparedRow::Change::onlyLeft: return tr("only left");
        case ComparedRow::Change::onlyRight: return tr("only right");
        default: return {};
        }
    };
    for (const auto& row : rows) {
        auto* item = new QTreeWidgetItem(table, {row.what, words(row.change), row.left, row.right});
        item->setData(0, Qt::UserRole, !row.heading && row.change == ComparedRow::Change::same);
        // A file's text is never markup.
        const auto tip = [](const QString& text) {
            return text.isEmpty() ? text : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
        };
        item->setToolTip(2, tip(row.left));
        item->setToolTip(3, tip(row.right));
        QFont bold = font();
        bold.setBold(row.heading || row.change != ComparedRow::Change::same);
        for (int column = 0; column < (row.heading ? 1 : 2); ++column) item->setFont(column, bold);
        if (row.heading) item->setFirstColumnSpanned(true);
    }
    m_tabs->addTab(table, title);
    return table;
}

void CompareDialog::hideSame(bool hide)
{
    for (auto* table : m_tabs->findChildren<QTreeWidget*>())
        for (int row = 0; row < table->topLevelItemCount(); ++row)
            table->topLevelItem(row)->setHidden(hide && table->topLevelItem(row)->data(0, Qt::UserRole).toBool());
}

}  // namespace muster::editor
