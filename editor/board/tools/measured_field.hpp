#pragma once

#include "core/sheet/map.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {
class Library;
class OpenedScenario;
}  // namespace muster::rules

namespace muster::editor {

struct Snapshot;

/// An opened battlefield for measuring, in plain values; lengths are in the system's measure, bases are pointers into
/// the file. Separate from the tools, because the rules headers use names that are Qt macros.
class MeasuredField {
public:
    explicit MeasuredField(std::shared_ptr<const rules::OpenedScenario> scenario);
    /// Opens the text on first use.
    MeasuredField(const Snapshot& text, rules::Library& library);
    ~MeasuredField();

    struct End {
        geometry::Point at;
        std::string base;  ///< empty for a plain position
    };
    struct Sight {
        bool hasRules = false;  ///< the game has sight rules; if not, every line is clear
        bool clear = true;
        geometry::Point from, to;
        double distance = 0, seen = 0;
        std::vector<std::string> blockers;
    };
    /// The visibility of one end from the other; between two bases by the rules for bases. Nothing if the battlefield
    /// cannot be opened.
    std::optional<Sight> look(const End& from, const End& to);

    struct Length {
        std::string label;
        double length = 0;
    };
    struct Ranges {
        std::vector<Length> moves, ranges;
        std::vector<Length> onWays;            ///< moves made entirely on roads
        std::vector<sheet::MapRing> outlines;  ///< of the ranges, within their open arcs
        std::optional<double> arc;
        bool inSquares = false;
        sheet::MapRings reach;     ///< area reached by its first move over the terrain; even-odd rule
        std::string reachLabel;    ///< of that move
        sheet::MapRings wayReach;  ///< area reached by the first move on ways; empty if it is not on one
    };
    /// How far a base moves and shoots; nothing if there is no such base.
    std::optional<Ranges> rangesOf(const std::string& base);

private:
    struct Opened;
    std::unique_ptr<Opened> m_opened;
};

/// Opens the battlefield of the current text.
using FieldOpener = std::function<std::shared_ptr<MeasuredField>()>;

}  // namespace muster::editor
