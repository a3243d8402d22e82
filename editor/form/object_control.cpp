#include "editor/form/object_control.hpp"

#include "editor/form/number_controls.hpp"
#include "editor/look/words.hpp"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr int numbersInLine = 3;  ///< maximum of small numbers in one line

bool areSmall(const std::vector<Field>& members)
{
    return members.size() > 1 && std::all_of(members.begin(), members.end(), [](const Field& member) {
               return member.kind == FieldKind::integer && member.title.size() <= 5 && !member.hint &&
                      member.maximum.value_or(1e9) < 1000;
           });
}

}  // namespace

ObjectControl::ObjectControl(const Field& field, const Field& top, std::string key, EditController& controller,
                             QWidget* parent)
    : Control(field, top, std::move(key), controller, parent)
{
    auto* grid = new QGridLayout(this);
    if (!areSmall(field.members)) {
        grid->setContentsMargins(12, 0, 0, 0);
        std::vector<const Field*> members;
        for (const auto& member : field.members) members.push_back(&member);
        m_panel = new FieldPanel(members, &top, this->key(), controller, this);
        grid->addWidget(m_panel);
        return;
    }
    grid->setContentsMargins(12, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(3);
    for (std::size_t i = 0; i < field.members.size(); ++i) {
        const auto& member = field.members[i];
        auto* control = makeControl(member, top, below(this->key(), member.name), controller, this);
        control->setObjectName(QStringLiteral("field:") + toQString(control->key()));
        auto* label = new QLabel(toQString(member.title), this);
        label->setBuddy(control->focusProxy());
        label->setToolTip(toQString(member.help));
        control->setToolTip(toQString(member.help));
        const int line = static_cast<int>(i) / numbersInLine, column = static_cast<int>(i) % numbersInLine * 2;
        grid->addWidget(label, line, column);
        grid->addWidget(control, line, column + 1);
        m_small.push_back(control);
    }
    grid->setColumnStretch(2 * numbersInLine, 1);
}

void ObjectControl::setKey(std::string key)
{
    Control::setKey(std::move(key));
    if (m_panel) m_panel->setPrefix(this->key());
    for (auto* control : m_small) control->setKey(below(this->key(), control->field().name));
}

bool ObjectControl::fits(Node value) const
{
    if (!value) return true;
    if (!value.isObject()) return false;
    for (const Node member : value) {
        const auto known = std::find_if(field().members.begin(), field().members.end(),
                                        [&](const Field& each) { return each.name == member.key(); });
        if (known == field().members.end()) {
            // Extension keys ("x-") need not be shown; unknown keys must be.
            if (!member.key().starts_with("x-")) return false;
        } else if (!m_small.empty() &&
                   !m_small[static_cast<std::size_t>(known - field().members.begin())]->fits(member)) {
            return false;
        }
    }
    return true;
}

void ObjectControl::take(const FieldView& view)
{
    if (m_panel) return m_panel->take(view.formModel, view.index, view.findings);
    for (auto* control : m_small) {
        FieldView part{view.formModel, view.own[control->field().name], {}, view.readOnly, view.index, {}};
        if (!view.own || view.inherited.from == Inherited::Origin::option) {
            part.inherited = view.inherited;
            part.inherited.value = view.inherited.value[control->field().name];
            if (!part.inherited.value) part.inherited = {};
        }
        control->take(part);
        control->describe(QStringLiteral("%1, %2").arg(toQString(field().title), toQString(control->field().title)),
                          toQString(control->field().help));
    }
}

bool ObjectControl::claims(std::string_view key) const
{
    const FieldRow* row = m_panel ? m_panel->rowAt(key) : nullptr;
    return row && row->isShown();
}

bool ObjectControl::takeKeyboard(std::string_view key)
{
    if (m_panel) {
        if (auto* row = m_panel->rowAt(key); row && row->takeKeyboard(key)) return true;
        return std::any_of(m_panel->rows().begin(), m_panel->rows().end(),
                           [&](FieldRow* row) { return row->takeKeyboard(key); });
    }
    for (auto* control : m_small)
        if (control->key() == key) return control->takeKeyboard(key);
    return !m_small.empty() && m_small.front()->takeKeyboard(key);
}

void ObjectControl::describe(const QString& name, const QString& description)
{
    setAccessibleName(name);
    setAccessibleDescription(description);
}

}  // namespace muster::editor
