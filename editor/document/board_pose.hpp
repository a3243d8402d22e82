#pragma once

#include "core/scenario/pose.hpp"
#include "editor/document/scenario_element.hpp"
#include "editor/document/shape_spec_text.hpp"

#include <functional>
#include <optional>

namespace muster::editor::scenario {

using rules::Pose;

/// The position of an element, in the file's unit; of a placement its own base, if the file gives one.
Pose poseOf(const FoundElement& found, const rules::BoardFrame& frame);
/// The bounding box of elements in their current position; nothing if none of them has a position.
std::optional<Box> boxAround(const std::vector<FoundElement>& elements, const rules::BoardFrame& frame);

/// Writes transformed elements, each with its own motion.
class TransformWriter {
public:
    explicit TransformWriter(const ScenarioText& scenario);

    const rules::BoardFrame& frame() const { return m_frame; }
    const Spelling& spelling() const { return m_spelling; }
    text::Draft& draft() { return m_draft; }
    void apply(const FoundElement& found, const Motion& motion);
    /// Sets the facing of a placement; 0 is written if others in the file have one, or with `writeNorth`.
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
    bool m_northIsLeftOut = false;  ///< some base in the file faces north without a `facing`
};

}  // namespace muster::editor::scenario
