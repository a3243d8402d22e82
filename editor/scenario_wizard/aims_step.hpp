#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
class QPlainTextEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// What is fought for, and how long.
class AimsStep : public WizardStep {
    Q_OBJECT
public:
    explicit AimsStep(QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;
    /// Says what is still to be done once the scenario is made.
    void receive(const ScenarioResult& made) override;

private:
    QSpinBox* m_objectives = nullptr;
    QSpinBox* m_turns = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    QLabel* m_left = nullptr;
};

}  // namespace muster::editor
