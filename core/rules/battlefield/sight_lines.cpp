#include "core/rules/battlefield/sight_lines.hpp"

#include "core/rules/battlefield/unit_measures.hpp"
#include "core/rules/game/game.hpp"

#include <algorithm>
#include <map>

namespace muster::rules {

using geometry::Point;

namespace {

constexpr std::size_t mostBlockers = 16;

/// The middle of a base and its corners, a little inside of it so that a base beside a wood does not stand in it.
std::vector<Point> eyesOf(const Placement& base)
{
    std::vector<Point> eyes;
    if (!base.at) return eyes;
    eyes.push_back(*base.at);
    if (base.shape)
        for (const Point corner : base.shape->ring(0)) eyes.push_back(corner + (*base.at - corner) * 0.01);
    return eyes;
}

/// Its name, else what it is: ids are for files.
std::string calledOnMap(const Feature& piece)
{
    for (const text::Node words : {piece.node["name"], piece.kind["label"]})
        if (!words.string().empty()) return std::string(words.string());
    return std::string(nameOf(piece.node));
}

}  // namespace

SightLines::SightLines(Battlefield& field, Evaluation& evaluation)
{
    const Measuring::Sight& rules = field.offer().game().measuring.sight;
    m_hasRules = rules.blocks.has_value();
    m_eye = rules.eye, m_level = rules.level;
    std::map<std::string_view, std::uint32_t> kinds;
    const auto number = [&](const std::optional<expr::Program>& program) { return program ? numberOf(evaluation.value(*program)) : std::nullopt; };
    for (const Feature& piece : field.terrain()) {
        if (!piece.form.shape) continue;
        field.show(piece.self);
        if (const auto height = number(rules.height); height && *height != 0) m_grounds.push_back({piece.form.shape->place(), *height});
        if (!rules.blocks || !evaluation.holds(*rules.blocks)) continue;
        geometry::Obstacle obstacle{.place = piece.form.shape->place()};
        obstacle.depth = std::max(0.0, number(rules.depth).value_or(0));
        if (const auto top = number(rules.top)) obstacle.top = *top;
        obstacle.kind = kinds.try_emplace(piece.node["type"].string(), static_cast<std::uint32_t>(kinds.size())).first->second;
        m_obstacles.push_back(obstacle);
        m_pieces.push_back(&piece);
    }
}

double SightLines::heightAt(Point at) const
{
    double height = 0;
    for (const Ground& ground : m_grounds)
        if (ground.place.bounds.contains(at) && geometry::holds(ground.place, at)) height = std::max(height, ground.height);
    return height;
}

SightLines::Look SightLines::look(Point from, Point to) const
{
    geometry::Eye first{from, eyeAt(from)}, second{to, eyeAt(to)};
    if (m_level) first.height = second.height = std::max(first.height, second.height);
    Look look;
    look.from = from, look.to = to;
    look.distance = look.seen = geometry::distance(from, to);
    // Only what stands near the line is asked, and what hides it is taken away to see what is behind.
    geometry::Box way = geometry::Box::around(from);
    way.include(to);
    std::vector<geometry::Obstacle> left;
    std::vector<const Feature*> pieces;
    for (std::size_t i = 0; i < m_obstacles.size(); ++i)
        if (geometry::meet(m_obstacles[i].place.bounds, way)) left.push_back(m_obstacles[i]), pieces.push_back(m_pieces[i]);
    while (look.blockers.size() < mostBlockers) {
        const auto seen = geometry::sight(first, second, left);
        if (seen.clear || !seen.blockedBy) break;
        if (look.clear) look.seen = seen.distance;
        look.clear = false;
        look.blockers.push_back({calledOnMap(*pieces[*seen.blockedBy]), pieces[*seen.blockedBy]->node.pointer(), seen.distance});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(*seen.blockedBy));
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(*seen.blockedBy));
    }
    return look;
}

SightLines::Look SightLines::look(const Placement& from, const Placement& to) const
{
    const auto eyes = eyesOf(from), targets = eyesOf(to);
    if (eyes.empty() || targets.empty()) return {};
    std::optional<Look> best;
    for (const Point eye : eyes)
        for (const Point target : targets) {
            auto seen = look(eye, target);
            if (seen.clear && (!best || seen.distance < best->distance)) best = std::move(seen);
        }
    return best ? std::move(*best) : look(eyes.front(), targets.front());
}

}  // namespace muster::rules
