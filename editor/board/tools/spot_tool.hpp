#pragma once

#include "editor/board/tools/drawing_tool.hpp"

#include <optional>

namespace muster::editor {

/// Sets objectives or rally points by a click.
class SpotTool : public DrawingTool {
    Q_OBJECT
public:
    enum class Spot { objective, rallyPoint };
    SpotTool(BoardView& view, DrawingChoice& choice, Spot spot) : DrawingTool(view, choice), m_spot(spot) {}

    QString id() const override { return m_spot == Spot::objective ? "objective" : "rally-point"; }
    QString title() const override { return m_spot == Spot::objective ? tr("O&bjective") : tr("Rall&y Point"); }
    QString icon() const override { return id(); }
    QString tip() const override
    {
        return m_spot == Spot::objective ? tr("Set an objective") : tr("Set a point where a side's broken units rally");
    }
    QString hint() const override;

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    bool key(QKeyEvent& event) override;
    void cancel() override;
    void left() override { cancel(); }
    void paintOverlay(QPainter& painter) override;

private:
    void set(geometry::Point at);
    /// "Objective 3", with the next free number.
    static std::string freeObjectiveName(const text::Document& scenario);
    /// The side of the point, or null if there is none.
    const BoardSide* side() const;

    Spot m_spot;
    std::optional<geometry::Point> m_hover;
};

}  // namespace muster::editor
