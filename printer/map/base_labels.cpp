// Names of bases, and numbers of the key.
#include "printer/map/label_geometry.hpp"

#include <numbers>

namespace muster::printer::map {

namespace {

constexpr int maxRings = 60;      // around an item, in search of a place for its number
constexpr double ringStep = 1.5;  // mm

}  // namespace

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
        const double lines = static_cast<double>(s) * placing::anotherLine;
        for (const double gap : {0.5, 1.8, 4.0, 6.5, 9.0}) {
            const auto at = [&](double x, double y, double extra) {
                const Frame place{x, y, x + w, y + h};
                if (!room.holds(place) || extra >= best.cost || m_searches == 0) return;
                --m_searches;
                const auto leader = leaderTo(bases, place);
                const double length = lengthOf(leader[0], leader[1]);
                if (length > placing::touching && (!isFree(place) || isBlocked(leader, bases))) return;
                rate(best, place, extra + (length > placing::touching ? 3 + length : 0), s);
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
    if (lengthOf(leader[0], leader[1]) <= placing::touching) leader.clear();
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
                rate(best, place, away + (length > placing::touching && isBlocked(leader, targets) ? 30 : 0), 0);
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
    if (isOut || lengthOf(leader[0], leader[1]) > placing::touching) label.leader = std::move(leader);
    if (areBases) label.bases = targets;
}

bool LabelPlacer::within(const std::string& text, const Style& style, const Frame& base)
{
    const auto room = base.grown(-0.4);
    const auto all = settings(text, style);
    for (const auto& setting : all) {
        if (setting.width > room.width() || setting.height > room.height() || m_labels.size() >= placing::maxLabels)
            continue;
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

}  // namespace muster::printer::map
