#pragma once

#include "editor/board/panels/property_rows.hpp"

#include <QWidget>

#include <string>

namespace muster::editor {

class ItemList;

/// Reinforcements of all sides by turn, and the values of the selected one.
class ReinforcementRows : public QWidget {
    Q_OBJECT
public:
    explicit ReinforcementRows(BoardView& view, QWidget* parent = nullptr);

    void refresh();

Q_SIGNALS:
    /// Emitted after a change made here.
    void made();

private:
    using Text = PropertyRows::Text;
    void build();
    void buildWho();
    void buildWhere();
    Change add(Text now) const;
    text::Node chosen(Text now) const;
    const BoardSide* sideOf(const std::string& pointer) const;
    /// The first unit of a side that is not a reinforcement yet, else its first; empty if it has none.
    std::string firstToCome(Text now, const BoardSide& side) const;
    QString nameOf(const BoardSide* side, text::Node reinforcement) const;

    BoardView& m_view;
    ItemList* m_list = nullptr;
    PropertyRows* m_rows = nullptr;
};

}  // namespace muster::editor
