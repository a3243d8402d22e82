#include "editor/form/rows_control.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/text/edit.hpp"
#include "editor/form/other_id_line.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace muster::editor {

using text::Node;

namespace {

constexpr int searchLineFrom = 12;
constexpr int offeredRole = Qt::UserRole + 1;

}  // namespace

RowsControl::RowsControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_search(new QLineEdit(this)),
      m_all(new QCheckBox(tr("show all"), this)), m_table(new RowTable(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    auto* head = new QHBoxLayout;
    m_search->setPlaceholderText(tr("Search"));
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search %1").arg(toQString(field.title)));
    m_all->setToolTip(tr("Show what is not allowed here as well"));
    head->addWidget(m_search, 1);
    head->addWidget(m_all);
    layout->addLayout(head);
    layout->addWidget(m_table);
    if (field.open) {
        m_other = new OtherLine(field, this);
        layout->addWidget(m_other);
        connect(m_other, &OtherLine::added, this, [this](const std::string& id) {
            if (std::find(m_value.begin(), m_value.end(), id) != m_value.end()) return;
            m_value.push_back(id);
            std::string json;
            for (const auto& each : m_value) json += (json.empty() ? "" : ", ") + text::quoted(each);
            this->controller().set(this->key(), "[" + json + "]");
        });
    }
    setFocusProxy(m_table);
    watch(m_table);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &RowsControl::filter);
    connect(m_all, &QCheckBox::toggled, this, &RowsControl::filter);
    connect(m_table, &QTreeWidget::itemChanged, this, [this] {
        if (m_showing) return;
        m_writing = true;
        write();
        m_writing = false;
    });
    // A click anywhere in a row toggles it, not only on the check box.
    connect(m_table, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        if (!m_readOnly && item->flags().testFlag(Qt::ItemIsUserCheckable))
            item->setCheckState(0, item->checkState(0) == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
}

bool RowsControl::fits(Node value) const
{
    if (!value) return true;
    std::set<std::string_view> seen;
    return value.isArray() && std::all_of(value.begin(), value.end(), [&](Node item) {
               return item.isString() && seen.insert(item.string()).second;
           });
}

void RowsControl::take(const FieldView& view)
{
    m_value.clear();
    for (const Node item : view.value()) m_value.emplace_back(item.string());
    const auto lines = linesOf(view);
    std::vector<std::string> shape;
    for (const auto& line : lines) {
        shape.push_back(line.row.id + '\n' + line.row.label + '\n' + line.row.group);
        for (const auto& column : line.row.columns) shape.back() += '\n' + column;
    }
    // The row that was just ticked is emitting its signal and must not be deleted yet.
    if (shape != m_shape && m_writing) return controller().showAgain();
    m_showing = true;
    if (shape != m_shape) {
        m_shape = std::move(shape);
        m_table->fill(lines, headingsOf(view), hasResult());
    }
    m_inheritsSome = view.inherited.value.size() > 0;
    m_readOnly = view.readOnly || view.inherited.from == Inherited::Origin::option;
    const QColor quiet = quietColour(palette());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto* item = m_table->items()[i];
        const bool isTaken = std::find(m_value.begin(), m_value.end(), lines[i].row.id) != m_value.end();
        const auto state = isTaken ? Qt::Checked : Qt::Unchecked;
        if (item->checkState(0) != state) item->setCheckState(0, state);
        item->setData(0, offeredRole, lines[i].offered);
        const auto flags = m_readOnly ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                      : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable;
        if (item->flags() != flags) item->setFlags(flags);
        if (hasResult()) item->setText(1, toQString(lines[i].result));
        const QBrush ink = !lines[i].offered || (isTaken && view.isInherited()) ? QBrush(quiet) : QBrush();
        for (int column = 0; column < m_table->columnCount(); ++column) item->setForeground(column, ink);
        item->setToolTip(0, lines[i].offered ? toQString(lines[i].row.help)
                                             : tr("Not allowed here. %1").arg(toQString(lines[i].row.help)));
    }
    m_showing = false;
    m_all->setVisible(
        std::any_of(lines.begin(), lines.end(), [](const RowTable::Line& line) { return !line.offered; }));
    m_search->setVisible(static_cast<int>(lines.size()) >= searchLineFrom);
    filter();
}

std::vector<RowTable::Line> RowsControl::linesOf(const FieldView& view) const
{
    std::vector<RowTable::Line> lines;
    for (auto& row : view.formModel.rows(field())) lines.push_back({std::move(row), {}, true, true});
    for (const auto& id : m_value)
        if (std::none_of(lines.begin(), lines.end(), [&](const RowTable::Line& line) { return line.row.id == id; })) {
            TableRow row{id, view.formModel.label(field(), id), {}, {}, {}, {}};
            if (!field().open) row.label = utf8(tr("%1 (unknown)").arg(toQString(id)));
            lines.push_back({std::move(row), {}, true, false});
        }
    if (const auto keys = view.formModel.keys(field(), view.index))
        for (auto& line : lines)
            line.offered = !line.known || std::find(keys->begin(), keys->end(), line.row.id) != keys->end();
    if (hasResult())
        for (auto& line : lines) line.result = view.formModel.result(field(), line.row.id, view.index);
    return lines;
}

QStringList RowsControl::headingsOf(const FieldView& view) const
{
    QStringList headings{{}};
    const auto& words = view.formModel.words();
    const Node form = field().hint ? field().hint->node : Node();
    if (hasResult()) headings << toQString(words(form["result"]["label"].string()));
    for (const Node column : form["columns"])
        headings << toQString(column.isObject() ? words(column["label"].string())
                                                : words.id(column.string(), files::inWords(column.string())));
    return headings;
}

bool RowsControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_table->setFocus(Qt::TabFocusReason);
            return true;
        }
    }
    return (watched == m_table || watched == this) && Control::eventFilter(watched, event);
}

void RowsControl::write()
{
    std::vector<std::string> taken;
    const auto isTicked = [&](std::string_view id) {
        const auto* item = m_table->itemOf(id);
        return item && item->checkState(0) == Qt::Checked;
    };
    for (const auto& id : m_value)
        if (isTicked(id)) taken.push_back(id);
    for (const auto* item : m_table->items()) {
        const auto id = RowTable::idOf(*item);
        if (item->checkState(0) == Qt::Checked && std::find(taken.begin(), taken.end(), id) == taken.end())
            taken.push_back(id);
    }
    if (taken == m_value) return;
    std::string json;
    for (const auto& id : taken) json += (json.empty() ? "" : ", ") + text::quoted(id);
    // An empty list can be removed, unless that would restore inherited values.
    if (taken.empty() && !m_inheritsSome)
        controller().clear(key());
    else
        controller().set(key(), "[" + json + "]");
}

void RowsControl::filter()
{
    const auto wanted = m_search->isHidden() ? QStringList() : m_search->text().split(u' ', Qt::SkipEmptyParts);
    const auto isWanted = [&](const QString& name) {
        return std::all_of(wanted.begin(), wanted.end(),
                           [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
    };
    const bool showAll = m_all->isHidden() || m_all->isChecked();
    m_table->showOnly([&](const QTreeWidgetItem& item) {
        const bool isTaken = item.checkState(0) == Qt::Checked;
        return (isTaken || showAll || item.data(0, offeredRole).toBool()) && isWanted(item.text(0));
    });
}

bool RowsControl::takeKeyboard(std::string_view key)
{
    if (key.size() > this->key().size() + 1) {
        const auto index = QString::fromUtf8(key.data() + this->key().size() + 1,
                                             static_cast<qsizetype>(key.size() - this->key().size() - 1))
                               .toUInt();
        if (index < m_value.size())
            if (auto* item = m_table->itemOf(m_value[index])) m_table->setCurrentItem(item);
    }
    return Control::takeKeyboard(key);
}

}  // namespace muster::editor
