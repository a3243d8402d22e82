#include "printer/job/map_orientation.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

// In millimetres, about.
constexpr double aboveMap = 34;    // header, title and a line of text
constexpr double belowMap = 8;     // footer
constexpr double rulerAside = 12;  // of the map itself
constexpr double rulerAbove = 24;
constexpr double legendBeside = 68;  // with its gap
constexpr double legendBelow = 34;

constexpr double worthTurning = 1.15;  // times as large; an upright page has room for what is below the map

}  // namespace

sheet::Orientation mapOrientation(const sheet::MapPicture& picture, const PageSetup& setup, bool hasMoreBelow)
{
    const auto scale = [&](sheet::Orientation orientation, double aside, double below) {
        const auto page = pageSize(setup, orientation);
        const double width = page.width - setup.margins.left - setup.margins.right - rulerAside - aside;
        const double height =
            page.height - setup.margins.top - setup.margins.bottom - aboveMap - belowMap - rulerAbove - below;
        return std::min(width / picture.width, height / picture.depth);
    };
    const auto best = [&](sheet::Orientation orientation) {
        return std::max(scale(orientation, legendBeside, 0), scale(orientation, 0, legendBelow));
    };
    const double needed = hasMoreBelow ? worthTurning : 1;
    const bool isWide = best(sheet::Orientation::landscape) > needed * best(sheet::Orientation::portrait);
    return isWide ? sheet::Orientation::landscape : sheet::Orientation::portrait;
}

}  // namespace muster::printer
