#include "editor/form/rows_control.hpp"

#include "core/model/id.hpp"
#include "core/text/edit.hpp"
#include "editor/form/other_line.hpp"
#include "editor/window/theme.hpp"
#include "editor/window/words.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace muster::editor {

using text::Node;

namespace {

constexpr int searchableFrom = 12, mostLines = 9;
constexpr int idRole = Qt::UserRole, offeredRole = Qt::UserRole + 1;

/// Whether nothing but numbers stands in a column, where something does.
bool isOfNumbers(const std::vector<QTreeWidgetItem*>& items, int column)
{
    bool any = false;
    for (const auto* item : items) {
        bool isNumber = false;
        const QString text = item->text(column);
        if (text.isEmpty()) continue;
        text.toDouble(&isNumber);
        if (!isNumber) return false;
        any = true;
    }
    return any;
}

}  // namespace

RowsControl::RowsControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent), m_search(new QLineEdit(this)), m_all(new QCheckBox(tr("show all"), this)), m_tree(new QTreeWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    auto* head = new QHBoxLayout;
    m_search->setPlaceholderText(tr("Search"));
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search %1").arg(shown(field.title)));
    m_all->setToolTip(tr("Show what is not allowed here as well"));
    head->addWidget(m_search, 1);
    head->addWidget(m_all);
    layout->addLayout(head);
    layout->addWidget(m_tree);
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(0);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_tree->setSelectionMode(QAbstractItemView::NoSelection);
    m_tree->setTabKeyNavigation(false);
    m_tree->header()->setMinimumSectionSize(24);
    auto small = m_tree->header()->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_tree->header()->setFont(small);
    m_tree->header()->setStretchLastSection(false);
    if (field.open) {
        m_other = new OtherLine(field, this);
        layout->addWidget(m_other);
        connect(m_other, &OtherLine::added, this, [this](const std::string& id) {
            if (std::find(m_value.begin(), m_value.end(), id) != m_value.end()) return;
            m_value.push_back(id);
            std::string json;
            for (const auto& each : m_value) json += (json.empty() ? "" : ", ") + text::quoted(each);
            this->desk().set(this->key(), "[" + json + "]");
        });
    }
    setFocusProxy(m_tree);
    watch(m_tree);
    m_tree->viewport()->installEventFilter(this);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &RowsControl::filter);
    connect(m_all, &QCheckBox::toggled, this, &RowsControl::filter);
    connect(m_tree, &QTreeWidget::itemChanged, this, [this] {
        if (m_showing) return;
        m_writing = true;
        write();
        m_writing = false;
    });
    // Anywhere in a row, not only in the small box.
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (!m_readOnly && item->flags().testFlag(Qt::ItemIsUserCheckable)) item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
}

bool RowsControl::fits(Node value) const
{
    if (!value) return true;
    std::set<std::string_view> seen;
    return value.isArray() && std::all_of(value.begin(), value.end(), [&](Node item) { return item.isString() && seen.insert(item.string()).second; });
}

void RowsControl::take(const FieldView& view)
{
    std::vector<Line> lines;
    for (auto& row : view.reading.rows(field())) lines.push_back({std::move(row), {}, true, true});
    m_value.clear();
    for (const Node item : view.value()) m_value.emplace_back(item.string());
    for (const auto& id : m_value)
        if (std::none_of(lines.begin(), lines.end(), [&](const Line& line) { return line.row.id == id; })) {
            TableRow row{id, view.reading.label(field(), id), {}, {}, {}, {}};
            if (!field().open) row.label = utf8(tr("%1 (unknown)").arg(shown(id)));
            lines.push_back({std::move(row), {}, true, false});
        }
    if (const auto keys = view.reading.keys(field(), view.index))
        for (auto& line : lines) line.offered = !line.known || std::find(keys->begin(), keys->end(), line.row.id) != keys->end();
    if (field().hint && field().hint->result)
        for (auto& line : lines) line.result = view.reading.result(field(), line.row.id, view.index);

    std::vector<std::string> shape;
    for (const auto& line : lines) {
        shape.push_back(line.row.id + '\n' + line.row.label + '\n' + line.row.group);
        for (const auto& column : line.row.columns) shape.back() += '\n' + column;
    }
    // The row that was just ticked is still at work and must not be taken away under it.
    if (shape != m_shape && m_writing) return desk().showAgain();
    m_showing = true;
    if (shape != m_shape) {
        m_shape = std::move(shape);
        rebuild(lines, view);
    }
    m_inheritsSome = view.inherited.value.size() > 0;
    m_readOnly = view.readOnly || view.inherited.from == Inherited::From::option;
    const QColor quiet = quietColour(palette());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* item = m_items[i];
        const bool isTaken = std::find(m_value.begin(), m_value.end(), lines[i].row.id) != m_value.end();
        const auto state = isTaken ? Qt::Checked : Qt::Unchecked;
        if (item->checkState(0) != state) item->setCheckState(0, state);
        item->setData(0, offeredRole, lines[i].offered);
        const auto flags = m_readOnly ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
        if (item->flags() != flags) item->setFlags(flags);
        if (field().hint && field().hint->result) item->setText(1, shown(lines[i].result));
        const QBrush ink = !lines[i].offered || (isTaken && view.isInherited()) ? QBrush(quiet) : QBrush();
        for (int column = 0; column < m_tree->columnCount(); ++column) item->setForeground(column, ink);
        item->setToolTip(0, lines[i].offered ? shown(lines[i].row.help) : tr("Not allowed here. %1").arg(shown(lines[i].row.help)));
    }
    m_showing = false;
    m_all->setVisible(std::any_of(lines.begin(), lines.end(), [](const Line& line) { return !line.offered; }));
    m_search->setVisible(static_cast<int>(lines.size()) >= searchableFrom);
    filter();
}

void RowsControl::rebuild(const std::vector<Line>& lines, const FieldView& view)
{
    const QString current = m_tree->currentItem() ? m_tree->currentItem()->data(0, idRole).toString() : QString();
    QStringList headings{{}};
    const Node form = field().hint ? field().hint->node : Node();
    if (field().hint && field().hint->result) headings << shown(view.reading.words()(form["result"]["label"].string()));
    for (const Node column : form["columns"]) headings << shown(column.isObject() ? view.reading.words()(column["label"].string()) : view.reading.words().id(column.string(), model::inWords(column.string())));
    m_tree->clear();
    m_items.clear();
    m_tree->setColumnCount(static_cast<int>(headings.size()));
    m_tree->setHeaderLabels(headings);
    m_tree->setHeaderHidden(headings.size() == 1);
    std::string group;
    for (const auto& line : lines) {
        if (line.row.group != group) {
            group = line.row.group;
            auto* head = new QTreeWidgetItem(m_tree, {shown(group)});
            head->setFlags(Qt::ItemIsEnabled);
            head->setFirstColumnSpanned(true);
            auto font = head->font(0);
            font.setBold(true);
            head->setFont(0, font);
        }
        QStringList texts{shown(line.row.label)};
        if (field().hint && field().hint->result) texts << shown(line.result);
        for (const auto& column : line.row.columns) texts << shown(column);
        auto* item = new QTreeWidgetItem(m_tree, texts);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(0, Qt::Unchecked);
        item->setData(0, idRole, shown(line.row.id));
        item->setData(0, Qt::AccessibleTextRole, texts.join(QStringLiteral(", ")));
        m_items.push_back(item);
        if (item->data(0, idRole).toString() == current) m_tree->setCurrentItem(item);
    }
    if (!m_tree->currentItem() && !m_items.empty()) m_tree->setCurrentItem(m_items.front());
    m_tree->headerItem()->setTextAlignment(0, Qt::AlignLeft | Qt::AlignVCenter);
    for (int column = 1; column < m_tree->columnCount(); ++column) {
        // A column of numbers stands to the right, with its heading.
        const Qt::Alignment side = isOfNumbers(m_items, column) ? Qt::AlignRight : Qt::AlignLeft;
        m_tree->headerItem()->setTextAlignment(column, side | Qt::AlignVCenter);
        for (auto* item : m_items) item->setTextAlignment(column, side | Qt::AlignVCenter);
    }
    for (int column = 0; column < m_tree->columnCount(); ++column) m_tree->header()->setSectionResizeMode(column, column == 0 ? QHeaderView::Interactive : QHeaderView::ResizeToContents);
    // Names get the room that numbers leave. Where that is little, numbers may be scrolled to, for names are what one looks for.
    int widest = 0;
    for (const auto& line : lines) widest = std::max(widest, m_tree->fontMetrics().horizontalAdvance(shown(line.row.label)));
    m_nameWidth = std::min(widest, m_tree->fontMetrics().averageCharWidth() * 14) + 34;
    // A last column of sentences gets the room instead of the names.
    const bool hasSentences = std::any_of(lines.begin(), lines.end(), [](const Line& line) { return !line.row.columns.empty() && line.row.columns.back().size() > 24; });
    if (hasSentences) {
        m_tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        m_tree->header()->setSectionResizeMode(m_tree->columnCount() - 1, QHeaderView::Stretch);
        for (auto* item : m_items) item->setToolTip(m_tree->columnCount() - 1, item->text(m_tree->columnCount() - 1));
        m_nameWidth = 0;
    }
    fitColumns();
}

void RowsControl::fitColumns()
{
    if (m_nameWidth == 0) return;
    int others = 0;
    for (int column = 1; column < m_tree->columnCount(); ++column) others += m_tree->columnWidth(column);
    const int room = std::max(m_nameWidth, m_tree->viewport()->width() - others);
    if (m_tree->columnWidth(0) != room) m_tree->setColumnWidth(0, room);
}

bool RowsControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize) fitColumns();
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_tree->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return watched == m_tree || watched == this ? Control::eventFilter(watched, event) : QWidget::eventFilter(watched, event);
}

void RowsControl::write()
{
    std::vector<std::string> taken;
    const auto isTicked = [&](std::string_view id) { const auto* item = itemOf(id); return item && item->checkState(0) == Qt::Checked; };
    for (const auto& id : m_value)
        if (isTicked(id)) taken.push_back(id);
    for (const auto* item : m_items) {
        const auto id = utf8(item->data(0, idRole).toString());
        if (item->checkState(0) == Qt::Checked && std::find(taken.begin(), taken.end(), id) == taken.end()) taken.push_back(id);
    }
    if (taken == m_value) return;
    std::string json;
    for (const auto& id : taken) json += (json.empty() ? "" : ", ") + text::quoted(id);
    // What is left empty is as good as never said, unless something else would come back then.
    if (taken.empty() && !m_inheritsSome) desk().clear(key());
    else desk().set(key(), "[" + json + "]");
}

void RowsControl::filter()
{
    const auto wanted = m_search->isHidden() ? QStringList() : m_search->text().split(u' ', Qt::SkipEmptyParts);
    const auto isWanted = [&](const QString& name) { return std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); }); };
    const bool showAll = m_all->isHidden() || m_all->isChecked();
    QTreeWidgetItem* head = nullptr;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        auto* item = m_tree->topLevelItem(i);
        if (!item->data(0, idRole).isValid()) {
            head = item;
            head->setHidden(true);
            continue;
        }
        const bool isTaken = item->checkState(0) == Qt::Checked;
        const bool isShown = (isTaken || showAll || item->data(0, offeredRole).toBool()) && isWanted(item->text(0));
        item->setHidden(!isShown);
        if (isShown && head) head->setHidden(false);
    }
    // The row the keyboard is on is one that can be seen.
    const auto canBeSeen = [](const QTreeWidgetItem* item) { return item && !item->isHidden() && item->data(0, idRole).isValid(); };
    if (!canBeSeen(m_tree->currentItem()))
        if (const auto first = std::find_if(m_items.begin(), m_items.end(), canBeSeen); first != m_items.end()) m_tree->setCurrentItem(*first);
    fitHeight();
}

void RowsControl::fitHeight()
{
    int visible = 0;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (!m_tree->topLevelItem(i)->isHidden()) ++visible;
    const int row = m_tree->topLevelItemCount() > 0 ? std::max(m_tree->sizeHintForRow(0), m_tree->fontMetrics().height() + 4) : m_tree->fontMetrics().height() + 6;
    const int head = m_tree->isHeaderHidden() ? 0 : m_tree->header()->sizeHint().height();
    m_tree->setFixedHeight(head + row * std::clamp(visible, 1, mostLines) + 2 * m_tree->frameWidth() + 2);
}

QTreeWidgetItem* RowsControl::itemOf(std::string_view id) const
{
    const QString wanted = shown(id);
    const auto found = std::find_if(m_items.begin(), m_items.end(), [&](const QTreeWidgetItem* item) { return item->data(0, idRole).toString() == wanted; });
    return found == m_items.end() ? nullptr : *found;
}

bool RowsControl::takeKeyboard(std::string_view key)
{
    if (key.size() > this->key().size() + 1) {
        const auto index = QString::fromUtf8(key.data() + this->key().size() + 1, static_cast<qsizetype>(key.size() - this->key().size() - 1)).toUInt();
        if (index < m_value.size())
            if (auto* item = itemOf(m_value[index])) m_tree->setCurrentItem(item);
    }
    return Control::takeKeyboard(key);
}

}  // namespace muster::editor
