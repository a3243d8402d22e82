// Parts of a map with nothing but the table.
#include "printer/map/projection.hpp"

#include <algorithm>

namespace muster::printer::map {

namespace {

bool reaches(const Lines& lines, const Frame& part)
{
    if (!frameOf(lines.outlines).grown(lines.thickness).meets(part)) return false;
    for (const auto& outline : lines.outlines) {
        for (std::size_t i = 0; i + (lines.closed ? 0 : 1) < outline.size(); ++i) {
            Point from = outline[i];
            Point to = outline[(i + 1) % outline.size()];
            if (cutWay(from, to, part)) return true;
        }
    }
    return lines.closed && lines.fill && inside(lines.outlines, part.centre());
}

}  // namespace

bool isBare(const Sketch& sketch, const Frame& part)
{
    for (std::size_t i = 0; i < sketch.items.size(); ++i) {
        if (std::any_of(sketch.furniture.begin(), sketch.furniture.end(),
                        [&](const auto& range) { return i >= range.first && i < range.second; }))
            continue;
        const auto* lines = std::get_if<Lines>(&sketch.items[i]);
        if (lines != nullptr ? reaches(*lines, part) : frameOf(sketch.items[i]).meets(part)) return false;
    }
    return true;
}

}  // namespace muster::printer::map
