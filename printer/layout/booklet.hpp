#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/page/drawing.hpp"
#include "printer/settings/settings.hpp"
#include "printer/style/paper.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::printer {

/// A rectangle of a page, in millimetres, that leads to a place in the document or to an address.
struct Link {
    double x, y, width, height;
    std::size_t page;          ///< counted from 0
    double top;                ///< of the place on that page
    Tag tag;                   ///< of its text
    std::string words;         ///< what it leads to
    std::string address = {};  ///< instead of a page
};

/// One page ready to be drawn: its size in millimetres and its marks, from the top left corner of the paper. Drawing
/// needs a typesetter of the same family: fonts belong to threads, pages do not.
struct Page {
    double width;
    double height;
    std::vector<Mark> marks;
    bool startsLeaf = false;  ///< belongs on the front of a sheet of paper if both sides are printed
    std::vector<Link> links = {};
};

/// A bookmark: the army (level 0), a sheet (1), its unit or group (2), or a card or a unit's row (2 or 3).
struct Bookmark {
    std::string title;
    int level = 0;
    std::size_t page = 0;  ///< counted from 0
    double top = 0;        ///< of the place on the page, in millimetres; 0 for all of the page

    bool operator==(const Bookmark&) const = default;
};

/// A longer print is a mistake or an attack: limits for the sheets of one file, and for a whole print.
constexpr std::size_t maxPagesOfBooklet = 1'000;
constexpr std::size_t maxPagesOfPrint = 10'000;

struct SetBooklet {
    std::vector<Page> pages;
    diagnostics::Diagnostics findings;  ///< texts shrunk, blocks continued, characters without a glyph
    std::vector<Bookmark> bookmarks;    ///< by page, the higher level first
    /// The page to add if the next booklet belongs on the front of a sheet of paper; absent if there are no pages.
    std::optional<Page> emptySide = {};
};

/// How many pages of a print are before a booklet, and how many it has; without any, the booklet is numbered on its
/// own.
struct Numbering {
    std::size_t before = 0;
    std::size_t count = 0;
};

/// Lays out all sheets of an army on pages with headers and footers. An empty booklet gives no page. One that is too
/// long is truncated, with a finding of level error. If the settings name no sheets, a reference changes places with
/// two-sided cards where that leaves no side of the paper empty.
SetBooklet setBooklet(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings,
                      const Numbering& numbering = {});

}  // namespace muster::printer
