#include "printer/layout/blocks.hpp"
#include "printer/layout/section_flow.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minGuideColumn = 55.0;  // narrower ones break tables and are hard to read
constexpr double keptTogether = 0.3;     // sections up to that share of a page are never split
constexpr double widthPerPoint = 6.2;    // mm; text too large for its column is harder to read, not easier

double readingPoints(const Density& density, double columnWidth)
{
    const double most = std::clamp(columnWidth / widthPerPoint, type::reference.points, type::mostReading);
    return std::min(most, type::reference.points + density.reading);
}

/// Returns true for an item such as "12. Rally".
bool isNumbered(const std::string& item)
{
    const auto digits = item.find_first_not_of("0123456789");
    return digits != 0 && digits != std::string::npos && digits < 3 && item.compare(digits, 2, ". ") == 0;
}

/// Lays out an item after a bullet, or after the number it starts with.
void layOutItem(const std::string& item, const Tag& list, BlockLayout& blockLayout, double before)
{
    const auto digits = item.find_first_not_of("0123456789");
    const bool numbered = isNumbered(item);
    const auto style = blockLayout.reading();
    const auto mark = numbered ? displayText(item.substr(0, digits + 1)) : QStringLiteral("•");
    const double hang = blockLayout.type.width(numbered ? QStringLiteral("0. ") : QStringLiteral("• "), style) + 0.6;
    const auto text = blockLayout.wrap(numbered ? item.substr(digits + 2) : item, style, blockLayout.width - hang);
    const auto tag = element(Role::item, list);
    const auto index = blockLayout.pieces.size();
    layOutLines(text, blockLayout, hang, before, sheet::Align::left, element(Role::body, tag));
    Drawing first(blockLayout.type);  // the mark comes before its text, as it is read
    first.as(element(Role::label, tag)).line(mark, style, numbered ? 0 : 0.4, 0, hang);
    first.append(std::move(blockLayout.pieces[index].drawing), 0, 0);
    blockLayout.pieces[index].drawing = std::move(first);
}

void layOutSection(const sheet::ReferenceSection& section, BlockLayout& blockLayout)
{
    const auto start = blockLayout.pieces.size();
    layOutBlockTitle(section.title, blockLayout);
    double before = section.title.empty() ? space::between : 0;
    for (const auto& paragraph : section.paragraphs) {
        layOutLines(blockLayout.wrap(paragraph, blockLayout.reading(), blockLayout.width), blockLayout, 0, before);
        before = blockLayout.space(0.8);
    }
    const bool numbered = !section.items.empty() && isNumbered(section.items.front());
    const auto list = blockLayout.tag(Role::list, numbered ? "Decimal" : "Disc");
    for (const auto& item : section.items) {
        layOutItem(item, list, blockLayout, before);
        before = blockLayout.space(0.5);
    }
    for (const auto& table : section.tables) {
        const auto index = blockLayout.pieces.size();
        layOut(table, blockLayout);
        if (index < blockLayout.pieces.size())
            blockLayout.pieces[index].before = blockLayout.space(std::max(before, 1.6));
    }
    blockLayout.keepTogether(start, keptTogether);
}

}  // namespace

void layOut(const sheet::Reference& reference, BlockLayout& blockLayout)
{
    auto columns = static_cast<std::size_t>(std::clamp(reference.columns, 1, 6));
    columns = std::min(columns, std::max<std::size_t>(1, reference.sections.size()));
    while (columns > 1 &&
           (blockLayout.width + space::gutter) / static_cast<double>(columns) < minGuideColumn + space::gutter)
        --columns;
    const double width =
        (blockLayout.width - space::gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double usual = blockLayout.readingPoints;
    blockLayout.readingPoints = readingPoints(blockLayout.density, width);
    if (columns == 1) {
        for (const auto& section : reference.sections) layOutSection(section, blockLayout);
        blockLayout.readingPoints = usual;
        return;
    }
    auto flow = std::make_shared<SectionFlow>(SectionFlow{columns, width, {}});
    for (const auto& section : reference.sections) {
        auto inner = blockLayout.inner(width);
        layOutSection(section, inner);
        if (!inner.pieces.empty()) flow->sections.push_back({std::move(inner.pieces), 0});
    }
    blockLayout.readingPoints = usual;
    Piece piece{
        Drawing(blockLayout.type), blockLayout.space(space::beforeBlock), 0, false, nullptr, {}, std::move(flow)};
    blockLayout.pieces.push_back(std::move(piece));
}

}  // namespace muster::printer
