#include "printer/layout/blocks.hpp"

namespace muster::printer {

void lay(const sheet::Text& text, Galley& galley)
{
    if (text.text.empty()) return;
    Style style = type::body;
    if (text.style == sheet::TextStyle::small) style = type::small;
    if (text.style == sheet::TextStyle::note) style = type::note;
    const double before = text.style == sheet::TextStyle::body ? space::between : space::betweenSmall;
    layLines(galley.wrap(text.text, galley.text(style), galley.width), galley, 0, before, text.align);
}

}  // namespace muster::printer
