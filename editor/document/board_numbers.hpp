#pragma once

#include "editor/document/scenario_edits.hpp"

#include <string>

namespace muster::editor::scenario {

/// How numbers are written into one file.
class Spelling {
public:
    explicit Spelling(double step) : m_step(step) {}

    double step() const { return m_step; }
    /// To what can be measured on a table.
    double rounded(double length) const;
    /// A coordinate within what a file may hold. With `exact` it keeps the places it has, up to nine; otherwise it is
    /// rounded.
    std::string coordinate(double value, bool exact) const;
    /// A length above 0, at least one step.
    std::string length(double value, bool exact = false) const;
    std::string point(Point point, bool exact) const;
    std::string points(std::span<const Point> points, bool exact) const;

private:
    double m_step;
};

Spelling spellingOf(const ScenarioText& scenario);

/// Without zeros behind, at most nine places; never "-0".
std::string shortNumber(double value);

/// From above -180 to 180 degrees.
double asRotation(double degrees);
/// From 0 to below 360 degrees.
double asFacing(double degrees);

}  // namespace muster::editor::scenario
