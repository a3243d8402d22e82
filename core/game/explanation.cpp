#include "core/game/explanation.hpp"

#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/wording/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace muster::rules {

namespace {

using wording::Wording;

struct ScopeWords {
    const char* noun;
    const char* every;
};

/// In the order of the scopes.
constexpr ScopeWords scopeWords[] = {{wording::marked("army"), wording::marked("every army")},
                                     {wording::marked("group"), wording::marked("every group")},
                                     {wording::marked("unit"), wording::marked("every unit")},
                                     {wording::marked("leader"), wording::marked("every leader")},
                                     {wording::marked("entry"), wording::marked("every entry")},
                                     {wording::marked("list"), wording::marked("every list")},
                                     {wording::marked("scenario"), wording::marked("every scenario")},
                                     {wording::marked("side"), wording::marked("every side")},
                                     {wording::marked("terrain piece"), wording::marked("every terrain piece")},
                                     {wording::marked("zone"), wording::marked("every zone")},
                                     {wording::marked("objective"), wording::marked("every objective")},
                                     {wording::marked("placed base"), wording::marked("every placed base")}};
static_assert(std::size(scopeWords) == scopeCount);

const ScopeWords& wordsOf(Scope scope) { return scopeWords[static_cast<std::size_t>(scope)]; }

std::string readsOf(const Game& game, const Rule& rule, const Wording& wording)
{
    static constexpr std::string_view names[] = {"self",   "army",   "group",    "entry", "list",
                                                 "system", "tables", "scenario", "side"};
    std::vector<std::string_view> read;
    for (std::size_t slot = 0; slot < std::size(names); ++slot) {
        const auto uses = [&](const std::optional<expr::Program>& program) {
            if (!program) return false;
            const auto slots = program->reads();
            return std::find(slots.begin(), slots.end(), slot) != slots.end();
        };
        bool any = uses(rule.when) || uses(rule.each) || uses(rule.require);
        for (const auto& let : rule.lets) any = any || uses(let.program);
        if (any) read.push_back(names[slot]);
    }
    return wording.say("{names} (self is the {thing} of {game})", {{"names", fmt::format("{}", fmt::join(read, ", "))},
                                                                   {"thing", wording.say(wordsOf(rule.scope).noun)},
                                                                   {"game", game.name}});
}

/// The titles of the derived values that a rule reads, with the names that it uses for them.
std::string valuesOf(const Game& game, const Rule& rule, const Wording& wording)
{
    std::vector<std::string> read;
    const auto gather = [&](const expr::Program& program) {
        read.insert(read.end(), program.fields().begin(), program.fields().end());
    };
    for (const auto* program : {&rule.when, &rule.each, &rule.require})
        if (*program) gather(**program);
    for (const auto& let : rule.lets) gather(let.program);
    std::vector<std::string> values;
    for (const auto* derived :
         {&game.derivedEntry, &game.derivedUnit, &game.derivedLeader, &game.derivedGroup, &game.derivedArmy})
        for (const auto& value : *derived) {
            if (value.title().empty() || std::find(read.begin(), read.end(), value.name) == read.end()) continue;
            auto text = wording.say("{name} is \"{title}\"", {{"name", value.name}, {"title", value.title()}});
            if (std::find(values.begin(), values.end(), text) == values.end()) values.push_back(std::move(text));
        }
    return fmt::format("{}", fmt::join(values, ", "));
}

class Lines {
public:
    explicit Lines(Explanation& explanation) : m_explanation(explanation) {}

    void add(std::string_view label, std::string_view text, bool isExpression = false)
    {
        if (!text.empty()) m_explanation.lines.push_back({std::string(label), std::string(text), isExpression});
    }

private:
    Explanation& m_explanation;
};

}  // namespace

std::string_view levelText(const Rule& rule) { return rule.isRemark ? "remark" : diagnostics::levelName(rule.level); }

std::string_view levelText(const SharedRule& rule)
{
    return rule.kind == diagnostics::FindingKind::remark ? "remark" : diagnostics::levelName(rule.level);
}

Explanation explain(const Game& game, const Rule& rule, std::string_view language)
{
    const auto text = [&](std::string_view key) { return translatedText(rule.node, rule.text(key), language); };
    const auto& wording = Wording::in(language);
    Explanation explanation;
    explanation.name = rule.name;
    explanation.title = rule.text("title").empty() ? rule.id : std::string(text("title"));
    Lines lines(explanation);
    lines.add("level", levelText(rule));
    for (const text::Node level : rule.node["levelIf"])
        lines.add("",
                  wording.say("{level} where {condition}", {{"level", level.key()}, {"condition", level.string()}}));
    lines.add("applies to", wording.say(wordsOf(rule.scope).every));
    lines.add("reads", readsOf(game, rule, wording));
    lines.add("values", valuesOf(game, rule, wording));
    lines.add("only when", rule.text("when"), true);
    lines.add("for each", rule.text("each"), true);
    for (const text::Node let : rule.node["let"])
        lines.add("with", fmt::format("{} = {}", let.key(), let.string()), true);
    lines.add("requires", rule.text("require"), true);
    lines.add("message", text("message"));
    const auto help = text("help"), fileHelp = text("fileHelp");
    lines.add("help", fmt::format("{}{}{}", help, help.empty() || fileHelp.empty() ? "" : " ", fileHelp));
    lines.add("source", rule.text("source"));
    const bool own = rule.node["own"].boolean();
    if (own)
        lines.add("ruling", wording.say("a ruling of this project, not of the source document; house rules can switch "
                                        "it off"));
    lines.add(own ? "because" : "ruling", text("ruling"));
    if (rule.node["fix"])
        lines.add("fix", rule.node["safeFix"].boolean()
                             ? wording.say("muster check --fix applies it")
                             : wording.say("muster check --fix=unsafe applies it, or the editor"));
    const auto place = placeOf(rule.node);
    explanation.file = place.file;
    explanation.line = place.line;
    return explanation;
}

Explanation explain(const SharedRule& rule)
{
    Explanation explanation;
    explanation.name = rule.name;
    explanation.title = rule.title;
    Lines lines(explanation);
    lines.add("level", levelText(rule));
    lines.add("applies to", "every file that it fits, in every system");
    lines.add("because", rule.explanation);
    return explanation;
}

}  // namespace muster::rules
