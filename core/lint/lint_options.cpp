#include "core/game/game.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/option_effects.hpp"
#include "core/roster/option_conflicts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

std::span<const Value> itemsOf(const Value* value)
{
    return value && value->is(ValueType::list) ? value->asList() : std::span<const Value>();
}

bool holds(std::span<const Value> list, const Value& item)
{
    return std::any_of(list.begin(), list.end(), [&](const Value& known) { return expr::equal(known, item); });
}

/// True for lists that take too long to compare: it then remains unknown if they share an item.
bool tooLong(std::span<const Value> a, std::span<const Value> b) { return a.size() * b.size() > 100'000; }

/// The change of an option to a key in `set`, `add` or `remove`, or null.
const Value* changeOf(std::span<const expr::MapEntry> changes, std::string_view key)
{
    const auto found =
        std::find_if(changes.begin(), changes.end(), [&](const auto& change) { return change.key.asString() == key; });
    return found == changes.end() ? nullptr : &found->value;
}

/// True if any of the items is (or, if `is` is false, is not) in a list.
bool anyIn(std::span<const Value> items, std::span<const Value> list, bool is = true)
{
    return tooLong(items, list) ||
           std::any_of(items.begin(), items.end(), [&](const Value& item) { return holds(list, item) == is; });
}

template <class Condition>
bool anyOther(const Entry& entry, const Option& option, Condition condition)
{
    return std::any_of(entry.options.begin(), entry.options.end(),
                       [&](const Option& other) { return &other != &option && condition(other); });
}

/// True if setting a key to a value changes a unit, even if only after another option has changed it.
bool setsSomething(const Entry& entry, const Option& option, std::string_view key, const Value& value)
{
    const Value* own = entry.value.find(key);
    if (!own || !expr::equal(*own, value)) return true;
    return anyOther(entry, option, [&](const Option& other) {
        const Value* set = changeOf(other.set, key);
        return (set && !expr::equal(*set, value)) || anyIn(itemsOf(changeOf(other.add, key)), itemsOf(&value), false) ||
               anyIn(itemsOf(changeOf(other.remove, key)), itemsOf(&value));
    });
}

/// The same for adding items: they are new to the entry, or another option removes one of them.
bool addsSomething(const Entry& entry, const Option& option, std::string_view key, std::span<const Value> items)
{
    if (anyIn(items, itemsOf(entry.value.find(key)), false)) return true;
    return anyOther(entry, option, [&](const Option& other) {
        const Value* set = changeOf(other.set, key);
        return (set && anyIn(items, itemsOf(set), false)) || anyIn(items, itemsOf(changeOf(other.remove, key)));
    });
}

/// The same for removing items: the entry has one of them, or another option adds one.
bool removesSomething(const Entry& entry, const Option& option, std::string_view key, std::span<const Value> items)
{
    if (anyIn(items, itemsOf(entry.value.find(key)))) return true;
    return anyOther(entry, option, [&](const Option& other) {
        return anyIn(items, itemsOf(changeOf(other.set, key))) || anyIn(items, itemsOf(changeOf(other.add, key)));
    });
}

/// True if taking the option changes a unit of the entry, alone or with others.
bool changesSomething(const Entry& entry, const Option& option)
{
    const auto sets = [&](const auto& change) {
        return setsSomething(entry, option, change.key.asString(), change.value);
    };
    const auto adds = [&](const auto& change) {
        return addsSomething(entry, option, change.key.asString(), itemsOf(&change.value));
    };
    const auto removes = [&](const auto& change) {
        return removesSomething(entry, option, change.key.asString(), itemsOf(&change.value));
    };
    return std::any_of(option.set.begin(), option.set.end(), sets) ||
           std::any_of(option.add.begin(), option.add.end(), adds) ||
           std::any_of(option.remove.begin(), option.remove.end(), removes);
}

/// True if an expression of the system refers to the option by its name.
bool isRequested(const Game& game, std::string_view id)
{
    return game.document->source().bytes().find(fmt::format("'{}'", id)) != std::string_view::npos;
}

/// `add` and `remove` are for lists; other values are replaced with `set`.
bool changesListsOnly(const CheckContext& context, const ElementSchema& elementSchema, const Option& option)
{
    bool right = true;
    for (const char* change : {"add", "remove"})
        for (const Node items : option.node[change]) {
            const auto* field = elementSchema.find(items.key());
            if (!field) continue;  // reported by the schema
            const auto type = typeOfSchema(field->schema, field->schema.document().root()).kind();
            if (type == expr::Type::Kind::list || type == expr::Type::Kind::dynamic) continue;
            right = false;
            context.findings.addAtKey(
                "list/option-change", Level::error, items,
                fmt::format("\"{}\" is not a list, so an option cannot use \"{}\" on it", items.key(), change),
                fmt::format("replace its value: \"set\": {{ \"{}\": ... }}", items.key()));
        }
    return right;
}

/// Reports options that are wrong by themselves. True if nothing that it does was found.
bool lintOption(const CheckContext& context, const Catalogue& catalogue, const ElementSchema& elementSchema,
                const Entry& entry, const Option& option)
{
    // The schema reports anything that is not an option.
    if (!option.node["id"].isString() || !changesListsOnly(context, elementSchema, option)) return false;
    const auto name = option.node["name"].string();
    if (option.max && *option.max == 0 && option.node["max"])
        context.findings.add("list/unused-option", Level::warning, option.node["max"],
                             fmt::format("the option \"{}\" can never be taken: its maximum is 0", name),
                             "raise the maximum, or remove the option");
    else if (!canBeTaken(entry, option))
        context.findings.add(
            "list/unused-option", Level::warning, option.node["id"],
            fmt::format("the option \"{}\" can never be taken: it contradicts the options that it requires", name),
            "change its \"requires\", \"excludes\" or \"group\"");
    else
        return !changesSomething(entry, option) && !isRequested(catalogue.game(), option.id);
    return false;
}

}  // namespace

void lintOptions(const CheckContext& context, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    std::vector<OfferedOption> idle;
    for (const auto& [entries, elementSchema] :
         {std::pair(&catalogue.entries(), &game.entry), std::pair(&catalogue.leaders(), &game.leader)})
        for (const Entry& entry : *entries)
            if (isOwn(context, entry))
                for (const Option& option : entry.options)
                    if (lintOption(context, catalogue, *elementSchema, entry, option))
                        idle.push_back({&entry, &option, entries == &catalogue.leaders()});
    // Derived values and costs may depend on options by tables, which only a trial shows.
    for (const auto& [entry, option, isOfLeader] : optionsWithoutEffect(catalogue, std::move(idle)))
        context.findings.add("list/unused-option", Level::warning, option->node["id"],
                             fmt::format("the option \"{}\" changes nothing about \"{}\"",
                                         option->node["name"].string(), entry->node["name"].string()),
                             "make it change a value of the entry, or remove the option");
}

}  // namespace muster::rules
