#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/table_columns.hpp"
#include "core/lint/file_checks.hpp"

#include <fmt/format.h>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using text::Node;

namespace {

/// Reports a level that house rules or settings assign to a rule with a fixed level.
void checkFixedLevel(const CheckContext& context, Node rule, const SharedRule& shared)
{
    if (!hasFixedLevel(rule.key(), shared.level) || rule.string() == diagnostics::levelName(shared.level)) return;
    context.findings.addAtKey(
        "rule/fixed-level", Level::warning, rule,
        fmt::format("the level of \"{}\" cannot be changed: if it were not an error, \"no errors\" would mean nothing",
                    rule.key()),
        "remove this line, and fix what the rule reports");
}

void checkRuleNames(const CheckContext& context, const Game& game)
{
    std::vector<std::string> names;
    for (const auto& rule : game.rules) names.push_back(rule.id);
    for (const Node rule : context.root()["rules"]) {
        std::string name(rule.key());
        if (name.starts_with(game.id + "/")) name.erase(0, game.id.size() + 1);
        // Rules that did not compile exist all the same.
        const auto inFile = [&](std::string_view id) {
            for (const Node known : game.document->root()["rules"])
                if (known["id"].string() == id) return true;
            return false;
        };
        const auto* shared = sharedRule(name);
        if (shared) checkFixedLevel(context, rule, *shared);
        if (shared || inFile(name) || !context.findings.wants("ref/not-found", Level::error)) continue;
        context.findings.addAtKey(
            "ref/not-found", Level::error, rule, fmt::format("{} has no rule \"{}\"", game.name, rule.key()),
            choice(context.findings, names, name, "its rules are", fmt::format("muster rules --system {}", game.id)));
    }
}

void checkHouseTables(const CheckContext& context, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const Node tables = game.document->root()["tables"];
    const auto missing = [&](Node node, std::string_view what, Node known, bool byId) {
        if (!context.findings.wants("ref/not-found", Level::error)) return;
        std::vector<std::string> names;
        for (const Node name : known) names.emplace_back(byId ? name["id"].string() : name.key());
        context.findings.addAtKey("ref/not-found", Level::error, node,
                                  fmt::format("there is no {} \"{}\"", what, node.key()),
                                  choice(context.findings, names, node.key(), "the names are"));
    };
    for (const Node table : context.root()["tables"]) {
        const Node rows = tables[table.key()];
        if (!rows) {
            missing(table, "table", tables, false);
            continue;
        }
        const TableColumns columns(catalogue, rows);
        for (const Node row : table) {
            Node known;
            for (const Node candidate : rows)
                if (candidate["id"].string() == row.key()) known = candidate;
            if (!known) {
                missing(row, "row", rows, true);
                continue;
            }
            for (const Node value : row) {
                if (value.key() == "id")
                    context.findings.addAtKey("table/value-type", Level::error, value,
                                              "the id of a row cannot be changed", "keep the id that the row has");
                else if (known[value.key()])
                    columns.check(value, context.findings);
                else
                    missing(value, "value", known, false);
            }
        }
    }
}

/// Follows `extends` from file to file and reports problems of any of them at the first step.
void checkExtends(const CheckContext& context)
{
    const Node first = context.root()["extends"];
    if (!first.isString()) return;
    std::error_code error;
    std::set<fs::path> seen{fs::weakly_canonical(context.subject.path, error)};
    fs::path from = context.subject.path;
    std::string reference(first.string());
    for (;;) {
        const auto target = follow(context, from, reference, first);
        if (!target) return;
        from = *target;
        if (seen.size() > maxExtended) {
            context.findings.add("ref/too-many", Level::error, first,
                                 fmt::format("the chain of extended house rules has more than {} files", maxExtended),
                                 "merge them into fewer files");
            return;
        }
        if (!seen.insert(from).second) {
            context.findings.add("ref/cycle", Level::error, first, "these house rules extend each other in a circle",
                                 "remove \"extends\" from one of them");
            return;
        }
        const auto loaded = context.library.file(from);
        if (!loaded->document || !loaded->document->root()["extends"].isString()) return;
        reference = loaded->document->root()["extends"].string();
    }
}

}  // namespace

void checkHouse(const CheckContext& context)
{
    const Node root = context.root();
    checkSchema(sharedSchema("house"), root, context.findings);
    checkExtends(context);
    const Node system = root["system"];
    if (!system.isString()) return;
    const auto rulesContext =
        context.library.rulesContext(context.project, {system.string(), {}, {}, context.subject.path});
    for (const auto& problem : rulesContext->problems)
        if (problem.key == "system")
            context.findings.add(problem.rule, problem.level, system, problem.message, problem.help);
    if (!rulesContext->game) return;
    checkVersion(root, *rulesContext->game, context.findings);
    if (const Node budget = root["budget"]; budget && !rulesContext->game->budget)
        context.findings.addAtKey(
            "army/no-points", Level::warning, budget,
            fmt::format("{} has no points, so the budget has no effect", rulesContext->game->name), "remove it");
    checkRuleNames(context, *rulesContext->game);
    checkHouseTables(context, *rulesContext->catalogue);
}

void checkConfig(const CheckContext& context)
{
    const Node root = context.root();
    checkSchema(sharedSchema("config"), root, context.findings);
    if (const Node house = root["house"]; house.isString())
        follow(context, context.subject.path, house.string(), house);
    for (const Node rule : root["rules"]) {
        const std::string_view name = rule.key();
        if (const auto* shared = sharedRule(name)) {
            checkFixedLevel(context, rule, *shared);
            continue;
        }
        const auto slash = name.find('/');
        const auto system =
            slash == std::string_view::npos ? nullptr : context.library.system(context.project, name.substr(0, slash));
        if (system && system->game && system->game->rule(name.substr(slash + 1))) continue;
        context.findings.addAtKey("ref/not-found", Level::error, rule, fmt::format("there is no rule \"{}\"", name),
                                  "rules are named system/rule; list them with: muster rules");
    }
}

}  // namespace muster::rules
