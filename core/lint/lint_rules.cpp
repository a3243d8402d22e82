#include "core/expr/token.hpp"
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

/// An expression without its layout.
std::string wordsOfExpression(text::Node expression)
{
    const auto source = expression.string();
    const auto made = expr::tokenize(source);
    const auto* tokens = std::get_if<std::vector<expr::Token>>(&made);
    if (!tokens) return std::string(source);
    std::string words;
    for (const auto& token : *tokens) {
        words += source.substr(token.begin, token.end - token.begin);
        words += ' ';
    }
    return words;
}

/// Everything that determines a rule's findings.
std::string questionOf(const Rule& rule)
{
    std::string question(scopeName(rule.scope));
    for (const char* key : {"when", "each", "require"}) question += '\n' + wordsOfExpression(rule.node[key]);
    for (const text::Node let : rule.node["let"]) {
        question += '\n';
        question += let.key();
        question += " = " + wordsOfExpression(let);
    }
    return question;
}

/// True if an expression compares the size of two values, and not only whether there is any.
bool comparesSizes(text::Node expression)
{
    const auto source = expression.string();
    const auto made = expr::tokenize(source);
    const auto* tokens = std::get_if<std::vector<expr::Token>>(&made);
    if (!tokens) return false;
    using enum expr::TokenKind;
    const auto isOneOrNone = [&](const expr::Token& token) {
        const auto text = source.substr(token.begin, token.end - token.begin);
        return text == "0" || text == "1" || text == "0.0";
    };
    for (std::size_t i = 1; i + 1 < tokens->size(); ++i) {
        const auto kind = (*tokens)[i].kind;
        const bool compares = kind == less || kind == lessEqual || kind == greater || kind == greaterEqual;
        if (compares && !isOneOrNone((*tokens)[i - 1]) && !isOneOrNone((*tokens)[i + 1])) return true;
    }
    return false;
}

/// Reports a rule whose texts leave its reader without the value or without a remedy.
void lintTexts(const CheckContext& context, const Rule& rule)
{
    if (!rule.help && !rule.isRemark)
        context.findings.add("system/rule-without-help", Level::warning, rule.node["id"],
                             fmt::format("the rule \"{}\" does not say how to correct what it finds", rule.id),
                             "add \"help\" with what to do, such as \"Take {4 - bases} more.\"");
    if (!rule.message || !rule.message->isLiteral()) return;
    bool compares = comparesSizes(rule.node["require"]);
    for (const text::Node let : rule.node["let"]) compares = compares || comparesSizes(let);
    if (compares)
        context.findings.add(
            "system/message-without-value", Level::warning, rule.node["message"],
            fmt::format("the message of the rule \"{}\" does not name the value that it complains about", rule.id),
            "name it in braces, such as \"needs at least 4; it has {bases}\"");
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
        // House rules are for people who know why they have them.
        if (context.subject.kind == files::FileKind::system) lintTexts(context, rule);
    }
}

}  // namespace muster::rules
