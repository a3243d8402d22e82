#include "printer/layout/lone_map.hpp"

#include "printer/layout/blocks.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double mapMargin = 6;      // white border of the picture
constexpr double minMapWidth = 120;  // leaves space for title and legend beside a long narrow board
constexpr double tallest = 1.5;      // relative to the longer side of the paper
constexpr double belowTitle = 1.5;
constexpr Style titleStyle{16.0, Face::display, Ink(0)};
constexpr Style subtitleStyle{10.0, Face::regular, Ink(60)};

}  // namespace

bool isLoneMap(const sheet::Sheet& sheet)
{
    if (sheet.blocks.size() != 1) return false;
    const auto* map = std::get_if<sheet::Map>(&sheet.blocks.front().content);
    return map != nullptr && map->scaling == sheet::MapScaling::alone;
}

Page setLoneMap(const sheet::Sheet& sheet, const sheet::Booklet& booklet, Typesetter& type, const Settings& settings,
                LayoutNotes& notes)
{
    const auto& map = std::get<sheet::Map>(sheet.blocks.front().content);
    const auto& picture = *map.picture;
    const double longer = std::max(settings.page.paper.width, settings.page.paper.height) - 2 * mapMargin;
    double width = longer;
    if (picture.isValid() && picture.depth > picture.width)
        width = std::max(longer * picture.width / picture.depth, minMapWidth);
    BlockLayout blockLayout{type, notes, width, longer * tallest, Density{1.0, 0}, {}};
    blockLayout.enlarged = settings.page.enlarged;
    blockLayout.wording = &booklet.wording();
    blockLayout.within = element(Role::section, {});
    layOutLines(blockLayout.wrap(booklet.name, titleStyle, width), blockLayout, 0, 0, sheet::Align::left,
                heading(1, blockLayout.within));
    if (!sheet.title.empty())
        layOutLines(blockLayout.wrap(sheet.title, subtitleStyle, width), blockLayout, 0, belowTitle);
    layOut(map, blockLayout);
    if (!booklet.notice.empty()) layOut(sheet::Text{booklet.notice, sheet::TextStyle::small}, blockLayout);
    Drawing drawing(type);
    double height = mapMargin;
    for (auto& piece : blockLayout.pieces) {
        if (&piece != &blockLayout.pieces.front()) height += piece.before;
        drawing.append(std::move(piece.drawing), mapMargin, height);
        height += piece.height;
    }
    return {width + 2 * mapMargin, height + mapMargin, drawing.take()};
}

}  // namespace muster::printer
