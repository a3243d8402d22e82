#include "core/rules/checks.hpp"
#include "core/rules/lint/lint.hpp"
#include "core/rules/shape.hpp"
#include "core/rules/lint/table_links.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Follows what a list extends, depth first; `path` holds the lists on the way here, `ended` those that lead to no circle.
bool loops(const CheckContext& context, std::string_view system, Node list, std::vector<std::string>& path, std::set<std::string>& ended)
{
    if (path.size() > 100) return true;
    for (const Node extended : list["extends"]) {
        const std::string id(extended.string());
        if (std::find(path.begin(), path.end(), id) != path.end()) return true;
        if (ended.contains(id)) continue;
        const auto found = context.library.list(context.project, system, id);
        if (!found) continue;
        path.push_back(id);
        if (loops(context, system, context.library.file(*found)->document->root(), path, ended)) return true;
        path.pop_back();
        ended.insert(id);
    }
    return false;
}

void checkExtends(const CheckContext& context, std::string_view system)
{
    for (const Node extended : context.root()["extends"]) {
        if (!extended.isString()) continue;
        const auto found = context.library.list(context.project, system, extended.string());
        if (!found) {
            if (!context.findings.wants("ref/not-found", Level::error)) continue;
            const auto ids = context.library.listIds(context.project, system);
            context.findings.add("ref/not-found", Level::error, extended, fmt::format("there is no list \"{}\" of {}", extended.string(), system),
                                 suggestion(ids, extended.string(), fmt::format("list them with: muster lists {}", system)));
            continue;
        }
        std::vector<std::string> path{std::string(context.root()["id"].string()), std::string(extended.string())};
        std::set<std::string> ended;
        if (path[0] == path[1] || loops(context, system, context.library.file(*found)->document->root(), path, ended))
            context.findings.add("ref/cycle", Level::error, extended, fmt::format("extending \"{}\" leads back to where it began", extended.string()), "remove one of the steps of the circle");
    }
}

void checkTables(const CheckContext& context, const Game& game)
{
    const Node own = game.document->root()["tables"];
    std::vector<std::string> names;
    for (const Node table : own) names.emplace_back(table.key());
    for (const Node table : context.root()["tables"]) {
        if (!own[table.key()]) {
            context.findings.addAtKey("ref/not-found", Level::error, table, fmt::format("{} has no table \"{}\"", game.name, table.key()),
                                 suggestion(names, table.key(), fmt::format("its tables are: {}", fmt::join(names, ", "))));
            continue;
        }
        std::set<std::string_view> seen, ofSystem;
        for (const Node row : own[table.key()]) ofSystem.insert(row["id"].string());
        for (const Node row : table) {
            const Node id = row["id"];
            checkUnique(id, seen, context.findings);
            if (id.isString() && ofSystem.contains(id.string()))
                context.findings.add("ref/duplicate-id", Level::error, id, fmt::format("the table \"{}\" of {} has a row \"{}\" already", table.key(), game.name, id.string()),
                                     "give the new row another id; house rules can change a value of the system's row");
        }
    }
}

}  // namespace

void checkList(const CheckContext& context)
{
    const Node root = context.root();
    if (!root["system"].isString()) {
        checkShape(sharedSchema("list"), root, context.findings);
        return;
    }
    const auto basis = context.library.basisOfList(context.project, context.document);
    context.findings.use(&basis->levels);
    reportTroubles(context, *basis);
    reportBroken(context, *basis);
    if (!basis->offer) {
        checkShape(sharedSchema("list"), root, context.findings);
        context.findings.use(nullptr);
        return;
    }
    checkShape(*basis->game->listSchema, root, context.findings);
    checkVersion(root, *basis->game, context.findings);
    checkFileName(context);
    checkOtherFiles(context);
    checkExtends(context, basis->game->id);
    checkTables(context, *basis->game);
    std::set<std::string_view> seen, seenLeaders;
    for (const Node entry : root["entries"]) {
        checkUnique(entry["id"], seen, context.findings);
        std::set<std::string_view> options;
        for (const Node option : entry["options"]) checkUnique(option["id"], options, context.findings);
    }
    for (const Node leader : root["leaders"]) checkUnique(leader["id"], seenLeaders, context.findings);
    if (basis->game->lists == Game::Lists::none)
        context.findings.add("list/none", Level::error, root["system"], fmt::format("armies of {} are built without lists", basis->game->name), "no army can use this file");
    checkTableLinksOfList(*basis->offer, *context.document, context.findings);

    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner(*basis->offer, evaluation, context.findings, context.findings.hasErrors(), context.trace).runOnList(root);
    lintList(context, *basis->offer);
    context.findings.use(nullptr);
}

}  // namespace muster::rules
