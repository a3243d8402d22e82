#include "printer/map/labels.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::printer::map {

namespace {

constexpr std::size_t maxLabels = 600;
constexpr std::size_t maxAvoided = 6'000;
constexpr double accepted = 40;  // a place with a higher penalty is worse than a number
constexpr double onAvoided = 5;
constexpr double anotherLine = 2;
constexpr double nearGround = 7.5;  // mm: farther away, the name seems to belong to the bare table
constexpr double nearMark = 20;
constexpr double apart = 0.5;     // mm between labels
constexpr double touching = 2.0;  // mm: farther away, a line leads to the named item
constexpr int maxRings = 60;      // around an item, in search of a place for its number
constexpr double ringStep = 1.5;  // mm

double lineHeight(const Style& style) { return style.points * type::millimetresPerPoint * 1.18; }

std::vector<std::string> wordsOf(const std::string& text)
{
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == ' ' || static_cast<unsigned char>(c) < 0x20) {
            if (!words.back().empty()) words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    if (words.size() > 1 && words.back().empty()) words.pop_back();
    return words;
}

double lengthOf(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The position at that distance along a path.
Point spotAt(const Outline& way, double at)
{
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double length = lengthOf(way[i - 1], way[i]);
        if (at <= length && length > 0) {
            const double part = at / length;
            return {way[i - 1].x + (way[i].x - way[i - 1].x) * part, way[i - 1].y + (way[i].y - way[i - 1].y) * part};
        }
        at -= length;
    }
    return way.back();
}

/// The shortest line from a frame to the nearest of some others.
Outline leaderTo(const std::vector<Frame>& targets, const Frame& from)
{
    Outline shortest;
    for (const auto& target : targets) {
        const auto centre = from.centre();
        const Point to{std::clamp(centre.x, target.left, target.right),
                       std::clamp(centre.y, target.top, target.bottom)};
        const Point start{std::clamp(to.x, from.left, from.right), std::clamp(to.y, from.top, from.bottom)};
        if (shortest.empty() || lengthOf(start, to) < lengthOf(shortest[0], shortest[1])) shortest = {start, to};
    }
    return shortest;
}

Frame around(const std::vector<Frame>& frames)
{
    Frame all = frames.front();
    for (const auto& frame : frames)
        all = {std::min(all.left, frame.left), std::min(all.top, frame.top), std::max(all.right, frame.right),
               std::max(all.bottom, frame.bottom)};
    return all;
}

double lengthOf(const Outline& way)
{
    double length = 0;
    for (std::size_t i = 1; i < way.size(); ++i) length += lengthOf(way[i - 1], way[i]);
    return length;
}

}  // namespace

void LabelPlacer::avoid(const Frame& frame)
{
    if (m_avoided.size() < maxAvoided) m_avoided.push_back(frame);
}

void LabelPlacer::avoid(const Outlines& ways, double width)
{
    const double half = std::max(0.4, width / 2);
    for (const auto& way : ways) {
        const double length = lengthOf(way);
        const double step = std::max(2.0, length / 400);
        for (double at = 0; at <= length && m_avoided.size() < maxAvoided; at += step) {
            const auto spot = spotAt(way, at);
            m_avoided.push_back(Frame{spot.x, spot.y, spot.x, spot.y}.grown(half));
        }
    }
}

std::vector<LabelPlacer::Setting> LabelPlacer::settings(const std::string& text, const Style& style) const
{
    const auto words = wordsOf(text);
    std::vector<double> widths;
    for (const auto& word : words) widths.push_back(m_measure(word, style));
    const double space = m_measure(" ", style);
    double whole = 0;
    for (const auto width : widths) whole += width + space;
    std::vector<Setting> all;
    for (std::size_t lines = 1; lines <= std::min<std::size_t>(4, words.size()); ++lines) {
        Setting setting;
        const double max = whole / static_cast<double>(lines) + (lines > 1 ? space : 0);
        double width = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool more = !setting.lines.empty() && setting.lines.size() < lines && width + widths[i] / 2 > max;
            if (setting.lines.empty() || more) {
                setting.lines.push_back(words[i]);
                width = widths[i] + space;
            } else {
                setting.lines.back() += " " + words[i];
                width += widths[i] + space;
            }
        }
        for (const auto& line : setting.lines) {
            setting.widths.push_back(m_measure(line, style));
            setting.width = std::max(setting.width, setting.widths.back());
        }
        setting.height = lineHeight(style) * static_cast<double>(setting.lines.size());
        all.push_back(std::move(setting));
    }
    return all;
}

bool LabelPlacer::isFull()
{
    if (m_labels.size() < maxLabels) return false;
    ++m_leftOut;
    return true;
}

bool LabelPlacer::isFree(const Frame& frame, const Frame* on) const
{
    if (!m_board.grown(-0.4).holds(frame)) return false;
    const auto wide = frame.grown(apart / 2);
    return std::none_of(m_taken.begin(), m_taken.end(),
                        [&](const Frame& taken) { return taken.meets(wide) && !(on != nullptr && taken == *on); });
}

bool LabelPlacer::isBlocked(const Outline& leader, const std::vector<Frame>& bases) const
{
    const auto area = Frame::around(leader);
    const double length = lengthOf(leader[0], leader[1]);
    for (const auto& taken : m_taken) {
        if (!taken.grown(0.1).meets(area.grown(0.1)) || std::find(bases.begin(), bases.end(), taken) != bases.end())
            continue;
        for (double at = 0.3; at < length - 0.3; at += 0.4)
            if (taken.holds(spotAt(leader, at))) return true;
    }
    return false;
}

double LabelPlacer::cost(const Frame& frame) const
{
    double sum = 0;
    for (const auto& avoided : m_avoided)
        if (avoided.meets(frame)) sum += onAvoided;
    return sum;
}

void LabelPlacer::rate(Choice& best, const Frame& frame, double costSoFar, std::size_t setting) const
{
    if (costSoFar >= best.cost || !isFree(frame)) return;
    costSoFar += cost(frame);
    if (costSoFar < best.cost) best = {costSoFar, frame, setting};
}

void LabelPlacer::place(const Setting& setting, const Style& style, const Frame& frame, bool numbered)
{
    set(setting, style, frame);
    auto& label = m_labels.back();
    label.numbered = numbered;
    label.lines.front().at.y = frame.centre().y + style.points * type::millimetresPerPoint * 0.36;
}

void LabelPlacer::set(const Setting& setting, const Style& style, const Frame& frame, Outline leader)
{
    Label label;
    double y = frame.top + lineHeight(style) * 0.78;
    for (std::size_t i = 0; i < setting.lines.size(); ++i) {
        label.lines.push_back(
            {{frame.left + (frame.width() - setting.widths[i]) / 2, y}, setting.lines[i], style, setting.widths[i], 0});
        y += lineHeight(style);
    }
    if (leader.size() > 1) {
        const double length = lengthOf(leader[0], leader[1]);
        for (double at = 0.5; at < length; at += 1.0) {
            const auto spot = spotAt(leader, at);
            m_taken.push_back(Frame{spot.x, spot.y, spot.x, spot.y}.grown(0.2));
        }
    }
    label.leader = std::move(leader);
    label.ground.push_back(frame.grown(Label::edge));
    m_taken.push_back(frame);
    m_labels.push_back(std::move(label));
}

bool LabelPlacer::aroundFrame(const std::vector<Setting>& all, const Style& style, const Frame& marked, Point target,
                              double farthest)
{
    Choice best;
    const auto centre = marked.centre();
    for (std::size_t s = 0; s < all.size(); ++s) {
        const double w = all[s].width;
        const double h = all[s].height;
        for (const double gap : {0.6, 3.5, 7.0, 12.0, 18.0}) {
            if (gap > farthest) break;
            const double far = gap < 1 ? 0 : 6 + gap;
            const auto at = [&](double x, double y, double extra) {
                rate(best, {x, y, x + w, y + h}, static_cast<double>(s) * anotherLine + far + extra, s);
            };
            at(centre.x - w / 2, marked.bottom + gap, 0);
            at(centre.x - w / 2, marked.top - gap - h, 0.5);
            at(marked.right + gap, centre.y - h / 2, 1);
            at(marked.left - gap - w, centre.y - h / 2, 1);
            at(marked.right + gap, marked.bottom + gap * 0.5, 2);
            at(marked.right + gap, marked.top - gap * 0.5 - h, 2);
            at(marked.left - gap - w, marked.bottom + gap * 0.5, 2);
            at(marked.left - gap - w, marked.top - gap * 0.5 - h, 2);
        }
    }
    if (best.cost > accepted) return false;
    Outline leader;
    if (!best.frame.grown(2.0).meets(marked)) {
        const Point from{std::clamp(target.x, best.frame.left, best.frame.right),
                         std::clamp(target.y, best.frame.top, best.frame.bottom)};
        leader = {from, target};
    }
    set(all[best.setting], style, best.frame, std::move(leader));
    return true;
}

void LabelPlacer::atBases(const std::string& text, const Style& style, const std::vector<Frame>& bases,
                          const Frame& room, const Style& within)
{
    if (isFull()) return;
    if (besideBases(settings(text, style), style, bases, room)) return;
    if (!m_numbers) return;
    if (!onBase(text, within, bases)) numberNear(text, style, bases, room, true);
}

bool LabelPlacer::besideBases(const std::vector<Setting>& all, const Style& style, const std::vector<Frame>& bases,
                              const Frame& room)
{
    const auto frame = around(bases);
    const auto centre = frame.centre();
    Choice best;
    for (std::size_t s = 0; s < all.size(); ++s) {
        const double w = all[s].width;
        const double h = all[s].height;
        const double lines = static_cast<double>(s) * anotherLine;
        for (const double gap : {0.5, 1.8, 4.0, 6.5, 9.0}) {
            const auto at = [&](double x, double y, double extra) {
                const Frame place{x, y, x + w, y + h};
                if (!room.holds(place) || extra >= best.cost || m_searches == 0) return;
                --m_searches;
                const auto leader = leaderTo(bases, place);
                const double length = lengthOf(leader[0], leader[1]);
                if (length > touching && (!isFree(place) || isBlocked(leader, bases))) return;
                rate(best, place, extra + (length > touching ? 3 + length : 0), s);
            };
            for (const double slide : {0.0, -0.25, 0.25, -0.5, 0.5}) {
                const double x = centre.x - w / 2 + slide * w;
                const double y = centre.y - h / 2 + slide * h;
                const double extra = lines + gap + std::abs(slide) * 8;
                at(x, frame.bottom + gap, extra);
                at(x, frame.top - gap - h, extra);
                at(frame.right + gap, y, extra + 1);
                at(frame.left - gap - w, y, extra + 1);
            }
        }
    }
    if (best.cost >= 20) return false;
    auto leader = leaderTo(bases, best.frame);
    if (lengthOf(leader[0], leader[1]) <= touching) leader.clear();
    set(all[best.setting], style, best.frame, std::move(leader));
    m_labels.back().bases = bases;
    return true;
}

bool LabelPlacer::onBase(const std::string& text, const Style& style, const std::vector<Frame>& bases)
{
    const Style bold{type::minPoints, Face::bold, style.ink};
    const auto digits = std::to_string(m_key.size() + 1);
    const double width = m_measure(digits, bold);
    const double height = lineHeight(bold);
    for (const auto& base : bases) {
        const auto middle = base.centre();
        const Frame place{middle.x - width / 2, middle.y - height / 2, middle.x + width / 2, middle.y + height / 2};
        if (!base.grown(-0.2).holds(place) || !isFree(place, &base)) continue;
        m_key.push_back(text);
        set({{digits}, {width}, width, height}, bold, place);
        m_labels.back().bases = bases;
        return true;
    }
    return false;
}

void LabelPlacer::number(const std::string& text, const Style& style, Point at)
{
    if (m_numbers) numberNear(text, style, {Frame{at.x, at.y, at.x, at.y}}, m_board, false);
}

void LabelPlacer::numberNear(const std::string& text, const Style& style, const std::vector<Frame>& targets,
                             const Frame& room, bool areBases)
{
    const auto digits = std::to_string(m_key.size() + 1);
    const Style bold{type::minPoints, Face::bold, style.ink};
    Setting setting{{digits}, {m_measure(digits, bold)}, 0, lineHeight(bold)};
    setting.width = setting.height = std::max(setting.widths.front() + 1.0, setting.height + 0.4);
    const auto middle = around(targets).centre();
    const double half = setting.width / 2;
    Choice best;
    // First in the room, then anywhere.
    for (const auto& limit : {room, m_board}) {
        for (int ring = 0; ring < maxRings && best.cost > ring * ringStep; ++ring) {
            const int steps = ring == 0 ? 1 : std::min(36, 8 + 2 * ring);
            for (int step = 0; step < steps; ++step) {
                const double angle = 2 * std::numbers::pi * step / steps;
                const double away = ring * ringStep;
                const Point centre{middle.x + away * std::cos(angle), middle.y + away * std::sin(angle)};
                const auto place = Frame{centre.x, centre.y, centre.x, centre.y}.grown(half);
                if (m_searches == 0 || !limit.holds(place)) continue;
                --m_searches;
                if (!isFree(place)) continue;
                const auto leader = leaderTo(targets, place);
                const double length = lengthOf(leader[0], leader[1]);
                rate(best, place, away + (length > touching && isBlocked(leader, targets) ? 30 : 0), 0);
            }
        }
        if (best.cost < 1e8) break;
    }
    if (best.cost > 1e8) {
        ++m_leftOut;
        return;
    }
    m_key.push_back(text);
    auto leader = leaderTo(targets, best.frame);
    const bool isOut = !room.holds(best.frame);
    place(setting, bold, best.frame, true);
    auto& label = m_labels.back();
    if (isOut || lengthOf(leader[0], leader[1]) > touching) label.leader = std::move(leader);
    if (areBases) label.bases = targets;
}

LabelPlacer::Choice LabelPlacer::bestInside(const std::vector<Setting>& all, const Outlines& area) const
{
    const auto frame = frameOf(area);
    const auto centre = frame.centre();
    const double size = std::max(frame.width(), frame.height());
    Choice best;
    constexpr int raster = 11;
    for (int row = 0; row < raster; ++row) {
        for (int column = 0; column < raster; ++column) {
            const Point at{frame.left + frame.width() * (column + 0.5) / raster,
                           frame.top + frame.height() * (row + 0.5) / raster};
            if (!inside(area, at)) continue;
            for (std::size_t s = 0; s < all.size(); ++s) {
                const double w = all[s].width / 2 + 0.4;
                const double h = all[s].height / 2 + 0.2;
                const int out = !inside(area, {at.x - w, at.y - h}) + !inside(area, {at.x + w, at.y - h}) +
                                !inside(area, {at.x - w, at.y + h}) + !inside(area, {at.x + w, at.y + h});
                if (out > 0 && (!inside(area, {at.x - w, at.y}) || !inside(area, {at.x + w, at.y}))) continue;
                const double away = size > 0 ? lengthOf(at, centre) / size * 10 : 0;
                rate(best, Frame{at.x - w, at.y - h, at.x + w, at.y + h},
                     static_cast<double>(s) * anotherLine + away + out * 5.0, s);
            }
        }
    }
    return best;
}

void LabelPlacer::inArea(const std::string& text, const Style& style, const Outlines& area)
{
    if (area.empty() || isFull()) return;
    const auto all = settings(text, style);
    const auto frame = frameOf(area);
    const auto centre = frame.centre();
    const auto best = bestInside(all, area);
    if (best.cost < 15) return set(all[best.setting], style, best.frame);
    Point target = centre;
    for (int i = 0; i < 25 && !inside(area, target); ++i)
        target = {frame.left + frame.width() * (0.1 + 0.2 * (i % 5)),
                  frame.top + frame.height() * (0.1 + 0.2 * (i / 5))};
    if (aroundFrame(all, style, frame, target, nearGround)) return;
    if (best.cost < accepted) return set(all[best.setting], style, best.frame);
    number(text, style, target);
}

bool LabelPlacer::onChord(const Setting& setting, const Style& style, Point from, Point to, double width)
{
    if (from.x > to.x) std::swap(from, to);
    const double length = lengthOf(from, to);
    if (length <= 0) return false;
    const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point up{along.y, -along.x};
    const double h = setting.height;
    for (const double side : {1.0, -1.0}) {
        const bool isInside = width > h + 0.6;
        const double off = isInside ? 0 : side * (width / 2 + h / 2 + 0.3);
        const Point centre{(from.x + to.x) / 2 + up.x * off, (from.y + to.y) / 2 + up.y * off};
        std::vector<Frame> ground;
        const int parts = std::max(1, static_cast<int>(std::ceil(setting.width / h)));
        bool free = true;
        for (int i = 0; i < parts && free; ++i) {
            const double at = setting.width * ((i + 0.5) / parts - 0.5);
            const Point middle{centre.x + along.x * at, centre.y + along.y * at};
            ground.push_back(Frame{middle.x, middle.y, middle.x, middle.y}.grown(h * 0.5));
            free = isFree(ground.back()) && (isInside || cost(ground.back()) < onAvoided * 1.5);
        }
        if (!free) continue;
        const double drop = style.points * type::millimetresPerPoint * 0.34;
        Label label;
        label.lines.push_back({{centre.x - along.x * setting.width / 2 - up.x * drop,
                                centre.y - along.y * setting.width / 2 - up.y * drop},
                               setting.lines.front(),
                               style,
                               setting.width,
                               std::atan2(along.y, along.x) * 180 / std::numbers::pi});
        m_taken.insert(m_taken.end(), ground.begin(), ground.end());
        label.ground = std::move(ground);
        m_labels.push_back(std::move(label));
        return true;
    }
    return false;
}

void LabelPlacer::alongWay(const std::string& text, const Style& style, const Outlines& way, double width)
{
    if (way.empty() || isFull()) return;
    const auto longest = std::max_element(way.begin(), way.end(),
                                          [](const auto& a, const auto& b) { return lengthOf(a) < lengthOf(b); });
    const auto all = settings(text, style);
    const double length = lengthOf(*longest);
    const double needed = all.front().width;
    for (const double part : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88}) {
        const double from = length * part - needed / 2;
        if (from < 0 || from + needed > length) continue;
        const Point a = spotAt(*longest, from);
        const Point b = spotAt(*longest, from + needed);
        if (lengthOf(a, b) < needed * 0.96) continue;  // it bends too much here
        if (onChord(all.front(), style, a, b, width)) return;
    }
    const Point middle = spotAt(*longest, length / 2);
    for (const double part : {0.5, 0.25, 0.75}) {
        const Point at = spotAt(*longest, length * part);
        if (aroundFrame(all, style, Frame{at.x, at.y, at.x, at.y}.grown(width / 2 + 0.3), at, nearGround)) return;
    }
    number(text, style, middle);
}

void LabelPlacer::beside(const std::string& text, const Style& style, const Frame& marked)
{
    if (isFull()) return;
    if (!aroundFrame(settings(text, style), style, marked, marked.centre(), nearMark))
        number(text, style, marked.centre());
}

bool LabelPlacer::atEdge(const std::string& text, const Style& style, const Outlines& area)
{
    if (area.empty() || isFull()) return true;
    const auto all = settings(text, style);
    const auto frame = frameOf(area).grown(-0.8);
    Choice best;
    for (std::size_t s = 0; s < all.size(); ++s) {
        const double w = all[s].width;
        const double h = all[s].height;
        for (int side = 0; side < 2; ++side) {
            for (int i = 0; i <= 12; ++i) {
                const double part = i / 12.0;
                const double x = frame.left + (frame.width() - w) * part;
                const double y = side == 0 ? frame.top : frame.bottom - h;
                const double corner = std::min(i, 12 - i) * 0.3;
                if (frame.width() >= w && inside(area, {x + w / 2, y + h / 2}))
                    rate(best, {x, y, x + w, y + h}, static_cast<double>(s) * anotherLine + corner, s);
                const double top = frame.top + (frame.height() - h) * part;
                const double edge = side == 0 ? frame.left : frame.right - w;
                if (frame.height() >= h && inside(area, {edge + w / 2, top + h / 2}))
                    rate(best, {edge, top, edge + w, top + h}, static_cast<double>(s) * anotherLine + corner + 1, s);
            }
        }
    }
    if (best.cost >= accepted) best = bestInside(all, area);
    if (best.cost >= accepted) return false;
    set(all[best.setting], style, best.frame);
    return true;
}

bool LabelPlacer::within(const std::string& text, const Style& style, const Frame& base)
{
    const auto room = base.grown(-0.4);
    const auto all = settings(text, style);
    for (const auto& setting : all) {
        if (setting.width > room.width() || setting.height > room.height() || m_labels.size() >= maxLabels) continue;
        const auto centre = room.centre();
        const Frame place{centre.x - setting.width / 2, centre.y - setting.height / 2, centre.x + setting.width / 2,
                          centre.y + setting.height / 2};
        if (!isFree(place, &base)) continue;
        set(setting, style, place);
        m_labels.back().bases = {base};
        return true;
    }
    return false;
}

std::vector<Frame> LabelPlacer::covered() const
{
    std::vector<Frame> all;
    for (const auto& label : m_labels) all.insert(all.end(), label.ground.begin(), label.ground.end());
    return all;
}

}  // namespace muster::printer::map
