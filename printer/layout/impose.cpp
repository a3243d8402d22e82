#include "printer/layout/impose.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::printer {

namespace {

/// The pages on each side of each sheet of paper, from left to right; beyond the last page: blank.
std::vector<std::vector<std::size_t>> bookletSides(std::size_t pages)
{
    const auto all = (pages + 3) / 4 * 4;
    std::vector<std::vector<std::size_t>> sides;
    for (std::size_t first = 0; first < all / 2; first += 2) {
        sides.push_back({all - 1 - first, first});
        sides.push_back({first + 1, all - 2 - first});
    }
    return sides;
}

/// A card is read as it is opened: cover, then the three inner panels; the flap and the back are outside. Three panels
/// need only one side.
std::vector<std::vector<std::size_t>> cardSides(std::size_t pages)
{
    if (pages <= 3) return {{0, 1, 2}};
    std::vector<std::vector<std::size_t>> sides;
    for (std::size_t first = 0; first < pages; first += 6) {
        sides.push_back({first + 4, first + 5, first});
        sides.push_back({first + 1, first + 2, first + 3});
    }
    return sides;
}

constexpr double foldMark = 3.0;  // length, at the edges of the paper

/// The side of paper that a page is on, counted from 0, and how the page is moved to its place there.
struct PlaceOnSide {
    std::size_t side = 0;
    Transform motion;
};

/// The motion of a page to its place on the sheet: turned upright if the page is wide, and scaled to the place.
Transform motionOf(const Page& page, double x, double width, double height)
{
    Transform motion;
    double pageWidth = page.width, pageHeight = page.height;
    if (pageWidth > pageHeight) {
        motion = Transform::turn(-90).then(Transform::shift(0, pageWidth));
        std::swap(pageWidth, pageHeight);
    }
    const double factor = std::min({1.0, width / pageWidth, height / pageHeight});
    return motion.then(Transform::scale(factor))
        .then(Transform::shift(x + (width - pageWidth * factor) / 2, (height - pageHeight * factor) / 2));
}

/// The link of a page, on the side of paper that the page was moved to.
Link moved(Link link, const Transform& motion, const std::map<std::size_t, PlaceOnSide>& places)
{
    const auto a = motion({link.x, link.y});
    const auto b = motion({link.x + link.width, link.y + link.height});
    link.x = std::min(a.x, b.x);
    link.y = std::min(a.y, b.y);
    link.width = std::abs(a.x - b.x);
    link.height = std::abs(a.y - b.y);
    if (!link.address.empty()) return link;
    const auto& target = places.at(link.page);
    link.page = target.side;
    link.top = std::max(0.0, target.motion({0, link.top}).y);
    return link;
}

}  // namespace

Paper foldedPaper(const Paper& sheet, Fold fold)
{
    auto paper = sheet;
    if (fold == Fold::none) return paper;
    paper.width = sheet.height / (fold == Fold::booklet ? 2 : 3);
    paper.height = sheet.width;
    return paper;
}

void impose(PrintOut& print, const Paper& sheet, Fold fold)
{
    if (fold == Fold::none || print.pages.empty()) return;
    const auto sides = fold == Fold::booklet ? bookletSides(print.pages.size()) : cardSides(print.pages.size());
    std::vector<Page> made;
    std::map<std::size_t, PlaceOnSide> places;
    for (const auto& side : sides) {
        Page page{sheet.height, sheet.width, {}};
        const double width = page.width / static_cast<double>(side.size());
        for (std::size_t i = 0; i < side.size(); ++i) {
            const double x = static_cast<double>(i) * width;
            if (i > 0) {
                page.marks.push_back(LineMark{x, 0, x, foldMark, rule::thin, Ink{}});
                page.marks.push_back(LineMark{x, page.height - foldMark, x, page.height, rule::thin, Ink{}});
            }
            if (side[i] >= print.pages.size()) continue;
            auto& own = print.pages[side[i]];
            const auto motion = motionOf(own, x, width, page.height);
            places[side[i]] = {made.size(), motion};
            page.marks.push_back(GroupMark{std::make_shared<const std::vector<Mark>>(std::move(own.marks)), motion});
        }
        page.startsLeaf = made.size() % 2 == 0;
        made.push_back(std::move(page));
    }
    for (const auto& [index, place] : places)
        for (auto& link : print.pages[index].links)
            made[place.side].links.push_back(moved(std::move(link), place.motion, places));
    for (auto& bookmark : print.bookmarks) {
        const auto& place = places.at(bookmark.page);
        bookmark.page = place.side;
        bookmark.top = bookmark.top > 0 ? std::max(0.0, place.motion({0, bookmark.top}).y) : 0;
    }
    print.pages = std::move(made);
}

}  // namespace muster::printer
