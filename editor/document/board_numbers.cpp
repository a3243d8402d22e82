#include "editor/document/board_numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::editor::scenario {

namespace {

// The limits of the schema.
constexpr double farthest = 1'000'000, longest = 100'000;

double toTenths(double degrees) { return std::round(degrees * 10) / 10; }

}  // namespace

std::string shortNumber(double value)
{
    std::string text = fmt::format("{:.9f}", std::isfinite(value) ? value : 0.0);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return text == "-0" ? "0" : text;
}

double Spelling::rounded(double length) const { return std::round(length / m_step) * m_step; }

std::string Spelling::coordinate(double value, bool exact) const
{
    return shortNumber(std::clamp(exact ? value : rounded(value), -farthest, farthest));
}

std::string Spelling::length(double value, bool exact) const
{
    return shortNumber(std::clamp(exact ? value : rounded(value), m_step, longest));
}

std::string Spelling::point(Point at, bool exact) const
{
    return "[" + coordinate(at.x, exact) + ", " + coordinate(at.y, exact) + "]";
}

std::string Spelling::points(std::span<const Point> points, bool exact) const
{
    std::string text = "[";
    for (const Point& each : points) text.append(text.size() > 1 ? ", " : "").append(point(each, exact));
    return text + "]";
}

Spelling spellingOf(const ScenarioText& scenario) { return Spelling(lengthStep(scenario)); }

double asFacing(double degrees)
{
    const double turned = toTenths(std::fmod(degrees, 360.0));
    const double positive = turned < 0 ? turned + 360 : turned;
    return positive >= 360 ? 0 : positive + 0.0;
}

double asRotation(double degrees)
{
    const double positive = asFacing(degrees);
    return positive > 180 ? positive - 360 : positive;
}

ScenarioText::ScenarioText(const text::Document& text, std::string_view usualMeasure)
    : document(text), systemMeasure(usualMeasure == "cm" || usualMeasure == "mm" ? usualMeasure : "in")
{
    const auto own = text.root()["board"]["measure"].string();
    measure = own == "in" || own == "cm" || own == "mm" ? own : systemMeasure;
}

double lengthStep(const ScenarioText& scenario)
{
    return scenario.measure == "cm" ? 0.05 : scenario.measure == "mm" ? 0.1 : 0.01;
}

std::string lengthText(const ScenarioText& scenario, double length)
{
    return spellingOf(scenario).coordinate(length, false);
}

std::string angleText(double degrees) { return shortNumber(toTenths(degrees)); }

}  // namespace muster::editor::scenario
