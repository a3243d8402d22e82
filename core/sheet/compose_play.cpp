#include "core/sheet/composer.hpp"

#include <algorithm>

namespace muster::sheet {

namespace {

constexpr std::uint32_t maxCount = 500;
constexpr std::int64_t maxLoss = 5000;  // the value is evaluated for every loss up to this

}  // namespace

PlayUnit Composer::unitOf(const plan::Play& planned)
{
    PlayUnit unit{text(planned.name), text(planned.note), {}};
    for (const auto& counter : planned.counters) {
        const auto size = count(counter.count, maxCount);
        if (size > 0 && mayDraw(counter.count.node, 1)) unit.counters.push_back({text(counter.label), size});
    }
    return unit;
}

std::optional<PlayValue> Composer::valueOf(const plan::PlayValue& planned, const plan::Play& play,
                                           std::vector<std::int64_t> weights, const std::vector<PlayUnit>& units)
{
    std::int64_t total = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const auto& counters = units[i].counters;
        total += weights[i] * (planned.perCount ? counters.empty() ? 0 : counters.front().count : 1);
    }
    if (total > maxLoss) {
        limit(planned.weight.node.range(), "The weights of all units are too large to follow this value in play.");
        return std::nullopt;
    }
    PlayValue made;
    made.weights = std::move(weights);
    made.perCount = planned.perCount;
    for (std::int64_t loss = 0; loss <= total && mayDraw(planned.weight.node, 1); ++loss) {
        m_slots[play.lost] = expr::Value::integer(loss);
        if (loss == 0) made.label = text(planned.label);
        PlayStep step{loss, text(planned.text), planned.over && holds(planned.over)};
        const bool same =
            !made.steps.empty() && made.steps.back().text == step.text && made.steps.back().over == step.over;
        if (!same) made.steps.push_back(std::move(step));
    }
    if (made.steps.empty()) return std::nullopt;
    return made;
}

Play Composer::play(const plan::Play& planned)
{
    Play made;
    made.phases = planned.phases;
    std::vector<std::vector<std::int64_t>> weights(planned.values.size());
    forEach(planned.units, [&] {
        made.units.push_back(unitOf(planned));
        for (std::size_t i = 0; i < weights.size(); ++i) {
            const auto weight = integer(planned.values[i].weight).value_or(0);
            weights[i].push_back(std::clamp<std::int64_t>(weight, 0, maxLoss));
        }
    });
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (!holds(planned.values[i].when)) continue;
        if (auto value = valueOf(planned.values[i], planned, std::move(weights[i]), made.units))
            made.values.push_back(std::move(*value));
    }
    return made;
}

ComposedPlay composePlay(const Description& description, std::span<const expr::Value> slots, expr::Arena& arena,
                         Budget& budget)
{
    const auto& planned = description.plan().play;
    if (!planned) return {};
    const std::vector<Finding> none;
    Composer composer(planned->slotCount, slots, arena, none, budget);
    ComposedPlay composed;
    composed.play = composer.play(*planned);
    composed.faults = composer.takeFaults();
    return composed;
}

}  // namespace muster::sheet
