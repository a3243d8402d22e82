#include "editor/form/picks_control.hpp"

#include "core/text/edit.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr std::size_t maxLines = 100;  ///< a longer list is shown as JSON

std::string listOf(const std::vector<std::string>& items)
{
    std::string json = "[";
    for (const auto& item : items) json.append(json.size() > 1 ? ", " : "").append(text::quoted(item));
    return json + "]";
}

}  // namespace

PicksControl::PicksControl(const Field& field, const Field& top, std::string key, EditController& controller,
                           QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_add = new QPushButton(icon(QStringLiteral("add"), palette()), tr("Add"), this);
    m_add->setAutoDefault(false);
    m_add->setObjectName(QStringLiteral("add:") + toQString(this->key()));
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_add);
    foot->addStretch(1);
    m_layout->addLayout(foot);
    setFocusProxy(m_add);
    watch(m_add);
    connect(m_add, &QPushButton::clicked, this, [this] {
        // Repeat the last word and focus it, so that the user can change it.
        auto items = m_items;
        items.push_back(items.empty() ? m_first : items.back());
        const auto place = items.size() - 1;
        this->controller().set(this->key(), listOf(items));
        if (place < m_lines.size()) m_lines[place].box->setFocus(Qt::OtherFocusReason);
    });
}

bool PicksControl::fits(Node value) const
{
    return !value || (value.isArray() && value.size() <= maxLines &&
                      std::all_of(value.begin(), value.end(), [](Node item) { return item.isString(); }));
}

void PicksControl::setKey(std::string key)
{
    Control::setKey(std::move(key));
    m_add->setObjectName(QStringLiteral("add:") + toQString(this->key()));
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        m_lines[i].box->setObjectName(QStringLiteral("pick:") + toQString(keyOf(i)));
}

PicksControl::Line PicksControl::makeLine(std::size_t index)
{
    Line line;
    line.whole = new QWidget(this);
    auto* layout = new QHBoxLayout(line.whole);
    layout->setContentsMargins(0, 0, 0, 0);
    line.box = new QComboBox(line.whole);
    line.box->setObjectName(QStringLiteral("pick:") + toQString(keyOf(index)));
    line.box->setFocusPolicy(Qt::StrongFocus);
    line.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    line.box->setMinimumContentsLength(12);
    line.remove = new QToolButton(line.whole);
    line.remove->setIcon(icon(QStringLiteral("remove"), palette()));
    line.remove->setIconSize({16, 16});
    line.remove->setAutoRaise(true);
    line.remove->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(line.box, 1);
    layout->addWidget(line.remove);
    m_layout->insertWidget(static_cast<int>(index), line.whole);
    watch(line.box);
    connect(line.box, &QComboBox::activated, this, [this, index](int row) {
        if (index >= m_items.size()) return;
        auto items = m_items;
        items[index] = utf8(m_lines[index].box->itemData(row).toString());
        this->controller().set(this->key(), listOf(items));
    });
    connect(line.remove, &QToolButton::clicked, this, [this, index] { removeLine(index); });
    return line;
}

void PicksControl::removeLine(std::size_t index)
{
    auto items = m_items;
    if (index >= items.size()) return;
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
    if (items.empty())
        controller().clear(key());
    else
        controller().set(key(), listOf(items));
}

void PicksControl::catalogue(QComboBox& box, const std::vector<TableRow>& rows, std::string_view current)
{
    const QSignalBlocker blocker(&box);
    box.clear();
    for (const auto& row : rows) {
        box.addItem(toQString(row.label), toQString(row.id));
        box.setItemData(box.count() - 1, toQString(row.help), Qt::ToolTipRole);
    }
    if (box.findData(toQString(current)) < 0)
        box.addItem(tr("%1 (unknown)").arg(toQString(current)), toQString(current));
    box.setCurrentIndex(box.findData(toQString(current)));
}

void PicksControl::take(const FieldView& view)
{
    m_items.clear();
    for (const Node item : view.value()) m_items.emplace_back(item.string());
    const auto rows = view.formModel.rows(field());
    m_first = rows.empty() ? std::string() : rows.front().id;
    while (m_lines.size() > m_items.size()) {
        // Deferred, because its own button may have triggered the removal.
        m_layout->removeWidget(m_lines.back().whole);
        m_lines.back().whole->hide();
        m_lines.back().box->setObjectName({});
        m_lines.back().whole->deleteLater();
        m_lines.pop_back();
    }
    while (m_lines.size() < m_items.size()) m_lines.push_back(makeLine(m_lines.size()));
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        catalogue(*m_lines[i].box, rows, m_items[i]);
        m_lines[i].box->setEnabled(!view.readOnly);
        m_lines[i].remove->setEnabled(!view.readOnly);
        setQuiet(m_lines[i].box, view.isInherited());
    }
    const Node max = field().schema["maxItems"];
    m_add->setEnabled(!view.readOnly && !rows.empty() &&
                      !(max.isInteger() && static_cast<std::int64_t>(m_items.size()) >= max.integer()));
    nameLines();
}

bool PicksControl::takeKeyboard(std::string_view wanted)
{
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (keyOf(i) == wanted) return m_lines[i].box->setFocus(Qt::OtherFocusReason), true;
    return Control::takeKeyboard(wanted);
}

void PicksControl::nameLines()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_lines[i].box->setAccessibleName(tr("%1, number %2").arg(m_name).arg(i + 1));
        m_lines[i].box->setToolTip(toQString(field().help));
        const auto words = tr("Remove %1").arg(m_lines[i].box->currentText());
        m_lines[i].remove->setAccessibleName(words);
        m_lines[i].remove->setToolTip(words);
    }
}

void PicksControl::describe(const QString& name, const QString& description)
{
    m_name = name;
    setAccessibleName(name);
    setAccessibleDescription(description);
    m_add->setAccessibleName(tr("Add to %1").arg(name));
    m_add->setToolTip(m_add->accessibleName());
    nameLines();
}

}  // namespace muster::editor
