#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// The rectangle that a page's pieces are placed in.
struct Area {
    double x;
    double top;
    double bottom;
};

/// Places pieces of the stream from its `next` on into the area, as many as fit; on a fresh page at least one.
/// Returns the y below the last piece. Headings stay with what they head, table heads are repeated.
double fillPage(Stream& stream, Drawing& page, const Area& area, bool freshPage, double pageHeight);

/// Height of the rest of the stream set without a break; stops counting above `limit`.
double heightOf(const Stream& stream, double limit);

}  // namespace muster::printer
