// Names of bases, and numbers of the key.
#include "printer/map/label_geometry.hpp"
#include "printer/map/label_limits.hpp"
#include "printer/map/labels.hpp"

#include <algorithm>
#include <numbers>

namespace muster::printer::map {

namespace {

constexpr int maxRings = 60;           // around an item, in search of a place for its number
constexpr double ringStep = 1.5;       // mm
constexpr int directions = 36;         // in which a number may be
constexpr double acceptedBeside = 20;  // a name at bases with a higher penalty is worse than a number
constexpr std::size_t maxAnchors = 5;  // bases of a unit that its name may be at, besides the middle of all

bool isInside(const Frame& frame, const Area& area)
{
    const auto holds = [&](double x, double y) { return area.rings.empty() || inside(area.rings, {x, y}); };
    return area.frame.holds(frame) && holds(frame.left, frame.top) && holds(frame.right, frame.top) &&
           holds(frame.left, frame.bottom) && holds(frame.right, frame.bottom);
}

Frame centred(Point at, double width, double height)
{
    return {at.x - width / 2, at.y - height / 2, at.x + width / 2, at.y + height / 2};
}

}  // namespace

bool LabelPlacer::besideBases(const std::string& text, const Style& style, const std::vector<std::size_t>& bases,
                              const Frame& room, bool mayLead)
{
    if (m_labels.size() >= maxLabels) return false;
    const Subject subject{Named::base, bases};
    const auto frames = framesOf(subject);
    std::vector<Frame> anchors{around(frames)};
    const auto step = std::max<std::size_t>(1, (frames.size() + maxAnchors - 1) / maxAnchors);
    for (std::size_t i = 0; frames.size() > 1 && i < frames.size(); i += step) anchors.push_back(frames[i]);
    return besideItems(settings(text, style), style, subject, anchors, room,
                       {{0.5, 1.8, 4.0, 6.5, 9.0}, acceptedBeside, mayLead});
}

void LabelPlacer::numberBases(const std::string& text, const Style& style, const std::vector<std::size_t>& bases,
                              const Frame& room, const Style& within)
{
    if (!m_numbers || isFull(text)) return;
    const Subject subject{Named::base, bases};
    if (!onBase(text, within, subject)) numberNear(text, style, subject, around(framesOf(subject)), room);
}

bool LabelPlacer::onBase(const std::string& text, const Style& style, const Subject& subject)
{
    const Style bold{type::minPoints, Face::bold, style.ink};
    const auto digits = std::to_string(m_key.size() + 1);
    const double width = m_measure(digits, bold);
    const double height = lineHeight(bold);
    for (const auto item : subject.items) {
        const auto& base = itemsOf(Named::base)[item];
        const auto place = centred(base.frame.centre(), width, height);
        const Subject on{Named::base, {item}};
        if (!isInside(place.grown(0.2), base) || !isFree(place, &on)) continue;
        m_key.push_back(text);
        set({{digits}, {width}, width, height}, bold, place, subject);
        m_reserved.back().use = Use::mark;
        return true;
    }
    return false;
}

void LabelPlacer::numberInside(const std::string& text, const Style& style, const Outlines& area)
{
    if (!m_numbers || isFull(text)) return;
    const Style bold{type::minPoints, Face::bold, style.ink};
    const auto setting = discOf(bold);
    const auto best = bestInside({setting}, area);
    if (best.cost > 1e8) {
        m_leftOut.push_back(text);
        return;
    }
    m_key.push_back(text);
    setDisc(setting, bold, best.frame, {}, {});
}

LabelPlacer::Setting LabelPlacer::discOf(const Style& bold) const
{
    const auto digits = std::to_string(m_key.size() + 1);
    Setting setting{{digits}, {m_measure(digits, bold)}, 0, lineHeight(bold)};
    setting.width = setting.height = std::max(setting.widths.front() + 1.0, setting.height + 0.4);
    return setting;
}

void LabelPlacer::setDisc(const Setting& setting, const Style& bold, const Frame& frame, const Subject& subject,
                          Outline leader)
{
    auto& label = set(setting, bold, frame, subject, std::move(leader));
    m_reserved.back().use = Use::mark;
    label.numbered = true;
    label.lines.front().at.y = frame.centre().y + bold.points * type::millimetresPerPoint * 0.36;
}

void LabelPlacer::numberNear(const std::string& text, const Style& style, const Subject& subject, const Frame& target,
                             const Frame& room)
{
    const Style bold{type::minPoints, Face::bold, style.ink};
    const auto setting = discOf(bold);
    const auto middle = target.centre();
    Choice best;
    // Only where nothing else is possible may a line cross bases and other lines.
    const auto connected = [&](const Frame& place, Outline& leader, bool mayCross) {
        leader.clear();
        const double own = distanceTo(subject, place);
        const bool isHere = room.holds(place);
        if (isHere && own <= 0) return true;
        const auto centre = place.centre();
        auto line = leaderTo(subject, {centre.x, centre.y, centre.x, centre.y}, mayCross);
        if (line.empty()) return false;
        if (isHere && own <= touching && isNearest(subject, place, own)) return true;
        line[0] = towards(centre, line[1], setting.height / 2);  // from the disc's edge
        leader = std::move(line);
        return true;
    };
    const auto search = [&](const Frame& limit, bool mayCross) {
        for (int ring = 0; ring < maxRings && best.cost > ring * ringStep; ++ring) {
            const int steps = ring == 0 ? 1 : directions;
            for (int step = 0; step < steps; ++step) {
                const double angle = 2 * std::numbers::pi * step / steps;
                const double away = ring * ringStep;
                const auto place = centred({middle.x + away * std::cos(angle), middle.y + away * std::sin(angle)},
                                           setting.width, setting.height);
                Outline leader;
                if (isSpent() || !limit.holds(place) || !isFree(place) || !connected(place, leader, mayCross)) continue;
                const double sum = away + cost(place, best.cost);
                if (sum < best.cost) best = {sum, place, 0, std::move(leader)};
            }
        }
        return best.cost < 1e8;
    };
    // First in the room, then anywhere.
    if (!search(room, false) && !search(m_board, false) && !search(m_board, true)) {
        m_leftOut.push_back(text);
        return;
    }
    m_key.push_back(text);
    setDisc(setting, bold, best.frame, subject, std::move(best.leader));
}

bool LabelPlacer::within(const std::string& text, const Style& style, std::size_t base)
{
    const Subject subject{Named::base, {base}};
    const auto room = framesOf(subject).front().grown(-0.4);
    for (const auto& setting : settings(text, style)) {
        if (setting.width > room.width() || setting.height > room.height() || m_labels.size() >= maxLabels) continue;
        const auto place = centred(room.centre(), setting.width, setting.height);
        if (!isFree(place, &subject)) continue;
        set(setting, style, place, subject);
        m_reserved.back().use = Use::mark;
        return true;
    }
    return false;
}

}  // namespace muster::printer::map
