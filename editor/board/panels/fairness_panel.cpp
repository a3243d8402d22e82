#include "editor/board/panels/fairness_panel.hpp"

#include "editor/board/tools/overlay.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace muster::editor {

namespace {

constexpr int maxHeadLines = 3;
constexpr int headMargin = 5;            ///< on each side of a heading
constexpr int shareRole = Qt::UserRole;  ///< share of the largest number in the row, 0 to 1

/// Wraps a title to that width, between words if possible.
QString inLines(const QString& title, const QFontMetrics& letters, int width)
{
    QStringList lines;
    for (const auto& word : title.split(u' ', Qt::SkipEmptyParts)) {
        const bool isLast = lines.size() == maxHeadLines;
        if (!lines.isEmpty() && (isLast || letters.horizontalAdvance(lines.back() + u' ' + word) <= width))
            lines.back() += u' ' + word;
        else
            lines << word;
    }
    for (auto& line : lines) line = letters.elidedText(line, Qt::ElideRight, width);
    return lines.join(u'\n');
}

/// Draws a number with a bar behind it, whose length is its share.
class ShareDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto share = index.data(shareRole);
        QStyledItemDelegate::paint(painter, option, index);
        if (!share.isValid()) return;
        const QRectF room = QRectF(option.rect).adjusted(3, 0, -3, -3);
        painter->save();
        painter->setPen(Qt::NoPen);
        painter->setBrush(lineColour(option.palette));
        painter->drawRect(QRectF(room.left(), room.bottom() - 3, room.width(), 3));
        painter->setBrush(option.palette.color(QPalette::Highlight));
        painter->drawRect(
            QRectF(room.left(), room.bottom() - 3, room.width() * std::clamp(share.toDouble(), 0.0, 1.0), 3));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 8);
    }
};

}  // namespace

FairnessPanel::FairnessPanel(BoardView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setObjectName("fairness-panel");
    m_verdict = new QLabel(this);
    m_verdict->setObjectName("fairness-verdict");
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_table = new QTreeWidget(this);
    m_table->setObjectName("fairness-table");
    m_table->setAccessibleName(tr("Terrain and distances by side"));
    m_table->setRootIsDecorated(false);
    m_table->setIndentation(10);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setItemDelegate(new ShareDelegate(m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setTextElideMode(Qt::ElideNone);
    m_table->header()->setMinimumSectionSize(24);
    m_table->viewport()->installEventFilter(this);
    m_about = new QLabel(
        tr("A side's part of the board is all that lies no farther from its edge than from any other side's; "
           "allies on one edge share theirs. Distances to objectives run from the edge too. "
           "A side without an edge is measured from its zones."),
        this);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_about);
    refresh();
}

void FairnessPanel::refresh()
{
    const auto& fairness = m_view.board().fairness;
    m_table->setVisible(fairness.canCompare);
    m_about->setVisible(fairness.canCompare);
    if (!fairness.canCompare)
        return m_verdict->setText(tr("Nothing can be compared yet: two sides with an edge or a zone are needed."));
    m_verdict->setText(fairness.symmetry.empty() ? tr("The symmetry of the terrain was not checked.")
                                                 : tr("Terrain: %1.").arg(toQString(fairness.symmetry)));
    fill(fairness);
}

void FairnessPanel::fill(const FairnessView& fairness)
{
    const auto& measure = m_view.board().map.measure;
    m_table->clear();
    QStringList titles{QString()};
    for (const auto& side : fairness.sides) titles << toQString(side);
    m_table->setHeaderLabels(titles);
    const QLocale locale;
    const auto heading = [&](const QString& words) {
        auto* item = new QTreeWidgetItem(m_table, {words});
        auto font = m_table->font();
        font.setBold(true);
        item->setFont(0, font);
        item->setFirstColumnSpanned(true);
        item->setFlags(Qt::ItemIsEnabled);
        item->setExpanded(true);
        return item;
    };
    const auto line = [&](QTreeWidgetItem* under, const QString& title, const std::vector<double>& numbers,
                          auto words) {
        auto* item = new QTreeWidgetItem(under, {title});
        item->setToolTip(0, title);
        const double max = numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const int column = static_cast<int>(i) + 1;
            item->setText(column, words(numbers[i]));
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
            if (max > 0) item->setData(column, shareRole, numbers[i] / max);
        }
    };
    if (!fairness.grounds.empty()) {
        auto* grounds = heading(tr("Terrain in each part, in %1").arg(toQString(measure) + QChar(0x00b2)));
        for (const auto& ground : fairness.grounds)
            line(grounds, toQString(ground.label), ground.areas,
                 [&](double area) { return locale.toString(area, 'f', area < 10 ? 1 : 0); });
        std::vector<double> sums(fairness.sides.size(), 0);
        for (const auto& ground : fairness.grounds)
            for (std::size_t i = 0; i < sums.size() && i < ground.areas.size(); ++i) sums[i] += ground.areas[i];
        if (fairness.grounds.size() > 1)
            line(grounds, tr("All together"), sums,
                 [&](double area) { return locale.toString(area, 'f', area < 10 ? 1 : 0); });
    }
    if (!fairness.ways.empty()) {
        auto* ways = heading(tr("Distances to objectives"));
        for (const auto& way : fairness.ways)
            line(ways, toQString(way.objective), way.distances,
                 [&](double distance) { return lengthWords(distance, measure); });
    }
    m_table->expandAll();
    m_table->setCurrentItem(nullptr);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Fixed);
    for (int column = 1; column < m_table->columnCount(); ++column) {
        m_table->header()->setSectionResizeMode(column, QHeaderView::Stretch);
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignBottom);
        m_table->headerItem()->setToolTip(column, titles[column]);
    }
    fitColumns();
}

void FairnessPanel::fitColumns()
{
    const int sides = m_table->columnCount() - 1, width = m_table->viewport()->width();
    if (sides < 1) return;
    int names = 0;
    for (QTreeWidgetItemIterator item(m_table, QTreeWidgetItemIterator::NoChildren); *item; ++item)
        names = std::max(names, m_table->fontMetrics().horizontalAdvance((*item)->text(0)));
    names = std::min(names + 2 * m_table->indentation(), sides > 2 ? width * 2 / 5 : width / 2);
    m_table->header()->resizeSection(0, names);
    auto* head = m_table->headerItem();
    for (int column = 1; column <= sides; ++column)
        head->setText(column, inLines(head->toolTip(column), m_table->header()->fontMetrics(),
                                      (width - names) / sides - 2 * headMargin));
}

bool FairnessPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) fitColumns();
    return QWidget::eventFilter(watched, event);
}

}  // namespace muster::editor
