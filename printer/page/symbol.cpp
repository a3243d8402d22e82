#include "printer/page/symbol.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

/// The thinnest line that a symbol of that side in mm may have, in units of its drawing.
double thinnestAt(double side) { return rule::hair * sheet::symbolSide / side; }

}  // namespace

std::vector<Mark> marksOf(const sheet::SymbolParts& parts, double side, Ink ink, Ink ground)
{
    const double thinnest = thinnestAt(side);
    std::vector<Mark> marks;
    for (const auto& part : parts) {
        PathMark mark;
        mark.rings = part.outlines;
        mark.ink = part.paper ? ground : ink;
        mark.closed = !(part.stroke > 0);
        mark.thickness = part.stroke > 0 ? std::max(part.stroke, thinnest) : 0;
        mark.round = true;
        if (mark.closed) mark.fill = mark.ink;
        marks.push_back({std::move(mark)});
    }
    return marks;
}

void SymbolDrawer::draw(Drawing& drawing, const sheet::SymbolRef& symbol, double x, double y, double side,
                        const Tag& within, Ink ink, Ink ground)
{
    if (!symbol) return;
    const double thinnest = thinnestAt(side);
    const bool isRaised = std::any_of(symbol->parts.begin(), symbol->parts.end(),
                                      [&](const auto& part) { return part.stroke > 0 && part.stroke < thinnest; });
    auto& marks = m_marks[{symbol, ink, ground, isRaised ? thinnest : 0}];
    if (!marks) marks = std::make_shared<const std::vector<Mark>>(marksOf(symbol->parts, side, ink, ground));
    const auto place = Transform::scale(side / sheet::symbolSide).then(Transform::shift(x, y));
    Mark mark{GroupMark{marks, place}};
    mark.tag = element(Role::figure, within, symbol->label);
    drawing.add(std::move(mark));
}

}  // namespace muster::printer
