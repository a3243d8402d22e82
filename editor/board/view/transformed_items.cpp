#include "editor/board/view/transformed_items.hpp"

#include "editor/live_check/board_item_pose.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

BoardItem transformed(BoardItem item, const geometry::Motion& motion, const rules::BoardFrame& frame)
{
    setPose(item, rules::transformed(item.pose, motion, frame), frame);
    item.rotation = std::remainder(item.rotation, 360);
    if (item.rotation < 0) item.rotation += 360;
    return item;
}

std::vector<BoardItem> transformed(std::vector<BoardItem> items, const geometry::Motion& motion,
                                   const rules::BoardFrame& frame)
{
    for (auto& item : items) item = transformed(std::move(item), motion, frame);
    return items;
}

BoardItem withPoints(BoardItem item, sheet::MapRing points, const rules::BoardFrame& frame)
{
    auto pose = item.pose;
    if (!pose.spec || !pose.spec->hasPoints()) return item;
    if (points.size() != pose.spec->points.size()) pose.spec->handles.clear();
    *pose.spec = unrotated(*pose.spec, frame);
    pose.spec->points = std::move(points);
    pose.spec->rotation = 0;
    setPose(item, std::move(pose), frame);
    return item;
}

geometry::Box boxOf(const BoardItem& item)
{
    auto box = geometry::Box::around(item.at);
    bool first = true;
    for (const auto& ring : item.outline)
        for (const auto at : ring) {
            if (first) box = geometry::Box::around(at);
            first = false;
            box.include(at);
        }
    return box;
}

geometry::Box boxOf(const std::vector<BoardItem>& items)
{
    if (items.empty()) return {};
    auto box = boxOf(items.front());
    for (const auto& item : items) {
        const auto one = boxOf(item);
        box.include({one.left, one.lower});
        box.include({one.right, one.upper});
    }
    return box;
}

}  // namespace muster::editor
