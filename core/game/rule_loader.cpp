#include "core/game/added_rules.hpp"
#include "core/game/game_loader.hpp"
#include "core/game/rule_dependencies.hpp"
#include "core/game/rule_page.hpp"
#include "core/game/simple_types.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace muster::rules {

using diagnostics::Level;
using expr::Type;
using text::Node;

namespace {

/// The texts and the conditions of a fix, in document order.
struct FixParts {
    std::vector<Node> texts, conditions;
};

void collectTexts(Node node, std::vector<Node>& texts)
{
    if (node.isString()) texts.push_back(node);
    for (const Node child : node) collectTexts(child, texts);
}

FixParts partsOf(Node fix)
{
    FixParts parts;
    for (const Node operation : fix)
        for (const Node member : operation) {
            if (member.key() == "when")
                parts.conditions.push_back(member);
            else
                collectTexts(member, parts.texts);
        }
    return parts;
}

}  // namespace

void GameLoader::loadRules()
{
    // One id may name the same rule for different elements, such as units and leaders.
    std::set<std::pair<std::string_view, std::optional<Scope>>> seen;
    RuleTranslations translations(m_root, m_root, "system/translation");
    for (const Node node : m_root["rules"]) {
        m_compiler.restart();
        const auto scope = scopeFromName(node["scope"].string());
        if (!seen.emplace(node["id"].string(), scope).second) {
            m_compiler.report(node["id"], "system/duplicate-rule",
                              fmt::format("the rule \"{}\" is defined twice", node["id"].string()),
                              "rename or remove one of them");
            continue;
        }
        if (auto rule = ruleOf(node, translations)) m_game->rules.push_back(std::move(*rule));
    }
    loadAddedRules();
    markVerdictDependencies(*m_game);
}

void GameLoader::loadAddedRules()
{
    std::set<std::string_view> replaced;  // by files nearer to the army
    for (auto& file : m_added) {
        auto ofOthers = std::exchange(m_faults, {});
        // Each file may cause as much work as a system.
        const auto budget = std::make_shared<expr::CompileBudget>();
        budget->recording = m_budget->recording;
        for (auto& visible : m_visible) visible.budget = budget;
        std::set<std::pair<std::string_view, std::optional<Scope>>> seen;
        std::set<std::string_view> ids;
        // Only lists have entries, and only they must.
        RuleTranslations translations(file.root, m_root,
                                      file.root["entries"] ? "list/translation" : "system/translation");
        for (const Node node : file.root["rules"]) {
            m_compiler.restart();
            const auto id = node["id"].string();
            ids.insert(id);
            if (replaced.contains(id)) continue;
            if (!seen.emplace(id, scopeFromName(node["scope"].string())).second)
                m_compiler.report(node["id"], "system/duplicate-rule",
                                  fmt::format("the rule \"{}\" is defined twice", id), "rename or remove one of them");
            else if (auto rule = ruleOf(node, translations))
                m_game->rules.push_back(std::move(*rule));
        }
        replaced.merge(ids);
        for (auto& visible : m_visible) visible.budget = m_budget;
        file.faults = std::exchange(m_faults, std::move(ofOthers));
    }
}

std::vector<std::vector<text::Fault>> GameLoader::takeAddedFaults()
{
    std::vector<std::vector<text::Fault>> faults;
    for (auto& file : m_added) faults.push_back(std::move(file.faults));
    return faults;
}

namespace {

/// Finds the parts that the requirement reads, directly or through other parts; the rest is for texts only, and may be
/// certain.
void markLetsForTexts(Rule& rule)
{
    rule.letForTexts.assign(rule.lets.size(), true);
    const auto needs = [&](const expr::Program& program) {
        for (const auto slot : program.reads())
            if (slot >= firstLet && slot - firstLet < rule.lets.size()) rule.letForTexts[slot - firstLet] = false;
    };
    needs(*rule.require);
    for (std::size_t i = rule.lets.size(); i-- > 0;)
        if (!rule.letForTexts[i]) needs(rule.lets[i].program);
    for (std::size_t i = 0; i < rule.lets.size(); ++i)
        if (rule.letForTexts[i] && !rule.lets[i].program.isCertain()) rule.textsAreCertain = false;
}

}  // namespace

std::optional<Rule> GameLoader::ruleOf(Node node, RuleTranslations& translations)
{
    Rule rule;
    rule.node = node;
    if (&node.document() == m_game->document.get()) {
        rule.id = node["id"].string();
        rule.name = fmt::format("{}/{}", m_game->id, rule.id);
        if (!m_game->page.empty()) rule.page = pageOfRule(m_game->page, rule.id);
    } else {
        const auto id = diagnostics::ruleIdIn(node["id"].string());
        rule.id = id.name;
        rule.name = node["id"].string();
        rule.origin = id.owner == listOwner ? RuleOrigin::list : RuleOrigin::house;
    }
    rule.isRemark = node["level"].string() == "remark";
    rule.level =
        rule.isRemark ? Level::info : diagnostics::levelFromName(node["level"].string()).value_or(Level::error);
    rule.scope = scopeFromName(node["scope"].string()).value_or(Scope::army);
    const Visible& visible = m_visible[static_cast<std::size_t>(rule.scope)];

    auto environment = environmentOf(visible);
    rule.when = m_compiler.program(node["when"], environment, boolType);
    for (const Node level : node["levelIf"])
        if (auto program = m_compiler.program(level, environment, boolType))
            rule.levelIf.emplace_back(*diagnostics::levelFromName(level.key()), std::move(*program));
    if (const Node each = node["each"]) {
        rule.each = m_compiler.collection(each, environment);
        environment = environmentOf(visible, rule.each ? itemType(rule.each->type()) : Type());
    }
    std::vector<std::string> later;
    for (const Node let : node["let"]) later.emplace_back(let.key());
    for (const Node let : node["let"]) {
        m_compiler.setLater(later);
        later.erase(later.begin());
        if (environment.typeOf(let.key())) {
            m_compiler.report(let, "system/expression", fmt::format("the name \"{}\" is already in use", let.key()),
                              "choose another name for this part");
            continue;
        }
        auto program = m_compiler.program(let, environment);
        environment.declare(std::string(let.key()), program ? program->type() : Type());
        if (program) rule.lets.push_back({std::string(let.key()), std::move(*program), true, let});
    }
    m_compiler.setLater({});
    rule.require = m_compiler.program(node["require"], environment, boolType);
    rule.message = m_compiler.sentence(node["message"], environment);
    rule.help = m_compiler.sentence(node["help"], environment);
    rule.fileHelp = m_compiler.sentence(node["fileHelp"], environment);
    rule.at = m_compiler.path(node["at"], environment);
    rule.limit = m_compiler.path(node["limit"], environment);
    auto inner = environment;
    if (const Node contributes = node["contributes"]) {
        auto each = m_compiler.collection(contributes["each"], environment);
        // Inside, `item` is the contributing element and hides an outer item; its slot comes last.
        inner.declare("item", each ? itemType(each->type()) : Type());
        auto message = m_compiler.sentence(contributes["message"], inner);
        if (each && message) rule.contributes = Contribution{std::move(*each), std::move(*message)};
    }
    for (const Node replaced : node["replaces"]) rule.replaces.push_back(replaced.string());
    const auto [texts, conditions] = partsOf(node["fix"]);
    for (const Node text : texts)
        if (auto sentence = m_compiler.sentence(text, environment)) rule.fixTexts.push_back(std::move(*sentence));
    for (const Node condition : conditions)
        if (auto program = m_compiler.program(condition, environment, boolType))
            rule.fixConditions.push_back(std::move(*program));
    if (m_compiler.failed()) return std::nullopt;
    translations.translate(rule, std::move(environment), std::move(inner), m_faults);
    warnAboutConstant(rule);
    markLetsForTexts(rule);
    return rule;
}

void GameLoader::warnAboutConstant(const Rule& rule)
{
    const auto isConstant = [](const std::optional<expr::Program>& program, bool value) {
        const auto constant = program ? program->constant() : std::nullopt;
        return constant && constant->is(expr::ValueType::boolean) && constant->asBoolean() == value;
    };
    if (isConstant(rule.when, false))
        m_compiler.warn(rule.node["when"], "system/rule-never-fails",
                        fmt::format("the rule \"{}\" checks nothing: its condition is always false", rule.id),
                        "correct `when`, or remove the rule");
    else if (isConstant(rule.require, true))
        m_compiler.warn(rule.node["require"], "system/rule-never-fails",
                        fmt::format("the rule \"{}\" can never fail: what it requires is always true", rule.id),
                        "correct `require`, or remove the rule");
}

}  // namespace muster::rules
