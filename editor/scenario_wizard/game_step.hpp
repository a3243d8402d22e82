#pragma once

#include "editor/scenario_wizard/wizard_step.hpp"

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

class NameLine;

/// The game and the scenario's name.
class GameStep : public WizardStep {
    Q_OBJECT
public:
    explicit GameStep(QWidget* parent = nullptr);

    /// Offers these games; `chosen` is the id of the preselected one.
    void showGames(const std::vector<WizardGame>& games, const QString& chosen);
    /// The index of the selected game, or -1.
    int game() const;
    QString name() const;
    void show(const WizardGame& game, const ScenarioRequest& request) override;
    void write(ScenarioRequest& request) const override;

Q_SIGNALS:
    void gameChanged();

private:
    QComboBox* m_games = nullptr;
    QLabel* m_summary = nullptr;
    NameLine* m_name = nullptr;
};

}  // namespace muster::editor
