#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/page/drawing.hpp"
#include "printer/page/paper.hpp"

#include <vector>

namespace muster::printer {

/// One page ready to be drawn: its size in millimetres and the marks on it, from the top left corner of the paper.
struct Page {
    double width;
    double height;
    Drawing drawing;
};

struct SetBooklet {
    std::vector<Page> pages;
    diagnostics::Diagnostics findings;  ///< texts shrunk, blocks continued, characters without a glyph
};

/// Sets all sheets of an army on pages, each with a running head and foot. An empty booklet gives no page.
SetBooklet setBooklet(const sheet::Booklet& booklet, const Typesetter& type, const PageSetup& setup);

}  // namespace muster::printer
