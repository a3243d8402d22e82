#include "printer/layout/blocks.hpp"
#include "printer/layout/paginate.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double leastColumn = 55.0;  // narrower ones break tables and tire the eye
constexpr double keptTogether = 0.3;  // sections up to that share of a page are never split

void laySection(const sheet::ReferenceSection& section, Galley& galley)
{
    const auto start = galley.pieces.size();
    layBlockTitle(section.title, galley);
    double before = section.title.empty() ? space::between : 0;
    for (const auto& paragraph : section.paragraphs) {
        layLines(galley.wrap(paragraph, type::small, galley.width), galley, 0, before);
        before = 0.8;
    }
    const double hang = galley.type.width(QStringLiteral("• "), type::small) + 0.6;
    for (const auto& item : section.items) {
        const auto text = galley.wrap(item, type::small, galley.width - hang);
        const auto index = galley.pieces.size();
        layLines(text, galley, hang, before);
        galley.pieces[index].drawing.line(QStringLiteral("•"), type::small, 0.4, 0, hang);
        before = 0.4;
    }
    for (const auto& table : section.tables) {
        const auto index = galley.pieces.size();
        lay(table, galley);
        if (index < galley.pieces.size()) galley.pieces[index].before = std::max(before, 1.4);
    }
    galley.keepTogether(start, keptTogether);
}

using Sections = std::vector<std::vector<Piece>>;

double heightOf(const std::vector<Piece>& section)
{
    double height = 0;
    for (const auto& piece : section) height += piece.before + piece.height;
    return height;
}

/// Where each column begins when sections [first, end) fill columns of that height in order; empty if they do not fit.
std::vector<std::size_t> columnStarts(const Sections& sections, std::size_t first, std::size_t end, std::size_t columns, double height)
{
    std::vector<std::size_t> starts{first};
    double used = 0;
    for (auto i = first; i < end; ++i) {
        const double own = heightOf(sections[i]);
        if (used > 0 && used + own > height) {
            starts.push_back(i);
            used = 0;
        }
        if (starts.size() > columns || (own > height && end - first > 1)) return {};
        used += own;
    }
    return starts;
}

/// The lowest height at which the sections fit their columns, so that the columns end at about the same place.
double balancedHeight(const Sections& sections, std::size_t first, std::size_t end, std::size_t columns)
{
    double low = 0;
    double high = 1;
    for (auto i = first; i < end; ++i) high += heightOf(sections[i]);
    for (int step = 0; step < 24; ++step) {
        const double middle = (low + high) / 2;
        (columnStarts(sections, first, end, columns, middle).empty() ? low : high) = middle;
    }
    return high;
}

void layInColumns(Sections sections, std::size_t columns, double columnWidth, Galley& galley)
{
    for (std::size_t first = 0; first < sections.size();) {
        // As many sections as fill one page; the next ones begin again at the first column.
        auto end = first + 1;
        while (end < sections.size() && !columnStarts(sections, first, end + 1, columns, galley.pageHeight).empty()) ++end;
        auto starts = columnStarts(sections, first, end, columns, balancedHeight(sections, first, end, columns));
        if (starts.empty()) starts.push_back(first);
        starts.push_back(end);
        Piece piece{Drawing(galley.type), space::beforeBlock, 0, false, nullptr, {}};
        for (std::size_t column = 0; column + 1 < starts.size(); ++column) {
            Piece::Branch branch{static_cast<double>(column) * (columnWidth + space::gutter), {}};
            for (auto i = starts[column]; i < starts[column + 1]; ++i) {
                std::move(sections[i].begin(), sections[i].end(), std::back_inserter(branch.stream.pieces));
            }
            piece.branches.push_back(std::move(branch));
        }
        galley.pieces.push_back(std::move(piece));
        first = end;
    }
}

}  // namespace

void lay(const sheet::Reference& reference, Galley& galley)
{
    auto columns = static_cast<std::size_t>(std::clamp(reference.columns, 1, 6));
    columns = std::min(columns, std::max<std::size_t>(1, reference.sections.size()));
    while (columns > 1 && (galley.width + space::gutter) / static_cast<double>(columns) < leastColumn + space::gutter) --columns;
    const double width = (galley.width - space::gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    Sections sections;
    for (const auto& section : reference.sections) {
        auto inner = galley.inner(width);
        laySection(section, inner);
        if (!inner.pieces.empty()) sections.push_back(std::move(inner.pieces));
    }
    if (columns > 1 && sections.size() > 1) return layInColumns(std::move(sections), columns, width, galley);
    for (auto& section : sections) std::move(section.begin(), section.end(), std::back_inserter(galley.pieces));
}

}  // namespace muster::printer
