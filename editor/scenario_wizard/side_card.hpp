#pragma once

#include "editor/scenario_wizard/wizard_games.hpp"

#include <QFrame>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

/// One side of a new scenario: name, edge, role, army and budget.
class SideCard : public QFrame {
    Q_OBJECT
public:
    /// `folder` is the scenario's future folder; paths of armies are relative to it.
    SideCard(const WizardGame& game, const rules::ScenarioPlan::Side& side, const QString& folder,
             QWidget* parent = nullptr);

    /// The selected side, without an id.
    rules::ScenarioPlan::Side side() const;
    /// The current path of an army to be copied; else empty.
    std::filesystem::path copiedFrom() const;
    void setRemovable(bool on);

Q_SIGNALS:
    void changed();
    void removeWanted();

private:
    void addArmy(const ArmyOnDisk& army);
    void addHeading(const QString& text);
    void fillArmies(const WizardGame& game, const std::string& chosen);
    void armyChosen();
    void browse();

    QString m_folder, m_givenName;
    QLineEdit* m_name = nullptr;
    QComboBox* m_role = nullptr;
    QComboBox* m_edge = nullptr;
    QComboBox* m_army = nullptr;
    QLabel* m_copied = nullptr;  ///< shows the target of the copy
    QSpinBox* m_budget = nullptr;
    QToolButton* m_remove = nullptr;
};

}  // namespace muster::editor
