#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// The options offered by a unit's or leader's entry, with their costs.
class OptionsControl : public Control {
    Q_OBJECT
public:
    OptionsControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    bool isWide() const override { return false; }
    void take(const FieldView& view) override;
    bool takeKeyboard(std::string_view key) override;
    void describe(const QString& name, const QString& description) override;

private:
    struct Line {
        std::string id;
        QCheckBox* box = nullptr;
        QSpinBox* times = nullptr;  ///< how often the unit takes it; hidden if that is at most once
        QLabel* why = nullptr;
    };
    void rebuild(const std::vector<OptionView>& options);

    QVBoxLayout* m_layout = nullptr;
    QLabel* m_none = nullptr;
    std::vector<Line> m_lines;
};

}  // namespace muster::editor
