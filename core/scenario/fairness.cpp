#include "core/scenario/fairness.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"
#include "core/scenario/side_ground.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace muster::rules {

using geometry::Place;
using geometry::Point;
using geometry::Shape;

namespace {

// With more pieces no player sees a symmetry, and the search is quadratic.
constexpr std::size_t maxPiecesCompared = 300;

std::vector<Fairness::Ground> groundsOf(const Battlefield& field, const std::vector<SideGround>& sides,
                                        Evaluation& evaluation)
{
    std::map<std::string_view, std::pair<std::string, std::vector<Place>>> byType;
    for (const auto& piece : field.terrain()) {
        if (!piece.form.shape) continue;
        const auto type = piece.node["type"].string();
        auto& [label, places] = byType[type];
        if (label.empty()) label = std::string(piece.kind["label"].isString() ? piece.kind["label"].string() : type);
        places.push_back(piece.form.shape->place());
    }
    std::vector<Fairness::Ground> grounds;
    std::vector<std::vector<Place>> kinds;
    for (auto& [type, entry] : byType) {
        grounds.push_back({entry.first, {}});
        kinds.push_back(std::move(entry.second));
    }
    auto areas = nearestAreas(kinds, sides, field.board(), evaluation);
    for (std::size_t kind = 0; kind < grounds.size(); ++kind) grounds[kind].areas = std::move(areas[kind]);
    return grounds;
}

using Transform = std::function<Shape(const Shape&)>;

/// True if the transform maps every piece onto one of its own kind.
bool mapsOntoItself(const Battlefield& field, const Transform& transform, Evaluation& evaluation)
{
    const double near = 0.02 * std::min(field.board().width(), field.board().depth());
    const auto matches = [&](const Feature& piece, const Shape& image, const Feature& other) {
        if (other.node["type"].string() != piece.node["type"].string() ||
            geometry::distance(image.centre(), *other.at) > near)
            return false;
        const double larger = std::max(image.area(), other.form.shape->area());
        return geometry::overlapArea(image, *other.form.shape, PaidEffort(evaluation)) >= 0.95 * larger;
    };
    for (const auto& piece : field.terrain()) {
        const Shape image = transform(*piece.form.shape);
        const bool found = std::any_of(field.terrain().begin(), field.terrain().end(),
                                       [&](const Feature& other) { return matches(piece, image, other); });
        if (!found) return false;
    }
    return true;
}

Fairness::Symmetry symmetryOf(const Battlefield& field, const std::vector<const Side*>& sides,
                              const std::vector<SideGround>& grounds, Evaluation& evaluation)
{
    using Symmetry = Fairness::Symmetry;
    if (grounds.size() != 2 || field.terrain().empty() || field.terrain().size() > maxPiecesCompared)
        return Symmetry::notLooked;
    if (!std::all_of(field.terrain().begin(), field.terrain().end(),
                     [](const Feature& piece) { return piece.form.shape.has_value(); }))
        return Symmetry::notLooked;
    const Point middle = field.board().box().centre();
    const Point between = grounds[1].middle() - grounds[0].middle();
    // The mirror axis is perpendicular to the line between the sides.
    const bool acrossDepth = std::abs(between.y) >= std::abs(between.x);
    const bool facing = !sides[0]->edge || !sides[1]->edge || opposite(*sides[0]->edge) == *sides[1]->edge;
    const bool mirrored =
        facing &&
        mapsOntoItself(
            field, [&](const Shape& shape) { return geometry::mirrored(shape, middle, acrossDepth ? 90 : 0); },
            evaluation);
    const bool turned = mapsOntoItself(
        field, [&](const Shape& shape) { return geometry::rotated(shape, 180, middle); }, evaluation);
    return mirrored && turned ? Symmetry::both
           : mirrored         ? Symmetry::mirrored
           : turned           ? Symmetry::turned
                              : Symmetry::none;
}

}  // namespace

Fairness fairnessOf(const Battlefield& field, Evaluation& evaluation)
{
    Fairness fairness;
    std::vector<SideGround> grounds;
    for (const auto& side : field.sides())
        if (auto ground = SideGround::of(side, field); ground && grounds.size() < 8) {
            fairness.sides.push_back(&side);
            grounds.push_back(std::move(*ground));
        }
    if (!fairness.canCompare() || !field.board().isValid()) return fairness;
    fairness.grounds = groundsOf(field, grounds, evaluation);
    for (const auto& objective : field.objectives()) {
        const auto place = objective.place();
        if (!place || !evaluation.spend(50)) continue;
        Fairness::Way way{&objective, {}};
        for (const SideGround& ground : grounds)
            way.distances.push_back(ground.distanceTo(*place, PaidEffort(evaluation)));
        fairness.ways.push_back(std::move(way));
    }
    fairness.symmetry = symmetryOf(field, fairness.sides, grounds, evaluation);
    return fairness;
}

std::string_view symmetryText(Fairness::Symmetry symmetry)
{
    switch (symmetry) {
    case Fairness::Symmetry::none: return "neither mirrored nor rotationally symmetric";
    case Fairness::Symmetry::mirrored: return "mirrored between the sides";
    case Fairness::Symmetry::turned: return "rotationally symmetric";
    case Fairness::Symmetry::both: return "mirrored between the sides, and rotationally symmetric";
    case Fairness::Symmetry::notLooked: break;
    }
    return {};
}

}  // namespace muster::rules
