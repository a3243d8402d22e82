#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QPlainTextEdit;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// What is fought for, and how long.
class AimsStep : public WizardStep {
    Q_OBJECT
public:
    explicit AimsStep(QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioWish& wish) override;
    void write(ScenarioWish& wish) const override;

private:
    QSpinBox* m_objectives = nullptr;
    QSpinBox* m_turns = nullptr;
    QPlainTextEdit* m_notes = nullptr;
};

}  // namespace muster::editor
