#include "core/game/game.hpp"
#include "validator/language_server/expression_values.hpp"
#include "validator/language_server/request_context.hpp"

#include <fmt/format.h>

namespace muster::language_server {

using files::FileKind;
using text::Node;

namespace {

/// "Holds for Scipio at Zama", or the first finding.
std::string titleOf(const RuleVerdict& verdict, const std::string& army)
{
    if (verdict.findings.empty())
        return verdict.elements == 0 ? fmt::format("{}: applies to nothing", army)
                                     : fmt::format("{}: holds ({} checked)", army, verdict.elements);
    const auto& first = verdict.findings.front();
    const auto more = verdict.findings.size() - 1;
    return fmt::format("{}: {}: {}{}", army, diagnostics::levelName(first.level), first.message,
                       more > 0 ? fmt::format(" (and {} more)", more) : "");
}

}  // namespace

Answer codeLenses(const RequestContext& context)
{
    Json list = Json::array();
    const auto kind = *context.snapshot->kind();
    if ((kind != FileKind::system && kind != FileKind::house) || !context.army || !context.army->game) return list;
    const Node rules = context.root()["rules"];
    if (!rules.isArray()) return list;
    for (const Node rule : rules) {
        const auto* known = context.army->game->rule(rule["id"].string());
        if (!known || rules::isOfScenario(known->scope) || known->scope == rules::Scope::list) continue;
        list.push_back({{"range", context.positions().json(rule["id"].range())},
                        {"data", {{"uri", context.snapshot->uri()}, {"rule", known->id}}}});
    }
    return list;
}

Answer resolvedCodeLens(const RequestContext& context)
{
    const Node given = context.parameters;
    const auto rule = given["data"]["rule"].string();
    const auto start = positionFrom(given["range"]["start"]), end = positionFrom(given["range"]["end"]);
    if (!start || !end)
        return RequestError{ErrorCode::invalidParameters, "a code lens needs its \"range\" with a start and an end"};
    const auto json = [](LinePosition at) { return Json{{"line", at.line}, {"character", at.character}}; };
    Json lens = {{"range", {{"start", json(*start)}, {"end", json(*end)}}}};
    std::string title = "no army of this system is open";
    if (context.army && context.army->game && context.army->game->rule(rule))
        title = titleOf(verdictOf(rule, *context.army), nameOfArmy(*context.army));
    // Nothing happens on a click.
    lens["command"] = {{"title", title}, {"command", ""}};
    return lens;
}

}  // namespace muster::language_server
