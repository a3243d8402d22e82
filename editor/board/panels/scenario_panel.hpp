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

/// General data of the battle: name, length, victory conditions, reinforcements, important points on the board, and
/// sources of its history and rules.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    /// `place` returns the current or future path of the scenario; the path of house rules is relative to it.
    ScenarioPanel(BoardView& view, std::function<std::filesystem::path()> place, QWidget* parent = nullptr);

    void refresh();
    /// Sets the house rules file; the path is written relative to the scenario.
    bool playBy(const std::filesystem::path& house);

private:
    using Text = PropertyRows::Text;
    void buildNames();
    void buildRules();
    void buildVictory();
    void buildPoints();
    void chooseHouse();
    /// Selects an item on the board and scrolls to it.
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
