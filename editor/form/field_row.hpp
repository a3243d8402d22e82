#pragma once

#include "editor/form/control.hpp"

#include <QPointer>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

class FindingNote;

/// A field in a form: title with help, control, source of the value, and findings.
class FieldRow : public QObject {
    Q_OBJECT
public:
    /// Adds its widgets to the next rows of the grid, whose columns are titles, controls and sources.
    FieldRow(const Field& field, const Field& top, std::string key, EditController& controller, QGridLayout& grid,
             QWidget* panel);

    const Field& field() const { return m_field; }
    const std::string& key() const { return m_key; }
    void setKey(std::string key);
    void take(FormModel& formModel, std::size_t index, std::span<const FieldFinding> findings);
    bool isShown() const { return m_isShown; }
    /// Returns true for the field's own key and keys inside it.
    bool holds(std::string_view key) const;
    bool takeKeyboard(std::string_view key);
    Control* control() const { return m_control; }

private:
    void place(Control* control);
    void fit(text::Node value);
    void showOrigin(const FieldView& view);
    void setShown(bool shown);

    const Field& m_field;
    const Field& m_top;
    std::string m_key;
    EditController& m_controller;
    QGridLayout& m_grid;
    QWidget* m_panel;
    int m_line = 0;
    bool m_isShown = true;
    QWidget* m_title = nullptr;
    QLabel* m_label = nullptr;
    QLabel* m_origin = nullptr;
    QToolButton* m_reset = nullptr;
    FindingNote* m_findings = nullptr;
    Control* m_usual = nullptr;    ///< control for the field's kind
    Control* m_plain = nullptr;    ///< fallback for values that do not fit it
    Control* m_control = nullptr;  ///< the visible one of the two
};

/// Fields in a column.
class FieldPanel : public QWidget {
    Q_OBJECT
public:
    /// `top` as for a control; null for fields of the element itself. `prefix` is the key that contains them.
    FieldPanel(const std::vector<const Field*>& fields, const Field* top, const std::string& prefix,
               EditController& controller, QWidget* parent);

    void setPrefix(const std::string& prefix);
    void take(FormModel& formModel, std::size_t index, std::span<const FieldFinding> findings);
    FieldRow* rowAt(std::string_view key) const;
    bool hasShown() const;
    const std::vector<FieldRow*>& rows() const { return m_rows; }

private:
    std::vector<FieldRow*> m_rows;
};

}  // namespace muster::editor
