#include "core/sheet/budget.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::sheet {

namespace {

void note(Budget& budget, text::Range range, std::string_view what)
{
    if (budget.isExhausted()) return;
    auto message = fmt::format("The sheets of this file exceed the limit of {}.", what);
    budget.overrun = text::Fault{"print/limit",
                                 std::move(message),
                                 "Print fewer sheets at once with --sheet, or repeat this part less often.",
                                 range,
                                 false,
                                 diagnostics::FindingKind::print};
}

void add(Extent& extent, const std::string& text)
{
    ++extent.items;
    extent.letters += text.size();
}

void add(Extent& extent, const std::vector<std::string>& texts)
{
    for (const auto& text : texts) add(extent, text);
}

void add(Extent& extent, const MapRings& rings)
{
    for (const auto& ring : rings) extent.items += ring.size();
}

bool takeFrom(std::size_t& left, std::size_t count)
{
    const bool enough = count <= left;
    left -= enough ? count : left;
    return enough;
}

}  // namespace

Extent extentOf(const Reference& reference)
{
    Extent extent;
    for (const auto& section : reference.sections) {
        add(extent, section.title);
        add(extent, section.paragraphs);
        add(extent, section.items);
        for (const auto& table : section.tables)
            for (const auto& row : table.rows)
                for (const auto& cell : row) add(extent, cell.text);
    }
    return extent;
}

Extent extentOf(const std::vector<Finding>& findings)
{
    Extent extent;
    for (const auto& finding : findings) {
        add(extent, finding.of);
        add(extent, finding.message);
        add(extent, finding.help);
    }
    return extent;
}

Extent extentOf(const MapPicture& picture)
{
    Extent extent;
    for (const auto& piece : picture.terrain) {
        add(extent, piece.name);
        add(extent, piece.rings);
    }
    for (const auto& zone : picture.zones) {
        add(extent, zone.name);
        add(extent, zone.rings);
    }
    for (const auto& objective : picture.objectives) add(extent, objective.name);
    for (const auto& base : picture.bases) {
        add(extent, base.name);
        add(extent, base.rings);
    }
    return extent;
}

bool Budget::takeItems(std::size_t count, text::Range range)
{
    if (!takeFrom(items, count)) note(*this, range, fmt::format("{} cells, boxes and texts", Budget().items));
    return !isExhausted();
}

bool Budget::takeLetters(std::size_t count, text::Range range)
{
    if (!takeFrom(letters, count)) note(*this, range, fmt::format("{} bytes of text", Budget().letters));
    return !isExhausted();
}

void Budget::checkWork(text::Range range)
{
    if (work.left == 0) note(*this, range, fmt::format("{} steps of expressions", Budget().work.left));
}

}  // namespace muster::sheet
