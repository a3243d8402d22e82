#include "core/rules/lint/lint.hpp"

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

/// Lists so long that comparing them takes a while: whether they share an item is then left open.
bool tooLong(std::span<const Value> a, std::span<const Value> b) { return a.size() * b.size() > 100'000; }

/// Whether another option of the entry changes that key: then what this one does depends on the two together.
bool othersChange(const Entry& entry, const Option& option, std::string_view key)
{
    const auto changes = [&](const Option& other) {
        return other.node["set"][key] || other.node["add"][key] || other.node["remove"][key];
    };
    return std::any_of(entry.options.begin(), entry.options.end(),
                       [&](const Option& other) { return &other != &option && changes(other); });
}

/// Whether taking the option makes a unit of the entry any different.
bool changesSomething(const Entry& entry, const Option& option)
{
    for (const auto& [key, value] : option.set) {
        const Value* own = entry.value.find(key.asString());
        if (!own || !expr::equal(*own, value) || othersChange(entry, option, key.asString())) return true;
    }
    for (const auto& [key, added] : option.add) {
        const auto own = itemsOf(entry.value.find(key.asString()));
        const auto items = itemsOf(&added);
        const auto isNew = [&](const Value& item) { return !holds(own, item); };
        if (tooLong(own, items) || std::any_of(items.begin(), items.end(), isNew) ||
            othersChange(entry, option, key.asString()))
            return true;
    }
    for (const auto& [key, removed] : option.remove) {
        const auto own = itemsOf(entry.value.find(key.asString()));
        const auto items = itemsOf(&removed);
        const auto isThere = [&](const Value& item) { return holds(own, item); };
        if (tooLong(own, items) || std::any_of(items.begin(), items.end(), isThere) ||
            othersChange(entry, option, key.asString()))
            return true;
    }
    return false;
}

/// Whether an expression of the system asks for the option by its name.
bool isAskedFor(const Game& game, std::string_view id)
{
    return game.document->source().bytes().find(fmt::format("'{}'", id)) != std::string_view::npos;
}

/// `add` and `remove` are for lists; anything else is replaced with `set`.
bool changesListsOnly(const CheckContext& context, const ThingForm& form, const Option& option)
{
    bool right = true;
    for (const char* change : {"add", "remove"})
        for (const Node items : option.node[change]) {
            const auto* field = form.find(items.key());
            if (!field) continue;  // the schema has something to say about it
            const auto type = typeOfSchema(field->schema, field->schema.document().root()).kind();
            if (type == expr::Type::Kind::list || type == expr::Type::Kind::dynamic) continue;
            right = false;
            context.findings.addAtKey(
                "list/option-change", Level::error, items,
                fmt::format("\"{}\" is no list, so an option cannot {} items of it", items.key(), change),
                fmt::format("replace its value: \"set\": {{ \"{}\": ... }}", items.key()));
        }
    return right;
}

void lintOption(const CheckContext& context, const Offer& offer, const ThingForm& form, const Entry& entry,
                const Option& option)
{
    // What is no option at all the schema reports.
    if (!option.node["id"].isString() || !changesListsOnly(context, form, option)) return;
    const auto name = option.node["name"].string();
    if (option.max && *option.max == 0 && option.node["max"])
        context.findings.add("list/unused-option", Level::warning, option.node["max"],
                             fmt::format("nobody may take the option \"{}\": at most 0 bases have it", name),
                             "raise the maximum, or remove the option");
    else if (!changesSomething(entry, option) && !isAskedFor(offer.game(), option.id))
        context.findings.add(
            "list/unused-option", Level::warning, option.node["id"],
            fmt::format("the option \"{}\" changes nothing about \"{}\"", name, entry.node["name"].string()),
            "let it set, add or remove something that the entry has otherwise, or remove the option");
}

}  // namespace

void lintOptions(const CheckContext& context, const Offer& offer)
{
    const Game& game = offer.game();
    for (const auto& [entries, form] :
         {std::pair(&offer.entries(), &game.entry), std::pair(&offer.leaders(), &game.leader)})
        for (const Entry& entry : *entries)
            if (isOwn(context, entry))
                for (const Option& option : entry.options) lintOption(context, offer, *form, entry, option);
}

}  // namespace muster::rules
