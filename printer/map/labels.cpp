#include "printer/map/labels.hpp"

#include "printer/map/label_geometry.hpp"
#include "printer/map/label_limits.hpp"

#include <algorithm>

namespace muster::printer::map {

namespace {

constexpr std::size_t maxAvoided = 6'000;
constexpr double apart = 0.25;       // mm between a label and other things
constexpr double namesAside = 1.6;   // mm between names in one line of text, which else read as one
constexpr double namesBelow = 0.5;   // mm between names one below the other
constexpr double nearGround = 12.0;  // mm: farther away, the name seems to belong to the bare table

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

}  // namespace

LabelPlacer::LabelPlacer(const Frame& board, const Measure& measure)
    : m_board(board), m_measure(measure), m_taken(board),
      m_avoided(board), m_items{AreaIndex(board), AreaIndex(board), AreaIndex(board), AreaIndex(board)}
{}

void LabelPlacer::take(Area area, const Subject& of)
{
    m_taken.add(std::move(area));
    m_reserved.push_back({of});
}

void LabelPlacer::reserve(Area area, Use use)
{
    take(std::move(area));
    m_reserved.back().use = use;
}

void LabelPlacer::avoid(const Frame& frame)
{
    if (m_avoided.size() < maxAvoided) m_avoided.add({frame});
}

void LabelPlacer::avoid(const Outlines& ways, double width)
{
    const double half = std::max(0.4, width / 2);
    for (const auto& way : ways) {
        const double length = geometry::pathLength(way);
        const double step = std::max(2.0, length / 400);
        for (double at = 0; at <= length && m_avoided.size() < maxAvoided; at += step) {
            const auto spot = spotAt(way, at);
            avoid(Frame{spot.x, spot.y, spot.x, spot.y}.grown(half));
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

bool LabelPlacer::isFull(const std::string& text)
{
    if (m_labels.size() < maxLabels && !isSpent()) return false;
    m_leftOut.push_back(text);
    return true;
}

bool LabelPlacer::isSpent() const
{
    std::size_t work = m_taken.work() + m_avoided.work();
    for (const auto& items : m_items) work += items.work();
    return work > maxLabelWork;
}

bool LabelPlacer::isFree(const Frame& frame, const Subject* on) const
{
    if (!m_board.grown(-0.4).holds(frame)) return false;
    const auto wide = frame.grown(apart);
    const Frame aside{frame.left - namesAside, frame.top - namesBelow, frame.right + namesAside,
                      frame.bottom + namesBelow};
    return !m_taken.any(aside, [&](std::size_t index) {
        const auto& [of, use] = m_reserved[index];
        if (on != nullptr && of.kind == on->kind && of.items == on->items) return false;
        return use == Use::name || meets(wide, m_taken[index]);
    });
}

double LabelPlacer::cost(const Frame& frame, double limit) const
{
    double sum = 0;
    m_avoided.any(frame, [&](std::size_t) { return (sum += onAvoided) > limit; });
    return sum;
}

void LabelPlacer::rate(Choice& best, const Frame& frame, double costSoFar, std::size_t setting) const
{
    if (costSoFar >= best.cost || isSpent() || !isFree(frame)) return;
    costSoFar += cost(frame, best.cost - costSoFar);
    if (costSoFar < best.cost) best = {costSoFar, frame, setting};
}

Label& LabelPlacer::set(const Setting& setting, const Style& style, const Frame& frame, const Subject& subject,
                        Outline leader)
{
    Label label;
    double y = frame.top + lineHeight(style) * 0.78;
    for (std::size_t i = 0; i < setting.lines.size(); ++i) {
        label.lines.push_back(
            {{frame.left + (frame.width() - setting.widths[i]) / 2, y}, setting.lines[i], style, setting.widths[i], 0});
        y += lineHeight(style);
    }
    if (leader.size() > 1) reserve({Frame::around(leader), {leader}}, Use::line);
    label.leader = std::move(leader);
    label.ground.push_back(frame.grown(Label::edge));
    label.subject = subject;
    reserve({frame}, Use::name);
    m_labels.push_back(std::move(label));
    return m_labels.back();
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

void LabelPlacer::inArea(const std::string& text, const Style& style, const Outlines& area, std::size_t item)
{
    if (area.empty() || isFull(text)) return;
    const auto all = settings(text, style);
    const Subject subject{Named::area, {item}};
    const auto frame = frameOf(area);
    const auto best = bestInside(all, area);
    if (best.cost < 15) {
        set(all[best.setting], style, best.frame, subject);
        return;
    }
    if (besideItems(all, style, subject, {frame}, m_board, {{0.6, 1.8, 3.5, 7.0, nearGround}, accepted})) return;
    if (best.cost < accepted) {
        set(all[best.setting], style, best.frame, subject);
        return;
    }
    Point target = frame.centre();
    for (int i = 0; i < 25 && !inside(area, target); ++i)
        target = {frame.left + frame.width() * (0.1 + 0.2 * (i % 5)),
                  frame.top + frame.height() * (0.1 + 0.2 * (i / 5))};
    if (m_numbers) numberNear(text, style, subject, {target.x, target.y, target.x, target.y}, m_board);
}

void LabelPlacer::atObjective(const std::string& text, const Style& style, std::size_t item)
{
    if (isFull(text)) return;
    const Subject subject{Named::objective, {item}};
    const auto frame = framesOf(subject).front();
    if (!besideItems(settings(text, style), style, subject, {frame}, m_board,
                     {{0.6, 1.8, 3.5, 7.0, 12.0, 18.0}, accepted}) &&
        m_numbers)
        numberNear(text, style, subject, frame, m_board);
}

bool LabelPlacer::atEdge(const std::string& text, const Style& style, const Outlines& area)
{
    if (area.empty() || isFull(text)) return true;
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
    set(all[best.setting], style, best.frame, {});
    return true;
}

std::vector<Frame> LabelPlacer::covered() const
{
    std::vector<Frame> all;
    for (const auto& label : m_labels) all.insert(all.end(), label.ground.begin(), label.ground.end());
    return all;
}

}  // namespace muster::printer::map
