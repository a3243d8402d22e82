#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Yes or no.
class CheckControl : public Control {
    Q_OBJECT
public:
    CheckControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isBoolean(); }
    void take(const FieldView& view) override;

private:
    QCheckBox* m_box = nullptr;
    bool m_inherited = false;  ///< what holds without a value of its own
};

/// One of some values: those of an enum, or rows of a table, found by typing part of their name.
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
    std::vector<std::string> m_shown;  ///< what the list was made of, to leave it alone while it is the same
};

/// Makes a combo box find its items by any part of their text.
void makeSearchable(QComboBox& box);

}  // namespace muster::editor
