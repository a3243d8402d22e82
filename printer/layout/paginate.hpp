#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// The area of a page for pieces.
struct Area {
    double x;
    double top;
    double bottom;
};

/// Places pieces of the stream, starting at its `next`, in the area, as many as fit; at least one on a fresh page.
/// Returns the y below the last piece. Headings stay with their content, table heads are repeated.
double fillPage(Stream& stream, Drawing& page, const Area& area, bool freshPage, double pageHeight);

/// The height of all pieces one below the other, in mm, with the gaps between them.
double heightOf(const std::vector<Piece>& pieces);

/// Height of the rest of the stream without page breaks; stops adding above `limit`.
double heightOf(const Stream& stream, double limit);

}  // namespace muster::printer
