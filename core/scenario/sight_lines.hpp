#pragma once

#include "core/game/measuring.hpp"
#include "core/geometry/sight.hpp"
#include "core/scenario/battlefield.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// Lines of sight over the terrain of a battlefield and past its bases, as the system's `measuring` says what hides
/// what. Everything is computed when it is made, so that a line that follows the hand costs no expression. The
/// battlefield must outlive it.
class SightLines {
public:
    SightLines(const Battlefield& field, Evaluation& evaluation);

    /// Whether the game says anything of sight; if not, every line is clear.
    bool hasRules() const { return m_hasRules; }
    /// How high one stands there.
    double heightAt(geometry::Point at) const;

    struct Blocker {
        std::string name, pointer;  ///< of the piece or base, and where it stands in the file
        double at = 0;              ///< how far from the first end the view ends at it
    };
    struct Look {
        bool clear = true;
        geometry::Point from, to;
        double distance = 0, seen = 0;  ///< how far it is, and how far one sees of it
        std::vector<Blocker> blockers;  ///< each would hide it without the ones before; at most 16
    };
    /// Of mere places: past terrain, for nobody stands there whose enemies a base could belong to.
    Look look(geometry::Point from, geometry::Point to) const;
    /// From some corner or the middle of a base to some of the other: the shortest line that is clear, else the one
    /// between the middles. Past terrain, and past the bases that hide something from the first.
    Look look(const Placement& from, const Placement& to) const;

private:
    struct Ground {
        geometry::Place place;
        double height = 0;
    };
    /// A base that may hide what is behind it, or looks itself.
    struct Base {
        const Placement* placement = nullptr;
        const Side* side = nullptr;
        geometry::Obstacle obstacle;
        bool looksPast = false;  ///< bases hide something from it
    };
    /// What an obstacle is: a piece of terrain or a base.
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
    std::vector<const Feature*> m_pieces;  ///< of the obstacles
    std::vector<Ground> m_grounds;
    Measuring::Sight::Bases::Hide m_hide = Measuring::Sight::Bases::Hide::none;
    std::vector<Base> m_bases;
};

}  // namespace muster::rules
