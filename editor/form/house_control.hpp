#pragma once

#include "editor/form/control.hpp"

namespace muster::editor {

class HouseLine;

/// The house rules of an army.
class HouseControl : public Control {
    Q_OBJECT
public:
    HouseControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isString(); }
    void take(const FieldView& view) override;

private:
    HouseLine* m_line = nullptr;
};

}  // namespace muster::editor
