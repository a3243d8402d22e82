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

/// Interface from controls to the document: each call changes one element, by keys relative to it.
class EditController {
public:
    virtual void set(std::string_view key, std::string json) = 0;
    virtual void clear(std::string_view key) = 0;
    virtual void addItem(std::string_view key, std::string json, std::size_t index) = 0;
    virtual void removeItem(std::string_view item) = 0;
    virtual void moveItem(std::string_view item, std::size_t index) = 0;
    virtual void setOption(std::string_view option, std::int64_t times) = 0;
    /// A value got or lost the focus: the next edit starts a new undo step.
    virtual void entered(std::string_view key) = 0;
    virtual void left() = 0;
    /// Returns true if another element of the file has that id.
    virtual bool isTaken(std::string_view id) const = 0;
    /// The path that the file has or would have; references in it are relative to that.
    virtual std::filesystem::path place() const = 0;
    virtual void askRule(const QString& rule) = 0;
    /// Refreshes all controls after the current event.
    virtual void showAgain() = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

protected:
    ~EditController() = default;
};

/// A finding about a value of the shown element.
struct FieldFinding {
    const diagnostics::Diagnostic* finding = nullptr;
    std::string key;  ///< of the value, relative to the element
};

/// State of a control: the value, its source and its findings.
struct FieldView {
    FormModel& formModel;
    text::Node own;
    Inherited inherited;
    bool readOnly = false;
    std::size_t index = 0;
    std::span<const FieldFinding> findings;

    /// An option overrides the value in the file.
    text::Node value() const { return own && inherited.from != Inherited::Origin::option ? own : inherited.value; }
    bool isInherited() const { return inherited.value && (!own || inherited.from == Inherited::Origin::option); }
};

/// Shows one value. Controls keep no value of their own: they show what they receive, and request changes from the
/// controller.
class Control : public QWidget {
    Q_OBJECT
public:
    /// `top` is the value of the element itself that is or contains this one; both must outlive the form.
    Control(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);

    const Field& field() const { return m_field; }
    const Field& top() const { return m_top; }
    const std::string& key() const { return m_key; }
    /// A list item moved to another key.
    virtual void setKey(std::string key) { m_key = std::move(key); }

    /// Returns true if the control can represent the value without loss; missing values always fit.
    virtual bool fits(text::Node value) const = 0;
    virtual void take(const FieldView& view) = 0;
    /// Returns true if it needs the full width below its title.
    virtual bool isWide() const { return false; }
    /// Returns true if the control shows findings at that key inside itself.
    virtual bool claims(std::string_view key) const;
    /// Focuses the control or its part at a key; false if that is impossible.
    virtual bool takeKeyboard(std::string_view key);
    /// Sets the accessible name and description.
    virtual void describe(const QString& name, const QString& description);

protected:
    EditController& controller() const { return m_controller; }
    /// Tracks the focus of a widget, so that edits of one field merge into one undo step.
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
/// A control for any value, as JSON.
Control* makeJsonControl(const Field& field, const Field& top, std::string key, EditController& controller,
                         QWidget* parent);

/// Shows text in a muted colour, for inherited values.
void setQuiet(QWidget* widget, bool quiet);

/// Appends a part to a key.
std::string below(std::string_view key, std::string_view name);

}  // namespace muster::editor
