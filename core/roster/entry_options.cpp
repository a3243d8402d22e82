#include "core/roster/entry_options.hpp"

#include "core/game/game.hpp"
#include "core/game/map_builder.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;
using expr::ValueType;

namespace {

std::span<const Value> itemsOf(const Value& value)
{
    return value.is(ValueType::list) ? value.asList() : std::span<const Value>();
}

bool contains(std::span<const Value> items, const Value& item)
{
    return std::any_of(items.begin(), items.end(), [&](const Value& known) { return expr::equal(known, item); });
}

/// A list without the removed items, plus the added items that it does not contain yet.
Value changedList(const Value& list, const Value& added, const Value& removed, Evaluation& evaluation)
{
    const auto items = itemsOf(list), more = itemsOf(added), gone = itemsOf(removed);
    const auto comparisons =
        std::uint64_t{items.size()} * gone.size() + std::uint64_t{more.size()} * (items.size() + more.size());
    if (!evaluation.spend(comparisons)) return list;
    auto* changed = evaluation.arena().allocate<Value>(items.size() + more.size());
    std::size_t count = 0;
    for (const Value& item : items)
        if (!contains(gone, item)) changed[count++] = item;
    for (const Value& item : more)
        if (!contains({changed, count}, item)) changed[count++] = item;
    return Value::list({changed, count});
}

/// Whether a unit may take just these options, or with more of them, or not.
enum class Outcome { fits, needsMore, contradicts };

Outcome outcomeOf(const Entry& entry, const std::vector<const Option*>& options)
{
    std::vector<OptionUse> uses;
    for (const Option* option : options) uses.push_back({option});
    auto outcome = Outcome::fits;
    for (const OptionConflict& conflict : optionConflicts(entry, uses, manyBases)) {
        using Kind = OptionConflict::Kind;
        if (conflict.kind != Kind::missing && conflict.kind != Kind::tooFew) return Outcome::contradicts;
        outcome = Outcome::needsMore;
    }
    return outcome;
}

}  // namespace

std::size_t roomFor(const Option& option) { return option.set.size() + option.add.size() + option.remove.size(); }

void applyOption(const Option& option, MapBuilder& values, Evaluation& evaluation)
{
    const Value nothing = Value::list({});
    for (const auto& [key, value] : option.set) values.set(key.asString(), value);
    for (const auto& [key, items] : option.add) {
        const Value* known = values.find(key.asString());
        values.set(key.asString(), changedList(known ? *known : nothing, items, nothing, evaluation));
    }
    for (const auto& [key, items] : option.remove)
        if (const Value* known = values.find(key.asString()))
            values.set(key.asString(), changedList(*known, nothing, items, evaluation));
}

Value valueOf(const TakenEntry& taken, const std::vector<Derived>& derived, Evaluation& evaluation)
{
    const Value plain = taken.entry->value;
    if (taken.own.empty() && taken.options.empty()) return plain;
    std::size_t room = plain.size() + taken.entry->values.size() + taken.own.size() + derived.size();
    std::size_t uses = 0;
    for (const auto& [option, times] : taken.options) {
        room += roomFor(*option);
        uses += static_cast<std::size_t>(times);
    }
    // Each choice of options copies a whole entry, so its memory is charged as work.
    if (!evaluation.spend(std::uint64_t{8} * (room + uses))) return plain;
    auto& arena = evaluation.arena();
    MapBuilder value(arena, room);
    const auto isDerived = [&](std::string_view name) {
        return std::any_of(derived.begin(), derived.end(), [&](const Derived& one) { return one.name == name; });
    };
    for (const auto& [key, known] : plain.asMap())
        if (!isDerived(key.asString())) value.add(key.asString(), known);
    // The original values that derived ones replace; the derived values may read them.
    for (const auto& [key, written] : taken.entry->values) value.set(key.asString(), written);
    for (const auto& [key, own] : taken.own) value.set(key.asString(), own);
    auto* const ids = arena.allocate<Value>(uses);
    auto* next = ids;
    for (const auto& [option, times] : taken.options) {
        applyOption(*option, value, evaluation);
        next = std::fill_n(next, times, Value::string(option->id));
    }
    value.set("taken", Value::list({ids, uses}));
    for (const auto& [name, program, affectsVerdict, node] : derived) {
        evaluation.set(selfSlot, value.value());
        if (const auto result = evaluation.value(program)) value.set(name, *result);
    }
    return value.value();
}

std::vector<std::vector<const Option*>> optionChoices(const Entry& entry)
{
    std::vector<const Option*> options;
    for (const Option& option : entry.options)
        if (canBeTaken(entry, option)) options.push_back(&option);
    // Choices that lack what another option adds lead to others, so there are more of them.
    constexpr std::size_t maxTried = 16 * maxOptionChoices;
    std::vector<std::vector<const Option*>> tried{{}}, choices;
    // Each choice is extended by each option after its last one, so choices are sorted by size.
    for (std::size_t i = 0; i < tried.size(); ++i) {
        auto next = tried[i].empty() ? options.begin() : std::find(options.begin(), options.end(), tried[i].back()) + 1;
        for (; next != options.end() && tried.size() < maxTried && choices.size() < maxOptionChoices; ++next) {
            auto longer = tried[i];
            longer.push_back(*next);
            const auto outcome = outcomeOf(entry, longer);
            if (outcome == Outcome::contradicts) continue;
            if (outcome == Outcome::fits) choices.push_back(longer);
            tried.push_back(std::move(longer));
        }
    }
    return choices;
}

}  // namespace muster::rules
