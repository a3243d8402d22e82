#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <string>

namespace muster::editor {

class ItemList;
class OwnKeys;

/// What the battle is about: its name, how long it lasts, what wins it, who comes later, and the points on the board that matter.
class ScenarioPanel : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioPanel(BoardView& view, QWidget* parent = nullptr);

    void refresh();

private:
    using Text = PropertyRows::Text;
    void buildNames();
    void buildVictory();
    void buildReinforcements();
    void buildPoints();
    /// Selects a thing on the board and brings it into sight.
    void select(const QString& pointer);
    text::Node victory(Text now) const;
    text::Node reinforcement(Text now) const;
    /// The side of the chosen reinforcement, or null.
    const BoardSide* sideOf(const std::string& pointer) const;

    BoardView& m_view;
    PropertyRows* m_rows = nullptr;
    PropertyRows* m_victoryRows = nullptr;
    PropertyRows* m_arrivalRows = nullptr;
    ItemList* m_victory = nullptr;
    ItemList* m_arrivals = nullptr;
    ItemList* m_objectives = nullptr;
    ItemList* m_rally = nullptr;
    OwnKeys* m_own = nullptr;
};

}  // namespace muster::editor
