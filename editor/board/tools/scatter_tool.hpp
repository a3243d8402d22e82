#pragma once

#include "editor/board/tools/drawing_tool.hpp"
#include "editor/board/tools/scatter.hpp"

#include <memory>
#include <optional>

namespace muster::editor {

/// A brush that scatters pieces of the chosen kind, such as trees or boulders, where it is dragged.
class ScatterTool : public DrawingTool {
    Q_OBJECT
public:
    using DrawingTool::DrawingTool;

    QString id() const override { return "scatter"; }
    QString title() const override { return tr("&Scatter"); }
    QString icon() const override { return "scatter"; }
    QString tip() const override { return tr("Scatter small pieces of a kind of terrain with a brush"); }
    QString hint() const override
    {
        return tr("Drag to scatter pieces; they keep apart and clear of other terrain. [ and ] change the brush.");
    }
    bool drawsZones() const override { return false; }

    void press(const BoardPointer& pointer) override;
    void move(const BoardPointer& pointer) override;
    void release(const BoardPointer& pointer) override;
    /// Enter scatters where the mouse is.
    bool key(QKeyEvent& event) override;
    bool wantsKey(const QKeyEvent& event) const override;
    void cancel() override;
    void left() override;
    bool isBusy() const override { return m_scatter != nullptr; }
    void paintOverlay(QPainter& painter) override;

private:
    bool begin(geometry::Point at);
    void end();

    std::unique_ptr<Scatter> m_scatter;
    std::string m_type;  ///< id of the kind that is scattered
    std::optional<geometry::Point> m_hover;
};

}  // namespace muster::editor
