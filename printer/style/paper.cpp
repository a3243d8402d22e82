#include "printer/style/paper.hpp"

#include <algorithm>
#include <array>

namespace muster::printer {

std::span<const Paper> papers()
{
    static constexpr std::array<Paper, 4> sizes{{
        {"a4", "A4", 210.0, 297.0},
        {"letter", "Letter", 215.9, 279.4},
        {"a5", "A5", 148.0, 210.0},
        {"legal", "Legal", 215.9, 355.6},
    }};
    return sizes;
}

const Paper* findPaper(std::string_view id)
{
    const auto all = papers();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Paper& paper) { return paper.id == id; });
    return found == all.end() ? nullptr : &*found;
}

std::span<const NamedCardSize> cardSizes()
{
    static constexpr std::array<NamedCardSize, 4> sizes{{
        {"poker", {63.5, 89.0}},
        {"tarot", {70.0, 120.0}},
        {"bridge", {57.0, 89.0}},
        {"mini", {44.0, 68.0}},
    }};
    return sizes;
}

const NamedCardSize* findCardSize(std::string_view id)
{
    const auto all = cardSizes();
    const auto found = std::find_if(all.begin(), all.end(), [&](const NamedCardSize& size) { return size.id == id; });
    return found == all.end() ? nullptr : &*found;
}

PageSize pageSize(const PageSetup& setup, sheet::Orientation orientation)
{
    if (orientation == sheet::Orientation::landscape) return {setup.paper.height, setup.paper.width};
    return {setup.paper.width, setup.paper.height};
}

}  // namespace muster::printer
