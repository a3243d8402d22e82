#include "core/game/game.hpp"
#include "core/game/scope.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::rules {

using diagnostics::Level;
using expr::Value;
using expr::ValueType;

namespace {

std::optional<Value> constantOf(const std::optional<expr::Program>& program)
{
    return program ? program->constant() : std::nullopt;
}

bool isAlways(const std::optional<expr::Program>& program, bool truth)
{
    const auto value = constantOf(program);
    return value && value->is(ValueType::boolean) && value->asBoolean() == truth;
}

bool isEmpty(const std::optional<expr::Program>& program)
{
    const auto value = constantOf(program);
    return value && (value->is(ValueType::list) || value->is(ValueType::map)) && value->size() == 0;
}

/// Reports a rule that applies to every army and always fails. Rules at level info may always fire.
void lintNeverKept(const CheckContext& context, const Rule& rule)
{
    const bool alwaysRuns = (!rule.when || isAlways(rule.when, true)) && (!rule.each || constantOf(rule.each));
    if (!alwaysRuns || isEmpty(rule.each) || !isAlways(rule.require, false) || rule.level == Level::info ||
        !rule.levelIf.empty())
        return;
    const bool hopeless = rule.scope == Scope::army && rule.level == Level::error;
    context.findings.add("system/rule-never-holds", hopeless ? Level::error : Level::warning, rule.node["require"],
                         fmt::format("the rule \"{}\" can never be satisfied: what it requires is false for every {}{}",
                                     rule.id, scopeName(rule.scope),
                                     hopeless ? ", so no army of this game is legal" : ""),
                         "correct `require`, or limit the rule to some cases with `when`");
}

void lintNeverRun(const CheckContext& context, const Game& game, const Rule& rule)
{
    if (isEmpty(rule.each))
        context.findings.add("system/rule-never-fails", Level::warning, rule.node["each"],
                             fmt::format("the rule \"{}\" checks nothing: the list in `each` is always empty", rule.id),
                             "correct `each`, or remove the rule");
    else if (rule.scope == Scope::entry && game.lists == Game::Lists::none &&
             game.document->root()["entries"].size() == 0)
        context.findings.add(
            "system/rule-never-fails", Level::warning, rule.node["scope"],
            fmt::format(
                "the rule \"{}\" checks nothing: armies of this game have no list, and the system has no entries",
                rule.id),
            "change its scope to \"unit\", or allow lists in the system");
}

/// The source of everything that determines a rule's findings.
std::string questionOf(const Rule& rule)
{
    std::string question(scopeName(rule.scope));
    for (const char* key : {"when", "each", "let", "require"}) {
        question += '\n';
        question += rule.node[key].sourceText();
    }
    return question;
}

void lintRepeated(const CheckContext& context, const Game& game)
{
    std::map<std::string, const Rule*> asked;
    for (const Rule& rule : game.rules) {
        const auto [known, isNew] = asked.try_emplace(questionOf(rule), &rule);
        if (isNew || !isOwn(context, rule)) continue;
        auto made = findingAt(rule.node["id"], "system/duplicate-rule", Level::warning,
                              fmt::format("the rule \"{}\" checks the same as \"{}\"", rule.id, known->second->id),
                              "remove one of them, or correct what it requires");
        made.related.push_back({"the other one is here", placeOf(known->second->node["id"])});
        context.findings.add(std::move(made));
    }
}

}  // namespace

void lintRules(const CheckContext& context, const Game& game)
{
    lintRepeated(context, game);
    for (const Rule& rule : game.rules) {
        if (!isOwn(context, rule)) continue;
        lintNeverKept(context, rule);
        lintNeverRun(context, game, rule);
    }
}

}  // namespace muster::rules
