#pragma once

#include "editor/document/board_form.hpp"
#include "editor/document/scenario_thing.hpp"

#include <functional>
#include <optional>

namespace muster::editor::scenario {

/// How a thing lies on the board: its shape, its spot or its square, as far as it has them.
struct Lying {
    std::optional<Form> form = {};
    std::optional<Point> at = {};
    std::optional<std::pair<std::int64_t, std::int64_t>> square = {};  ///< of a placement without a place of its own
    double facing = 0;
    std::optional<std::array<double, 2>> base = {};  ///< of a placement that gives one, in the file's unit

    bool isSomewhere() const { return form || at || square; }
};

Lying lyingOf(const FoundThing& found, const rules::BoardFrame& frame);
std::optional<Box> boundsOf(const Lying& lying, const rules::BoardFrame& frame);
/// The box around things as they lie; nothing when none of them lies anywhere.
std::optional<Box> boxAround(const std::vector<FoundThing>& things, const rules::BoardFrame& frame);

/// Lays things elsewhere, each by its own motion.
class Mover {
public:
    explicit Mover(const ScenarioText& scenario);

    const rules::BoardFrame& frame() const { return m_frame; }
    const Spelling& spelling() const { return m_spelling; }
    text::Draft& draft() { return m_draft; }
    void apply(const FoundThing& found, const Motion& motion);
    /// A placement looks elsewhere; 0 is written as the others of the file do, or in any case.
    void face(const FoundThing& placement, double degrees, bool sayNorth = false);
    /// The thing as JSON text after a motion, for copies.
    std::string movedText(const FoundThing& found, const Motion& motion) const;

private:
    void write(text::Draft& draft, const std::string& pointer, const FoundThing& found, const Motion& motion) const;
    void writeFacing(text::Draft& draft, const std::string& pointer, const FoundThing& placement, double degrees,
                     bool sayNorth = false) const;

    const ScenarioText& m_scenario;
    rules::BoardFrame m_frame;
    Spelling m_spelling;
    text::Draft m_draft;
    bool m_northIsLeftOut = false;  ///< some base of the file looks north without saying so
};

}  // namespace muster::editor::scenario
