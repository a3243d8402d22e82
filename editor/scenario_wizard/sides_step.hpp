#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QPushButton;
class QScrollArea;
QT_END_NAMESPACE

namespace muster::editor {

class SideCard;

/// The sides with their edges and armies.
class SidesStep : public WizardStep {
    Q_OBJECT
public:
    /// `folder` is the scenario's future folder.
    explicit SidesStep(QString folder, QWidget* parent = nullptr);
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;
    const std::vector<SideCard*>& cards() const { return m_cards; }

private:
    void add(const rules::ScenarioPlan::Side& side);
    void remove(SideCard& card);
    void count();

    QString m_folder;
    WizardGame m_game;
    std::vector<SideCard*> m_cards;
    QVBoxLayout* m_list = nullptr;
    QPushButton* m_add = nullptr;
    QScrollArea* m_scroll = nullptr;
};

}  // namespace muster::editor
