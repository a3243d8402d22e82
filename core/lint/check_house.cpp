#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/table_columns.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/known_rules.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using text::Node;

namespace {

void checkLevels(const CheckContext& context, const Game& game)
{
    const KnownRules known(context, game);
    checkRuleLevels(context, context.root()["levels"], known);
    if (context.root()["rules"].isObject()) checkRuleLevels(context, context.root()["rules"], known);
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
        if (files::kindOf(from) != files::FileKind::house) {
            context.findings.add("ref/broken", Level::error, first,
                                 fmt::format("\"{}\" is not a file of house rules", files::shownReference(reference)),
                                 "name a file that ends in .house.json");
            return;
        }
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
        const auto game = loaded->document ? loaded->document->root()["system"].string() : std::string_view();
        if (const auto own = context.root()["system"].string(); !game.empty() && !own.empty() && game != own) {
            context.findings.add("ref/broken", Level::error, first,
                                 fmt::format("\"{}\" has house rules for another game: {} instead of {}",
                                             files::shownReference(reference), game, own),
                                 fmt::format("name house rules for {}, or copy what you need from this file", own));
            return;
        }
        if (!loaded->document || !loaded->document->root()["extends"].isString()) return;
        reference = loaded->document->root()["extends"].string();
    }
}

}  // namespace

void checkHouse(const CheckContext& context)
{
    const Node root = context.root();
    const bool isWellFormed = checkSchema(sharedSchema("house"), root, context.findings);
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
    checkLevels(context, *rulesContext->game);
    if (isWellFormed) {
        checkAddedRules(context, *rulesContext->game);
        lintTranslations(context, "system/translation");
    }
    checkHouseTables(context, *rulesContext->catalogue);
}

}  // namespace muster::rules
