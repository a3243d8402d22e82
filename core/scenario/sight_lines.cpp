#include "core/scenario/sight_lines.hpp"

#include "core/game/game.hpp"
#include "core/scenario/unit_measures.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::rules {

using geometry::Point;

namespace {

constexpr std::size_t maxBlockers = 16;

/// The centre of a base and its corners, slightly inside so that a base beside a wood is not in it.
std::vector<Point> eyesOf(const Placement& base)
{
    std::vector<Point> eyes;
    if (!base.at) return eyes;
    eyes.push_back(*base.at);
    if (base.shape)
        for (const Point corner : base.shape->ring(0)) eyes.push_back(corner + (*base.at - corner) * 0.01);
    return eyes;
}

/// Its name, else its kind: ids are for files only.
std::string calledOnMap(const Feature& piece)
{
    for (const text::Node words : {piece.node["name"], piece.kind["label"]})
        if (!words.string().empty()) return std::string(words.string());
    return std::string(nameOf(piece.node));
}

}  // namespace

SightLines::SightLines(const Battlefield& field, Evaluation& evaluation)
{
    const Measuring::Sight& rules = field.catalogue().game().measuring.sight;
    m_hasRules = rules.blocks.has_value();
    m_eye = rules.eye, m_level = rules.level;
    std::map<std::string_view, std::uint32_t> kinds;
    const auto number = [&](const std::optional<expr::Program>& program) {
        return program ? numberOf(evaluation.value(*program)) : std::nullopt;
    };
    for (const Feature& piece : field.terrain()) {
        if (!piece.form.shape) continue;
        field.show(piece.self, evaluation);
        if (const auto height = number(rules.height); height && *height != 0)
            m_grounds.push_back({piece.form.shape->place(), *height});
        if (!rules.blocks || !evaluation.holds(*rules.blocks)) continue;
        geometry::Obstacle obstacle{.place = piece.form.shape->place()};
        obstacle.depth = std::max(0.0, number(rules.depth).value_or(0));
        if (const auto top = number(rules.top)) obstacle.top = *top;
        obstacle.walls = rules.walls && evaluation.holds(*rules.walls);
        if (const auto near = number(rules.near); near && *near > 0) obstacle.near = *near;
        obstacle.kind =
            kinds.try_emplace(piece.node["type"].string(), static_cast<std::uint32_t>(kinds.size())).first->second;
        m_obstacles.push_back(obstacle);
        m_pieces.push_back(&piece);
    }
    m_hide = rules.bases.hide;
    if (m_hide != Measuring::Sight::Bases::Hide::none) readBases(field, evaluation);
}

std::vector<SightLines::Obstruction> SightLines::obstructions() const
{
    std::vector<Obstruction> found;
    for (std::size_t i = 0; i < m_obstacles.size(); ++i)
        if (std::isfinite(m_obstacles[i].depth)) found.push_back({m_pieces[i], m_obstacles[i].near.has_value()});
    return found;
}

void SightLines::readBases(const Battlefield& field, Evaluation& evaluation)
{
    const Measuring::Sight::Bases& rules = field.catalogue().game().measuring.sight.bases;
    for (const Side& side : field.sides())
        for (const Placement& placement : side.placements) {
            if (!placement.shape) continue;
            Base base{&placement, &side, {.place = placement.shape->place()}, true};
            if (rules.from) {
                field.show(side, placement.self, evaluation);
                base.looksPast = evaluation.holds(*rules.from);
            }
            base.obstacle.base = heightAt(*placement.at);
            if (rules.height) base.obstacle.top = base.obstacle.base + *rules.height;
            m_bases.push_back(base);
        }
}

std::vector<const SightLines::Base*> SightLines::basesBetween(const Placement& from, const Placement& to) const
{
    std::vector<const Base*> bases;
    const auto looking =
        std::find_if(m_bases.begin(), m_bases.end(), [&](const Base& base) { return base.placement == &from; });
    if (looking == m_bases.end() || !looking->looksPast) return bases;
    for (const Base& base : m_bases) {
        const bool isEnemy = base.side != looking->side && !areAllies(*base.side, *looking->side);
        if (base.placement != &from && base.placement != &to &&
            (isEnemy || m_hide == Measuring::Sight::Bases::Hide::all))
            bases.push_back(&base);
    }
    return bases;
}

double SightLines::heightAt(Point at) const
{
    double height = 0;
    for (const Ground& ground : m_grounds)
        if (ground.place.bounds.contains(at) && geometry::holds(ground.place, at))
            height = std::max(height, ground.height);
    return height;
}

SightLines::Look SightLines::look(Point from, Point to) const { return look(from, to, {}); }

SightLines::Look SightLines::look(Point from, Point to, std::span<const Base* const> bases) const
{
    geometry::Eye first{from, eyeAt(from)}, second{to, eyeAt(to)};
    if (m_level) first.height = second.height = std::max(first.height, second.height);
    Look look;
    look.from = from, look.to = to;
    look.distance = look.seen = geometry::distance(from, to);
    // Only obstacles near the line are tested, and the hidden part is removed to find what is behind.
    geometry::Box way = geometry::Box::around(from);
    way.include(to);
    std::vector<geometry::Obstacle> left;
    std::vector<Hiding> hiding;
    const auto add = [&](const geometry::Obstacle& obstacle, Hiding what) {
        if (geometry::meet(obstacle.place.bounds, way)) left.push_back(obstacle), hiding.push_back(what);
    };
    for (std::size_t i = 0; i < m_obstacles.size(); ++i) add(m_obstacles[i], {m_pieces[i], nullptr});
    for (const Base* base : bases) add(base->obstacle, {nullptr, base->placement});
    while (look.blockers.size() < maxBlockers) {
        const auto seen = geometry::sight(first, second, left);
        if (seen.clear || !seen.blockedBy) break;
        if (look.clear) look.seen = seen.distance;
        look.clear = false;
        const auto at = static_cast<std::ptrdiff_t>(*seen.blockedBy);
        const Hiding& what = hiding[*seen.blockedBy];
        look.blockers.push_back({what.piece ? calledOnMap(*what.piece) : what.base->name(),
                                 (what.piece ? what.piece->node : what.base->node).pointer(), seen.distance});
        left.erase(left.begin() + at);
        hiding.erase(hiding.begin() + at);
    }
    return look;
}

SightLines::Look SightLines::look(const Placement& from, const Placement& to) const
{
    const auto eyes = eyesOf(from), targets = eyesOf(to);
    if (eyes.empty() || targets.empty()) return {};
    const auto bases = basesBetween(from, to);
    std::optional<Look> best;
    for (const Point eye : eyes)
        for (const Point target : targets) {
            auto seen = look(eye, target, bases);
            if (seen.clear && (!best || seen.distance < best->distance)) best = std::move(seen);
        }
    return best ? std::move(*best) : look(eyes.front(), targets.front(), bases);
}

}  // namespace muster::rules
