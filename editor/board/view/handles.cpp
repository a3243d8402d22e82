#include "editor/board/view/handles.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double outside = 9;     // pixels between an item and its frame
constexpr double turnReach = 26;  // of the rotation handle above the frame
constexpr double reach = 8;       // within which a handle is hit
constexpr std::size_t maxBends = 120;

bool canStretch(const BoardItem& item)
{
    const bool hasSize = item.form == ShapeKind::polygon || item.form == ShapeKind::rectangle ||
                         item.form == ShapeKind::ellipse || item.form == ShapeKind::strip ||
                         item.form == ShapeKind::line;
    return item.kind != BoardItemKind::base && hasSize;
}

bool canTurn(const BoardItem& item)
{
    if (item.kind == BoardItemKind::base) return item.exact;
    return canStretch(item) && item.form != ShapeKind::strip;
}

}  // namespace

QRectF frameOf(const std::vector<BoardItem>& items, const BoardCamera& camera)
{
    if (items.empty()) return {};
    const auto box = boxOf(items);
    return QRectF(camera.toScreen({box.left, box.upper}), camera.toScreen({box.right, box.lower}))
        .adjusted(-outside, -outside, outside, outside);
}

std::vector<Handle> handlesOf(const std::vector<BoardItem>& items, const BoardCamera& camera)
{
    std::vector<Handle> handles;
    if (items.empty()) return handles;
    const bool single = items.size() == 1;
    const auto& first = items.front();
    if (single && first.kind != BoardItemKind::base && first.points.size() <= maxBends)
        for (std::size_t i = 0; i < first.points.size(); ++i)
            handles.push_back({Handle::Action::bend, camera.toScreen(first.points[i]), 0, 0, i});
    const QRectF frame = frameOf(items, camera);
    const bool turns = single ? canTurn(first) : std::any_of(items.begin(), items.end(), canTurn);
    if (turns) handles.push_back({Handle::Action::turn, QPointF(frame.center().x(), frame.top() - turnReach)});
    // A single road has point handles only; a frame around it would be in the way.
    const bool stretches = single ? canStretch(first) && first.form != ShapeKind::line
                                  : std::any_of(items.begin(), items.end(), canStretch);
    if (stretches)
        for (const int across : {-1, 0, 1})
            for (const int up : {-1, 0, 1})
                if (across != 0 || up != 0)
                    handles.push_back({Handle::Action::stretch,
                                       frame.center() + QPointF(across * frame.width() / 2, -up * frame.height() / 2),
                                       across, up});
    return handles;
}

std::optional<Handle> handleAt(const std::vector<Handle>& handles, QPointF at)
{
    std::optional<Handle> best;
    double nearest = reach;
    for (const auto& handle : handles) {
        const double distance = std::hypot(handle.at.x() - at.x(), handle.at.y() - at.y());
        if (distance < nearest) nearest = distance, best = handle;
    }
    return best;
}

QCursor cursorOf(const Handle& handle)
{
    if (handle.action == Handle::Action::turn) return Qt::CrossCursor;
    if (handle.action == Handle::Action::bend) return Qt::PointingHandCursor;
    if (handle.up == 0) return Qt::SizeHorCursor;
    if (handle.across == 0) return Qt::SizeVerCursor;
    return handle.across == handle.up ? Qt::SizeBDiagCursor : Qt::SizeFDiagCursor;
}

}  // namespace muster::editor
