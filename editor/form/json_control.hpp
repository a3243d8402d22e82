#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
class QPlainTextEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// Any value, as JSON. Text applies as soon as it is valid JSON; until then the file keeps its value.
class JsonControl : public Control {
    Q_OBJECT
public:
    JsonControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node) const override { return true; }
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;

private:
    void write();

    QPlainTextEdit* m_edit = nullptr;
    QLabel* m_fault = nullptr;
    std::string m_value;  ///< on one line
    bool m_unfinished = false;
};

}  // namespace muster::editor
