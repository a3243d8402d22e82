#pragma once

#include "editor/board/view/board_view.hpp"

#include <optional>

namespace muster::editor {

/// A tape measure: drag for a straight distance, or click along a path. Changes nothing.
class TapeTool : public BoardTool {
    Q_OBJECT
public:
    using BoardTool::BoardTool;
    QString id() const override { return "tape"; }
    QString title() const override { return tr("&Tape Measure"); }
    QString icon() const override { return "tape"; }
    QString tip() const override { return tr("Measure how far it is, straight or along a path"); }
    QString hint() const override
    {
        return tr("Drag for a straight distance, or click along a path; Enter or a double click ends it, Escape puts "
                  "the tape away.");
    }
    QCursor cursor() const override { return Qt::CrossCursor; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    void doublePress(const BoardPointer& pointer) override;
    bool key(QKeyEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return !m_points.empty(); }
    void left() override { cancel(); }
    void paintOverlay(QPainter& painter) override;

    /// The measurement in words: "12.0 in, 3 in all"; empty before it starts.
    QString words() const;

private:
    sheet::MapRing tape() const;
    void tell();

    sheet::MapRing m_points;
    std::optional<geometry::Point> m_hover;
    bool m_ended = false, m_isDown = false;
};

}  // namespace muster::editor
