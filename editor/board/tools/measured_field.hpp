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

/// A battlefield opened to be measured on, in plain values; lengths are in the system's measure, bases are named by
/// their pointers in the file. Apart from the tools, for what computes it knows nothing of Qt and takes some of its
/// words for names.
class MeasuredField {
public:
    explicit MeasuredField(std::shared_ptr<const rules::OpenedScenario> scenario);
    /// Opens the text first.
    MeasuredField(const Snapshot& text, rules::Library& library);
    ~MeasuredField();

    struct End {
        sheet::MapPoint at;
        std::string base;  ///< empty for a mere place
    };
    struct Sight {
        bool hasRules = false;  ///< whether the game says anything of sight; if not, every line is clear
        bool clear = true;
        sheet::MapPoint from, to;
        double distance = 0, seen = 0;
        std::vector<std::string> blockers;
    };
    /// What is seen of one end from the other; between two bases by the rules for bases. Nothing when the battlefield
    /// cannot be opened.
    std::optional<Sight> look(const End& from, const End& to);

    struct Length {
        std::string label;
        double length = 0;
    };
    struct Ranges {
        std::vector<Length> moves, ranges;
        std::vector<Length> onWays;            ///< moves that are made on roads from beginning to end
        std::vector<sheet::MapRing> outlines;  ///< of the ranges, as far as their arc is open
        std::optional<double> arc;
        bool inSquares = false;
        sheet::MapRings reach;     ///< where its first move takes it, over the terrain; by the even-odd rule
        std::string reachLabel;    ///< of that move
        sheet::MapRings wayReach;  ///< where the first move on ways takes it; empty where it stands on none
    };
    /// How far a base moves and shoots; nothing when there is no such base.
    std::optional<Ranges> rangesOf(const std::string& base);

private:
    struct Opened;
    std::unique_ptr<Opened> m_opened;
};

/// Opens the battlefield of the text as it is now.
using FieldOpener = std::function<std::shared_ptr<MeasuredField>()>;

}  // namespace muster::editor
