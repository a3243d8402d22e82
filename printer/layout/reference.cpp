#include "printer/layout/blocks.hpp"
#include "printer/layout/section_flow.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double leastGuideColumn = 55.0;  // narrower ones break tables and tire the eye
constexpr double keptTogether = 0.3;       // sections up to that share of a page are never split

/// An item behind a bullet, or behind the number it begins with.
void layItem(const std::string& item, Galley& galley, double before)
{
    const auto digits = item.find_first_not_of("0123456789");
    const bool numbered =
        digits != 0 && digits != std::string::npos && digits < 3 && item.compare(digits, 2, ". ") == 0;
    const auto mark = numbered ? displayText(item.substr(0, digits + 1)) : QStringLiteral("•");
    const double hang =
        galley.type.width(numbered ? QStringLiteral("0. ") : QStringLiteral("• "), type::reference) + 0.6;
    const auto text = galley.wrap(numbered ? item.substr(digits + 2) : item, type::reference, galley.width - hang);
    const auto index = galley.pieces.size();
    layLines(text, galley, hang, before);
    galley.pieces[index].drawing.line(mark, type::reference, numbered ? 0 : 0.4, 0, hang);
}

void laySection(const sheet::ReferenceSection& section, Galley& galley)
{
    const auto start = galley.pieces.size();
    layBlockTitle(section.title, galley);
    double before = section.title.empty() ? space::between : 0;
    for (const auto& paragraph : section.paragraphs) {
        layLines(galley.wrap(paragraph, type::reference, galley.width), galley, 0, before);
        before = galley.space(0.8);
    }
    for (const auto& item : section.items) {
        layItem(item, galley, before);
        before = galley.space(0.5);
    }
    for (const auto& table : section.tables) {
        const auto index = galley.pieces.size();
        lay(table, galley);
        if (index < galley.pieces.size()) galley.pieces[index].before = galley.space(std::max(before, 1.6));
    }
    galley.keepTogether(start, keptTogether);
}

}  // namespace

void lay(const sheet::Reference& reference, Galley& galley)
{
    auto columns = static_cast<std::size_t>(std::clamp(reference.columns, 1, 6));
    columns = std::min(columns, std::max<std::size_t>(1, reference.sections.size()));
    while (columns > 1 &&
           (galley.width + space::gutter) / static_cast<double>(columns) < leastGuideColumn + space::gutter)
        --columns;
    const double width =
        (galley.width - space::gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    if (columns == 1) {
        for (const auto& section : reference.sections) laySection(section, galley);
        return;
    }
    auto flow = std::make_shared<SectionFlow>(SectionFlow{columns, width, {}});
    for (const auto& section : reference.sections) {
        auto inner = galley.inner(width);
        laySection(section, inner);
        if (!inner.pieces.empty()) flow->sections.push_back({std::move(inner.pieces), 0});
    }
    Piece piece{Drawing(galley.type), galley.space(space::beforeBlock), 0, false, nullptr, {}, std::move(flow)};
    galley.pieces.push_back(std::move(piece));
}

}  // namespace muster::printer
