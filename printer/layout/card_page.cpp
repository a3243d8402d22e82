#include "printer/layout/card_page.hpp"

#include "printer/layout/true_size.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

namespace muster::printer {

namespace {

constexpr double edgeOfPrint = 5.0;  // along the edges of the paper: most printers reach that far
constexpr double pastText = 1.0;     // between the text and the cards, with their crop marks
constexpr std::size_t maxLines = 4;

}  // namespace

CardPage cardPage(const sheet::CardSize& card, const PageSize& page, bool mayTurn, const EdgeLines& lines)
{
    const bool isWide = page.width > page.height;
    std::vector<PageSize> sizes{page};
    if (mayTurn) sizes.push_back({page.height, page.width});
    CardPage best;
    std::tuple<std::size_t, double> merit{0, -1};
    for (const auto& size : sizes) {
        // First along the longer edges: the text is longer than the shorter ones.
        for (const bool above : {isWide, !isWide}) {
            const auto count = lines((above ? size.width : size.height) - 2 * sideInset);
            if (count > maxLines) continue;
            const double line = type::running.points * type::millimetresPerPoint * type::leading;
            const double band = sideEdge + line * static_cast<double>(std::max<std::size_t>(1, count)) + pastText;
            const double x = above ? edgeOfPrint : band;
            const double y = above ? band : edgeOfPrint;
            CardPage tried{size, above, {x, y, size.height - y}, size.width - 2 * x, 0};
            tried.cards = cardsPerPage(card, tried.width, size.height - 2 * y);
            const auto gap = std::min(cutGap(card.width, tried.width), cutGap(card.height, size.height - 2 * y));
            const std::tuple<std::size_t, double> own{tried.cards, gap};
            if (own <= merit) continue;
            merit = own;
            best = tried;
        }
    }
    return best;
}

}  // namespace muster::printer
