#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// A check box for a boolean.
class CheckControl : public Control {
    Q_OBJECT
public:
    CheckControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isBoolean(); }
    void take(const FieldView& view) override;

private:
    QCheckBox* m_box = nullptr;
    bool m_inherited = false;  ///< value if the element has none of its own
};

/// One of several values, those of an enum or the rows of a table; typing searches for parts of their names.
class ChoiceControl : public Control {
    Q_OBJECT
public:
    ChoiceControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;

private:
    void choose(int index);
    void write(const QString& text);

    QComboBox* m_box = nullptr;
    std::string m_inherited;
    std::vector<std::string> m_shown;  ///< contents of the list, to detect changes
};

/// Makes a combo box find items by any part of their text.
void makeSearchable(QComboBox& box);

}  // namespace muster::editor
