#pragma once

#include "editor/army_files/army_copy.hpp"
#include "editor/page/app_context.hpp"
#include "editor/scenario_wizard/scenario_request.hpp"
#include "editor/scenario_wizard/wizard_games.hpp"

#include <QDialog>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

class BoardPreview;
class GameStep;
class WizardStep;

/// Creates a scenario in steps: game, board, sides, terrain, aims; with a preview of the table beside every step. Steps
/// can be visited in any order, and the scenario can be created at any of them.
class ScenarioWizard : public QDialog {
    Q_OBJECT
public:
    /// The scenario will be saved in that folder.
    ScenarioWizard(AppContext& appContext, QString folder, QWidget* parent = nullptr);
    ~ScenarioWizard() override;

    /// The text and name of the finished scenario.
    const std::string& text() const { return m_text; }
    QString name() const;
    /// The armies that were copied beside it.
    const ArmyCopies& copies() const { return m_copies; }
    /// Returns true if the preview matches the choices.
    bool isSettled() const;

    void accept() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void addStep(WizardStep* step);
    void load();
    void take(std::vector<WizardGame> games);
    void beginGame();
    void stepChanged();
    void ask();
    void receive(std::uint64_t number, const ScenarioResult& made);
    /// Copies armies from elsewhere beside the scenario; false, after an error message, if one fails.
    bool copyArmies();
    void go(int step);
    void showText(const ScenarioResult& made);
    void fail(std::uint64_t number, const QString& reason);
    void showFailure(const QString& text);

    AppContext& m_appContext;
    QString m_folder;
    std::vector<WizardGame> m_games;
    ScenarioRequest m_request;
    ArmyCopies m_copies;
    std::string m_text;
    std::uint64_t m_requested = 0, m_received = 0;
    bool m_busy = false, m_finishing = false;
    GameStep* m_game = nullptr;
    std::vector<WizardStep*> m_steps;
    QListWidget* m_list = nullptr;
    QStackedWidget* m_stack = nullptr;
    BoardPreview* m_preview = nullptr;
    QLabel* m_sign = nullptr;
    QLabel* m_verdict = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_create = nullptr;
    QTimer* m_patience = nullptr;
};

}  // namespace muster::editor
