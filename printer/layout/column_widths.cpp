#include "printer/layout/column_widths.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

double sumOf(const std::vector<double>& numbers)
{
    double sum = 0;
    for (const double n : numbers) sum += n;
    return sum;
}

/// Takes from columns that have more than they need until no column has less.
void lift(std::vector<double>& widths, const std::vector<ColumnWish>& wishes, double ColumnWish::*need)
{
    double missing = 0;
    double spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        missing += std::max(0.0, wishes[i].*need - widths[i]);
        spare += std::max(0.0, widths[i] - wishes[i].*need);
    }
    if (missing <= 0 || spare <= 0) return;
    const double taken = std::min(1.0, missing / spare);
    const double given = std::min(1.0, spare / missing);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const double room = widths[i] - wishes[i].*need;
        widths[i] -= room > 0 ? room * taken : room * given;
    }
}

std::vector<double> byShares(const std::vector<ColumnWish>& wishes, double width)
{
    double shares = 0;
    double unshared = 0;
    for (const auto& wish : wishes) (wish.share > 0 ? shares : unshared) += wish.share > 0 ? wish.share : wish.natural;
    const double left = std::max(width - unshared, width * 0.25);
    const double squeeze = unshared > 0 ? std::min(1.0, (width - left) / unshared) : 1.0;
    std::vector<double> widths;
    for (const auto& wish : wishes)
        widths.push_back(wish.share > 0 ? left * wish.share / shares : wish.natural * squeeze);
    return widths;
}

/// Numbers take little of the width that is left over: they read best close together.
double weightOf(const ColumnWish& wish) { return wish.grows ? wish.natural : wish.natural * 0.3; }

std::vector<double> byContent(const std::vector<ColumnWish>& wishes, double width)
{
    std::vector<double> widths;
    std::vector<double> least;
    double weights = 0;
    for (const auto& wish : wishes) {
        widths.push_back(wish.natural);
        least.push_back(wish.least);
        weights += weightOf(wish);
    }
    const double spare = width - sumOf(widths);
    if (spare >= 0) {
        for (std::size_t i = 0; i < widths.size() && weights > 0; ++i)
            widths[i] += spare * weightOf(wishes[i]) / weights;
        return widths;
    }
    const double most = sumOf(widths) - sumOf(least);
    const double part = most > 0 ? std::clamp((width - sumOf(least)) / most, 0.0, 1.0) : 0.0;
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = least[i] + (widths[i] - least[i]) * part;
    return widths;
}

}  // namespace

std::vector<double> columnWidths(const std::vector<ColumnWish>& wishes, double width)
{
    const bool shared = std::any_of(wishes.begin(), wishes.end(), [](const auto& wish) { return wish.share > 0; });
    auto widths = shared ? byShares(wishes, width) : byContent(wishes, width);
    lift(widths, wishes, &ColumnWish::least);
    const double sum = sumOf(widths);
    if (sum > 0) {
        for (auto& w : widths) w *= width / sum;
    }
    lift(widths, wishes, &ColumnWish::firm);
    return widths;
}

}  // namespace muster::printer
