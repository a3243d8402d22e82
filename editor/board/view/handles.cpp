#include "editor/board/view/handles.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double outside = 9;     // pixels between a thing and its frame
constexpr double turnReach = 26;  // of the handle for turning above the frame
constexpr double reach = 8;       // within which a handle is taken
constexpr std::size_t mostBends = 120;

bool canStretch(const BoardThing& thing)
{
    const bool hasSize = thing.form == ShapeForm::polygon || thing.form == ShapeForm::rectangle ||
                         thing.form == ShapeForm::ellipse || thing.form == ShapeForm::strip ||
                         thing.form == ShapeForm::line;
    return thing.kind != ThingKind::base && hasSize;
}

bool canTurn(const BoardThing& thing)
{
    if (thing.kind == ThingKind::base) return thing.exact;
    return canStretch(thing) && thing.form != ShapeForm::strip;
}

}  // namespace

QRectF frameOf(const std::vector<BoardThing>& things, const BoardCamera& camera)
{
    if (things.empty()) return {};
    const auto box = boxOf(things);
    return QRectF(camera.toScreen({box.low.x, box.high.y}), camera.toScreen({box.high.x, box.low.y}))
        .adjusted(-outside, -outside, outside, outside);
}

std::vector<Handle> handlesOf(const std::vector<BoardThing>& things, const BoardCamera& camera)
{
    std::vector<Handle> handles;
    if (things.empty()) return handles;
    const bool single = things.size() == 1;
    const auto& first = things.front();
    if (single && first.kind != ThingKind::base && first.points.size() <= mostBends)
        for (std::size_t i = 0; i < first.points.size(); ++i)
            handles.push_back({Handle::Act::bend, camera.toScreen(first.points[i]), 0, 0, i});
    const QRectF frame = frameOf(things, camera);
    const bool turns = single ? canTurn(first) : std::any_of(things.begin(), things.end(), canTurn);
    if (turns) handles.push_back({Handle::Act::turn, QPointF(frame.center().x(), frame.top() - turnReach)});
    // A road alone has its bends; a frame around it would only be in the way.
    const bool stretches = single ? canStretch(first) && first.form != ShapeForm::line
                                  : std::any_of(things.begin(), things.end(), canStretch);
    if (stretches)
        for (const int across : {-1, 0, 1})
            for (const int up : {-1, 0, 1})
                if (across != 0 || up != 0)
                    handles.push_back({Handle::Act::stretch,
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
    if (handle.act == Handle::Act::turn) return Qt::CrossCursor;
    if (handle.act == Handle::Act::bend) return Qt::PointingHandCursor;
    if (handle.up == 0) return Qt::SizeHorCursor;
    if (handle.across == 0) return Qt::SizeVerCursor;
    return handle.across == handle.up ? Qt::SizeBDiagCursor : Qt::SizeFDiagCursor;
}

}  // namespace muster::editor
