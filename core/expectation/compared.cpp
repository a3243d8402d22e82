#include "core/expectation/compared.hpp"

#include "core/expectation/outcome.hpp"
#include "core/expectation/traces.hpp"
#include "core/expr/value_json.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/text/edit.hpp"
#include "core/text/element_at.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::levelName;
using text::Node;
using Json = nlohmann::json;

namespace {

/// "did you mean x?", or the names to choose from.
std::string choiceOf(const std::vector<std::string>& names, std::string_view name, std::string_view lead)
{
    const auto near = text::nearest(names, name);
    if (!near.empty()) return fmt::format("did you mean {}?", near);
    return names.empty() ? std::string() : fmt::format("{}: {}", lead, text::shortlist(names, name).text);
}

std::string shownPlace(std::string_view pointer)
{
    return pointer.empty() ? std::string("the whole file") : std::string(pointer);
}

bool areEqual(const std::string& json, Node expected)
{
    return Json::parse(json, nullptr, false) == Json::parse(expected.sourceText(), nullptr, false);
}

std::string listOf(const std::vector<std::string>& parts)
{
    return parts.size() == 1 ? parts.front() : fmt::format("{}", fmt::join(parts, "; "));
}

class Comparison {
public:
    Comparison(const Subject& subject, Library& library, Compared& made, bool isWhole)
        : m_subject(subject), m_made(made), m_items(made.expectations.items), m_traces(subject, library),
          m_outcome(subject, library, isWhole || std::any_of(m_items.begin(), m_items.end(), [](const auto& item) {
                                          return !item.isFinding();
                                      }))
    {}

    void run(bool isWhole)
    {
        gatherFindings();
        m_made.newValues.resize(m_items.size());
        m_made.matched = matched(m_items, m_made.findings, [this](const auto& item, const auto& finding) {
            return deviations(item, finding).empty();
        });
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            if (m_items[i].isFinding()) compareFinding(i);
            if (m_items[i].isValues()) compareValues(i);
            if (m_items[i].isSheet()) compareSheet(m_items[i]);
        }
        for (const auto index : m_made.matched.unexpected) reportUnexpected(m_made.findings[index]);
        if (isWhole) m_outcome.evaluateAll();
    }

private:
    /// Remarks are no findings, so only those of rules that are expected count.
    void gatherFindings()
    {
        std::set<std::string_view> expected;
        for (const auto& item : m_items) expected.insert(item.rule());
        m_made.findings = m_outcome.findings();
        for (const auto& remark : m_outcome.remarks())
            if (expected.contains(remark.rule)) m_made.findings.push_back(remark);
        diagnostics::sort(m_made.findings);
    }

    /// In what a finding at the expected place is not as expected, in words.
    std::vector<std::string> deviations(const Expectation& item, const Diagnostic& finding)
    {
        std::vector<std::string> found;
        const Node level = item.node["level"], message = item.node["message"], help = item.node["help"];
        if (level.isString() && level.string() != levelName(finding.level))
            found.push_back(fmt::format("its level is {} instead of {}", levelName(finding.level), level.string()));
        if (message.isString() && message.string() != finding.message)
            found.push_back(fmt::format("its message is \"{}\" instead of \"{}\"", finding.message, message.string()));
        if (help.isString() && help.string() != finding.wholeHelp())
            found.push_back(fmt::format("its help is \"{}\" instead of \"{}\"", finding.wholeHelp(), help.string()));
        for (const Node value : item.node["values"]) {
            const auto actual = partOf(finding, value.key());
            if (!actual)
                found.push_back(fmt::format("the rule has no part \"{}\"", value.key()));
            else if (!areEqual(*actual, value))
                found.push_back(fmt::format("{} is {} instead of {}", value.key(), *actual, value.sourceText()));
        }
        return found;
    }

    /// The value of a named part of the finding's rule.
    std::optional<std::string> partOf(const Diagnostic& finding, std::string_view name)
    {
        const auto* traced = m_traces.of(finding);
        if (!traced) return std::nullopt;
        for (const auto& [part, value] : traced->values)
            if (part == name) return value;
        return std::nullopt;
    }

    void compareFinding(std::size_t index)
    {
        const auto& item = m_items[index];
        if (m_made.matched.met[index]) return;
        if (const auto near = m_made.matched.near[index]) {
            const auto& finding = m_made.findings[*near];
            noteNewValues(index, [&](std::string_view name) { return partOf(finding, name); });
            auto& difference = add(Difference::Kind::other, finding.rule,
                                   fmt::format("[{}] at {} is not as expected: {}", finding.rule,
                                               shownPlace(finding.subject()), listOf(deviations(item, finding))),
                                   item.node);
            difference.place = finding.place;
            if (const auto* traced = m_traces.of(finding)) difference.trace = traced->text;
            return;
        }
        reportMissing(item);
    }

    void reportMissing(const Expectation& item)
    {
        const std::string rule(item.rule());
        const bool hasPlace = item.node["at"].isString();
        // The game of a system, house rules or settings is not asked for.
        const bool isKnown = knownRules().contains(rule) || sharedRule(rule) || !m_outcome.game();
        const Node element =
            m_subject.parsed.document ? text::elementAt(m_subject.parsed.document->root(), item.at()) : Node();
        auto& difference = add(isKnown ? Difference::Kind::missing : Difference::Kind::faulty, rule,
                               fmt::format("[{}]{} was expected and is not found", rule,
                                           hasPlace ? fmt::format(" at {}", shownPlace(item.at())) : std::string()),
                               item.node);
        if (!isKnown) {
            const std::vector<std::string> names(knownRules().begin(), knownRules().end());
            difference.message = fmt::format("there is no rule [{}] for this file", rule);
            difference.help = choiceOf(names, rule, "its game has these");
            return;
        }
        if (!isInForce(rule)) {
            difference.help = "house rules or settings switch the rule off in this file";
            return;
        }
        std::vector<std::string> elsewhere;
        for (const auto& finding : m_made.findings)
            if (finding.rule == rule) elsewhere.push_back(shownPlace(finding.identity));
        if (!elsewhere.empty())
            difference.help = fmt::format("it is found at {}", text::shortlist(elsewhere).text);
        else if (hasPlace && !element && m_subject.parsed.document)
            difference.help = fmt::format("nothing in this file is at {}", shownPlace(item.at()));
        if (knownRules().contains(rule)) difference.trace = m_traces.around(rule, element ? element.pointer() : "");
    }

    bool isInForce(const std::string& rule) const
    {
        return m_outcome.levelOf(rule, diagnostics::Level::error).has_value();
    }

    void reportUnexpected(const Diagnostic& finding)
    {
        auto& difference =
            add(Difference::Kind::unexpected, finding.rule,
                fmt::format("unexpected {} [{}]: {}", levelName(finding.level), finding.rule, finding.message), {});
        difference.place = finding.place;
        difference.help = finding.wholeHelp();
        if (const auto* traced = m_traces.of(finding)) difference.trace = traced->text;
    }

    void compareValues(std::size_t index)
    {
        const auto& item = m_items[index];
        const auto element = elementOf(item);
        if (!element) return;
        const auto value = m_outcome.valueOf(element);
        if (!value || !value->is(expr::ValueType::map)) {
            add(Difference::Kind::faulty, {}, fmt::format("there are no values at {}", shownPlace(item.at())),
                item.node)
                .help = "values are those of the whole file, a unit, leader or group, an entry of a list, or a side or "
                        "piece of a battlefield that can be read; see the errors with: muster check";
            return;
        }
        const auto named = [&](std::string_view name) {
            const auto* found = value->find(name);
            return found ? std::optional(expr::toJson(*found)) : std::nullopt;
        };
        std::vector<std::string> names;
        for (const auto& entry : value->asMap()) names.emplace_back(entry.key.asString());
        for (const Node expected : item.node["values"]) {
            const auto actual = named(expected.key());
            if (!actual)
                add(Difference::Kind::faulty, {},
                    fmt::format("{} has no value \"{}\"", shownPlace(item.at()), expected.key()), expected)
                    .help = choiceOf(names, expected.key(), "it has these");
            else if (!areEqual(*actual, expected))
                add(Difference::Kind::other, {},
                    fmt::format("{} of {} is {} instead of {}", expected.key(), shownPlace(item.at()), *actual,
                                expected.sourceText()),
                    expected);
        }
        noteNewValues(index, named);
    }

    /// Keeps the expected values as they really are; those that do not exist stay as they are written.
    void noteNewValues(std::size_t index, const std::function<std::optional<std::string>(std::string_view)>& named)
    {
        std::string json = "{";
        bool isNew = false;
        for (const Node expected : m_items[index].node["values"]) {
            const auto actual = named(expected.key());
            isNew = isNew || (actual && !areEqual(*actual, expected));
            json += fmt::format("{}{}: {}", json.size() > 1 ? ", " : "", text::quoted(expected.key()),
                                actual ? *actual : std::string(expected.sourceText()));
        }
        if (isNew) m_made.newValues[index] = json + "}";
    }

    /// The element that an expectation is about; absent after a report if there is none.
    Node elementOf(const Expectation& item)
    {
        const Node root = m_subject.parsed.document ? m_subject.parsed.document->root() : Node();
        const Node element = root ? text::elementAt(root, item.at()) : Node();
        if (!element)
            add(Difference::Kind::faulty, {}, fmt::format("nothing in this file is at {}", shownPlace(item.at())),
                item.node["at"] ? item.node["at"] : item.node);
        return element;
    }

    void compareSheet(const Expectation& item)
    {
        const auto* sheets = m_outcome.sheets();
        const std::string id(item.node["sheet"].string());
        std::vector<std::string> ids;
        for (std::size_t i = 0; sheets && i < sheets->size(); ++i) ids.emplace_back(sheets->id(i));
        const auto known = std::find(ids.begin(), ids.end(), id);
        if (known == ids.end()) {
            add(Difference::Kind::faulty, {}, fmt::format("there is no sheet \"{}\" for this file", id),
                item.node["sheet"])
                .help = choiceOf(ids, id, "its game has these");
            return;
        }
        const Node element = elementOf(item);
        if (!element) return;
        auto shown = m_outcome.shown(static_cast<std::size_t>(known - ids.begin()));
        if (item.node["at"].isString()) std::erase_if(shown, [&](const auto& one) { return one.of != element; });
        if (shown.empty()) {
            add(Difference::Kind::other, {},
                fmt::format("the sheet \"{}\" is not made for {}", id, shownPlace(item.at())), item.node);
            return;
        }
        for (const Node expected : item.node["texts"]) compareText(id, shown, expected);
    }

    void compareText(const std::string& sheet, const std::vector<Outcome::ShownSheet>& shown, Node expected)
    {
        std::vector<std::string> texts;
        for (const auto& one : shown) texts.insert(texts.end(), one.texts.begin(), one.texts.end());
        const auto contains = [&](const std::string& text) { return text.find(expected.string()) != text.npos; };
        if (std::any_of(texts.begin(), texts.end(), contains)) return;
        const auto near = text::nearest(texts, expected.string());
        add(Difference::Kind::other, {}, fmt::format("the sheet \"{}\" does not show \"{}\"", sheet, expected.string()),
            expected)
            .help = near.empty() ? std::string() : fmt::format("it shows \"{}\"", near);
    }

    /// The full names of the rules of the file's game.
    const std::set<std::string>& knownRules()
    {
        if (m_rules.empty() && m_outcome.game())
            for (const Rule& rule : m_outcome.game()->rules) m_rules.insert(rule.name);
        return m_rules;
    }

    Difference& add(Difference::Kind kind, std::string rule, std::string message, Node node)
    {
        auto& made = m_made.differences.emplace_back();
        made.kind = kind;
        made.rule = std::move(rule);
        made.message = std::move(message);
        if (node) made.place = placeOf(node);
        return made;
    }

    const Subject& m_subject;
    Compared& m_made;
    const std::vector<Expectation>& m_items;
    Traces m_traces;
    Outcome m_outcome;
    std::set<std::string> m_rules;
};

}  // namespace

std::string_view kindName(Difference::Kind kind)
{
    switch (kind) {
    case Difference::Kind::faulty: return "faulty";
    case Difference::Kind::unexpected: return "unexpected";
    case Difference::Kind::missing: return "missing";
    case Difference::Kind::other: return "different";
    }
    return "";
}

Compared compared(Subject subject, Library& library, bool isWhole)
{
    subject.parsed = parsedText(subject);
    subject.withSheets = true;
    Compared made;
    made.expectations = expectationsOf(subject, subject.parsed);
    for (const auto& fault : made.expectations.faults)
        made.differences.push_back({Difference::Kind::faulty, fault.rule, fault.message, fault.help, fault.place, {}});
    if (made.passes()) Comparison(subject, library, made, isWhole).run(isWhole);
    return made;
}

}  // namespace muster::rules
