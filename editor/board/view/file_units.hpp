#pragma once

#include "editor/document/scenario_edits.hpp"
#include "editor/live_check/board_model.hpp"

#include <string>

namespace muster::editor {

/// Converts board positions in the system's measure to the file's, for scenario_edits. A value type, to be captured in
/// a ChangeMaker.
class FileUnits {
public:
    explicit FileUnits(const BoardModel& board)
        : m_perFileUnit(board.perFileUnit > 0 ? board.perFileUnit : 1), m_measure(board.map.measure)
    {}

    /// This object must outlive the result.
    scenario::ScenarioText text(const text::Document& document) const
    {
        return scenario::ScenarioText(document, m_measure);
    }
    geometry::Point point(geometry::Point at) const { return {at.x / m_perFileUnit, at.y / m_perFileUnit}; }
    geometry::Point onBoard(geometry::Point at) const { return {at.x * m_perFileUnit, at.y * m_perFileUnit}; }
    double length(double ofBoard) const { return ofBoard / m_perFileUnit; }
    double onBoard(double ofFile) const { return ofFile * m_perFileUnit; }

private:
    double m_perFileUnit;
    std::string m_measure;
};

}  // namespace muster::editor
