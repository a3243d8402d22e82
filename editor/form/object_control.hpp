#pragma once

#include "editor/form/control.hpp"
#include "editor/form/field_row.hpp"

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace muster::editor {

/// Related values: small integers side by side, other values one below the other.
class ObjectControl : public Control {
    Q_OBJECT
public:
    ObjectControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    void setKey(std::string key) override;
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;
    bool claims(std::string_view key) const override;
    bool takeKeyboard(std::string_view key) override;
    void describe(const QString& name, const QString& description) override;

private:
    FieldPanel* m_panel = nullptr;
    std::vector<Control*> m_small;  ///< instead of the panel
};

}  // namespace muster::editor
