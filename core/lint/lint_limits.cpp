// Checks the limits that a list sets on several entries together.
#include "core/game/game.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

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

/// The text in the limit's `having` that no entry has, and the one that it resembles.
std::pair<Node, std::string> valueOfNone(const CheckContext& context, const Catalogue& catalogue, Node limit)
{
    for (const Node value : limit["having"]) {
        if (!value.isString()) continue;
        std::vector<std::string> texts;
        const auto add = [&](const expr::Value& own) {
            if (own.is(expr::ValueType::string)) texts.emplace_back(own.asString());
        };
        for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
            for (const Entry& entry : *entries) {
                const auto* own = entry.value.find(value.key());
                if (!own) continue;
                add(*own);
                if (own->is(expr::ValueType::list)) std::for_each(own->asList().begin(), own->asList().end(), add);
            }
        std::sort(texts.begin(), texts.end());
        texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
        if (std::binary_search(texts.begin(), texts.end(), value.string())) continue;
        return {value, choice(context.findings, texts, value.string(), "the entries have")};
    }
    return {};
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

/// Entries, also those of the lists that this one extends, may require more than the limit allows at the default
/// budget.
void checkMinimums(const CheckContext& context, const Catalogue& catalogue, const JointLimit& limit)
{
    if (!limit.max) return;
    const double parts =
        limit.per > 0 ? std::floor(static_cast<double>(catalogue.game().budget.value_or(0)) / limit.per) : 1;
    const double allowed = static_cast<double>(*limit.max) * parts;
    double required = 0;
    std::vector<diagnostics::Related> minimums;
    for (const Entry* entry : limit.entries) {
        if (entry->min == 0) continue;
        const bool isLeader = catalogue.entry(entry->id) != entry;
        // All bases of an entry may be in one unit; leaders are counted one by one.
        required += limit.countsUnits && !isLeader ? 1 : static_cast<double>(entry->min);
        constexpr std::size_t maxRelated = 50;
        if (minimums.size() < maxRelated)
            minimums.push_back({fmt::format("\"{}\" has a minimum of {}", entry->node["name"].string(), entry->min),
                                placeOf(entry->node["min"])});
    }
    if (required <= allowed) return;
    auto made =
        findingAt(limit.node["max"], "list/minimum-above-maximum", Level::error,
                  fmt::format("\"{}\" allows at most {:.10g}, and its entries require {:.10g} together",
                              limit.node["name"].string(), allowed, required),
                  "raise the maximum, or lower the minimums of the entries; a list has those of the lists it extends");
    made.related = std::move(minimums);
    context.findings.add(std::move(made));
}

/// Reports a minimum above what the entries of a limit allow together.
void checkAllowed(const CheckContext& context, const JointLimit& limit)
{
    if (!limit.min || limit.entries.empty() || limit.per > 0) return;
    std::int64_t allowed = 0;
    for (const Entry* entry : limit.entries) {
        // With a step, larger games allow more.
        if (!entry->max || entry->step > 0) return;
        allowed += *entry->max;
    }
    if (*limit.min <= allowed) return;
    context.findings.add(
        "list/minimum-above-maximum", Level::error, limit.node["min"],
        fmt::format("an army must take at least {} of \"{}\", and its entries allow at most {} together", *limit.min,
                    limit.node["name"].string(), allowed),
        "lower this minimum, or raise the \"max\" of the entries");
}

/// Reports a minimum share that does not fit beside the shares that other entries must have.
void checkShares(const CheckContext& context, const std::vector<const JointLimit*>& limits)
{
    double together = 0;
    std::vector<const Entry*> counted;
    for (const JointLimit* limit : limits) {
        if (!limit->minShare) continue;
        const bool overlaps = std::any_of(limit->entries.begin(), limit->entries.end(), [&](const Entry* entry) {
            return std::find(counted.begin(), counted.end(), entry) != counted.end();
        });
        if (overlaps) continue;
        counted.insert(counted.end(), limit->entries.begin(), limit->entries.end());
        together += *limit->minShare;
        if (together > 100 && *limit->minShare <= 100)
            context.findings.add(
                "list/minimum-above-maximum", Level::error, limit->node["minShare"],
                fmt::format("the entries must have {:.10g} % of the budget together, more than 100 %", together),
                "lower the minimum shares");
    }
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
    std::vector<const JointLimit*> sound;
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
        for (const JointLimit& known : catalogue.limits()) {
            if (known.node != limit) continue;
            checkMinimums(context, catalogue, known);
            checkAllowed(context, known);
            sound.push_back(&known);
            if (known.entries.empty()) {
                const auto [value, help] = valueOfNone(context, catalogue, limit);
                context.findings.add("list/unused-limit", Level::warning,
                                     value             ? value
                                     : limit["having"] ? limit["having"]
                                     : limit["from"]   ? limit["from"]
                                                       : limit,
                                     fmt::format("no entry of the list is limited by \"{}\"", limit["name"].string()),
                                     help.empty() ? "correct the values, or remove the limit" : help);
            }
        }
    }
    checkShares(context, sound);
}

}  // namespace muster::rules
