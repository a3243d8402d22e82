#include "editor/form/choice_control.hpp"

#include "core/text/edit.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr int searchableFrom = 9;  ///< minimum number of items for a search

}  // namespace

void makeSearchable(QComboBox& box)
{
    if (box.isEditable()) return;
    box.setEditable(true);
    box.setInsertPolicy(QComboBox::NoInsert);
    box.completer()->setCompletionMode(QCompleter::PopupCompletion);
    box.completer()->setFilterMode(Qt::MatchContains);
    box.completer()->setCaseSensitivity(Qt::CaseInsensitive);
}

CheckControl::CheckControl(const Field& field, const Field& top, std::string key, EditController& controller,
                           QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_box(new QCheckBox(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->addWidget(m_box);
    layout->addStretch(1);
    setFocusProxy(m_box);
    watch(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) {
        // The inherited value need not be written.
        if (on == m_inherited)
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), on ? "true" : "false");
    });
}

void CheckControl::take(const FieldView& view)
{
    m_inherited = view.inherited.value.boolean();
    m_box->setChecked(view.value().boolean());
    m_box->setText(m_box->isChecked() ? tr("yes") : tr("no"));
    m_box->setEnabled(!view.readOnly && view.inherited.from != Inherited::Origin::option);
}

ChoiceControl::ChoiceControl(const Field& field, const Field& top, std::string key, EditController& controller,
                             QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_box(new QComboBox(this))
{
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setMaxVisibleItems(16);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    setFocusProxy(m_box);
    watch(m_box);
    connect(m_box, &QComboBox::activated, this, &ChoiceControl::choose);
}

bool ChoiceControl::fits(Node value) const
{
    return !value || value.isString() || (!value.isObject() && !value.isArray() && field().schema["enum"]);
}

void ChoiceControl::take(const FieldView& view)
{
    const Node value = view.value();
    const std::string current = value ? value.plainText() : std::string();
    m_inherited = view.inherited.value ? view.inherited.value.plainText() : std::string();
    auto rows = view.formModel.rows(field());
    if (const auto offered = view.formModel.keys(field(), view.index)) {
        const auto isOut = [&](const TableRow& row) {
            return row.id != current && std::find(offered->begin(), offered->end(), row.id) == offered->end();
        };
        rows.erase(std::remove_if(rows.begin(), rows.end(), isOut), rows.end());
    }
    const bool isKnown =
        !value || std::any_of(rows.begin(), rows.end(), [&](const TableRow& row) { return row.id == current; });
    if (!isKnown)
        rows.push_back(
            {current, field().open ? current : utf8(tr("%1 (unknown)").arg(toQString(current))), {}, {}, {}, {}});

    std::vector<std::string> now;
    if (!view.inherited.value) now.push_back({});
    for (const auto& row : rows) {
        std::string shownRow = row.id + '\n' + row.label;
        for (const auto& column : row.columns) shownRow += '\n' + column;
        now.push_back(std::move(shownRow));
    }
    if (now != m_shown) {
        m_shown = std::move(now);
        m_box->clear();
        if (!view.inherited.value) m_box->addItem(tr("\u2013"), QString());
        for (const auto& row : rows) {
            QStringList values;
            for (const auto& column : row.named) values << toQString(column);
            m_box->addItem(
                values.isEmpty()
                    ? toQString(row.label)
                    : QStringLiteral("%1  \u00b7  %2").arg(toQString(row.label), values.join(QStringLiteral(", "))),
                toQString(row.id));
            m_box->setItemData(m_box->count() - 1, toQString(row.help), Qt::ToolTipRole);
        }
        if (!m_box->isEditable() && (m_box->count() >= searchableFrom || field().open)) {
            makeSearchable(*m_box);
            watch(m_box->lineEdit());
            connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] { write(m_box->lineEdit()->text()); });
        }
    }
    const int index = m_box->findData(toQString(current));
    const bool isWriting = m_box->isEditable() && m_box->lineEdit()->hasFocus() && m_box->lineEdit()->isModified();
    if (!isWriting && m_box->currentIndex() != index) m_box->setCurrentIndex(index);
    // Text typed without a choice is replaced by the current value.
    if (!isWriting && m_box->isEditable() && m_box->currentText() != m_box->itemText(index))
        m_box->setEditText(m_box->itemText(index));
    m_box->setEnabled(!view.readOnly && view.inherited.from != Inherited::Origin::option);
    setQuiet(m_box, view.isInherited());
}

void ChoiceControl::choose(int index)
{
    const auto id = utf8(m_box->itemData(index).toString());
    if (id.empty() || id == m_inherited) return controller().clear(key());
    for (const Node item : field().schema["enum"])
        if (!item.isString() && item.plainText() == id) return controller().set(key(), id);
    controller().set(key(), text::quoted(id));
}

void ChoiceControl::write(const QString& text)
{
    m_box->lineEdit()->setModified(false);
    if (text == m_box->itemText(m_box->currentIndex())) return;
    for (int i = 0; i < m_box->count(); ++i)
        if (m_box->itemText(i).compare(text, Qt::CaseInsensitive) == 0 || m_box->itemData(i).toString() == text) {
            m_box->setCurrentIndex(i);
            return choose(i);
        }
    if (field().open && !text.trimmed().isEmpty())
        controller().set(key(), text::quoted(utf8(text)));
    else
        m_box->setEditText(m_box->itemText(m_box->currentIndex()));
}

}  // namespace muster::editor
