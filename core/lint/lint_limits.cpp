// Checks the limits that a list sets on several entries together.
#include "core/game/game.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void checkEntries(const CheckContext& context, const Catalogue& catalogue, Node limit)
{
    std::vector<std::string> ids;
    for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
        for (const Entry& entry : *entries) ids.emplace_back(entry.id);
    for (const Node id : limit["entries"])
        if (id.isString() && !catalogue.entry(id.string()) && !catalogue.leader(id.string()) &&
            context.findings.wants("ref/not-found", Level::error))
            context.findings.add("ref/not-found", Level::error, id,
                                 fmt::format("the list has no entry \"{}\"", id.string()),
                                 choice(context.findings, ids, id.string(), "its entries are"));
    const Game& game = catalogue.game();
    std::vector<std::string> keys;
    for (const auto* form : {&game.entry, &game.leader})
        for (const auto& field : form->fields) keys.push_back(field.name);
    for (const Node value : limit["having"])
        if (!game.entry.find(value.key()) && !game.leader.find(value.key()))
            context.findings.addAtKey("ref/not-found", Level::error, value,
                                      fmt::format("entries of {} have no value \"{}\"", game.name, value.key()),
                                      choice(context.findings, keys, value.key(), "their values are"));
}

void checkLists(const CheckContext& context, const Catalogue& catalogue, Node limit)
{
    std::vector<std::string> ids;
    for (const auto& list : catalogue.lists()) ids.emplace_back(list->root()["id"].string());
    for (const Node id : limit["from"])
        if (id.isString() && std::find(ids.begin(), ids.end(), id.string()) == ids.end())
            context.findings.add("ref/not-found", Level::error, id,
                                 fmt::format("this list does not extend a list \"{}\"", id.string()),
                                 choice(context.findings, ids, id.string(), "it consists of"));
}

void checkNumbers(const CheckContext& context, Node limit, const char* least, const char* most)
{
    const Node min = limit[least], max = limit[most];
    if (!min.isNumber() || !max.isNumber() || min.real() <= max.real()) return;
    auto made = findingAt(
        min, "list/minimum-above-maximum", Level::error,
        fmt::format("\"{}\" of this limit is {:.10g}, and \"{}\" is {:.10g}", least, min.real(), most, max.real()),
        "lower the minimum or raise the maximum");
    made.related.push_back({"the maximum is set here", placeOf(max)});
    context.findings.add(std::move(made));
}

void checkPoints(const CheckContext& context, const Game& game, Node limit)
{
    if (game.budget) return;
    for (const char* key : {"per", "minShare", "maxShare"})
        if (const Node value = limit[key])
            context.findings.addAtKey("list/limit-without-points", Level::error, value,
                                      fmt::format("{} has no points, so \"{}\" limits nothing", game.name, key),
                                      "count bases or units with \"min\" and \"max\"");
}

}  // namespace

void lintLimits(const CheckContext& context, const Catalogue& catalogue)
{
    std::set<std::string_view> seen;
    for (const Node limit : context.root()["limits"]) {
        if (!limit.isObject()) continue;  // reported by the schema
        checkUnique(limit["id"], seen, context.findings);
        const auto errors = context.findings.errors();
        checkEntries(context, catalogue, limit);
        checkLists(context, catalogue, limit);
        checkNumbers(context, limit, "min", "max");
        checkNumbers(context, limit, "minShare", "maxShare");
        checkPoints(context, catalogue.game(), limit);
        if (context.findings.errors() > errors) continue;
        for (const JointLimit& known : catalogue.limits())
            if (known.node == limit && known.entries.empty())
                context.findings.add("list/unused-limit", Level::warning,
                                     limit["having"] ? limit["having"]
                                     : limit["from"] ? limit["from"]
                                                     : limit,
                                     fmt::format("no entry of the list is limited by \"{}\"", limit["name"].string()),
                                     "correct the values, or remove the limit");
    }
}

}  // namespace muster::rules
