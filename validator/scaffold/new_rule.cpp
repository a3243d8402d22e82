#include "core/files/id.hpp"
#include "core/game/added_rules.hpp"
#include "core/game/scope.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/item_edit.hpp"
#include "validator/scaffold/new_items.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;
using rules::Scope;

/// The name that a new rule forbids, so that it can be kept and broken before its condition is written.
constexpr std::string_view forbiddenName = "Rule breaker", allowedName = "Rule keeper";

/// What the ids of rules in such a file begin with.
std::string prefixIn(FileKind kind)
{
    if (kind != FileKind::list && kind != FileKind::house) return {};
    return fmt::format("{}/", kind == FileKind::list ? rules::listOwner : rules::houseOwner);
}

bool mayHaveScope(FileKind kind, Scope scope)
{
    if (kind == FileKind::list) return scope <= Scope::leader;
    return kind == FileKind::system || scope != Scope::list;
}

std::string scopesOf(FileKind kind)
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < rules::scopeCount; ++i)
        if (const auto scope = static_cast<Scope>(i); mayHaveScope(kind, scope)) names.push_back(scopeName(scope));
    return fmt::format("{}", fmt::join(names, ", "));
}

Json ruleOf(const std::string& id, const std::string& own, const NewOptions& options, Scope scope)
{
    const auto condition = fmt::format("self.name != '{}'", forbiddenName);
    Json rule = {{"id", id},
                 {"title", options.name.empty() ? files::inWords(own) : options.name},
                 {"level", options.level.empty() ? "error" : options.level},
                 {"scope", rules::scopeName(scope)}};
    // A base has a name only if its army is there.
    rule["require"] = scope == Scope::placement ? "!has(self.name) || " + condition : condition;
    rule["message"] = "{self.name} breaks this rule: say here what is wrong.";
    rule["help"] = "Say here what to do.";
    if (scope != Scope::placement) rule["at"] = "/name";
    rule["source"] = "Name the section of your rules here";
    return rule;
}

}  // namespace

std::optional<NewItem> newRule(const ItemFile& file, const NewOptions& options, Session& session)
{
    const auto prefix = prefixIn(file.kind);
    const auto own = options.id.starts_with(prefix) ? options.id.substr(prefix.size()) : options.id;
    if (!isIdFor("--id", own, session)) return std::nullopt;
    const auto scope = rules::scopeFromName(options.scope.empty() ? "unit" : options.scope);
    if (!scope || !mayHaveScope(file.kind, *scope)) {
        session.fail(ExitCode::usage, fmt::format("--scope {}: the scope of a rule in {} is one of {}", options.scope,
                                                  file.name, scopesOf(file.kind)));
        return std::nullopt;
    }
    const auto there = file.root()["rules"];
    if (file.kind == FileKind::house && there.isObject()) {
        session.fail(ExitCode::usage, fmt::format("{} is unchanged: its \"rules\" are levels of rules; rename them to "
                                                  "\"levels\" first, then \"rules\" can be a list of new ones",
                                                  file.name));
        return std::nullopt;
    }
    const auto id = prefix + own;
    if (!isArrayOrAbsent(there, "rules", file, session) || !isNewIn("rules", id, file, session)) return std::nullopt;
    const auto name = file.kind == FileKind::system ? fmt::format("{}/{}", file.system(), id) : id;
    const bool isRemark = options.level == "remark";
    NewItem item{withLastItem(file, "rules", ruleOf(id, own, options, *scope)), "the rule " + id, own};
    item.tests = [scope = *scope, name, own, isRemark](const TrialGround& ground) {
        std::vector<ItemTest> tests;
        for (const bool breaksIt : {false, true}) {
            const std::string prefixOfName = breaksIt ? "err" : "ok";
            auto made = trialFile(ground, scope, prefixOfName + "-" + own, breaksIt ? forbiddenName : allowedName);
            if (!made) return std::vector<ItemTest>();
            // What a remark says is compared only where it is expected.
            if (isRemark && breaksIt) made->content["expect"] = Json::array({Json{{"rule", name}}});
            tests.push_back({prefixOfName, *std::move(made), name, breaksIt});
        }
        return tests;
    };
    return item;
}

}  // namespace muster::validator
