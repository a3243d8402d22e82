#include "printer/layout/blocks.hpp"

namespace muster::printer {

void layOut(const sheet::Text& text, BlockLayout& blockLayout)
{
    if (text.text.empty() || (text.ifRoom && blockLayout.leavesSpareOut)) return;
    Style style = type::body;
    if (text.style == sheet::TextStyle::small) style = type::small;
    if (text.style == sheet::TextStyle::note) style = type::note;
    const double before = text.style == sheet::TextStyle::body ? space::between : space::betweenSmall;
    layOutLines(blockLayout.wrap(text.text, blockLayout.text(style), blockLayout.width), blockLayout, 0, before,
                text.align);
}

}  // namespace muster::printer
