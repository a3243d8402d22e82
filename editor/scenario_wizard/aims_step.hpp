#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
class QPlainTextEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Objectives and length of the battle.
class AimsStep : public WizardStep {
    Q_OBJECT
public:
    explicit AimsStep(QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;
    /// Shows what remains to be done after the scenario is created.
    void receive(const ScenarioResult& made) override;

private:
    QSpinBox* m_objectives = nullptr;
    QSpinBox* m_turns = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QLabel* m_left = nullptr;
};

}  // namespace muster::editor
