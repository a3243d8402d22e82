#pragma once

#include "editor/document/scenario_edits.hpp"

#include <string>

namespace muster::editor::scenario {

/// The format of numbers in one file.
class Spelling {
public:
    explicit Spelling(double step) : m_step(step) {}

    double step() const { return m_step; }
    /// Rounds to a length that can be measured on a table.
    double rounded(double length) const;
    /// A coordinate clamped to the limits of a file. With `exact`, keeps up to nine decimals; otherwise it is rounded.
    std::string coordinate(double value, bool exact) const;
    /// A length above 0, at least one step.
    std::string length(double value, bool exact = false) const;
    std::string point(Point point, bool exact) const;
    std::string points(std::span<const Point> points, bool exact) const;

private:
    double m_step;
};

Spelling spellingOf(const ScenarioText& scenario);

/// Without trailing zeros, at most nine decimals; never "-0".
std::string shortNumber(double value);

/// Normalizes to more than -180, up to 180 degrees.
double asRotation(double degrees);
/// Normalizes to 0 up to less than 360 degrees.
double asFacing(double degrees);

}  // namespace muster::editor::scenario
