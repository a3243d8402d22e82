#include "printer/page/symbol.hpp"

namespace muster::printer {

std::vector<Mark> marksOf(const sheet::SymbolParts& parts, Ink ink, Ink ground)
{
    std::vector<Mark> marks;
    for (const auto& part : parts) {
        PathMark mark;
        mark.rings = part.outlines;
        mark.ink = part.paper ? ground : ink;
        mark.closed = !(part.stroke > 0);
        mark.thickness = part.stroke;
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
    auto& marks = m_marks[{symbol, ink, ground}];
    if (!marks) marks = std::make_shared<const std::vector<Mark>>(marksOf(symbol->parts, ink, ground));
    const auto place = Transform::scale(side / sheet::symbolSide).then(Transform::shift(x, y));
    Mark mark{GroupMark{marks, place}};
    mark.tag = element(Role::figure, within, symbol->label);
    drawing.add(std::move(mark));
}

}  // namespace muster::printer
