#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// The unit that a leader is attached to.
class AttachControl : public Control {
    Q_OBJECT
public:
    AttachControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isString(); }
    void take(const FieldView& view) override;

private:
    QComboBox* m_box = nullptr;
    std::vector<std::pair<std::string, std::string>> m_shown;  ///< ids and names
};

}  // namespace muster::editor
