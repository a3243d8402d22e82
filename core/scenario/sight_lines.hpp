#pragma once

#include "core/game/measuring.hpp"
#include "core/geometry/sight.hpp"
#include "core/scenario/battlefield.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// Lines of sight over the terrain and bases of a battlefield, by the system's `measuring`. The constructor evaluates
/// all expressions, so that following the pointer evaluates none. The battlefield must outlive it.
class SightLines {
public:
    SightLines(const Battlefield& field, Evaluation& evaluation);

    /// True if the game defines sight; if not, every line is clear.
    bool hasRules() const { return m_hasRules; }
    /// The height of the ground at a point.
    double heightAt(geometry::Point at) const;

    struct Blocker {
        std::string name, pointer;  ///< of the piece or base, and its pointer in the file
        double at = 0;              ///< distance from the first end at which it ends the view
    };
    struct Look {
        bool clear = true;
        geometry::Point from, to;
        double distance = 0, seen = 0;  ///< total length, and visible length
        std::vector<Blocker> blockers;  ///< each would block the line without the previous ones; at most 16
    };
    /// For plain points: only terrain blocks, because without a base at the ends no base is an enemy.
    Look look(geometry::Point from, geometry::Point to) const;
    /// From a corner or the centre of one base to one of the other: the shortest clear line, else the one between the
    /// centres. Checks terrain, and the bases that block the view of the first.
    Look look(const Placement& from, const Placement& to) const;

    /// A piece of terrain that ends views, or an opening in one, through which one sees from near by.
    struct Obstruction {
        const Feature* piece = nullptr;
        bool isOpening = false;
    };
    /// The pieces that end views, without those that one sees through however far.
    std::vector<Obstruction> obstructions() const;

private:
    struct Ground {
        geometry::Place place;
        double height = 0;
    };
    /// A base that may block the view, or one that looks.
    struct Base {
        const Placement* placement = nullptr;
        const Side* side = nullptr;
        geometry::Obstacle obstacle;
        bool looksPast = false;  ///< other bases block its view
    };
    /// The kind of an obstacle: a piece of terrain or a base.
    struct Hiding {
        const Feature* piece = nullptr;
        const Placement* base = nullptr;
    };
    void readBases(const Battlefield& field, Evaluation& evaluation);
    std::vector<const Base*> basesBetween(const Placement& from, const Placement& to) const;
    Look look(geometry::Point from, geometry::Point to, std::span<const Base* const> bases) const;
    double eyeAt(geometry::Point at) const { return heightAt(at) + m_eye; }

    bool m_hasRules = false;
    bool m_level = false;
    double m_eye = 0;
    std::vector<geometry::Obstacle> m_obstacles;
    std::vector<const Feature*> m_pieces;  ///< the pieces of the obstacles
    std::vector<Ground> m_grounds;
    Measuring::Sight::Bases::Hide m_hide = Measuring::Sight::Bases::Hide::none;
    std::vector<Base> m_bases;
};

}  // namespace muster::rules
