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

/// Takes width from columns with more than they need until no column has less.
void lift(std::vector<double>& widths, const std::vector<ColumnRequest>& requests, double ColumnRequest::*need)
{
    double missing = 0;
    double spare = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        missing += std::max(0.0, requests[i].*need - widths[i]);
        spare += std::max(0.0, widths[i] - requests[i].*need);
    }
    if (missing <= 0 || spare <= 0) return;
    const double taken = std::min(1.0, missing / spare);
    const double given = std::min(1.0, spare / missing);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const double room = widths[i] - requests[i].*need;
        widths[i] -= room > 0 ? room * taken : room * given;
    }
}

std::vector<double> byShares(const std::vector<ColumnRequest>& requests, double width)
{
    double shares = 0;
    double unshared = 0;
    for (const auto& request : requests)
        (request.share > 0 ? shares : unshared) += request.share > 0 ? request.share : request.natural;
    const double left = std::max(width - unshared, width * 0.25);
    const double squeeze = unshared > 0 ? std::min(1.0, (width - left) / unshared) : 1.0;
    std::vector<double> widths;
    for (const auto& request : requests)
        widths.push_back(request.share > 0 ? left * request.share / shares : request.natural * squeeze);
    return widths;
}

/// Numbers take little of the remaining width, because they read best close together.
double weightOf(const ColumnRequest& request) { return request.grows ? request.natural : request.natural * 0.3; }

std::vector<double> byContent(const std::vector<ColumnRequest>& requests, double width)
{
    std::vector<double> widths;
    std::vector<double> min;
    double weights = 0;
    for (const auto& request : requests) {
        widths.push_back(request.natural);
        min.push_back(request.min);
        weights += weightOf(request);
    }
    const double spare = width - sumOf(widths);
    if (spare >= 0) {
        for (std::size_t i = 0; i < widths.size() && weights > 0; ++i)
            widths[i] += spare * weightOf(requests[i]) / weights;
        return widths;
    }
    const double max = sumOf(widths) - sumOf(min);
    const double part = max > 0 ? std::clamp((width - sumOf(min)) / max, 0.0, 1.0) : 0.0;
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] = min[i] + (widths[i] - min[i]) * part;
    return widths;
}

}  // namespace

std::vector<double> columnWidths(const std::vector<ColumnRequest>& requests, double width)
{
    const bool shared =
        std::any_of(requests.begin(), requests.end(), [](const auto& request) { return request.share > 0; });
    auto widths = shared ? byShares(requests, width) : byContent(requests, width);
    lift(widths, requests, &ColumnRequest::min);
    const double sum = sumOf(widths);
    if (sum > 0) {
        for (auto& w : widths) w *= width / sum;
    }
    lift(widths, requests, &ColumnRequest::firm);
    return widths;
}

}  // namespace muster::printer
