#pragma once

#include "editor/board/view/board_tool.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/board/view/handles.hpp"

#include <optional>
#include <vector>

namespace muster::editor {

/// Selects, moves, rotates and stretches items, and moves the points of their outlines.
class SelectionTool : public BoardTool {
    Q_OBJECT
public:
    explicit SelectionTool(BoardView& view);

    QString id() const override { return QStringLiteral("select"); }
    QString title() const override { return tr("&Select"); }
    QString icon() const override { return QStringLiteral("pointer"); }
    QString tip() const override { return tr("Select, move, turn and stretch what is on the board"); }
    QString hint() const override;
    QCursor cursor() const override;

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void doublePress(const BoardPointer& pointer) override;
    bool key(QKeyEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return m_action != Action::none; }
    void paintOverlay(QPainter& painter) override;

private:
    enum class Action { none, pressed, band, move, turn, stretch, bend };

    std::vector<BoardItem> changeable() const;
    void pressItem(const BoardItem& item, const BoardPointer& pointer);
    bool begin(Action action);
    void dragMove(const BoardPointer& pointer);
    void dragTurn(const BoardPointer& pointer);
    void dragStretch(const BoardPointer& pointer);
    void dragBend(const BoardPointer& pointer);
    void selectBand(bool add);
    bool nudge(double across, double up, Qt::KeyboardModifiers modifiers);
    bool turnBy(double degrees);
    bool movesBySquares() const;
    geometry::Point inSquares(double dx, double dy) const;
    void finish();

    Action m_action = Action::none;
    BoardPointer m_from, m_now;
    std::vector<BoardItem> m_start;  ///< the changed items before the drag
    std::vector<std::string> m_pointers;
    std::optional<Handle> m_handle, m_hot;
    std::optional<Snapper> m_snapper;
    QString m_alone;  ///< the pressed item, selected alone if no drag follows
    QString m_note;   ///< current distance or angle
};

}  // namespace muster::editor
