#pragma once

#include "core/sheet/sheet.hpp"

#include <array>

namespace muster::samples {

inline sheet::MapRings rectangle(double left, double lower, double right, double upper)
{
    return {{{left, lower}, {right, lower}, {right, upper}, {left, upper}}};
}

/// A board of 24 by 24 inches with a kind of terrain of that look on it.
inline sheet::MapPicture boardWith(sheet::MapLook look, std::uint32_t shade = 0)
{
    sheet::MapPicture picture;
    picture.width = picture.depth = 24;
    picture.measure = "in";
    picture.kinds.push_back({"A kind", "What it does.", look, false, shade});
    picture.terrain.push_back({"A name", 0, rectangle(4, 4, 12, 10), {}, 0, 0});
    return picture;
}

/// Two sides with a zone and bases each, a road, a wood, an objective and a rally point.
inline sheet::MapPicture battle()
{
    sheet::MapPicture picture;
    picture.width = picture.depth = 24;
    picture.measure = "in";
    picture.kinds.push_back({"Woods", "Rough.", sheet::MapLook::woods, false, 0});
    picture.kinds.push_back({"Road", "Fast.", sheet::MapLook::road, false, 0});
    picture.terrain.push_back({"Bossu Wood", 0, rectangle(2, 9, 8, 14), {}, 0, 0});
    picture.terrain.push_back({"Brussels road", 1, rectangle(11.5, 0, 12.5, 24), {{12, 0}, {12, 24}}, 1, 0});
    picture.sides.push_back({"red", "The Red Host", sheet::MapEdge::north, {{20, 20}}});
    picture.sides.push_back({"blue", "The Blue Host", sheet::MapEdge::south, {}});
    picture.zones.push_back({"north", rectangle(0, 18, 24, 24), 24, 6, {0}});
    picture.zones.push_back({"south", rectangle(0, 0, 24, 6), 24, 6, {1}});
    picture.objectives.push_back({"The crossroads", {12, 12}, {}, std::nullopt, "3"});
    picture.bases.push_back({0, "guard", "Old Guard", 0, true, false, {6, 20}, true, rectangle(5, 19.5, 7, 20.5), 180});
    picture.bases.push_back({1, "horse", "Blue Horse", 0, true, false, {18, 3}, true, rectangle(17, 2.5, 19, 3.5), 0});
    return picture;
}

inline sheet::Block mapBlock(sheet::MapPicture picture, sheet::MapScaling scaling = sheet::MapScaling::fitted)
{
    sheet::Map map;
    map.picture = std::make_shared<const sheet::MapPicture>(std::move(picture));
    map.scaling = scaling;
    return {std::move(map)};
}

}  // namespace muster::samples
