// Names along roads and streams.
#include "printer/map/label_geometry.hpp"
#include "printer/map/label_limits.hpp"
#include "printer/map/labels.hpp"

#include <algorithm>
#include <numbers>

namespace muster::printer::map {

bool LabelPlacer::onChord(const Setting& setting, const Style& style, Point from, Point to, double width,
                          const Subject& subject)
{
    if (from.x > to.x) std::swap(from, to);
    const double length = lengthOf(from, to);
    if (length <= 0) return false;
    const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point up{along.y, -along.x};
    const double h = setting.height;
    for (const double side : {1.0, -1.0}) {
        const bool isInside = width > h + 0.6;
        const double off = isInside ? 0 : side * (width / 2 + h / 2 + 0.3);
        const Point centre{(from.x + to.x) / 2 + up.x * off, (from.y + to.y) / 2 + up.y * off};
        std::vector<Frame> ground;
        const int parts = std::max(1, static_cast<int>(std::ceil(setting.width / h)));
        bool free = true;
        for (int i = 0; i < parts && free; ++i) {
            const double at = setting.width * ((i + 0.5) / parts - 0.5);
            const Point middle{centre.x + along.x * at, centre.y + along.y * at};
            ground.push_back(Frame{middle.x, middle.y, middle.x, middle.y}.grown(h * 0.5));
            free = isFree(ground.back()) && (isInside || cost(ground.back(), onAvoided * 1.5) < onAvoided * 1.5);
        }
        double own = 1e9;
        for (const auto& frame : ground) own = std::min(own, distanceTo(subject, frame));
        if (!free || !std::all_of(ground.begin(), ground.end(),
                                  [&](const Frame& frame) { return isNearest(subject, frame, own); }))
            continue;
        const double drop = style.points * type::millimetresPerPoint * 0.34;
        Label label;
        label.lines.push_back({{centre.x - along.x * setting.width / 2 - up.x * drop,
                                centre.y - along.y * setting.width / 2 - up.y * drop},
                               setting.lines.front(),
                               style,
                               setting.width,
                               std::atan2(along.y, along.x) * 180 / std::numbers::pi});
        for (const auto& frame : ground) take({frame});
        label.ground = std::move(ground);
        label.subject = subject;
        m_labels.push_back(std::move(label));
        return true;
    }
    return false;
}

void LabelPlacer::alongWay(const std::string& text, const Style& style, const Outlines& way, double width,
                           std::size_t item)
{
    if (way.empty() || isFull(text)) return;
    const Subject subject{Named::way, {item}};
    const auto longest = std::max_element(way.begin(), way.end(), [](const auto& a, const auto& b) {
        return geometry::pathLength(a) < geometry::pathLength(b);
    });
    const auto all = settings(text, style);
    const double length = geometry::pathLength(*longest);
    const double needed = all.front().width;
    for (const double part : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88}) {
        const double from = length * part - needed / 2;
        if (from < 0 || from + needed > length) continue;
        const Point a = spotAt(*longest, from);
        const Point b = spotAt(*longest, from + needed);
        if (lengthOf(a, b) < needed * 0.96) continue;  // it bends too much here
        if (onChord(all.front(), style, a, b, width, subject)) return;
    }
    std::vector<Frame> spots;
    for (const double part : {0.5, 0.25, 0.75}) {
        const Point at = spotAt(*longest, length * part);
        spots.push_back(Frame{at.x, at.y, at.x, at.y}.grown(width / 2 + 0.3));
    }
    if (!besideItems(all, style, subject, spots, m_board, {{0.6, 1.8, 3.5, 7.0}, accepted}) && m_numbers)
        numberNear(text, style, subject, spots.front(), m_board);
}

}  // namespace muster::printer::map
