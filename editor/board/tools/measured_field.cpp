#include "editor/board/tools/measured_field.hpp"

#include "core/scenario/movement_reach.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/scenario/sight_lines.hpp"
#include "core/scenario/unit_measures.hpp"
#include "editor/live_check/file_checker.hpp"
#include "editor/live_check/game_words.hpp"

namespace muster::editor {

using geometry::Point;

struct MeasuredField::Opened {
    std::shared_ptr<const rules::OpenedScenario> scenario;
    expr::Arena arena;
    rules::Evaluation evaluation{arena};
    std::optional<rules::SightLines> sight;

    explicit Opened(std::shared_ptr<const rules::OpenedScenario> opened) : scenario(std::move(opened)) {}
    /// Null if there is no battlefield to measure on.
    const rules::Battlefield* field() const { return scenario->field(); }

    struct Base {
        const rules::Side* side = nullptr;
        const rules::Placement* placement = nullptr;
        explicit operator bool() const { return placement != nullptr; }
    };
    Base base(const std::string& pointer) const
    {
        if (!field() || pointer.empty()) return {};
        for (const auto& side : field()->sides()) {
            if (!pointer.starts_with(side.node.pointer() + "/")) continue;
            for (const auto& placement : side.placements)
                if (placement.node.pointer() == pointer) return {&side, &placement};
        }
        return {};
    }
};

namespace {

sheet::MapRings ringsOf(const std::optional<rules::MovementReach>& reach)
{
    sheet::MapRings rings;
    if (!reach) return rings;
    for (const auto& ring : reach->rings) {
        auto& outline = rings.emplace_back();
        for (const auto& point : ring) outline.push_back({point.x, point.y});
    }
    return rings;
}

}  // namespace

MeasuredField::MeasuredField(std::shared_ptr<const rules::OpenedScenario> scenario)
    : m_opened(std::make_unique<Opened>(std::move(scenario)))
{}

MeasuredField::MeasuredField(const Snapshot& text, rules::Library& library)
    : MeasuredField(rules::OpenedScenario::open({text.source, text.place, text.kind, {}, {}, text.parsed}, library))
{}

MeasuredField::~MeasuredField() = default;

std::optional<MeasuredField::Sight> MeasuredField::look(const End& from, const End& to)
{
    const auto* field = m_opened->field();
    if (!field) return std::nullopt;
    // Sight lines are expensive to set up, so they are computed once.
    if (!m_opened->sight) m_opened->sight.emplace(*field, m_opened->evaluation);
    const auto& lines = *m_opened->sight;
    const auto a = m_opened->base(from.base), b = m_opened->base(to.base);
    const auto look = a && b ? lines.look(*a.placement, *b.placement) : lines.look(from.at, to.at);
    Sight sight{lines.hasRules(), look.clear, look.from, look.to, look.distance, look.seen, {}};
    const GameWords words(field->catalogue());
    for (const auto& blocker : look.blockers) sight.blockers.push_back(words(blocker.name));
    return sight;
}

std::optional<MeasuredField::Ranges> MeasuredField::rangesOf(const std::string& pointer)
{
    const auto base = m_opened->base(pointer);
    if (!base) return std::nullopt;
    const auto& field = *m_opened->field();
    auto& evaluation = m_opened->evaluation;
    const auto measures = rules::measuresOf(field, evaluation, *base.side, *base.placement);
    const GameWords words(field.catalogue());
    Ranges ranges;
    ranges.arc = measures.arc;
    ranges.inSquares = measures.inSquares;
    for (const auto& move : measures.moves) ranges.moves.push_back({words.line(move.label), move.length});
    for (const auto& move : measures.onWays) ranges.onWays.push_back({words.line(move.label), move.length});
    for (const auto& range : measures.ranges) {
        ranges.ranges.push_back({words.line(range.label), range.length});
        sheet::MapRing outline;
        for (const auto& point : rules::arcOutline(*base.placement, range.length, measures.arc))
            outline.push_back({point.x, point.y});
        ranges.outlines.push_back(std::move(outline));
    }
    // The system lists the usual move first.
    if (!ranges.moves.empty()) {
        ranges.reach =
            ringsOf(rules::movementReach(field, evaluation, *base.side, *base.placement, ranges.moves.front().length));
        ranges.reachLabel = ranges.moves.front().label;
    }
    if (!ranges.onWays.empty())
        ranges.wayReach = ringsOf(
            rules::movementReachOnWays(field, evaluation, *base.side, *base.placement, ranges.onWays.front().length));
    return ranges;
}

}  // namespace muster::editor
