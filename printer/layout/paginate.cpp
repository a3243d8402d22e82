#include "printer/layout/paginate.hpp"

#include "printer/layout/section_flow.hpp"

#include <algorithm>
#include <cmath>

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

double minHeight(const Stream& stream, std::size_t index, double limit);

/// The height needed to start a piece here: its own (or that of the starts of its branches) and that of the pieces kept
/// with it.
double minHeightOf(const Piece& piece, double limit)
{
    double min = piece.height;
    for (const auto& branch : piece.branches) min = std::max(min, minHeight(branch.stream, branch.stream.next, limit));
    if (piece.flow) min = std::max(min, piece.flow->minHeight());
    return min;
}

double minHeight(const Stream& stream, std::size_t index, double limit)
{
    double height = 0;
    while (index < stream.pieces.size()) {
        height += minHeightOf(stream.pieces[index], limit);
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

bool isFinished(const Stream& stream) { return stream.next >= stream.pieces.size(); }

/// The only branch that remains after all others ended on earlier pages; nullptr if there are several, or before the
/// first.
Piece::Branch* survivorOf(Piece& piece)
{
    Piece::Branch* survivor = nullptr;
    for (auto& branch : piece.branches) {
        if (isFinished(branch.stream)) continue;
        if (survivor != nullptr || branch.stream.next == 0) return nullptr;
        survivor = &branch;
    }
    return survivor;
}

/// Fills the page with the rest of one branch in as many columns as fit, to avoid mostly empty pages.
double fillColumns(const Piece& piece, Piece::Branch& branch, Drawing& page, const Area& area, double pageHeight)
{
    double width = 0;
    for (const auto& one : piece.branches) width = std::max(width, one.x + one.width);
    const double minGap = space::gutter / 2;
    const double count = std::max(1.0, std::floor((width + minGap + tolerance) / (branch.width + minGap)));
    const double step = count > 1 ? (width - branch.width) / (count - 1) : 0;
    double lowest = area.top;
    for (double column = 0; column < count && !isFinished(branch.stream); ++column) {
        if (column > 0 && branch.stream.pieces[branch.stream.next].freshPage) break;
        lowest = std::max(
            lowest, fillPage(branch.stream, page, {area.x + column * step, area.top, area.bottom}, true, pageHeight));
    }
    return lowest;
}

}  // namespace

double heightOf(const std::vector<Piece>& pieces)
{
    double height = 0;
    for (const auto& piece : pieces) height += piece.height + piece.before;
    return height;
}

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
        const double min = std::max(minHeight(stream, stream.next, pageHeight), piece.height) + headHeight;
        if (!mustPlace && start + min > area.bottom + tolerance) break;
        if (headHeight > 0) {
            page.append(piece.head->drawing.silent(), area.x, start);
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
        auto* survivor = mustPlace ? survivorOf(piece) : nullptr;
        if (survivor != nullptr) {
            y = fillColumns(piece, *survivor, page, {area.x, start, area.bottom}, pageHeight);
        } else {
            for (auto& branch : piece.branches)
                y = std::max(
                    y, fillPage(branch.stream, page, {area.x + branch.x, start, area.bottom}, mustPlace, pageHeight));
        }
        if (!std::all_of(piece.branches.begin(), piece.branches.end(),
                         [](const auto& branch) { return isFinished(branch.stream); }))
            break;
        ++stream.next;
    }
    return y;
}

}  // namespace muster::printer
