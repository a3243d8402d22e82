#pragma once

#include "editor/document/scenario_element.hpp"
#include "editor/document/shape_spec.hpp"

#include <functional>
#include <optional>

namespace muster::editor::scenario {

/// How an element lies on the board: its shape, its spot or its square, as far as it has them.
struct Pose {
    std::optional<ShapeSpec> spec = {};
    std::optional<Point> at = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> square = {};  ///< of a placement without a place of its own
    double facing = 0;
    std::optional<std::array<double, 2>> base = {};  ///< of a placement that gives one, in the file's unit

    bool isSomewhere() const { return spec || at || square; }
};

Pose poseOf(const FoundElement& found, const rules::BoardFrame& frame);
std::optional<Box> boundsOf(const Pose& pose, const rules::BoardFrame& frame);
/// The box around elements as they lie; nothing when none of them lies anywhere.
std::optional<Box> boxAround(const std::vector<FoundElement>& elements, const rules::BoardFrame& frame);

/// Lays elements elsewhere, each by its own motion.
class TransformWriter {
public:
    explicit TransformWriter(const ScenarioText& scenario);

    const rules::BoardFrame& frame() const { return m_frame; }
    const Spelling& spelling() const { return m_spelling; }
    text::Draft& draft() { return m_draft; }
    void apply(const FoundElement& found, const Motion& motion);
    /// A placement looks elsewhere; 0 is written as the others of the file do, or in any case.
    void face(const FoundElement& placement, double degrees, bool writeNorth = false);
    /// The element as JSON text after a motion, for copies.
    std::string movedText(const FoundElement& found, const Motion& motion) const;

private:
    void write(text::Draft& draft, const std::string& pointer, const FoundElement& found, const Motion& motion) const;
    void writeFacing(text::Draft& draft, const std::string& pointer, const FoundElement& placement, double degrees,
                     bool writeNorth = false) const;

    const ScenarioText& m_scenario;
    rules::BoardFrame m_frame;
    Spelling m_spelling;
    text::Draft m_draft;
    bool m_northIsLeftOut = false;  ///< some base of the file looks north without saying so
};

}  // namespace muster::editor::scenario
