#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "editor/form/form_model.hpp"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace muster::editor {

/// What controls do to the document: each call is a change of one element, by keys relative to it.
class EditController {
public:
    virtual void set(std::string_view key, std::string json) = 0;
    virtual void clear(std::string_view key) = 0;
    virtual void addItem(std::string_view key, std::string json, std::size_t index) = 0;
    virtual void removeItem(std::string_view item) = 0;
    virtual void moveItem(std::string_view item, std::size_t index) = 0;
    virtual void setOption(std::string_view option, bool taken) = 0;
    /// The keyboard came to or left a value: what is typed next is a step of its own.
    virtual void entered(std::string_view key) = 0;
    virtual void left() = 0;
    /// Whether another element of the file has an id.
    virtual bool isTaken(std::string_view id) const = 0;
    /// The path that the file has or would have, to which others in it are relative.
    virtual std::filesystem::path place() const = 0;
    virtual void askRule(const QString& rule) = 0;
    /// Shows everything once more as soon as the work at hand is done.
    virtual void showAgain() = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

protected:
    ~EditController() = default;
};

/// A finding about a value of the element that is shown.
struct FieldFinding {
    const diagnostics::Diagnostic* finding = nullptr;
    std::string key;  ///< of the value, relative to the element
};

/// What a control shows: the value, where it comes from and what is said about it.
struct FieldView {
    FormModel& formModel;
    text::Node own;
    Inherited inherited;
    bool readOnly = false;
    std::size_t index = 0;
    std::span<const FieldFinding> findings;

    /// An option goes before what the file says.
    text::Node value() const { return own && inherited.from != Inherited::Origin::option ? own : inherited.value; }
    bool isInherited() const { return inherited.value && (!own || inherited.from == Inherited::Origin::option); }
};

/// Draws one value. It never keeps a value of its own: it shows what it is given, and asks the controller for changes.
class Control : public QWidget {
    Q_OBJECT
public:
    /// `top` is the value of the element itself that this one is or stands in; both live as long as the form.
    Control(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);

    const Field& field() const { return m_field; }
    const Field& top() const { return m_top; }
    const std::string& key() const { return m_key; }
    /// A list item came to stand elsewhere.
    virtual void setKey(std::string key) { m_key = std::move(key); }

    /// Whether the control can draw the value without losing any of it; absent ones always fit.
    virtual bool fits(text::Node value) const = 0;
    virtual void take(const FieldView& view) = 0;
    /// Whether it needs the whole width below its title.
    virtual bool isWide() const { return false; }
    /// Shows findings about places inside of it, and says whether it does.
    virtual bool claims(std::string_view key) const;
    /// Puts the keyboard into it, or into the part at a key; false when it cannot take it.
    virtual bool takeKeyboard(std::string_view key);
    /// Names the control for who cannot see it.
    virtual void describe(const QString& name, const QString& description);

protected:
    EditController& controller() const { return m_controller; }
    /// The widget that has the keyboard; told apart so that a field's edits become one step.
    void watch(QWidget* widget);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Field& m_field;
    const Field& m_top;
    std::string m_key;
    EditController& m_controller;
};

/// The control for a field.
Control* makeControl(const Field& field, const Field& top, std::string key, EditController& controller,
                     QWidget* parent);
/// A control for anything: its JSON.
Control* makeJsonControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent);

/// Lets letters stand back: they show what would hold without a value of one's own.
void setQuiet(QWidget* widget, bool quiet);

/// A key with one more part.
std::string below(std::string_view key, std::string_view name);

}  // namespace muster::editor
