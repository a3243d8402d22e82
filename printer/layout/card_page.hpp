#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/style/paper.hpp"

#include <functional>

namespace muster::printer {

/// A page of nothing but cards: all that printers reach, centred. What other pages have as header and footer is in a
/// line along two opposite edges.
struct CardPage {
    PageSize size;
    bool hasTextAbove = false;  ///< that line is above and below the cards, else at their sides
    Area area;                  ///< of the cards
    double width = 0;           ///< of that area
    std::size_t cards = 0;      ///< that fit
};

/// The number of lines that the text needs on one of two edges of that length.
using EdgeLines = std::function<std::size_t(double length)>;

/// The page for cards of that size on which most of them fit, and then the widest gaps; turned only if `mayTurn`. No
/// card fits if the text needs too many lines.
CardPage cardPage(const sheet::CardSize& card, const PageSize& page, bool mayTurn, const EdgeLines& lines);

/// From the edge of the paper to the text along it, and from its ends to the other edges, so that it keeps clear of the
/// crop marks; in millimetres.
constexpr double sideEdge = 4.2;
constexpr double sideInset = 16.0;

}  // namespace muster::printer
