#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Size of the table and its squares.
class BoardStep : public WizardStep {
    Q_OBJECT
public:
    explicit BoardStep(QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;

private:
    QDoubleSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_depth = nullptr;
    QWidget* m_squares = nullptr;  ///< all controls about squares
    QCheckBox* m_grid = nullptr;
    QSpinBox* m_columns = nullptr;
    QSpinBox* m_rows = nullptr;
};

}  // namespace muster::editor
