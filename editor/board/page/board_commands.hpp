#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/page/selection_commands.hpp"

#include <QCoreApplication>

namespace muster::editor {

class BoardPage;

/// What menus do to what is selected on a board. Each is one step to undo.
class BoardCommands : public SelectionCommands {
    Q_DECLARE_TR_FUNCTIONS(BoardCommands)
public:
    explicit BoardCommands(BoardPage& page) : m_page(page) {}

    bool hasSelection() const override;
    void remove();
    /// Lays copies a little aside; of bases there are no copies.
    void duplicate();
    void copy() override;
    void cut() override;
    /// Pastes to where the mouse is over the board, else to the middle of what is seen.
    void paste() override;
    /// Lays a piece of a kind in the middle of what is seen.
    void addPiece(const QString& kind);
    /// Places units, in the format of a drag, in their side's zone.
    void placeUnits(const QByteArray& units);

private:
    std::vector<std::string> selected() const;
    void place(std::optional<DropPlan> plan);
    sheet::MapPoint middle() const;

    BoardPage& m_page;
};

}  // namespace muster::editor
