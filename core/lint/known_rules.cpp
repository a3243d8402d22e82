#include "core/lint/known_rules.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/game/added_rules.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/lint/project_tree.hpp"
#include "core/settings/levels.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

KnownRules::KnownRules(const CheckContext& context, const std::vector<Node>& levels)
{
    // Only the systems that matter: reading all of them takes time, and makes the file depend on all of them.
    std::set<std::string_view> owners;
    for (const Node each : levels)
        for (const Node level : each) {
            const auto rule = diagnostics::ruleIdIn(level.key());
            owners.insert(rule.owner.value_or(rule.name));  // "*" may match any
        }
    const auto isNamed = [&](std::string_view id) {
        return std::any_of(owners.begin(), owners.end(),
                           [&](std::string_view owner) { return matchesRule(owner, id); });
    };
    for (const auto& id : context.project.systemIds()) {
        if (!isNamed(id)) continue;
        if (const auto paths = context.project.systems(id); !paths.empty())
            if (const auto loaded = context.library.file(paths.front()); loaded->document)
                addRules(loaded->document->root()["rules"], id + "/");
    }
    const auto addFiles = [&](std::string_view owner, const auto& paths) {
        if (!isNamed(owner)) return;
        for (const auto& path : paths())
            if (const auto loaded = context.library.file(path); loaded->document)
                addRules(loaded->document->root()["rules"], {});
    };
    addFiles(houseOwner, [&] { return projectTree(context)->houseRules; });
    addFiles(listOwner, [&] { return context.project.allLists(); });
}

KnownRules::KnownRules(const CheckContext& context, const Game& game) : m_system(game.id), m_gameName(game.name)
{
    // Rules that did not compile exist all the same.
    addRules(game.document->root()["rules"], game.id + "/");
    addRules(context.root()["rules"], {});
    // Only if they matter, as above.
    const auto namesRuleOfList = [](Node levels) {
        return std::any_of(levels.begin(), levels.end(),
                           [](Node level) { return diagnostics::ruleIdIn(level.key()).owner == listOwner; });
    };
    if (namesRuleOfList(context.root()["levels"]) || namesRuleOfList(context.root()["rules"]))
        for (const auto& path : context.project.allLists())
            if (const auto loaded = context.library.file(path);
                loaded->document && loaded->document->root()["system"].string() == game.id)
                addRules(loaded->document->root()["rules"], {});
    auto from = context.subject.path;
    Node house = context.root();
    for (std::size_t i = 0; i < maxExtended && house["extends"].isString(); ++i) {
        const auto target = context.project.resolve(from, house["extends"].string());
        const auto* path = std::get_if<std::filesystem::path>(&target);
        const auto loaded = path ? context.library.file(*path) : nullptr;
        if (!loaded || !loaded->document) break;
        from = *path;
        house = loaded->document->root();
        addRules(house["rules"], {});
    }
}

void KnownRules::addRules(Node rules, std::string_view prefix)
{
    if (!rules.isArray()) return;
    for (const Node rule : rules)
        if (const auto id = rule["id"].string(); !id.empty()) m_names.insert(fmt::format("{}{}", prefix, id));
}

std::string KnownRules::fullName(std::string_view key) const { return fullRuleName(key, m_system); }

bool KnownRules::contains(std::string_view name) const { return sharedRule(name) || m_names.contains(name); }

bool KnownRules::matchesAny(std::string_view pattern) const
{
    const auto matches = [&](std::string_view name) { return matchesRule(pattern, name); };
    const auto shared = sharedRules();
    return std::any_of(m_names.begin(), m_names.end(), matches) ||
           std::any_of(shared.begin(), shared.end(), [&](const SharedRule& rule) {
               return !hasFixedLevel(rule.name, rule.level) && matches(rule.name);
           });
}

std::string KnownRules::hint(Findings& findings, std::string_view name) const
{
    if (m_system.empty()) {
        std::vector<std::string> names{m_names.begin(), m_names.end()};
        // A name without a game may be that of a rule of some game.
        if (const auto whole = wholeRuleName(names, name); !whole.empty())
            return fmt::format("did you mean \"{}\"?", whole);
        for (const auto& rule : sharedRules()) names.emplace_back(rule.name);
        return suggestion(findings, names, name, "rules are named system/rule; list them with: muster rules");
    }
    // House rules leave out the game.
    const auto prefix = m_system + "/";
    const auto shortened = [&](std::string_view full) {
        return full.starts_with(prefix) ? full.substr(prefix.size()) : full;
    };
    std::vector<std::string> names;
    for (const auto& known : m_names) names.emplace_back(shortened(known));
    return choice(findings, names, shortened(name), "its rules are", fmt::format("muster rules --system {}", m_system));
}

void checkRuleLevels(const CheckContext& context, Node levels, const KnownRules& known)
{
    if (!levels.isObject()) return;
    std::size_t patterns = 0;
    for (const Node rule : levels) {
        const auto name = known.fullName(rule.key());
        if (isRulePattern(name)) {
            if (++patterns > Levels::maxPatterns)
                return context.findings.addAtKey(
                    "ref/too-many", Level::error, rule,
                    fmt::format("at most {} patterns of rules are in force; the rest are ignored", Levels::maxPatterns),
                    "name fewer patterns, such as one for each game");
            if (!known.matchesAny(name))
                context.findings.addAtKey("settings/unused-pattern", Level::warning, rule,
                                          fmt::format("\"{}\" matches no rule whose level can be changed", rule.key()),
                                          "correct or remove it; list the rules with: muster rules");
            continue;
        }
        if (const auto* shared = sharedRule(name)) {
            if (hasFixedLevel(name, shared->level) && rule.string() != diagnostics::levelName(shared->level))
                context.findings.addAtKey("rule/fixed-level", Level::warning, rule,
                                          fmt::format("the level of \"{}\" cannot be changed: if it were not an error, "
                                                      "\"no errors\" would mean nothing",
                                                      rule.key()),
                                          "remove this line, and fix what the rule reports");
            continue;
        }
        if (known.contains(name) || !context.findings.wants("ref/not-found", Level::error)) continue;
        context.findings.addAtKey("ref/not-found", Level::error, rule,
                                  known.gameName().empty()
                                      ? fmt::format("there is no rule \"{}\"", rule.key())
                                      : fmt::format("{} has no rule \"{}\"", known.gameName(), rule.key()),
                                  known.hint(context.findings, name));
    }
}

}  // namespace muster::rules
