#include "core/rules/battlefield/fairness.hpp"

#include "core/geometry/contact.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace muster::rules {

using geometry::Box;
using geometry::Place;
using geometry::Point;
using geometry::Shape;

namespace {

// Beyond so many pieces nobody sees a symmetry, and looking for it costs their square.
constexpr std::size_t mostPieces = 300;

Point middleOf(Edge edge, const BoardFrame& board)
{
    switch (edge) {
    case Edge::north: return {board.width() / 2, board.depth()};
    case Edge::south: return {board.width() / 2, 0};
    case Edge::east: return {board.width(), board.depth() / 2};
    case Edge::west: break;
    }
    return {0, board.depth() / 2};
}

std::optional<Point> anchorOf(const Side& side, const Battlefield& field)
{
    if (side.edge) return middleOf(*side.edge, field.board());
    for (const auto zone : side.zones)
        if (field.zones()[zone].at) return field.zones()[zone].at;
    return std::nullopt;
}

/// The part of the board that is nearer to one anchor than to all others.
std::optional<Shape> partOf(std::size_t own, const std::vector<Point>& anchors, const BoardFrame& board)
{
    auto made = geometry::rectangle(board.box().centre(), board.width(), board.depth());
    std::optional<Shape> part;
    if (auto* shape = std::get_if<Shape>(&made)) part = std::move(*shape);
    for (std::size_t i = 0; i < anchors.size() && part; ++i)
        if (i != own) part = geometry::nearerPart(*part, anchors[own], anchors[i]);
    return part;
}

/// The ground that pieces cover within a part; pieces of one kind that overlap count once.
double areaWithin(const std::vector<Place>& pieces, const Shape& part, Evaluation& evaluation)
{
    std::vector<Place> meeting;
    bool apart = true;
    for (const Place& piece : pieces) {
        if (!geometry::meet(piece.bounds, part.bounds()) || !evaluation.spend(workOf(piece, part))) continue;
        apart = apart && evaluation.spend(meeting.size()) && std::none_of(meeting.begin(), meeting.end(), [&](const Place& other) { return geometry::meet(other.bounds, piece.bounds); });
        meeting.push_back(piece);
    }
    if (!apart) return evaluation.isSpent() ? 0 : geometry::coveredArea(meeting, part);
    double sum = 0;
    // Most parts are upright and most pieces lie wholly in one: then nothing needs to be cut.
    const bool upright = part.area() >= part.bounds().width() * part.bounds().depth() * (1 - 1e-12);
    for (const Place& piece : meeting) sum += upright && part.bounds().contains(piece.bounds) ? geometry::area(piece) : geometry::overlapArea(piece, part);
    return sum;
}

std::vector<Fairness::Ground> groundsOf(const Battlefield& field, const std::vector<Point>& anchors, Evaluation& evaluation)
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
    for (const auto& [type, entry] : byType) grounds.push_back({entry.first, {}});
    for (std::size_t side = 0; side < anchors.size(); ++side) {
        const auto part = partOf(side, anchors, field.board());
        std::size_t i = 0;
        for (const auto& [type, entry] : byType) grounds[i++].areas.push_back(part ? areaWithin(entry.second, *part, evaluation) : 0);
    }
    return grounds;
}

double distanceTo(const Place& objective, const Side& side, const Battlefield& field)
{
    std::optional<double> least;
    for (const auto zone : side.zones)
        if (const auto place = field.zones()[zone].place()) least = std::min(least.value_or(1e300), geometry::distance(*place, objective));
    if (least || !side.edge) return least.value_or(0);
    const Box& bounds = objective.bounds;
    switch (*side.edge) {
    case Edge::north: return std::max(0.0, field.board().depth() - bounds.upper);
    case Edge::south: return std::max(0.0, bounds.lower);
    case Edge::east: return std::max(0.0, field.board().width() - bounds.right);
    case Edge::west: break;
    }
    return std::max(0.0, bounds.left);
}

using Transform = std::function<Shape(const Shape&)>;

/// Whether every piece, moved so, comes to lie on one of its own kind.
bool mapsOntoItself(const Battlefield& field, const Transform& transform, Evaluation& evaluation)
{
    const double near = 0.02 * std::min(field.board().width(), field.board().depth());
    const auto matches = [&](const Feature& piece, const Shape& image, const Feature& other) {
        if (other.node["type"].string() != piece.node["type"].string() || geometry::distance(image.centre(), *other.at) > near) return false;
        const double larger = std::max(image.area(), other.form.shape->area());
        return evaluation.spend(4 * workOf(image, *other.form.shape)) && geometry::overlapArea(image, *other.form.shape) >= 0.95 * larger;
    };
    for (const auto& piece : field.terrain()) {
        const Shape image = transform(*piece.form.shape);
        const bool found = std::any_of(field.terrain().begin(), field.terrain().end(), [&](const Feature& other) { return matches(piece, image, other); });
        if (!found) return false;
    }
    return true;
}

Fairness::Symmetry symmetryOf(const Battlefield& field, const std::vector<const Side*>& sides, const std::vector<Point>& anchors, Evaluation& evaluation)
{
    using Symmetry = Fairness::Symmetry;
    if (anchors.size() != 2 || field.terrain().empty() || field.terrain().size() > mostPieces) return Symmetry::notLooked;
    if (!std::all_of(field.terrain().begin(), field.terrain().end(), [](const Feature& piece) { return piece.form.shape.has_value(); })) return Symmetry::notLooked;
    const Point middle = field.board().box().centre();
    const Point between = anchors[1] - anchors[0];
    // The mirror stands across the way from one side to the other.
    const bool acrossDepth = std::abs(between.y) >= std::abs(between.x);
    const bool facing = !sides[0]->edge || !sides[1]->edge || opposite(*sides[0]->edge) == *sides[1]->edge;
    const bool mirrored = facing && mapsOntoItself(field, [&](const Shape& shape) { return geometry::mirrored(shape, middle, acrossDepth ? 90 : 0); }, evaluation);
    const bool turned = mapsOntoItself(field, [&](const Shape& shape) { return geometry::rotated(shape, 180, middle); }, evaluation);
    return mirrored && turned ? Symmetry::both : mirrored ? Symmetry::mirrored : turned ? Symmetry::turned : Symmetry::none;
}

}  // namespace

Fairness fairnessOf(const Battlefield& field, Evaluation& evaluation)
{
    Fairness fairness;
    std::vector<Point> anchors;
    for (const auto& side : field.sides())
        if (const auto anchor = anchorOf(side, field); anchor && anchors.size() < 8) {
            fairness.sides.push_back(&side);
            anchors.push_back(*anchor);
        }
    if (!fairness.canCompare() || !field.board().isSound()) return fairness;
    fairness.grounds = groundsOf(field, anchors, evaluation);
    for (const auto& objective : field.objectives()) {
        const auto place = objective.place();
        if (!place || !evaluation.spend(50)) continue;
        Fairness::Way way{&objective, {}};
        for (const Side* side : fairness.sides) way.distances.push_back(distanceTo(*place, *side, field));
        fairness.ways.push_back(std::move(way));
    }
    fairness.symmetry = symmetryOf(field, fairness.sides, anchors, evaluation);
    return fairness;
}

std::string_view symmetryText(Fairness::Symmetry symmetry)
{
    switch (symmetry) {
    case Fairness::Symmetry::none: return "neither mirrored nor the same after half a turn";
    case Fairness::Symmetry::mirrored: return "mirrored between the sides";
    case Fairness::Symmetry::turned: return "the same after half a turn";
    case Fairness::Symmetry::both: return "mirrored between the sides, and the same after half a turn";
    case Fairness::Symmetry::notLooked: break;
    }
    return {};
}

}  // namespace muster::rules
