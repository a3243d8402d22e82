#include "core/sheet/symbol_path.hpp"

#include "core/geometry/ring.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>

namespace muster::sheet {

namespace {

using geometry::Point;

constexpr double farthest = 50;   // units outside the square
constexpr double perSegment = 5;  // length of the straight lines of a curve: smooth at the size of a page

/// The point of a Bézier curve with these control points.
Point onCurve(std::span<const Point> control, double t)
{
    std::array<Point, 4> points{};
    std::copy(control.begin(), control.end(), points.begin());
    for (auto count = control.size(); count > 1; --count) {
        for (std::size_t i = 0; i + 1 < count; ++i)
            points[i] = {points[i].x + (points[i + 1].x - points[i].x) * t,
                         points[i].y + (points[i + 1].y - points[i].y) * t};
    }
    return points[0];
}

class PathReader {
public:
    PathReader(std::string_view text, std::size_t maxPoints) : m_text(text), m_maxPoints(maxPoints) {}

    SymbolPath read()
    {
        for (char command = 0; !m_path.problem && more();) {
            const char next = m_text[m_at];
            if ((next >= 'a' && next <= 'z') || (next >= 'A' && next <= 'Z'))
                command = next, ++m_at;
            else if (command == 0 || command == 'z' || command == 'Z')
                problem("a command is missing here, such as L");
            if (!m_path.problem) step(command);
            // Further pairs after a move are lines.
            if (command == 'M') command = 'L';
            if (command == 'm') command = 'l';
        }
        if (!m_path.problem && m_path.outlines.empty()) problem("the path is empty");
        return std::move(m_path);
    }

private:
    bool more()
    {
        constexpr std::string_view gaps = " ,\t\n\r";
        while (m_at < m_text.size() && gaps.find(m_text[m_at]) != std::string_view::npos) ++m_at;
        return m_at < m_text.size();
    }
    void problem(std::string message)
    {
        if (m_path.problem) return;
        const auto last = m_text.empty() ? 0 : m_text.size() - 1;
        m_path.problem = SymbolPath::Problem{std::min(m_at, last), std::move(message)};
    }
    double number()
    {
        double value = 0;
        if (!more()) {
            problem("a number is missing at the end");
            return 0;
        }
        const auto* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin + (*begin == '+'), m_text.data() + m_text.size(), value);
        if (error != std::errc() || !std::isfinite(value)) {
            problem("this must be a number");
            return 0;
        }
        m_at += static_cast<std::size_t>(end - begin);
        return value;
    }
    Point pair(bool relative)
    {
        const double x = number();
        const double y = number();
        return relative ? Point{m_pen.x + x, m_pen.y + y} : Point{x, y};
    }
    void step(char command)
    {
        const bool relative = command >= 'a';
        switch (relative ? static_cast<char>(command - 'a' + 'A') : command) {
        case 'M': return begin(pair(relative));
        case 'L': return lineTo(pair(relative));
        case 'H': return lineTo({number() + (relative ? m_pen.x : 0), m_pen.y});
        case 'V': return lineTo({m_pen.x, number() + (relative ? m_pen.y : 0)});
        case 'Q': return curve<3>(relative);
        case 'C': return curve<4>(relative);
        case 'Z': return close();
        default: --m_at; problem(fmt::format("there is no command \"{}\"; use M, L, H, V, C, Q and Z", command));
        }
    }
    void begin(Point at)
    {
        m_path.outlines.push_back({});
        add(m_start = at);
    }
    void lineTo(Point at)
    {
        if (m_path.outlines.empty()) return problem("a path must start with M");
        if (m_path.outlines.back().closed) begin(m_pen);
        add(at);
    }
    void close()
    {
        if (m_path.outlines.empty()) return problem("a path must start with M");
        m_path.outlines.back().closed = true;
        m_pen = m_start;
    }
    template <std::size_t Count>
    void curve(bool relative)
    {
        std::array<Point, Count> control{};
        control[0] = m_pen;
        for (std::size_t i = 1; i < Count; ++i) control[i] = pair(relative);
        const auto segments = static_cast<int>(
            std::clamp(std::ceil(std::min(geometry::pathLength(control), 1e3) / perSegment), 3.0, 24.0));
        for (int i = 1; i <= segments && !m_path.problem; ++i)
            lineTo(onCurve(control, static_cast<double>(i) / segments));
    }
    void add(Point at)
    {
        if (m_path.problem) return;
        const auto isOutside = [](double value) { return value < -farthest || value > 100 + farthest; };
        if (isOutside(at.x) || isOutside(at.y))
            return problem(fmt::format("({:g}, {:g}) is far outside the square from 0 to 100", at.x, at.y));
        if (++m_points > m_maxPoints) return problem(fmt::format("this path has more than {} points", m_maxPoints));
        m_path.outlines.back().points.push_back(at);
        m_pen = at;
    }

    std::string_view m_text;
    std::size_t m_maxPoints;
    std::size_t m_at = 0;
    std::size_t m_points = 0;
    Point m_pen{0, 0};
    Point m_start{0, 0};
    SymbolPath m_path;
};

}  // namespace

SymbolPath symbolPath(std::string_view text, std::size_t maxPoints) { return PathReader(text, maxPoints).read(); }

}  // namespace muster::sheet
