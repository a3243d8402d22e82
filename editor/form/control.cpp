#include "editor/form/control.hpp"

#include "core/text/pointer.hpp"
#include "editor/form/choice_control.hpp"
#include "editor/form/house_control.hpp"
#include "editor/form/id_control.hpp"
#include "editor/form/json_control.hpp"
#include "editor/form/levels_control.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/form/object_control.hpp"
#include "editor/form/options_control.hpp"
#include "editor/form/picks_control.hpp"
#include "editor/form/records_control.hpp"
#include "editor/form/reference_control.hpp"
#include "editor/form/rows_control.hpp"
#include "editor/form/text_controls.hpp"
#include "editor/look/theme.hpp"

#include <QEvent>
#include <QKeyEvent>

namespace muster::editor {

Control::Control(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent)
    : QWidget(parent), m_field(field), m_top(top), m_key(std::move(key)), m_controller(controller)
{}

bool Control::claims(std::string_view) const { return false; }

bool Control::takeKeyboard(std::string_view)
{
    QWidget* proxy = focusProxy();
    if (!proxy || !proxy->isEnabled()) return false;
    proxy->setFocus(Qt::OtherFocusReason);
    return true;
}

void Control::describe(const QString& name, const QString& description)
{
    QWidget* widget = focusProxy() ? focusProxy() : this;
    widget->setAccessibleName(name);
    widget->setAccessibleDescription(description);
}

void Control::watch(QWidget* widget) { widget->installEventFilter(this); }

bool Control::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn) m_controller.entered(m_key);
    if (event->type() == QEvent::FocusOut) m_controller.left();
    // Fields have no undo history of their own; only the document does.
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool undoes = key->matches(QKeySequence::Undo), redoes = key->matches(QKeySequence::Redo);
        if ((undoes || redoes) && event->type() == QEvent::KeyPress) undoes ? m_controller.undo() : m_controller.redo();
        if (undoes || redoes) {
            event->setAccepted(event->type() == QEvent::KeyPress);
            return true;
        }
    }
    // Scrolling a form must not change the field below the pointer.
    if (event->type() == QEvent::Wheel)
        if (auto* widget = qobject_cast<QWidget*>(watched); widget && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

Control* makeControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent)
{
    switch (field.kind) {
    case FieldKind::integer: return new IntegerControl(field, top, std::move(key), controller, parent);
    case FieldKind::number: return new RealControl(field, top, std::move(key), controller, parent);
    case FieldKind::check: return new CheckControl(field, top, std::move(key), controller, parent);
    case FieldKind::choice: return new ChoiceControl(field, top, std::move(key), controller, parent);
    case FieldKind::entry: return new EntryControl(field, top, std::move(key), controller, parent);
    case FieldKind::line: return new LineControl(field, top, std::move(key), controller, parent);
    case FieldKind::notes: return new NotesControl(field, top, std::move(key), controller, parent);
    case FieldKind::texts: return new TextsControl(field, top, std::move(key), controller, parent);
    case FieldKind::numbers: return new NumbersControl(field, top, std::move(key), controller, parent);
    case FieldKind::rows: return new RowsControl(field, top, std::move(key), controller, parent);
    case FieldKind::picks: return new PicksControl(field, top, std::move(key), controller, parent);
    case FieldKind::levels: return new LevelsControl(field, top, std::move(key), controller, parent);
    case FieldKind::object: return new ObjectControl(field, top, std::move(key), controller, parent);
    case FieldKind::records: return new RecordsControl(field, top, std::move(key), controller, parent);
    case FieldKind::options: return new OptionsControl(field, top, std::move(key), controller, parent);
    case FieldKind::attach: return new AttachControl(field, top, std::move(key), controller, parent);
    case FieldKind::id: return new IdControl(field, top, std::move(key), controller, parent);
    case FieldKind::list: return new ListControl(field, top, std::move(key), controller, parent);
    case FieldKind::house: return new HouseControl(field, top, std::move(key), controller, parent);
    case FieldKind::json: break;
    }
    return makeJsonControl(field, top, std::move(key), controller, parent);
}

Control* makeJsonControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent)
{
    return new JsonControl(field, top, std::move(key), controller, parent);
}

void setQuiet(QWidget* widget, bool quiet)
{
    if (widget->property("quiet").toBool() == quiet) return;
    widget->setProperty("quiet", quiet);
    QPalette palette;
    if (quiet)
        palette.setColor(QPalette::Active, QPalette::Text, quietColour(widget->palette())),
            palette.setColor(QPalette::Inactive, QPalette::Text, quietColour(widget->palette()));
    widget->setPalette(palette);
}

std::string below(std::string_view key, std::string_view name)
{
    std::string result(key);
    text::appendToken(result, name);
    return result;
}

}  // namespace muster::editor
