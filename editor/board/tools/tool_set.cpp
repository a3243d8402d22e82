#include "editor/board/tools/tool_set.hpp"

#include "editor/board/tools/box_tool.hpp"
#include "editor/board/tools/corner_tool.hpp"
#include "editor/board/tools/eyedropper_tool.hpp"
#include "editor/board/tools/points_tool.hpp"
#include "editor/board/tools/range_tool.hpp"
#include "editor/board/tools/scatter_tool.hpp"
#include "editor/board/tools/sight_tool.hpp"
#include "editor/board/tools/spot_tool.hpp"
#include "editor/board/tools/tape_tool.hpp"

namespace muster::editor {

std::vector<ToolKey> boardTools(BoardView& view, DrawingChoice& choice, FieldOpener open)
{
    const auto field = std::make_shared<MeasuredFieldCache>(view.host(), std::move(open));
    std::vector<ToolKey> tools;
    const auto add = [&](std::unique_ptr<BoardTool> tool, Qt::Key key) {
        tools.push_back({std::move(tool), QKeySequence(key)});
    };
    add(std::make_unique<PolygonTool>(view, choice), Qt::Key_P);
    add(std::make_unique<BoxTool>(view, choice, BoxTool::Shape::rectangle), Qt::Key_R);
    add(std::make_unique<BoxTool>(view, choice, BoxTool::Shape::ellipse), Qt::Key_E);
    add(std::make_unique<FreehandTool>(view, choice), Qt::Key_F);
    add(std::make_unique<ScatterTool>(view, choice), Qt::Key_S);
    add(std::make_unique<WayTool>(view, choice), Qt::Key_W);
    add(std::make_unique<PointsTool>(view, choice), Qt::Key_N);
    add(std::make_unique<EyedropperTool>(view, choice), Qt::Key_I);
    add(std::make_unique<SpotTool>(view, choice, SpotTool::Spot::objective), Qt::Key_O);
    add(std::make_unique<SpotTool>(view, choice, SpotTool::Spot::rallyPoint), Qt::Key_Y);
    add(std::make_unique<TapeTool>(view), Qt::Key_T);
    add(std::make_unique<SightTool>(view, field), Qt::Key_L);
    add(std::make_unique<RangeTool>(view, field), Qt::Key_G);
    return tools;
}

}  // namespace muster::editor
