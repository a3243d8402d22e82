#include "core/game/evaluation.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/table_columns.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/lint_file.hpp"
#include "core/roster/rule_runner.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Follows the lists that a list extends, depth first.
class Extended {
public:
    Extended(const CheckContext& context, std::string_view system)
        : m_context(context), m_system(system), m_path{std::string(context.root()["id"].string())}
    {}

    /// True if the list with that id leads back to one on the path to it.
    bool loops(const std::string& id, Node list)
    {
        if (std::find(m_path.begin(), m_path.end(), id) != m_path.end()) return true;
        if (hasTooMany() || !m_seen.insert(id).second) return false;
        m_path.push_back(id);
        bool found = false;
        for (const Node next : list["extends"]) {
            const auto path = m_context.library.list(m_context.project, m_system, next.string());
            found =
                found || (path && loops(std::string(next.string()), m_context.library.file(*path)->document->root()));
        }
        m_path.pop_back();
        return found;
    }
    bool hasTooMany() const { return m_seen.size() > maxExtended; }

private:
    const CheckContext& m_context;
    std::string_view m_system;
    std::vector<std::string> m_path;  ///< the lists on the current path
    std::set<std::string> m_seen;
};

void checkExtends(const CheckContext& context, std::string_view system)
{
    Extended all(context, system);
    for (const Node extended : context.root()["extends"]) {
        if (!extended.isString()) continue;
        const auto found = context.library.list(context.project, system, extended.string());
        if (!found) {
            if (!context.findings.wants("ref/not-found", Level::error)) continue;
            const auto ids = context.library.listIds(context.project, system);
            context.findings.add("ref/not-found", Level::error, extended,
                                 fmt::format("there is no list \"{}\" of {}", extended.string(), system),
                                 choice(context.findings, ids, extended.string(), "its lists are",
                                        fmt::format("muster lists {}", system)));
            continue;
        }
        Extended one(context, system);
        const Node list = context.library.file(*found)->document->root();
        all.loops(std::string(extended.string()), list);
        if (one.loops(std::string(extended.string()), list))
            context.findings.add("ref/cycle", Level::error, extended,
                                 fmt::format("extending \"{}\" leads back to this list", extended.string()),
                                 "remove one \"extends\" of the circle");
    }
    if (all.hasTooMany())
        context.findings.add(
            "ref/too-many", Level::error, context.root()["extends"],
            fmt::format("the list extends more than {} others, directly or indirectly; the rest are ignored",
                        maxExtended),
            "merge them into fewer lists");
}

void checkListTables(const CheckContext& context, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    const Node own = game.document->root()["tables"];
    std::vector<std::string> names;
    for (const Node table : own) names.emplace_back(table.key());
    for (const Node table : context.root()["tables"]) {
        if (!own[table.key()]) {
            context.findings.addAtKey("ref/not-found", Level::error, table,
                                      fmt::format("{} has no table \"{}\"", game.name, table.key()),
                                      choice(context.findings, names, table.key(), "its tables are"));
            continue;
        }
        std::set<std::string_view> seen, ofSystem;
        for (const Node row : own[table.key()]) ofSystem.insert(row["id"].string());
        const TableColumns columns(catalogue, own[table.key()]);
        for (const Node row : table) {
            const Node id = row["id"];
            checkUnique(id, seen, context.findings);
            if (row.isObject()) columns.checkRow(row, context.findings);
            if (id.isString() && ofSystem.contains(id.string()))
                context.findings.add(
                    "ref/duplicate-id", Level::error, id,
                    fmt::format("the table \"{}\" of {} already has a row \"{}\"", table.key(), game.name, id.string()),
                    "give the new row another id; house rules can change a value of the system's row");
        }
    }
}

}  // namespace

void checkList(const CheckContext& context)
{
    const Node root = context.root();
    if (!root["system"].isString()) {
        checkSchema(sharedSchema("list"), root, context.findings);
        return;
    }
    const auto rulesContext = context.library.rulesContextOfList(context.project, context.document,
                                                                 context.subject.path, context.subject.system);
    context.findings.use(&rulesContext->levels);
    reportContextProblems(context, *rulesContext);
    reportBroken(context, *rulesContext);
    const bool validRulesContext = !context.findings.hasErrors();
    if (!rulesContext->catalogue) {
        checkSchema(sharedSchema("list"), root, context.findings);
        context.findings.use(nullptr);
        return;
    }
    const bool isWellFormed = checkSchema(*rulesContext->game->listSchema, root, context.findings);
    checkVersion(root, *rulesContext->game, context.findings);
    checkFileName(context);
    checkOtherFiles(context);
    checkExtends(context, rulesContext->game->id);
    checkListTables(context, *rulesContext->catalogue);
    std::set<std::string_view> seen, seenLeaders;
    for (const Node entry : root["entries"]) {
        checkUnique(entry["id"], seen, context.findings);
        std::set<std::string_view> options;
        for (const Node option : entry["options"]) checkUnique(option["id"], options, context.findings);
    }
    for (const Node leader : root["leaders"]) checkUnique(leader["id"], seenLeaders, context.findings);
    if (rulesContext->game->lists == Game::Lists::none)
        context.findings.add("list/none", Level::error, root["system"],
                             fmt::format("armies of {} are built without lists", rulesContext->game->name),
                             "remove this file; no army can use it");
    // Findings in a list under a broken system could be the system's mistakes.
    if (!validRulesContext) {
        context.findings.use(nullptr);
        return;
    }
    if (isWellFormed) checkAddedRules(context, *rulesContext->game);
    checkTableLinksOfList(*rulesContext->catalogue, *context.document, context.findings);

    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner runner(*rulesContext->catalogue, evaluation, context.findings, context.findings.hasErrors(),
                      context.trace);
    runner.profileTo(context.library.profile());
    runner.runOnList(root);
    lintList(context, *rulesContext->catalogue);
    context.findings.use(nullptr);
}

}  // namespace muster::rules
