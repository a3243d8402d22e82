#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <filesystem>
#include <functional>
#include <string>

namespace muster::editor {

class ItemList;
class OwnKeys;
class ReinforcementRows;

/// What the battle is about: its name, how long it lasts, what wins it, who comes later, the points on the board that
/// matter, and where its history and rules come from.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    /// `place` tells where the scenario is saved, or would be; house rules are named relative to it.
    ScenarioPanel(BoardView& view, std::function<std::filesystem::path()> place, QWidget* parent = nullptr);

    void refresh();
    /// Plays by a house rules file; the path is written relative to the scenario.
    bool playBy(const std::filesystem::path& house);

private:
    using Text = PropertyRows::Text;
    void buildNames();
    void buildRules();
    void buildVictory();
    void buildPoints();
    void chooseHouse();
    /// Selects an item on the board and brings it into sight.
    void select(const QString& pointer);
    text::Node victory(Text now) const;

    BoardView& m_view;
    std::function<std::filesystem::path()> m_place;
    PropertyRows* m_rows = nullptr;
    PropertyRows* m_victoryRows = nullptr;
    ReinforcementRows* m_reinforcements = nullptr;
    ItemList* m_victory = nullptr;
    ItemList* m_objectives = nullptr;
    ItemList* m_rally = nullptr;
    OwnKeys* m_own = nullptr;
};

}  // namespace muster::editor
