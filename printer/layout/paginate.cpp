#include "printer/layout/paginate.hpp"

#include "printer/layout/section_flow.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double tolerance = 1e-6;

double wholeHeight(const Piece& piece, double limit)
{
    double height = piece.height;
    for (const auto& branch : piece.branches) height = std::max(height, heightOf(branch.stream, limit));
    if (piece.flow) height = std::max(height, piece.flow->height());
    return height;
}

double leastHeight(const Stream& stream, std::size_t index, double limit);

/// What must fit for a piece to begin here: itself (or the beginnings of its branches) and what it is kept with.
double leastHeightOf(const Piece& piece, double limit)
{
    double least = piece.height;
    for (const auto& branch : piece.branches) least = std::max(least, leastHeight(branch.stream, branch.stream.next, limit));
    if (piece.flow) least = std::max(least, piece.flow->leastHeight());
    return least;
}

double leastHeight(const Stream& stream, std::size_t index, double limit)
{
    double height = 0;
    while (index < stream.pieces.size()) {
        height += leastHeightOf(stream.pieces[index], limit);
        if (height > limit) return 0;  // a chain longer than a page cannot be kept together
        if (!stream.pieces[index].keepWithNext || ++index >= stream.pieces.size()) break;
        height += stream.pieces[index].before;
    }
    return height;
}

bool isTall(const Piece& piece, double used, double pageHeight)
{
    return wholeHeight(piece, pageHeight) > pageHeight || used < pageHeight * 0.4;
}

}  // namespace

double heightOf(const Stream& stream, double limit)
{
    double height = 0;
    for (auto i = stream.next; i < stream.pieces.size() && height <= limit; ++i) {
        height += wholeHeight(stream.pieces[i], limit) + (i > stream.next ? stream.pieces[i].before : 0);
    }
    return height;
}

double fillPage(Stream& stream, Drawing& page, const Area& area, bool freshPage, double pageHeight)
{
    double y = area.top;
    for (bool atTop = true; stream.next < stream.pieces.size(); atTop = false) {
        auto& piece = stream.pieces[stream.next];
        if (piece.freshPage && !atTop) break;
        const bool mustPlace = atTop && freshPage;
        double start = y + (atTop ? 0 : piece.before);
        const double headHeight = atTop && piece.head ? piece.head->height : 0;
        const double least = std::max(leastHeight(stream, stream.next, pageHeight), piece.height) + headHeight;
        if (!mustPlace && start + least > area.bottom + tolerance) break;
        if (headHeight > 0) {
            page.append(piece.head->drawing, area.x, start);
            start += headHeight;
        }
        if (piece.flow) {
            y = piece.flow->fill(page, {area.x, start, area.bottom}, mustPlace, pageHeight);
            if (!piece.flow->finished()) break;
            ++stream.next;
            continue;
        }
        if (piece.branches.empty()) {
            page.append(std::move(piece.drawing), area.x, start);
            y = start + piece.height;
            ++stream.next;
            continue;
        }
        const bool fits = start + wholeHeight(piece, pageHeight) <= area.bottom + tolerance;
        if (!fits && !mustPlace && !isTall(piece, start - area.top, pageHeight)) break;
        y = start;
        bool finished = true;
        for (auto& branch : piece.branches) {
            y = std::max(y, fillPage(branch.stream, page, {area.x + branch.x, start, area.bottom}, mustPlace, pageHeight));
            finished = finished && branch.stream.next >= branch.stream.pieces.size();
        }
        if (!finished) break;
        ++stream.next;
    }
    return y;
}

}  // namespace muster::printer
