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

/// A field in a form: its title with help, its control, where the value comes from and what is wrong with it.
class FieldRow : public QObject {
    Q_OBJECT
public:
    /// Puts its widgets into the next lines of the grid, which has a column for titles, controls and origins.
    FieldRow(const Field& field, const Field& top, std::string key, EditController& controller, QGridLayout& grid,
             QWidget* panel);

    const Field& field() const { return m_field; }
    const std::string& key() const { return m_key; }
    void setKey(std::string key);
    void take(FormModel& formModel, std::size_t index, std::span<const FieldFinding> findings);
    bool isShown() const { return m_isShown; }
    /// Whether a key is the field's own or lies in it.
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
    Control* m_usual = nullptr;    ///< the control of the field's kind
    Control* m_plain = nullptr;    ///< made when a value does not fit that
    Control* m_control = nullptr;  ///< the one of them that is shown
};

/// Fields below one another.
class FieldPanel : public QWidget {
    Q_OBJECT
public:
    /// `top` as for a control; null for fields of the element itself. `prefix` is the key they stand below.
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
