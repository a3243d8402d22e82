#include "tests/printer/map/label_faults.hpp"

#include "printer/map/projection.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::tests {

namespace {

using geometry::Point;
using map::Frame;
using map::LabelPlace;
using map::Named;
using map::Outlines;

constexpr double touching = 2.0;  // mm: a label farther away needs a line
constexpr double between = 1.2;   // mm between two names in one line of text
constexpr double step = 0.1;      // mm between the places of a line that are looked at

double distance(const Frame& frame, Point at)
{
    return std::hypot(std::max({0.0, frame.left - at.x, at.x - frame.right}),
                      std::max({0.0, frame.top - at.y, at.y - frame.bottom}));
}

template <class Visit>
void alongLine(Point from, Point to, const Visit& visit)
{
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    const int steps = std::max(1, static_cast<int>(std::ceil(length / step)));
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        visit(Point{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
    }
}

/// From a label to a shape: 0 where they meet. Distances above `limit` are not measured.
double distance(const LabelPlace& label, const Outlines& shape, double limit = 1e9)
{
    double nearest = 1e9;
    for (const auto& ground : label.ground) {
        if (!map::frameOf(shape).grown(limit).meets(ground)) continue;
        if (map::inside(shape, ground.centre())) return 0;
        for (const auto& ring : shape)
            for (std::size_t i = 0; i < ring.size(); ++i)
                alongLine(ring[i], ring[(i + 1) % ring.size()],
                          [&](Point at) { nearest = std::min(nearest, distance(ground, at)); });
    }
    return nearest;
}

bool isOwn(const LabelPlace& label, Named kind, std::size_t item)
{
    return label.kind == kind && std::find(label.items.begin(), label.items.end(), item) != label.items.end();
}

const std::vector<Outlines>& shapesOf(const map::Sketch& sketch, Named kind)
{
    return sketch.shapes[static_cast<std::size_t>(kind)];
}

bool isNumber(const LabelPlace& label) { return label.text.find_first_not_of("0123456789") == std::string::npos; }

bool meets(Point a, Point b, Point c, Point d)
{
    const auto turn = [](Point from, Point to, Point at) {
        return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x) > 0;
    };
    return turn(a, b, c) != turn(a, b, d) && turn(c, d, a) != turn(c, d, b);
}

/// True if a number could be elsewhere, with a line to its item that crosses nothing.
bool hasAlternative(const map::Sketch& sketch, const LabelPlace& label)
{
    const auto& bases = shapesOf(sketch, Named::base);
    const auto size = label.ground.front();
    for (const auto item : label.items) {
        const auto middle = map::frameOf(shapesOf(sketch, label.kind)[item]).centre();
        for (int turn = 0; turn < 36; ++turn) {
            const Point ahead{std::cos(turn * 0.1745), std::sin(turn * 0.1745)};
            for (double away = 3; away < 60; away += 1.5) {
                const Point centre{middle.x + ahead.x * away, middle.y + ahead.y * away};
                const Frame place = Frame{centre.x, centre.y, centre.x, centre.y}.grown(size.width() / 2 + 0.3);
                if (!sketch.board.grown(-1).holds(place)) break;
                bool isFree = true;
                for (const auto& other : sketch.labels) {
                    for (const auto& ground : other.ground) {
                        if (&other == &label) continue;
                        const Frame wide{ground.left - 1.7, ground.top - 0.6, ground.right + 1.7, ground.bottom + 0.6};
                        isFree = isFree && !wide.meets(place);
                        alongLine(middle, centre, [&](Point at) { isFree = isFree && !ground.grown(0.2).holds(at); });
                    }
                    if (&other != &label && other.leader.size() > 1)
                        isFree = isFree && !meets(middle, centre, other.leader[0], other.leader[1]);
                }
                for (std::size_t base = 0; isFree && base < bases.size(); ++base) {
                    if (isOwn(label, Named::base, base)) continue;
                    const auto frame = map::frameOf(bases[base]).grown(2);  // with the mark of its front
                    isFree = !frame.meets(place);
                    alongLine(middle, centre, [&](Point at) { isFree = isFree && !frame.holds(at); });
                }
                for (const auto& star : shapesOf(sketch, Named::objective)) {
                    const auto frame = map::frameOf(star).grown(1);
                    isFree = isFree && !frame.meets(place);
                    alongLine(middle, centre, [&](Point at) { isFree = isFree && !frame.holds(at); });
                }
                if (isFree) return true;
            }
        }
    }
    return false;
}

}  // namespace

std::string LabelFaults::words() const
{
    return fmt::format("{} overlaps, {} strays, {} at the wrong item, {} crossings, {} run together, {} uncovered, {} "
                       "left out, {} enclosed; {}",
                       overlaps, strays, wrong, crossings, runs, uncovered, leftOut, enclosed, first);
}

void LabelFaults::count(std::size_t& faults, const std::string& what)
{
    if (all() == 0 && &faults != &enclosed && &faults != &leftOut) first = what;
    ++faults;
}

void LabelFaults::add(const LabelFaults& other)
{
    if (all() == 0) first = other.first;
    overlaps += other.overlaps, strays += other.strays, wrong += other.wrong;
    crossings += other.crossings, runs += other.runs, uncovered += other.uncovered;
    leftOut += other.leftOut, enclosed += other.enclosed;
}

void LabelFaults::find(const sheet::MapPicture& picture, const map::Sketch& sketch)
{
    findOverlaps(sketch);
    findStrays(picture, sketch);
    findWrong(sketch);
    findCrossings(sketch);
    findRuns(sketch);
    findUncovered(sketch);
    for (const auto& name : sketch.leftOut) count(leftOut, name + " left out");
}

void LabelFaults::findOverlaps(const map::Sketch& sketch)
{
    const auto& bases = shapesOf(sketch, Named::base);
    for (std::size_t i = 0; i < sketch.labels.size(); ++i) {
        const auto& label = sketch.labels[i];
        for (std::size_t k = i + 1; k < sketch.labels.size(); ++k)
            for (const auto& ground : label.ground)
                if (std::any_of(sketch.labels[k].ground.begin(), sketch.labels[k].ground.end(),
                                [&](const Frame& other) { return ground.meets(other); }))
                    count(overlaps, label.text + " on " + sketch.labels[k].text);
        for (std::size_t base = 0; base < bases.size(); ++base) {
            const bool isOn = isOwn(label, Named::base, base) && map::frameOf(bases[base]).holds(label.ground.front());
            if (!isOn && distance(label, bases[base], 1) == 0) count(overlaps, label.text + " on a base");
        }
    }
}

void LabelFaults::findStrays(const sheet::MapPicture& picture, const map::Sketch& sketch)
{
    const auto squareOf = [&](Point at) {
        const double column = sketch.board.width() / picture.columns;
        const double row = sketch.board.height() / picture.rows;
        const double left = sketch.board.left + std::floor((at.x - sketch.board.left) / column) * column;
        const double top = sketch.board.top + std::floor((at.y - sketch.board.top) / row) * row;
        return Frame{left, top, left + column, top + row}.grown(0.01);
    };
    for (const auto& label : sketch.labels) {
        if (label.kind == Named::other || !label.leader.empty()) continue;
        double nearest = 1e9;
        bool isOn = false;
        for (const auto item : label.items) {
            const auto& shape = shapesOf(sketch, label.kind)[item];
            nearest = std::min(nearest, distance(label, shape));
            isOn = isOn || map::frameOf(shape).holds(label.ground.front());
        }
        if (nearest > touching) count(strays, label.text + " away from its item");
        if (label.kind != Named::base || isOn || picture.columns <= 0 || picture.rows <= 0) continue;
        const auto& own = shapesOf(sketch, label.kind)[label.items.front()];
        if (!squareOf(map::frameOf(own).centre()).holds(label.ground.front()))
            count(strays, label.text + " in another square");
    }
}

void LabelFaults::findWrong(const map::Sketch& sketch)
{
    for (const auto& label : sketch.labels) {
        if (label.kind == Named::other || !label.leader.empty()) continue;
        const auto& shapes = shapesOf(sketch, label.kind);
        double own = 1e9;
        for (const auto item : label.items) own = std::min(own, distance(label, shapes[item]));
        if (own == 0) continue;
        for (std::size_t item = 0; item < shapes.size(); ++item) {
            if (isOwn(label, label.kind, item) || distance(label, shapes[item], own + 0.02) > own + 0.01) continue;
            count(wrong, label.text + " at another's item");
            break;
        }
    }
}

void LabelFaults::findCrossings(const map::Sketch& sketch)
{
    const auto& bases = shapesOf(sketch, Named::base);
    for (const auto& label : sketch.labels) {
        if (label.leader.size() < 2) continue;
        const auto way = Frame::around(label.leader).grown(0.01);
        const auto passes = [&](const auto& holds) {
            bool isHeld = false;
            alongLine(label.leader[0], label.leader[1], [&](Point at) { isHeld = isHeld || holds(at); });
            return isHeld;
        };
        for (const auto& other : sketch.labels) {
            if (&other == &label) continue;
            const bool isThrough = std::any_of(other.ground.begin(), other.ground.end(), [&](const Frame& ground) {
                return ground.meets(way) && passes([&](Point at) { return ground.holds(at); });
            });
            if (isThrough) count(crossings, "the line of " + label.text + " through " + other.text);
            if (&other > &label && other.leader.size() > 1 &&
                meets(label.leader[0], label.leader[1], other.leader[0], other.leader[1]))
                count(!isNumber(other) || hasAlternative(sketch, other) ? crossings : enclosed,  // the later one
                      "the line of " + label.text + " through that of " + other.text);
        }
        for (std::size_t base = 0; base < bases.size(); ++base)
            if (!isOwn(label, Named::base, base) && map::frameOf(bases[base]).meets(way) &&
                !map::inside(bases[base], label.leader[1]) &&  // what stands on an item
                passes([&](Point at) { return map::inside(bases[base], at); }))
                count(hasAlternative(sketch, label) ? crossings : enclosed,
                      "the line of " + label.text + " through a base");
    }
}

void LabelFaults::findRuns(const map::Sketch& sketch)
{
    // A name inside its base has the outline of the base around it.
    const auto isName = [&](const LabelPlace& label) {
        const bool isOn = std::any_of(label.items.begin(), label.items.end(), [&](std::size_t item) {
            return label.kind == Named::base &&
                   map::frameOf(shapesOf(sketch, Named::base)[item]).holds(label.ground.front());
        });
        return label.ground.size() == 1 && !isNumber(label) && !isOn;
    };
    for (std::size_t i = 0; i < sketch.labels.size(); ++i) {
        if (!isName(sketch.labels[i])) continue;
        const auto& a = sketch.labels[i].ground.front();
        for (std::size_t k = i + 1; k < sketch.labels.size(); ++k) {
            if (!isName(sketch.labels[k])) continue;
            const auto& b = sketch.labels[k].ground.front();
            const double beside = std::max(a.left - b.right, b.left - a.right);
            const double shared = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
            if (beside < between && shared > 0.3 * std::min(a.height(), b.height()))
                count(runs, sketch.labels[i].text + " beside " + sketch.labels[k].text);
        }
    }
}

void LabelFaults::findUncovered(const map::Sketch& sketch)
{
    for (const auto& item : sketch.items) {
        const auto* words = std::get_if<map::Words>(&item);
        if (words == nullptr || words->turn != 0 || !sketch.board.holds(words->at)) continue;
        const bool isCovered = std::any_of(sketch.labels.begin(), sketch.labels.end(), [&](const auto& label) {
            return std::any_of(label.ground.begin(), label.ground.end(),
                               [&](const Frame& ground) { return ground.grown(0.5).holds(words->at); });
        });
        if (!isCovered && words->text.find(", ") == std::string::npos)  // numbers of squares
            count(uncovered, words->text);
    }
}

}  // namespace muster::printer::tests
