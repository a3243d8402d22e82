#include "printer/map/ruler.hpp"

#include "core/text/utf8.hpp"
#include "printer/map/map_words.hpp"
#include "printer/map/sides.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

using sheet::MapEdge;
using sheet::MapPicture;

namespace {

constexpr double numberBand = 4.2;  // ruler numbers below and to the left
constexpr double nameBand = 5.0;    // the name of the side at an edge
constexpr double footBand = 9.0;    // scale bar and north
constexpr Style numberStyle{8.0, Face::regular, 80};
constexpr Style footStyle{8.0, Face::regular, 40};

/// The smallest of 1, 2, 5, 10, 20 ... that needs at least that much space on paper.
double stepFor(double scale, double minMillimetres)
{
    double step = std::pow(10.0, std::floor(std::log10(minMillimetres / scale)));
    for (const double factor : {1.0, 2.0, 5.0, 10.0})
        if (step * factor * scale >= minMillimetres) return step * factor;
    return step * 10;
}

std::string namesAt(const MapPicture& picture, MapEdge edge)
{
    std::string names;
    for (const auto& side : picture.sides)
        if (side.edge == edge) names += (names.empty() ? "" : ", ") + side.name;
    return names;
}

Ink inkAt(const MapPicture& picture, const MapStyle& style, MapEdge edge)
{
    for (std::size_t i = 0; i < picture.sides.size(); ++i)
        if (picture.sides[i].edge == edge) return looksOf(picture, style)[i].ink;
    return 0;
}

/// The start of a text moved so that no joint of the paper cuts it, if there is space between two limits.
double besideJoints(double start, double width, const std::vector<double>& joints, double from, double to)
{
    constexpr double gap = 5.5;  // mm: the part of a page that its neighbour shows too
    for (const double joint : joints) {
        if (joint <= start - gap || joint >= start + width + gap) continue;
        const double before = joint - gap - width;
        const double after = joint + gap;
        const bool fitsBefore = before >= from;
        if (fitsBefore && (start - before < after - start || after + width > to)) return before;
        if (after + width <= to) return after;
    }
    return start;
}

/// The name shortened to the available width, at whole characters.
std::string fitted(std::string text, const Style& style, double room, const Measure& measure)
{
    if (measure(text, style) <= room) return text;
    while (!text.empty() && measure(text + "…", style) > room) text.resize(text::cut(text, text.size() - 1).size());
    return text + "…";
}

void drawTicks(Sketch& sketch, const MapPicture& picture, const Projection& project, const Measure& measure)
{
    const auto& board = project.board();
    const auto& wording = picture.wording();
    const double step = stepFor(project.scale(), 1.8);
    const double numbered = stepFor(project.scale(), 14);
    Lines ticks{{}, false, 0.2, Ink(60)};
    const auto isNumbered = [&](double at) { return std::abs(std::remainder(at, numbered)) < step * 0.01; };
    for (int i = 0; i * step <= picture.width * 1.0001 && i < 2'000; ++i) {
        const double at = i * step;
        const double x = board.left + project.length(at);
        ticks.outlines.push_back({{x, board.bottom}, {x, board.bottom + (isNumbered(at) ? 1.4 : 0.8)}});
        if (!isNumbered(at)) continue;
        const auto text = wording.number(at);
        const double taken = measure(text, numberStyle);
        sketch.items.emplace_back(Words{{x - taken / 2, board.bottom + 4.1}, text, numberStyle, taken});
    }
    for (int i = 0; i * step <= picture.depth * 1.0001 && i < 2'000; ++i) {
        const double at = i * step;
        const double y = board.bottom - project.length(at);
        ticks.outlines.push_back({{board.left, y}, {board.left - (isNumbered(at) ? 1.4 : 0.8), y}});
        if (!isNumbered(at) || i == 0) continue;
        const auto text = wording.number(at);
        const double taken = measure(text, numberStyle);
        sketch.items.emplace_back(Words{{board.left - 1.7 - taken, y + 1.0}, text, numberStyle, taken});
    }
    sketch.items.emplace_back(std::move(ticks));
}

void drawEdgeName(Sketch& sketch, const MapPicture& picture, MapEdge edge, const MapStyle& style,
                  const Measure& measure)
{
    const auto& board = sketch.board;
    const Style letters{9.0, Face::bold, inkAt(picture, style, edge)};
    const bool upright = edge == MapEdge::west || edge == MapEdge::east;
    const auto text = fitted(namesAt(picture, edge), letters, upright ? board.height() : board.width(), measure);
    if (text.empty()) return;
    const double taken = measure(text, letters);
    const auto middle = board.centre();
    const double x = besideJoints(middle.x - taken / 2, taken, style.jointsX, board.left, board.right);
    const double y = besideJoints(middle.y - taken / 2, taken, style.jointsY, board.top, board.bottom);
    Words words{{x, board.top - 1.4}, text, letters, taken};
    if (edge == MapEdge::south) words.at.y = board.bottom + numberBand + 3.8;
    if (edge == MapEdge::west) words.at = {board.left - numberBand - 3.0, y + taken}, words.turn = -90;
    if (edge == MapEdge::east) words.at = {board.right + 1.6, y}, words.turn = 90;
    sketch.items.emplace_back(std::move(words));
}

void drawFoot(Sketch& sketch, const MapPicture& picture, const Projection& project, const MapStyle& style,
              const Measure& measure)
{
    const auto& board = project.board();
    const double y = sketch.height - 4.6;
    const double unit = stepFor(project.scale(), 8);
    const double length = project.length(unit);
    const int parts = board.width() > 4 * length + 75 ? 4 : 2;
    for (int i = 0; i < parts; ++i) {
        const double x = board.left + i * length;
        sketch.items.emplace_back(Lines{{{{x, y}, {x + length, y}, {x + length, y + 1.3}, {x, y + 1.3}}},
                                        true,
                                        0.2,
                                        Ink(0),
                                        i % 2 == 0 ? Ink(0) : Ink(255)});
    }
    const auto& wording = picture.wording();
    for (int i = 0; i <= parts; ++i) {
        const auto text =
            i == parts ? fmt::format("{} {}", wording.number(unit * i), unitName(picture)) : wording.number(unit * i);
        const auto number = wording.number(unit * i);
        const double x = board.left + i * length - (i == 0 ? 0 : measure(number, footStyle) / 2);
        sketch.items.emplace_back(Words{{x, y + 4.4}, text, footStyle, measure(text, footStyle)});
    }
    const auto scale = scaleText(picture, project.scale() * style.enlarged);
    const double taken = measure(scale, footStyle);
    const double right = board.right - 9;
    if (style.onPaper && taken < right - board.left - parts * length - 16) {
        const double from = board.left + parts * length + 16;
        const double x = besideJoints(right - taken, taken, style.jointsX, from, right);
        sketch.items.emplace_back(Words{{x, y + 2.6}, scale, footStyle, taken});
    }
    // North
    const Point tip{board.right - 3, y - 2.2};
    sketch.items.emplace_back(
        Lines{{{tip, {tip.x + 1.6, tip.y + 5.2}, {tip.x, tip.y + 4.0}}}, true, 0.2, Ink(0), Ink(0)});
    sketch.items.emplace_back(
        Lines{{{tip, {tip.x - 1.6, tip.y + 5.2}, {tip.x, tip.y + 4.0}}}, true, 0.2, Ink(0), Ink(255)});
    const Style north{8.0, Face::bold, 0};
    sketch.items.emplace_back(Words{{tip.x + 1.9, tip.y + 3.0}, "N", north, measure("N", north)});
}

}  // namespace

Bands bandsOf(const MapPicture& picture, const MapStyle& style)
{
    const auto named = [&](MapEdge edge) { return style.parts.edges && !namesAt(picture, edge).empty(); };
    Bands bands{numberBand + 1.0, 1.2, 1.2, numberBand + footBand};
    if (named(MapEdge::north)) bands.top += nameBand;
    if (named(MapEdge::south)) bands.bottom += nameBand;
    if (named(MapEdge::west)) bands.left += nameBand;
    if (named(MapEdge::east)) bands.right += nameBand;
    return bands;
}

void drawRuler(Sketch& sketch, const MapPicture& picture, const Projection& project, const MapStyle& style,
               const Measure& measure)
{
    const auto& board = project.board();
    sketch.items.emplace_back(Lines{
        {{{board.left, board.top}, {board.right, board.top}, {board.right, board.bottom}, {board.left, board.bottom}}},
        true,
        0.6,
        Ink(0)});
    drawTicks(sketch, picture, project, measure);
    if (style.parts.edges)
        for (const auto edge : {MapEdge::north, MapEdge::south, MapEdge::west, MapEdge::east})
            drawEdgeName(sketch, picture, edge, style, measure);
    drawFoot(sketch, picture, project, style, measure);
}

Outlines gridLines(const MapPicture& picture, const Projection& project)
{
    Outlines lines;
    if (picture.columns <= 0 || picture.rows <= 0) return lines;
    const auto& board = project.board();
    const double column = board.width() / picture.columns;
    const double row = board.height() / picture.rows;
    for (int i = 1; i < picture.columns; ++i)
        lines.push_back({{board.left + i * column, board.top}, {board.left + i * column, board.bottom}});
    for (int i = 1; i < picture.rows; ++i)
        lines.push_back({{board.left, board.top + i * row}, {board.right, board.top + i * row}});
    return lines;
}

void drawGrid(Sketch& sketch, const MapPicture& picture, const Projection& project)
{
    auto lines = gridLines(picture, project);
    if (!lines.empty()) sketch.items.emplace_back(Lines{std::move(lines), false, 0.25, Ink(110)});
}

std::vector<Frame> squareNumberFrames(const MapPicture& picture, const Projection& project)
{
    std::vector<Frame> frames;
    if (picture.columns <= 0 || picture.rows <= 0) return frames;
    const auto& board = project.board();
    const double column = board.width() / picture.columns;
    const double row = board.height() / picture.rows;
    if (column < 14 || row < 9) return frames;
    for (int c = 0; c < picture.columns; ++c)
        for (int r = 0; r < picture.rows; ++r)
            frames.push_back({board.left + c * column + 0.4, board.bottom - r * row - 4.0,
                              board.left + c * column + 6.4, board.bottom - r * row - 0.4});
    return frames;
}

void drawSquareNumbers(Sketch& sketch, const MapPicture& picture, const Projection& project)
{
    const auto frames = squareNumberFrames(picture, project);
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const auto rows = static_cast<std::size_t>(picture.rows);
        sketch.items.emplace_back(Words{{frames[i].left + 0.5, frames[i].bottom - 0.7},
                                        fmt::format("{}, {}", i / rows + 1, i % rows + 1),
                                        Style{8.0, Face::regular, 90},
                                        6});
    }
}

std::string scaleText(const MapPicture& picture, double scale)
{
    const auto& wording = picture.wording();
    if (std::abs(scale - picture.millimetres) < 1e-6)
        return wording.say("True scale: everything is as large as on the table");
    return wording.say("1 {unit} on the table is {length} mm here",
                       {{"unit", unitName(picture)}, {"length", wording.number(scale, 3)}});
}

}  // namespace muster::printer::map
