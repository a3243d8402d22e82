#include "printer/layout/section_flow.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double unlimited = 1e9;
constexpr double wellUsed = 0.65;   // of the columns of a page; with less, a section goes on in the next column
constexpr double worthStart = 0.2;  // of a column: the least room in which a section starts that goes on in the next

double above(const Stream& section) { return section.pieces[section.next].before; }

/// The start of each column if sections [first, end) fill columns of that height in order; empty if they do not fit.
std::vector<std::size_t> columnStarts(const SectionFlow& flow, const std::vector<double>& heights, std::size_t end,
                                      double height)
{
    std::vector<std::size_t> starts{flow.next};
    double used = 0;
    for (auto i = flow.next; i < end; ++i) {
        if (used > 0 && used + above(flow.sections[i]) + heights[i] > height) {
            starts.push_back(i);
            used = 0;
        }
        used += heights[i] + (used > 0 ? above(flow.sections[i]) : 0);
        if (starts.size() > flow.columns || used > height) return {};
    }
    return starts;
}

std::vector<double> heightsOf(const SectionFlow& flow)
{
    std::vector<double> heights(flow.sections.size(), 0);
    for (auto i = flow.next; i < heights.size(); ++i) {
        const auto& section = flow.sections[i];
        heights[i] = heightOf(section, unlimited);
        // The rest of a table begins with its head again.
        if (section.next < section.pieces.size() && section.pieces[section.next].head)
            heights[i] += section.pieces[section.next].head->height;
    }
    return heights;
}

/// The smallest height at which the sections fit their columns, which balances the columns.
double balancedHeight(const SectionFlow& flow, const std::vector<double>& heights, std::size_t end)
{
    double low = 0;
    double high = 1;
    for (auto i = flow.next; i < end; ++i) high += heights[i] + above(flow.sections[i]);
    for (int step = 0; step < 24; ++step) {
        const double middle = (low + high) / 2;
        (columnStarts(flow, heights, end, middle).empty() ? low : high) = middle;
    }
    return high;
}

}  // namespace

double SectionFlow::height() const { return finished() ? 0 : balancedHeight(*this, heightsOf(*this), sections.size()); }

double SectionFlow::minHeight() const { return finished() ? 0 : heightOf(sections[next], unlimited); }

double SectionFlow::fillSplitting(Drawing& page, const Area& area, bool freshPage, double pageHeight)
{
    double lowest = area.top;
    for (std::size_t column = 0; column < columns && !finished(); ++column) {
        const double x = area.x + static_cast<double>(column) * (columnWidth + space::gutter);
        double y = area.top;
        while (!finished()) {
            auto& section = sections[next];
            const double start = y + (y > area.top ? above(section) : 0);
            const double left = area.bottom - start;
            if (heightOf(section, unlimited) > left && left < worthStart * (area.bottom - area.top)) break;
            const auto before = section.next;
            const bool mustPlace = freshPage && y <= area.top;
            const double end = fillPage(section, page, {x, start, area.bottom}, mustPlace, pageHeight);
            if (section.next > before) y = end;
            if (section.next < section.pieces.size()) break;
            ++next;
        }
        lowest = std::max(lowest, y);
    }
    return lowest;
}

double SectionFlow::fill(Drawing& page, const Area& area, bool freshPage, double pageHeight)
{
    const double room = area.bottom - area.top;
    const auto heights = heightsOf(*this);
    auto end = next;
    while (end < sections.size() && !columnStarts(*this, heights, end + 1, room).empty()) ++end;
    if (end == next) {
        if (!freshPage) return area.top;
        const double bottom = fillPage(sections[next], page, area, true, pageHeight);
        if (sections[next].next >= sections[next].pieces.size()) ++next;
        return bottom;
    }
    double used = 0;
    for (auto i = next; i < end; ++i) used += heights[i] + above(sections[i]);
    if (end < sections.size() && columns > 1 && used < wellUsed * room * static_cast<double>(columns))
        return fillSplitting(page, area, freshPage, pageHeight);
    auto starts = columnStarts(*this, heights, end, std::min(room, balancedHeight(*this, heights, end)));
    starts.push_back(end);
    double lowest = area.top;
    for (std::size_t column = 0; column + 1 < starts.size(); ++column) {
        const double x = area.x + static_cast<double>(column) * (columnWidth + space::gutter);
        double y = area.top;
        for (auto i = starts[column]; i < starts[column + 1]; ++i) {
            if (i > starts[column]) y += above(sections[i]);
            y = fillPage(sections[i], page, {x, y, area.bottom + 1}, true, pageHeight);
        }
        lowest = std::max(lowest, y);
    }
    next = end;
    return lowest;
}

}  // namespace muster::printer
