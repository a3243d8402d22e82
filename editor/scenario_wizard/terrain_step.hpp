#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QPushButton;
class QRadioButton;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Random terrain, regenerated as often as the user wants, or none, to add by hand later.
class TerrainStep : public WizardStep {
    Q_OBJECT
public:
    explicit TerrainStep(QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;
    void receive(const ScenarioResult& made) override;

private:
    QRadioButton* m_chance = nullptr;
    QRadioButton* m_hand = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_other = nullptr;
    QLabel* m_status = nullptr;
};

}  // namespace muster::editor
