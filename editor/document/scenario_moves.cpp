#include "editor/document/board_pose.hpp"

#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::editor::scenario {

namespace {

std::vector<FoundElement> movable(const ScenarioText& scenario, Pointers pointers)
{
    auto elements = scenarioElementsAt(scenario.document, pointers);
    std::erase_if(elements, [](const FoundElement& found) { return !found.element.isPlaced(); });
    leaveLocked(elements);
    return elements;
}

struct Words {
    const char* one;
    const char* many;
    std::string_view key;
};

Change changed(const ScenarioText& scenario, const std::vector<FoundElement>& elements, const Words& words,
               const std::function<Motion(const FoundElement&)>& motionOf)
{
    TransformWriter writer(scenario);
    for (const auto& found : elements)
        if (const Motion motion = motionOf(found); motion.isFinite()) writer.apply(found, motion);
    auto change = boardChange(writer.draft(), words.one, words.many, elements,
                              words.key.empty() ? std::string() : mergeKeyOf(words.key, elements));
    if (change) change.selection = pointersOf(elements);
    return change;
}

constexpr Words moving{QT_TRANSLATE_NOOP("Change", "Move %1"), QT_TRANSLATE_NOOP("Change", "Move %1 items"), "move"};
constexpr Words turning{QT_TRANSLATE_NOOP("Change", "Turn %1"), QT_TRANSLATE_NOOP("Change", "Turn %1 items"), "turn"};
constexpr Words scaling{QT_TRANSLATE_NOOP("Change", "Scale %1"), QT_TRANSLATE_NOOP("Change", "Scale %1 items"),
                        "scale"};
constexpr Words mirroring{QT_TRANSLATE_NOOP("Change", "Mirror %1"), QT_TRANSLATE_NOOP("Change", "Mirror %1 items"), ""};
constexpr Words aligning{QT_TRANSLATE_NOOP("Change", "Align %1"), QT_TRANSLATE_NOOP("Change", "Align %1 items"), ""};
constexpr Words distributing{QT_TRANSLATE_NOOP("Change", "Distribute %1"),
                             QT_TRANSLATE_NOOP("Change", "Distribute %1 items"), ""};

}  // namespace

Motion mirrorMotion(Mirror way, Point about)
{
    return Motion::mirroring(way != Mirror::upDown, way != Mirror::leftRight, about);
}

Change move(const ScenarioText& scenario, Pointers pointers, Point by)
{
    const auto elements = movable(scenario, pointers);
    const auto spelling = spellingOf(scenario);
    const Motion motion = Motion::moving({spelling.rounded(by.x), spelling.rounded(by.y)});
    return changed(scenario, elements, moving, [&](const FoundElement&) { return motion; });
}

Change rotate(const ScenarioText& scenario, Pointers pointers, double degrees, std::optional<Point> about)
{
    const auto elements = movable(scenario, pointers);
    const auto frame = frameOf(scenario);
    const auto box = boxAround(elements, frame);
    const auto spelling = spellingOf(scenario);
    if (!box || !std::isfinite(degrees)) return {};
    const Motion motion = about ? Motion::turning(degrees, {spelling.rounded(about->x), spelling.rounded(about->y)})
                                : Motion::turningBox(degrees, *box, spelling.step());
    return changed(scenario, elements, turning, [&](const FoundElement&) { return motion; });
}

Change turnEach(const ScenarioText& scenario, Pointers pointers, double degrees)
{
    auto elements = movable(scenario, pointers);
    const auto frame = frameOf(scenario);
    const auto spelling = spellingOf(scenario);
    if (!std::isfinite(degrees)) return {};
    return changed(scenario, elements, turning, [&](const FoundElement& found) {
        const Pose pose = poseOf(found, frame);
        if (pose.spec && pose.spec->kind == ShapeSpec::Kind::square) return Motion();
        if (pose.spec && pose.spec->hasPoints() && pose.spec->rotation != 0)
            return Motion::turning(degrees, centreOf(*pose.spec, frame));
        // A base turns about its own position, whatever its width.
        if (!pose.spec && pose.at) return Motion::turning(degrees, *pose.at);
        const auto box = boundsOf(pose, frame);
        return box ? Motion::turningBox(degrees, *box, spelling.step()) : Motion();
    });
}

Change scale(const ScenarioText& scenario, Pointers pointers, double across, double up, std::optional<Point> about)
{
    const auto elements = movable(scenario, pointers);
    const auto box = boxAround(elements, frameOf(scenario));
    if (!box) return {};
    const Motion motion = Motion::scaling(across, up, about.value_or(box->centre()));
    return changed(scenario, elements, scaling, [&](const FoundElement&) { return motion; });
}

Change mirror(const ScenarioText& scenario, Pointers pointers, Mirror way, std::optional<Point> about)
{
    const Motion motion = mirrorMotion(way, about.value_or(frameOf(scenario).box().centre()));
    return changed(scenario, movable(scenario, pointers), mirroring, [&](const FoundElement&) { return motion; });
}

std::string mirroredShape(const ScenarioText& scenario, std::string_view shape, Mirror way, std::optional<Point> about)
{
    const auto parsed = text::parseFragment(std::string(shape));
    const auto spec = parsed.document ? soundShapeSpec(parsed.document->root()) : std::nullopt;
    if (!spec) return {};
    const auto frame = frameOf(scenario);
    return shapeSpecText(transformed(*spec, mirrorMotion(way, about.value_or(frame.box().centre())), frame),
                         spellingOf(scenario), true, parsed.document->root());
}

Change align(const ScenarioText& scenario, Pointers pointers, Alignment alignment)
{
    const auto elements = movable(scenario, pointers);
    const auto frame = frameOf(scenario);
    const auto all = boxAround(elements, frame);
    const auto spelling = spellingOf(scenario);
    if (!all || elements.size() < 2) return {};
    return changed(scenario, elements, aligning, [&](const FoundElement& found) {
        const auto box = boundsOf(poseOf(found, frame), frame);
        if (!box) return Motion();
        Point by;
        switch (alignment) {
        case Alignment::left: by.x = all->left - box->left; break;
        case Alignment::right: by.x = all->right - box->right; break;
        case Alignment::top: by.y = all->upper - box->upper; break;
        case Alignment::bottom: by.y = all->lower - box->lower; break;
        case Alignment::middleAcross: by.x = all->centre().x - box->centre().x; break;
        case Alignment::middleUp: by.y = all->centre().y - box->centre().y; break;
        }
        return Motion::moving({spelling.rounded(by.x), spelling.rounded(by.y)});
    });
}

Change distribute(const ScenarioText& scenario, Pointers pointers, Direction direction)
{
    const auto elements = movable(scenario, pointers);
    const auto frame = frameOf(scenario);
    const auto spelling = spellingOf(scenario);
    const bool across = direction == Direction::across;
    struct Span {
        std::string pointer;
        double low, high;
    };
    std::vector<Span> spans;
    double filled = 0;
    for (const auto& found : elements)
        if (const auto box = boundsOf(poseOf(found, frame), frame)) {
            spans.push_back(
                {found.element.pointer(), across ? box->left : box->lower, across ? box->right : box->upper});
            filled += spans.back().high - spans.back().low;
        }
    if (spans.size() < 3) return {};
    std::stable_sort(spans.begin(), spans.end(),
                     [](const Span& a, const Span& b) { return a.low + a.high < b.low + b.high; });
    const double gap = (spans.back().high - spans.front().low - filled) / static_cast<double>(spans.size() - 1);
    std::map<std::string, double, std::less<>> by;
    double place = spans.front().low;
    for (std::size_t i = 0; i < spans.size(); ++i) {
        if (i > 0 && i + 1 < spans.size()) by[spans[i].pointer] = spelling.rounded(place - spans[i].low);
        place += spans[i].high - spans[i].low + gap;
    }
    return changed(scenario, elements, distributing, [&](const FoundElement& found) {
        const auto known = by.find(found.element.pointer());
        return known == by.end() ? Motion()
                                 : Motion::moving(across ? Point{known->second, 0} : Point{0, known->second});
    });
}

}  // namespace muster::editor::scenario
