#pragma once

#include "printer/layout/booklet.hpp"
#include "printer/layout/page_frame.hpp"
#include "printer/layout/play_code.hpp"
#include "printer/layout/side_look.hpp"

#include <span>

namespace muster::printer {

/// Sheets that share pages, laid out.
struct SetSheet {
    std::vector<Page> pages;
    LayoutNotes notes;
    std::vector<std::size_t> starts;  ///< the page of each sheet, counted from 0
    bool bare = false;                ///< pages of cards, without header and footer
};

/// Lays sheets out one below the other, as loosely as their number of pages allows. No page after the first is nearly
/// empty if the content can be divided otherwise. With `isLast`, leaves room for the notice on the last page; with a
/// code, puts it below the blocks.
SetSheet setSheets(std::span<const sheet::Sheet> sheets, const sheet::Booklet& booklet, const PageFrame& frame,
                   const SideLook& look, Typesetter& type, bool isLast, const PlayCode* code = nullptr);

/// Returns true if the sheet has cards with backs, whose fronts are on the front of the paper.
bool isTwoSided(const sheet::Sheet& sheet);

/// Returns true if the sheet has a quick reference.
bool isReference(const sheet::Sheet& sheet);

/// Returns true if the sheet has pieces of true size to cut out, which may share a page with those of another sheet.
bool isCutOut(const sheet::Sheet& sheet);

/// Returns true if nothing may be printed behind the sheet, because it is cut out.
bool needsBlankBack(const sheet::Sheet& sheet);

}  // namespace muster::printer
