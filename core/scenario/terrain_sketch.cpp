#include "core/scenario/terrain_sketch.hpp"

#include "core/geometry/makers.hpp"
#include "core/text/edit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

/// Cuts the corners of a line or ring at a quarter and three quarters of each edge, which rounds it (Chaikin, 1974).
std::vector<GrainPoint> rounded(const std::vector<GrainPoint>& points, bool ring)
{
    std::vector<GrainPoint> result;
    const auto between = [](GrainPoint a, GrainPoint b) {
        return GrainPoint{(3 * a.x + b.x + 2) / 4, (3 * a.y + b.y + 2) / 4};
    };
    if (!ring) result.push_back(points.front());
    for (std::size_t i = 0; i + (ring ? 0 : 1) < points.size(); ++i) {
        const GrainPoint a = points[i], b = points[(i + 1) % points.size()];
        if (ring || i > 0) result.push_back(between(a, b));
        if (ring || i + 2 < points.size()) result.push_back(between(b, a));
    }
    if (!ring) result.push_back(points.back());
    return result;
}

std::string lengthText(Grains grains, double scale)
{
    const std::int64_t hundredths = grains * (100 / grainsPerMeasure);
    if (scale != 1) return fmt::format("{}", std::round(static_cast<double>(hundredths) / scale) / 100 + 0.0);
    const auto size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", size / 100, size % 100);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string spotText(GrainPoint spot, double scale)
{
    return fmt::format("[{}, {}]", lengthText(spot.x, scale), lengthText(spot.y, scale));
}

geometry::Point pointOf(GrainPoint spot)
{
    return {static_cast<double>(spot.x) / static_cast<double>(grainsPerMeasure),
            static_cast<double>(spot.y) / static_cast<double>(grainsPerMeasure)};
}

std::string shapeText(const Sketch& piece, double scale)
{
    using ShapeKind = UsualKind::ShapeKind;
    if (piece.kind->shapeKind == ShapeKind::square)
        return fmt::format("{{\"square\": [{}, {}]}}", piece.square[0], piece.square[1]);
    if (piece.kind->shapeKind == ShapeKind::ellipse || piece.kind->shapeKind == ShapeKind::rectangle)
        return fmt::format("{{\"{}\": {{\"at\": {}, \"width\": {}, \"depth\": {}}}{}}}",
                           piece.kind->shapeKind == ShapeKind::ellipse ? "ellipse" : "rectangle",
                           spotText(piece.at, scale), lengthText(piece.width, scale), lengthText(piece.depth, scale),
                           piece.degrees == 0 ? "" : fmt::format(", \"rotation\": {}", piece.degrees));
    std::string points;
    for (const GrainPoint spot : piece.points) points += (points.empty() ? "" : ", ") + spotText(spot, scale);
    if (piece.kind->shapeKind == ShapeKind::blob) return fmt::format("{{\"polygon\": [{}]}}", points);
    return fmt::format("{{\"line\": [{}], \"width\": {}}}", points, lengthText(piece.depth, scale));
}

}  // namespace

GrainPoint step(int tenDegrees)
{
    static constexpr std::array<Grains, 10> sines{0, 174, 342, 500, 643, 766, 866, 940, 985, 1000};
    const int turn = ((tenDegrees % 36) + 36) % 36, rest = turn % 9;
    const Grains small = sines[static_cast<std::size_t>(rest)], large = sines[static_cast<std::size_t>(9 - rest)];
    switch (turn / 9) {
    case 0: return {small, large};
    case 1: return {large, -small};
    case 2: return {-small, -large};
    default: return {-large, small};
    }
}

int directionOf(GrainPoint way)
{
    int best = 0;
    Grains max = 0;
    for (int i = 0; i < 36; ++i) {
        const GrainPoint s = step(i);
        const Grains along = s.x * way.x + s.y * way.y;
        if (i == 0 || along > max) max = along, best = i;
    }
    return best;
}

void Sketch::measure()
{
    std::vector<geometry::Point> corners;
    for (const GrainPoint spot : points) corners.push_back(pointOf(spot));
    const auto made = [&]() -> geometry::ShapeResult {
        switch (kind->shapeKind) {
        case UsualKind::ShapeKind::blob: return geometry::polygon(corners);
        case UsualKind::ShapeKind::ellipse:
            return geometry::ellipse(pointOf(at), lengthOf(width), lengthOf(depth), degrees);
        case UsualKind::ShapeKind::rectangle:
            return geometry::rectangle(pointOf(at), lengthOf(width), lengthOf(depth), degrees);
        default: return geometry::line(corners, lengthOf(depth));
        }
    }();
    shape.reset();
    if (const auto* valid = std::get_if<geometry::Shape>(&made);
        valid && kind->shapeKind != UsualKind::ShapeKind::square)
        shape = *valid;
}

std::string Sketch::json(double scale) const
{
    std::string text = fmt::format("{{\"id\": {}, \"type\": {}, \"shape\": {}", text::quoted(id),
                                   text::quoted(kind->type), shapeText(*this, scale));
    if (!placedBy.empty()) text += fmt::format(", \"placedBy\": {}", text::quoted(placedBy));
    for (const auto& [key, value] : chosen) text += fmt::format(", {}: {}", text::quoted(key), value);
    return text + "}";
}

std::vector<GrainPoint> blobOutline(GrainPoint at, Grains width, Grains depth, TerrainDice& dice)
{
    constexpr int corners = 9;
    std::vector<GrainPoint> outline;
    for (int i = 0; i < corners; ++i) {
        const GrainPoint s = step(36 - 4 * i + static_cast<int>(dice.between(-1, 1)));
        const Grains reach = dice.between(72, 100);
        outline.push_back({s.x * reach, s.y * reach});
    }
    outline = rounded(outline, true);
    GrainPoint low = outline.front(), high = low;
    for (const GrainPoint spot : outline) {
        low = {std::min(low.x, spot.x), std::min(low.y, spot.y)};
        high = {std::max(high.x, spot.x), std::max(high.y, spot.y)};
    }
    const GrainPoint size = high - low;
    for (GrainPoint& spot : outline)
        spot = {at.x - width / 2 + (spot.x - low.x) * width / size.x,
                at.y - depth / 2 + (spot.y - low.y) * depth / size.y};
    return outline;
}

std::vector<GrainPoint> wayAcross(GrainPoint board, Grains beyond, std::int64_t winds, TerrainDice& dice)
{
    const auto first = static_cast<int>(dice.between(0, 3));
    const int turn = dice.between(1, 4) == 1 ? (dice.between(0, 1) == 0 ? 1 : 3) : 2;
    const auto onEdge = [&](int edge) {
        const bool across = edge % 2 == 0;  // 0 south, 1 east, 2 north, 3 west
        const Grains along = (across ? board.x : board.y) * dice.between(18, 82) / 100;
        return across ? GrainPoint{along, edge == 0 ? 0 : board.y} : GrainPoint{edge == 1 ? board.x : 0, along};
    };
    const auto outOf = [&](int edge) {
        return edge % 2 == 0 ? GrainPoint{0, edge == 0 ? -beyond : beyond}
                             : GrainPoint{edge == 1 ? beyond : -beyond, 0};
    };
    const int last = (first + turn) % 4;
    const GrainPoint from = onEdge(first), to = onEdge(last), way = to - from;
    std::vector<GrainPoint> line{from + outOf(first), from};
    constexpr int bends = 4;
    for (int i = 1; i <= bends; ++i) {
        const Grains swing = dice.between(-winds * 10, winds * 10);
        GrainPoint bend{from.x + way.x * i / (bends + 1) - way.y * swing / 1000,
                        from.y + way.y * i / (bends + 1) + way.x * swing / 1000};
        bend.x = std::clamp(bend.x, board.x / 12, board.x - board.x / 12);
        bend.y = std::clamp(bend.y, board.y / 12, board.y - board.y / 12);
        line.push_back(bend);
    }
    line.push_back(to);
    line.push_back(to + outOf(last));
    return rounded(rounded(line, false), false);
}

std::vector<LineCrossing> crossingsOf(const std::vector<GrainPoint>& line, const std::vector<GrainPoint>& other)
{
    std::vector<LineCrossing> result;
    const auto cross = [](GrainPoint a, GrainPoint b) { return a.x * b.y - a.y * b.x; };
    for (std::size_t i = 1; i < line.size(); ++i)
        for (std::size_t j = 1; j < other.size(); ++j) {
            const GrainPoint a = line[i] - line[i - 1], b = other[j] - other[j - 1],
                             between = other[j - 1] - line[i - 1];
            Grains whole = cross(a, b), along = cross(between, b), beside = cross(between, a);
            if (whole == 0) continue;
            if (whole < 0) whole = -whole, along = -along, beside = -beside;
            // Half open, so that a bend of one line on the other counts once.
            if (along < 0 || along >= whole || beside < 0 || beside >= whole) continue;
            result.push_back({{line[i - 1].x + a.x * along / whole, line[i - 1].y + a.y * along / whole}, a, b});
        }
    return result;
}

}  // namespace muster::rules
