#include "printer/map/label_geometry.hpp"

namespace muster::printer::map {

namespace {

constexpr std::size_t maxAvoided = 6'000;
constexpr double apart = 0.5;  // mm between labels

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
    if (m_labels.size() < placing::maxLabels) return false;
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

double LabelPlacer::cost(const Frame& frame) const
{
    double sum = 0;
    for (const auto& avoided : m_avoided)
        if (avoided.meets(frame)) sum += placing::onAvoided;
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
                rate(best, {x, y, x + w, y + h}, static_cast<double>(s) * placing::anotherLine + far + extra, s);
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
    if (best.cost > placing::accepted) return false;
    Outline leader;
    if (!best.frame.grown(2.0).meets(marked)) {
        const Point from{std::clamp(target.x, best.frame.left, best.frame.right),
                         std::clamp(target.y, best.frame.top, best.frame.bottom)};
        leader = {from, target};
    }
    set(all[best.setting], style, best.frame, std::move(leader));
    return true;
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
                     static_cast<double>(s) * placing::anotherLine + away + out * 5.0, s);
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
    if (aroundFrame(all, style, frame, target, placing::nearGround)) return;
    if (best.cost < placing::accepted) return set(all[best.setting], style, best.frame);
    number(text, style, target);
}

void LabelPlacer::beside(const std::string& text, const Style& style, const Frame& marked)
{
    if (isFull()) return;
    if (!aroundFrame(settings(text, style), style, marked, marked.centre(), placing::nearMark))
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
                    rate(best, {x, y, x + w, y + h}, static_cast<double>(s) * placing::anotherLine + corner, s);
                const double top = frame.top + (frame.height() - h) * part;
                const double edge = side == 0 ? frame.left : frame.right - w;
                if (frame.height() >= h && inside(area, {edge + w / 2, top + h / 2}))
                    rate(best, {edge, top, edge + w, top + h},
                         static_cast<double>(s) * placing::anotherLine + corner + 1, s);
            }
        }
    }
    if (best.cost >= placing::accepted) best = bestInside(all, area);
    if (best.cost >= placing::accepted) return false;
    set(all[best.setting], style, best.frame);
    return true;
}

std::vector<Frame> LabelPlacer::covered() const
{
    std::vector<Frame> all;
    for (const auto& label : m_labels) all.insert(all.end(), label.ground.begin(), label.ground.end());
    return all;
}

}  // namespace muster::printer::map
