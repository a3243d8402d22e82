#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/page/selection_commands.hpp"

#include <QCoreApplication>

namespace muster::editor {

class BoardPage;

/// Menu commands on the selection of a board. Each is one undo step.
class BoardCommands : public SelectionCommands {
    Q_DECLARE_TR_FUNCTIONS(BoardCommands)
public:
    explicit BoardCommands(BoardPage& page) : m_page(page) {}

    bool hasSelection() const override;
    void remove();
    /// Adds offset copies; bases cannot be copied.
    void duplicate();
    void copy() override;
    void cut() override;
    /// Pastes at the mouse position over the board, else in the middle of the visible part.
    void paste() override;
    /// Adds a piece of a kind in the middle of the visible part.
    void addPiece(const QString& kind);
    /// Places units, in the format of a drag, in their side's zone.
    void placeUnits(const QByteArray& units);

private:
    std::vector<std::string> selected() const;
    void place(std::optional<DropPlan> plan);
    geometry::Point middle() const;

    BoardPage& m_page;
};

}  // namespace muster::editor
