// Runs a system's rules on entries, plain and with options, and finds the places where options change the values a rule
// is about.
#include "core/roster/entry_options.hpp"
#include "core/roster/rule_runner.hpp"
#include "core/wording/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace muster::rules {

using diagnostics::Level;
using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

/// The node where an option changes the value of that key; absent if it does not.
Node changeOf(const Option& option, std::string_view key)
{
    Node change;
    for (const char* kind : {"set", "add", "remove"})
        if (const Node changed = option.node[kind][key]) change = changed;
    return change;
}

/// True if a part that decides about the rule reads a fact that only lists have.
bool readsFacts(const Rule& rule, const Game& game)
{
    const auto reads = [&](const expr::Program& program) {
        const auto slots = program.reads();
        // In scope `list` the list is `self`.
        if (rule.scope != Scope::list && std::find(slots.begin(), slots.end(), listSlot) == slots.end()) return false;
        const auto& fields = program.fields();
        return std::any_of(game.list.fields.begin(), game.list.fields.end(), [&](const auto& fact) {
            return std::binary_search(fields.begin(), fields.end(), fact.name);
        });
    };
    return (rule.when && reads(*rule.when)) || (rule.each && reads(*rule.each)) || reads(*rule.require) ||
           std::any_of(rule.lets.begin(), rule.lets.end(), [&](const Derived& let) { return reads(let.program); });
}

/// True if a rule about lists or entries can judge the entries that a system defines itself, which have no facts. They
/// are a whole list only where an army can do without another.
bool judgesSystem(const Rule& rule, const Game& game)
{
    if (rule.scope == Scope::list && game.lists == Game::Lists::required && !rule.each) return false;
    return !readsFacts(rule, game);
}

}  // namespace

void RuleRunner::runOnList(Node list)
{
    m_evaluation.set(systemSlot, m_catalogue.system());
    m_evaluation.set(tablesSlot, m_catalogue.tables());
    m_evaluation.set(listSlot, m_catalogue.list());
    std::vector<const Rule*> ofEntries;
    std::set<const Entry*> broken;
    if (m_findings.hasErrors())
        for (const Entry& entry : m_catalogue.entries())
            if (&entry.node.document() == &list.document() && m_findings.hasErrorsIn(entry.node)) broken.insert(&entry);
    const Game& game = m_catalogue.game();
    const bool isSystem = &list.document() == game.document.get();
    if (isSystem && m_catalogue.entries().empty() && m_catalogue.leaders().empty()) return;
    for (const Rule& rule : game.rules) {
        if (m_evaluation.isExhausted()) return reportExhausted(rule, list);
        if (isSystem && !judgesSystem(rule, game)) continue;
        if (rule.scope == Scope::list) {
            m_evaluation.set(selfSlot, m_catalogue.list());
            run(rule, list);
        }
        if (rule.scope != Scope::entry) continue;
        ofEntries.push_back(&rule);
        for (const Entry& entry : m_catalogue.entries()) {
            if (&entry.node.document() != &list.document()) continue;
            // The findings of rules on a broken entry would only report its errors again.
            if (broken.contains(&entry)) continue;
            m_evaluation.set(selfSlot, startingValue(entry));
            run(rule, entry.node);
        }
    }
    if (ofEntries.empty()) return;
    for (const Entry& entry : m_catalogue.entries()) {
        if (&entry.node.document() != &list.document() || broken.contains(&entry)) continue;
        runOnChoices(ofEntries, entry);
        if (m_evaluation.isExhausted()) return reportExhausted(*ofEntries.front(), entry.node);
    }
}

Value RuleRunner::startingValue(const Entry& entry)
{
    // Without groups a unit starts without options, so there is nothing to evaluate.
    if (entry.optionGroups.empty()) return entry.value;
    TakenEntry taken{&entry};
    for (const Option* option : startingOptions(entry)) taken.options.push_back({option});
    return valueOf(taken, m_catalogue.game().derivedEntry, m_evaluation);
}

void RuleRunner::runOnChoices(const std::vector<const Rule*>& rules, const Entry& entry)
{
    using Choice = std::vector<const Option*>;
    std::vector<std::vector<Choice>> broken(rules.size());
    const Value start = startingValue(entry);
    for (const Choice& choice : optionChoices(entry)) {
        TakenEntry taken{&entry};
        for (const Option* option : choice) taken.options.push_back({option});
        const Value self = valueOf(taken, m_catalogue.game().derivedEntry, m_evaluation);
        for (std::size_t i = 0; i < rules.size(); ++i) {
            const Rule& rule = *rules[i];
            const auto level = m_findings.levelOf(rule.name, rule.level);
            // Warnings about combined options are for the player; errors are for the list's author.
            if (!level || (choice.size() > 1 && *level != Level::error)) continue;
            const auto isPart = [&](const Choice& part) {
                return std::includes(choice.begin(), choice.end(), part.begin(), part.end());
            };
            if (std::any_of(broken[i].begin(), broken[i].end(), isPart)) continue;
            m_evaluation.set(selfSlot, self);
            if (!isBroken(rule, entry.node)) continue;
            broken[i].push_back(choice);
            m_evaluation.set(selfSlot, start);
            if (isBroken(rule, entry.node)) continue;  // reported for the plain entry
            m_evaluation.set(selfSlot, self);
            m_taken = choice;
            run(rule, entry.node);
            m_taken.clear();
        }
        if (m_evaluation.isExhausted()) return;
    }
}

void RuleRunner::runOnTaken(const std::vector<const Rule*>& rules, const Member& unit)
{
    if (!unit.entry) return;
    const Game& game = m_catalogue.game();
    TakenEntry taken{unit.entry};
    std::vector<expr::MapEntry> own;
    for (const auto& field : game.entry.fields)
        if (const Node written = unit.node[field.name]; written && game.unit.find(field.name))
            own.push_back({Value::string(field.name), field.reader.read(written, m_evaluation.arena())});
    taken.own = own;
    std::vector<const Option*> options;
    for (const auto& option : unit.options)
        if (option.option) {
            taken.options.push_back({option.option, option.times});
            options.push_back(option.option);
        }
    if (taken.own.empty() && taken.options.empty()) return;
    m_roster->showArmy(m_evaluation);
    const Value self = valueOf(taken, game.derivedEntry, m_evaluation), start = startingValue(*unit.entry);
    for (const Rule* rule : rules) {
        m_evaluation.set(selfSlot, self);
        if (!isBroken(*rule, unit.node)) continue;
        // Violations of the plain entry are findings in the list.
        m_evaluation.set(selfSlot, start);
        if (isBroken(*rule, unit.node)) continue;
        m_evaluation.set(selfSlot, self);
        m_taken = options;
        m_takenBy = &unit;
        run(*rule, unit.node);
        m_taken.clear();
        m_takenBy = nullptr;
    }
}

bool RuleRunner::isBroken(const Rule& rule, Node element)
{
    m_broken = false;
    Trace* const trace = std::exchange(m_trace, nullptr);
    run(rule, element);
    m_trace = trace;
    return *std::exchange(m_broken, std::nullopt);
}

bool RuleRunner::isOfAnotherList(Value item, Node list) const
{
    if (!item.is(ValueType::map)) return false;
    for (const auto* entries : {&m_catalogue.entries(), &m_catalogue.leaders()})
        for (const Entry& entry : *entries)
            if (entry.value.asMap().data() == item.asMap().data()) return &entry.node.document() != &list.document();
    return false;
}

Node RuleRunner::nearestNode(Node element, std::string pointer)
{
    for (;;) {
        if (const Node node = element.at(pointer)) return node;
        const auto slash = pointer.rfind('/');
        if (slash == std::string::npos) return element;
        pointer.resize(slash);
    }
}

const TakenOption* RuleRunner::changedBy(const Member& member, std::string_view key)
{
    for (auto taken = member.options.rbegin(); taken != member.options.rend(); ++taken)
        if (taken->option && taken->option->node["set"][key]) return &*taken;
    return nullptr;
}

Node RuleRunner::placeFor(Node element, const std::string& pointer) const
{
    const auto key =
        pointer.empty() ? std::string_view() : std::string_view(pointer).substr(1, pointer.find('/', 1) - 1);
    for (auto option = m_taken.rbegin(); option != m_taken.rend(); ++option) {
        const Node change = changeOf(**option, key);
        if (!change) continue;
        if (!m_takenBy) return change;
        for (const auto& taken : m_takenBy->options)
            if (taken.option == *option) return taken.node;
    }
    if (m_requested)
        if (const auto* taken = changedBy(*m_requested, key)) return taken->node;
    return m_taken.empty() || m_takenBy ? nearestNode(element, pointer) : m_taken.back()->node;
}

std::string RuleRunner::withOptions(std::string_view language) const
{
    if (m_taken.empty()) return {};
    const auto& wording = wording::Wording::in(language);
    std::string names;
    for (const Option* option : m_taken) {
        const auto name = option->node["name"].string();
        const auto shown = name.empty()       ? std::string(option->id)
                           : language.empty() ? std::string(name)
                                              : m_catalogue.phrases().of(name);
        const auto quoted = wording.say("\"{name}\"", {{"name", shown}});
        names = names.empty() ? quoted : wording.say("{first} and {second}", {{"first", names}, {"second", quoted}});
    }
    return (m_taken.size() == 1 ? wording.say("With the option {names}", {{"names", names}})
                                : wording.say("With the options {names}", {{"names", names}})) +
           ": ";
}

}  // namespace muster::rules
