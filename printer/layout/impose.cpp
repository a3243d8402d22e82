#include "printer/layout/impose.hpp"

#include <algorithm>
#include <array>
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

/// A card is read as it is opened: cover, then the three inner panels; the flap and the back are outside.
std::vector<std::vector<std::size_t>> cardSides(std::size_t pages)
{
    std::vector<std::vector<std::size_t>> sides;
    for (std::size_t first = 0; first < pages; first += 6) {
        sides.push_back({first + 4, first + 5, first});
        sides.push_back({first + 1, first + 2, first + 3});
    }
    return sides;
}

constexpr double foldMark = 3.0;  // length, at the edges of the paper

/// Moves the marks of a page to its place on the sheet, turned upright if the page is wide, and scaled to the place.
GroupMark placed(Page page, double x, double width, double height)
{
    Transform place;
    if (page.width > page.height) {
        place = Transform::turn(-90).then(Transform::shift(0, page.width));
        std::swap(page.width, page.height);
    }
    const double factor = std::min({1.0, width / page.width, height / page.height});
    place = place.then(Transform::scale(factor))
                .then(Transform::shift(x + (width - page.width * factor) / 2, (height - page.height * factor) / 2));
    return {std::make_shared<const std::vector<Mark>>(std::move(page.marks)), place};
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
    std::map<std::size_t, std::size_t> sideOf;
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
            sideOf[side[i]] = made.size();
            page.marks.push_back(placed(std::move(print.pages[side[i]]), x, width, page.height));
        }
        page.startsLeaf = made.size() % 2 == 0;
        made.push_back(std::move(page));
    }
    print.pages = std::move(made);
    for (auto& bookmark : print.bookmarks) bookmark.page = sideOf[bookmark.page];
}

}  // namespace muster::printer
