#include "core/acceptance/acceptances.hpp"

#include "core/acceptance/accepted_places.hpp"
#include "core/diagnostics/rule_id.hpp"
#include "core/game/added_rules.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/check_context.hpp"
#include "core/text/date.hpp"
#include "core/text/edit.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Diagnostics;
using diagnostics::FindingKind;
using diagnostics::Level;
using files::FileKind;
using text::Node;

namespace {

constexpr std::string_view ownRule = "check/unused-accept";

bool isBlank(std::string_view text)
{
    while (!text.empty()) {
        const auto [value, size] = text::firstCodePoint(text);
        if (!text::isSpace(value)) return false;
        text.remove_prefix(size);
    }
    return true;
}

/// True if a text has the form of a day, whether there is such a day or not.
bool hasFormOfDay(std::string_view text)
{
    if (text.size() != 10) return false;
    const auto day = text.substr(8);
    return text::dateFrom(std::string(text.substr(0, 8)) + "01") && text::dateFrom("2000-01-" + std::string(day));
}

/// Findings that describe a file that cannot be checked as it stands: accepting them would hide all others.
bool isNeverAccepted(std::string_view rule)
{
    const auto* shared = sharedRule(rule);
    return shared && (shared->kind == FindingKind::acceptance || hasFixedLevel(rule, shared->level));
}

/// Rules that exist in a file's context: those of its system, and in settings those of every system.
class KnownRules {
public:
    KnownRules(const AcceptanceContext& context, Node root) : m_context(context), m_root(root) {}

    bool contains(std::string_view rule) const
    {
        if (sharedRule(rule)) return true;
        const auto id = diagnostics::ruleIdIn(rule);
        if (isAdded(id)) return isInForce(rule);
        if (!id.owner || id.owner->empty() || (!isSettings() && id.owner != ownSystem())) return false;
        const auto rules = rulesOf(*id.owner);
        // An unreadable system may have any rule; that it is unreadable is a finding of its own.
        if (!rules) return m_context.subject.kind != FileKind::config;
        // Rules that did not compile exist all the same.
        return std::any_of(rules.begin(), rules.end(),
                           [&](Node known) { return known["id"].isString() && known["id"].string() == id.name; });
    }

    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const auto& shared : sharedRules())
            if (!isNeverAccepted(shared.name)) names.emplace_back(shared.name);
        if (!isSettings())
            for (const Node known : rulesOf(ownSystem()))
                names.push_back(fmt::format("{}/{}", ownSystem(), known["id"].string()));
        if (m_context.game)
            for (const auto& known : m_context.game->rules)
                if (known.origin != RuleOrigin::system) names.push_back(known.name);
        return names;
    }

private:
    bool isInForce(std::string_view rule) const
    {
        return m_context.game && std::any_of(m_context.game->rules.begin(), m_context.game->rules.end(),
                                             [&](const Rule& known) { return known.name == rule; });
    }
    bool isSettings() const { return m_context.subject.kind == FileKind::config; }
    std::string_view ownSystem() const
    {
        return m_root[m_context.subject.kind == FileKind::system ? "id" : "system"].string();
    }
    Node rulesOf(std::string_view system) const
    {
        const bool isSystem = m_context.subject.kind == FileKind::system;
        if (isSystem && !m_root["extends"]) return m_root["rules"];
        const auto found = isSystem ? m_context.library.systemOf(m_context.project, m_root.document())
                                    : m_context.library.system(m_context.project, system);
        return found && found->document ? found->document->root()["rules"] : Node();
    }

    const AcceptanceContext& m_context;
    Node m_root;
};

/// False if something kept rules from being evaluated: what they would have found is unknown.
bool isChecked(const Diagnostics& findings)
{
    return std::none_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
        return finding.level == Level::error && hasFixedLevel(finding.rule, finding.level) &&
               finding.kind != FindingKind::otherVersion;
    });
}

/// True if a finding of the rule would have been made if there were one.
bool isEvaluated(const AcceptanceContext& context, std::string_view rule, const Diagnostics& findings)
{
    // A file may be shared by projects that switch off different rules.
    if (context.levels)
        if (const auto level = context.levels->find(rule); level != context.levels->end() && !level->second)
            return false;
    // The budget is another one than in the file.
    if (context.subject.budget) return false;
    const bool hasErrors = std::any_of(findings.begin(), findings.end(),
                                       [](const auto& finding) { return finding.level == Level::error; });
    // Lints try what a file offers only as far as that is right by itself.
    const auto kind = context.subject.kind;
    const bool isOffer = kind == FileKind::list || kind == FileKind::system;
    if (isOffer && sharedRule(rule) && isOfRule(kindOf(rule)) && kindOf(rule) != FindingKind::incomplete)
        return !hasErrors;
    return !isOfPrint(kindOf(rule)) || (context.subject.withSheets && !hasErrors);
}

std::string keyOf(std::string_view rule, std::string_view element) { return fmt::format("{}\n{}", rule, element); }

std::string removalOf(Node item)
{
    const auto pointer = item.pointer();
    const bool isOnly = item.parent().size() == 1;
    return fmt::format(R"([{{"op":"test","path":{0},"value":{1}}},{{"op":"remove","path":{2}}}])",
                       text::quoted(pointer), item.sourceText(),
                       text::quoted(isOnly ? item.parent().pointer() : pointer));
}

std::string counted(std::size_t count, std::string_view rule)
{
    return count == 1 ? fmt::format("the finding of \"{}\" is", rule)
                      : fmt::format("{} findings of \"{}\" are", count, rule);
}

}  // namespace

bool mayBeAccepted(const Diagnostic& finding, FileKind kind)
{
    if (isNeverAccepted(finding.rule)) return false;
    if (finding.level != Level::error || !sharedRule(finding.rule)) return true;
    // Armies and battlefields depend on the other files: their mistakes would show in other places.
    return kind == FileKind::army || kind == FileKind::scenario;
}

Acceptances::Acceptances(Node root, FileKind kind) : m_root(root)
{
    for (const Node element : elementsWithAccept(root, kind)) {
        const auto pointer = element.pointer();
        for (const Node item : element["accept"]) {
            const Node rule = item["rule"], reason = item["reason"], until = item["until"];
            // The schema reports these.
            if (!rule.isString() || !reason.isString() || isBlank(reason.string())) continue;
            if (until && !hasFormOfDay(until.string())) continue;
            m_items.push_back({item, pointer, rule.string(), reason.string()});
        }
    }
}

void Acceptances::classify(const AcceptanceContext& context)
{
    const KnownRules known(context, m_root);
    std::map<std::string_view, Fault> faults;  // by rule
    for (Item& item : m_items) {
        const auto [fault, isNew] = faults.try_emplace(item.rule, Fault::none);
        if (isNew && isNeverAccepted(item.rule))
            fault->second = Fault::never;
        else if (isNew && !known.contains(item.rule))
            fault->second = Fault::unknownRule;
        item.fault = fault->second;
        const Node until = item.node["until"];
        if (item.fault != Fault::none || !until) continue;
        const auto last = text::dateFrom(until.string());
        if (!last)
            item.fault = Fault::noSuchDay;
        else if (context.library.today() && *last < *context.library.today())
            item.fault = Fault::expired;
    }
}

void Acceptances::index()
{
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        Item& item = m_items[i];
        if (item.fault != Fault::none && item.fault != Fault::expired) continue;
        auto& sharing = m_byRuleAndElement[keyOf(item.rule, item.element)];
        const auto isSame = [&](std::size_t other) { return m_items[other].fault == item.fault; };
        if (std::any_of(sharing.begin(), sharing.end(), isSame))
            item.fault = Fault::repeated;
        else
            sharing.push_back(i);  // at most one of each kind
    }
}

/// The item with that fault whose element is the innermost that contains the finding's subject.
Acceptances::Item* Acceptances::itemFor(const Diagnostic& finding, Fault fault)
{
    std::string_view element = finding.subject();
    for (;;) {
        if (const auto found = m_byRuleAndElement.find(keyOf(finding.rule, element)); found != m_byRuleAndElement.end())
            for (const auto i : found->second)
                if (m_items[i].fault == fault) return &m_items[i];
        if (element.empty()) return nullptr;
        const auto slash = element.rfind('/');
        element = element.substr(0, slash == std::string_view::npos ? 0 : slash);
    }
}

void Acceptances::accept(const AcceptanceContext& context, Diagnostic& finding)
{
    Item* item = itemFor(finding, Fault::none);
    if (!item) {
        if (Item* expired = itemFor(finding, Fault::expired)) ++expired->expiredFindings;
        return;
    }
    if (!mayBeAccepted(finding, context.subject.kind)) {
        ++item->refusedErrors;
        return;
    }
    item->isUsed = true;
    if (finding.level == Level::error && !context.acceptsErrors) {
        finding.fileHelp = diagnostics::joinedHelp(
            finding.fileHelp,
            "To accept it with the reason that the file gives, set \"acceptErrors\": true in muster.json.");
        finding.related.push_back({"the file accepts this error", placeOf(item->node["rule"])});
        return;
    }
    finding.accepted = item->reason;
}

void Acceptances::report(const AcceptanceContext& context, const Diagnostics& findings, Findings& made) const
{
    const bool isComplete = isChecked(findings);
    const KnownRules known(context, m_root);
    std::vector<std::string> names;
    // Removing an item that has an effect, or was meant to have one, would discard its reason unseen.
    enum class Removal : std::uint8_t { none, unsafe, safe };
    const auto add = [&](const Item& item, const char* key, std::string message, std::string help, Removal removal) {
        if (!made.wants(ownRule, Level::warning)) return;
        auto finding =
            findingAt(item.node[key], std::string(ownRule), Level::warning, std::move(message), std::move(help));
        if (removal != Removal::none) finding.fix = removalOf(item.node);
        finding.safeFix = removal == Removal::safe;
        made.add(std::move(finding));
    };
    for (const Item& item : m_items) {
        switch (item.fault) {
        case Fault::unknownRule: {
            if (names.empty()) names = known.names();
            const auto whole = wholeRuleName(names, item.rule);
            const auto help =
                whole.empty() ? suggestion(made, names, item.rule, "remove it, or list the rules with: muster rules")
                              : fmt::format("did you mean \"{}\"?", whole);
            // With a similar name it is more likely a typing error.
            add(item, "rule", fmt::format("there is no rule \"{}\", so nothing is accepted", item.rule), help,
                help.starts_with("remove") ? Removal::unsafe : Removal::none);
            break;
        }
        case Fault::never:
            add(item, "rule",
                fmt::format("findings of \"{}\" cannot be accepted: without them, \"no errors\" would mean nothing",
                            item.rule),
                "remove this item, and fix what the rule reports", Removal::unsafe);
            break;
        case Fault::repeated:
            add(item, "rule", fmt::format("\"{}\" is already accepted here", item.rule), "remove one of the two items",
                Removal::safe);
            break;
        case Fault::noSuchDay:
            add(item, "until",
                fmt::format("there is no day \"{}\", so nothing is accepted", item.node["until"].string()),
                "write the last day as year-month-day, such as 2027-01-31", Removal::none);
            break;
        case Fault::expired:
            add(item, "until",
                item.expiredFindings == 0
                    ? fmt::format("this expired on {}, and \"{}\" finds nothing here", item.node["until"].string(),
                                  item.rule)
                    : fmt::format("this expired on {}, so {} reported again", item.node["until"].string(),
                                  counted(item.expiredFindings, item.rule)),
                item.expiredFindings == 0 ? "remove this item"
                                          : "fix what the rule reports, or set a later day if the reason still holds",
                item.expiredFindings == 0 ? Removal::safe : Removal::unsafe);
            break;
        case Fault::none:
            if (item.refusedErrors > 0)
                add(item, "rule",
                    fmt::format("errors of \"{}\" cannot be accepted in a file on which others depend", item.rule),
                    "remove this item, and fix what the rule reports", Removal::unsafe);
            else if (!item.isUsed && isComplete && isEvaluated(context, item.rule, findings))
                add(item, "rule", fmt::format("\"{}\" finds nothing here, so there is nothing to accept", item.rule),
                    "remove this item", Removal::safe);
            break;
        }
    }
}

void Acceptances::apply(const AcceptanceContext& context, Diagnostics& findings)
{
    if (m_items.empty()) return;
    classify(context);
    index();
    const auto& file = m_root.document().source().name();
    for (auto& finding : findings)
        if (finding.place.file == file) accept(context, finding);
    Findings made(context.levels);
    report(context, findings, made);
    auto unused = made.take();
    if (unused.empty()) return;
    findings.insert(findings.end(), std::make_move_iterator(unused.begin()), std::make_move_iterator(unused.end()));
    diagnostics::sort(findings);
}

Diagnostics takeAcceptedFindings(const Subject& subject, Library& library, const files::Project& project,
                                 const RulesContext* rules, Node root, Diagnostics& findings)
{
    Acceptances acceptances(root, subject.kind);
    if (acceptances.empty()) return {};
    acceptances.apply({subject, library, project, rules ? &rules->levels : nullptr, rules && rules->acceptsErrors,
                       rules ? rules->game.get() : nullptr},
                      findings);
    return diagnostics::takeAccepted(findings);
}

}  // namespace muster::rules
