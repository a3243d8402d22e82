#include "core/scenario/unit_measures.hpp"

#include "core/game/game.hpp"
#include "core/geometry/rotation.hpp"

#include <cmath>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using geometry::Point;

namespace {

constexpr std::size_t maxLengths = 50;

void addLength(std::vector<UnitMeasures::Length>& lengths, const Term& term, Evaluation& evaluation)
{
    const auto length = numberOf(evaluation.value(term.value));
    if (length && *length > 0 && lengths.size() < maxLengths) lengths.push_back({evaluation.text(term.label), *length});
}

std::vector<UnitMeasures::Length> lengthsOf(const std::vector<Term>& terms, Evaluation& evaluation)
{
    std::vector<UnitMeasures::Length> lengths;
    for (const Term& term : terms) {
        if (term.when && !evaluation.holds(*term.when)) continue;
        if (!term.each) {
            addLength(lengths, term, evaluation);
            continue;
        }
        const auto items = evaluation.value(*term.each);
        if (!items || !items->is(ValueType::list)) continue;
        std::int64_t index = 0;
        for (const Value& item : items->asList()) {
            evaluation.set(itemSlot, item);
            evaluation.set(indexSlot, Value::integer(index++));
            addLength(lengths, term, evaluation);
        }
    }
    return lengths;
}

}  // namespace

std::optional<double> numberOf(const std::optional<Value>& value)
{
    if (!value) return std::nullopt;
    std::optional<double> number;
    if (value->is(ValueType::integer)) number = static_cast<double>(value->asInteger());
    if (value->is(ValueType::real)) number = value->asReal();
    return number && std::isfinite(*number) ? number : std::nullopt;
}

UnitMeasures measuresOf(const Battlefield& field, Evaluation& evaluation, const Side& side, const Placement& placement)
{
    UnitMeasures measures;
    if (!placement.element) return measures;
    const Measuring& measuring = field.catalogue().game().measuring;
    const auto& element = placement.element->isLeader ? measuring.leader : measuring.unit;
    field.show(side, placement.self, evaluation);
    measures.moves = lengthsOf(element.moves, evaluation);
    measures.onWays = lengthsOf(element.onWays, evaluation);
    measures.ranges = lengthsOf(element.ranges, evaluation);
    if (element.arc) measures.arc = numberOf(evaluation.value(*element.arc));
    measures.inSquares = measuring.inSquares && field.board().hasGrid();
    return measures;
}

std::vector<Point> arcOutline(const Placement& placement, double range, std::optional<double> arc)
{
    std::vector<Point> outline;
    if (!placement.at || !(range > 0) || !std::isfinite(range)) return outline;
    const double open = arc.value_or(360);
    if (!(open > 0)) return outline;
    const bool whole = open >= 360;
    if (!whole) outline.push_back(*placement.at);
    const int steps = std::max(4, static_cast<int>(std::min(open, 360.0) / 5));
    for (int i = 0; i < (whole ? steps : steps + 1); ++i)
        outline.push_back(*placement.at + geometry::direction(placement.facing - open / 2 + open * i / steps) * range);
    return outline;
}

}  // namespace muster::rules
