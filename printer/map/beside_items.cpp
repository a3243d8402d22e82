// Names beside what they name.
#include "printer/map/label_geometry.hpp"
#include "printer/map/label_limits.hpp"
#include "printer/map/labels.hpp"

namespace muster::printer::map {

namespace {

constexpr double fromLeader = 3;   // the cost of a line, and of each of its millimetres one more
constexpr double maxDrawnIn = 40;  // mm

}  // namespace

Frame LabelPlacer::drawnIn(const Subject& subject, const Frame& frame, Point direction, double gap) const
{
    const auto moved = [&](double by) {
        return Frame{frame.left + direction.x * by, frame.top + direction.y * by, frame.right + direction.x * by,
                     frame.bottom + direction.y * by};
    };
    double low = 0;
    double high = maxDrawnIn;
    if (distanceTo(subject, frame) <= gap + 0.2) return frame;
    if (distanceTo(subject, moved(high)) > gap) return frame;
    for (int step = 0; step < 9; ++step) {
        const double middle = (low + high) / 2;
        (distanceTo(subject, moved(middle)) > gap ? low : high) = middle;
    }
    return moved(low);
}

bool LabelPlacer::besideItems(const std::vector<Setting>& all, const Style& style, const Subject& subject,
                              const std::vector<Frame>& anchors, const Frame& room, const Reach& reach)
{
    const bool isBox = std::all_of(subject.items.begin(), subject.items.end(),
                                   [&](std::size_t item) { return itemsOf(subject.kind)[item].rings.empty(); });
    Choice best;
    best.cost = reach.accepted;
    for (std::size_t s = 0; s < all.size(); ++s) {
        const double w = all[s].width;
        const double h = all[s].height;
        for (std::size_t anchor = 0; anchor < anchors.size(); ++anchor) {
            const auto& frame = anchors[anchor];
            const auto centre = frame.centre();
            const double base = static_cast<double>(s) * anotherLine + (anchor > 0 ? 1.5 : 0);
            for (const double gap : reach.gaps) {
                const auto at = [&](double x, double y, Point inwards, double extra) {
                    if (base + gap + extra >= best.cost || isSpent()) return;
                    Frame place{x, y, x + w, y + h};
                    if (!isBox) place = drawnIn(subject, place, inwards, gap);
                    Outline leader;
                    if (!room.holds(place) || !isFree(place) || !connect(subject, place, reach.mayLead, leader)) return;
                    double sum = base + gap + extra + (leader.empty() ? 0 : fromLeader + geometry::pathLength(leader));
                    if (sum >= best.cost) return;
                    sum += cost(place, best.cost - sum);
                    if (sum < best.cost) best = {sum, place, s, std::move(leader)};
                };
                for (const double slide : {0.0, -0.25, 0.25, -0.5, 0.5}) {
                    const double x = centre.x - w / 2 + slide * w;
                    const double y = centre.y - h / 2 + slide * h;
                    const double extra = std::abs(slide) * 8;
                    at(x, frame.bottom + gap, {0, -1}, extra);
                    at(x, frame.top - gap - h, {0, 1}, extra + 0.2);
                    at(frame.right + gap, y, {-1, 0}, extra + 1);
                    at(frame.left - gap - w, y, {1, 0}, extra + 1);
                }
                const double off = gap * 0.7;
                at(frame.right + off, frame.bottom + off, {-0.7, -0.7}, 3);
                at(frame.right + off, frame.top - off - h, {-0.7, 0.7}, 3);
                at(frame.left - off - w, frame.bottom + off, {0.7, -0.7}, 3);
                at(frame.left - off - w, frame.top - off - h, {0.7, 0.7}, 3);
            }
        }
    }
    if (best.cost >= reach.accepted) return false;
    set(all[best.setting], style, best.frame, subject, std::move(best.leader));
    return true;
}

}  // namespace muster::printer::map
