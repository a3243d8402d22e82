#include "printer/style/paper.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace muster::printer {

namespace {

/// Takes a length in millimetres, to a tenth, from the start of the text.
std::optional<double> takeLength(std::string_view& text)
{
    double length = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length, std::chars_format::fixed);
    if (error != std::errc() || !(length >= minPaperSide && length <= maxPaperSide)) return std::nullopt;  // or NaN
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return std::round(length * 10) / 10;
}

}  // namespace

std::span<const Paper> papers()
{
    static const std::array<Paper, 9> sizes{{
        {"a4", "A4", 210.0, 297.0},
        {"letter", "Letter", 215.9, 279.4},
        {"a5", "A5", 148.0, 210.0},
        {"legal", "Legal", 215.9, 355.6},
        {"tabloid", "Tabloid", 279.4, 431.8},
        {"a3", "A3", 297.0, 420.0},
        {"a2", "A2", 420.0, 594.0},
        {"a1", "A1", 594.0, 841.0},
        {"a0", "A0", 841.0, 1189.0},
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

std::optional<Paper> paperFrom(std::string_view words)
{
    std::string lower(words);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (const auto* known = findPaper(lower)) return *known;
    std::string_view rest = lower;
    const auto first = takeLength(rest);
    if (!first || !rest.starts_with('x')) return std::nullopt;
    rest.remove_prefix(1);
    const auto second = takeLength(rest);
    if (!second || (!rest.empty() && rest != "mm")) return std::nullopt;
    const double width = std::min(*first, *second);
    const double height = std::max(*first, *second);
    return Paper{fmt::format("{:g}x{:g}mm", width, height), fmt::format("{:g} × {:g} mm", width, height), width,
                 height};
}

double enlargementOn(const Paper& paper)
{
    constexpr double usual = 216.0;  // mm: Letter, the widest paper that is held in the hand
    constexpr double share = 0.75;   // of the paper's growth, so that larger paper also has room for more
    const double growth = std::min(paper.width, paper.height) / usual - 1;
    return std::clamp(1 + share * growth, 1.0, maxEnlargement);
}

PageSetup beforeEnlargement(const PageSetup& setup)
{
    auto small = setup;
    small.enlarged = enlargementOn(setup.paper);
    for (double* length : {&small.paper.width, &small.paper.height, &small.margins.top, &small.margins.right,
                           &small.margins.bottom, &small.margins.left})
        *length /= small.enlarged;
    return small;
}

PageSize pageSize(const PageSetup& setup, sheet::Orientation orientation)
{
    if (orientation == sheet::Orientation::landscape) return {setup.paper.height, setup.paper.width};
    return {setup.paper.width, setup.paper.height};
}

}  // namespace muster::printer
