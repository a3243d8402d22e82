#include "printer/layout/poster.hpp"

#include "printer/layout/find_block.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

bool hasTrueSize(const sheet::Sheet& sheet)
{
    return contains<sheet::Cutouts, sheet::PlayTemplate>(sheet.blocks) ||
           anyBlock<sheet::Cards>(sheet.blocks, [](const sheet::Cards& cards) { return cards.size.has_value(); }) ||
           anyBlock<sheet::Map>(sheet.blocks, [](const sheet::Map& map) {
               return map.scaling == sheet::MapScaling::trueSize || map.scaling == sheet::MapScaling::tiles;
           });
}

}  // namespace

bool isPoster(const sheet::Booklet& booklet, const Paper& paper)
{
    const auto& sheets = booklet.sheets;
    return enlargementOn(paper) > 1 && std::none_of(sheets.begin(), sheets.end(), hasTrueSize) &&
           std::any_of(sheets.begin(), sheets.end(),
                       [](const sheet::Sheet& sheet) { return contains<sheet::Map>(sheet.blocks); });
}

void enlarge(SetBooklet& set, double factor)
{
    const auto enlargePage = [factor](Page& page) {
        page.width *= factor;
        page.height *= factor;
        for (auto& mark : page.marks) enlarge(mark, factor);
        for (auto& link : page.links)
            for (double* length : {&link.x, &link.y, &link.width, &link.height, &link.top}) *length *= factor;
    };
    for (auto& page : set.pages) enlargePage(page);
    if (set.emptySide) enlargePage(*set.emptySide);
    for (auto& bookmark : set.bookmarks) bookmark.top *= factor;
}

}  // namespace muster::printer
