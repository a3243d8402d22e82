#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/page/drawing.hpp"
#include "printer/page/paper.hpp"
#include "printer/settings/settings.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// One page ready to be drawn: its size in millimetres and the marks on it, from the top left corner of the paper.
struct Page {
    double width;
    double height;
    Drawing drawing;
};

/// A place that a reader can jump to: the army (level 0), a sheet (1), or the unit or group that it is for (2).
struct Bookmark {
    std::string title;
    int level = 0;
    std::size_t page = 0;  ///< counted from 0

    bool operator==(const Bookmark&) const = default;
};

struct SetBooklet {
    std::vector<Page> pages;
    diagnostics::Diagnostics findings;  ///< texts shrunk, blocks continued, characters without a glyph
    std::vector<Bookmark> bookmarks;    ///< by page, the higher level first
};

/// Sets all sheets of an army on pages, each with a running head and foot. An empty booklet gives no page.
SetBooklet setBooklet(const sheet::Booklet& booklet, const Typesetter& type, const Settings& settings);

}  // namespace muster::printer
