#include "printer/style/colour_vision.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::printer {

namespace {

using Triple = std::array<double, 3>;

double lightOf(std::uint8_t part)
{
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

Triple times(const std::array<Triple, 3>& matrix, const Triple& light)
{
    Triple made{};
    for (std::size_t i = 0; i < 3; ++i)
        made[i] = matrix[i][0] * light[0] + matrix[i][1] * light[1] + matrix[i][2] * light[2];
    return made;
}

/// Coordinates whose distances are as people judge colours (Oklab).
Triple perceived(const Triple& light)
{
    static constexpr std::array<Triple, 3> cones{{{0.4122214708, 0.5363325363, 0.0514459929},
                                                  {0.2119034982, 0.6806995451, 0.1073969566},
                                                  {0.0883024619, 0.2817188376, 0.6299787005}}};
    static constexpr std::array<Triple, 3> opponents{{{0.2104542553, 0.7936177850, -0.0040720468},
                                                      {1.9779984951, -2.4285922050, 0.4505937099},
                                                      {0.0259040371, 0.7827717662, -0.8086757660}}};
    auto response = times(cones, light);
    for (double& part : response) part = std::cbrt(part);
    return times(opponents, response);
}

/// Light as people without green cones see it (Machado, Oliveira and Fernandes 2009).
Triple withoutGreen(const Triple& light)
{
    static constexpr std::array<Triple, 3> missing{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    auto seen = times(missing, light);
    for (double& part : seen) part = std::clamp(part, 0.0, 1.0);
    return seen;
}

double distanceOf(const Triple& a, const Triple& b) { return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]); }

}  // namespace

double differenceOf(Ink a, Ink b)
{
    const Triple first{lightOf(a.red), lightOf(a.green), lightOf(a.blue)};
    const Triple second{lightOf(b.red), lightOf(b.green), lightOf(b.blue)};
    return std::min(distanceOf(perceived(first), perceived(second)),
                    distanceOf(perceived(withoutGreen(first)), perceived(withoutGreen(second))));
}

}  // namespace muster::printer
