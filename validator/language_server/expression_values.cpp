#include "validator/language_server/expression_values.hpp"

#include "core/game/game.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

using rules::OpenedArmy;
using rules::Roster;
using rules::Trace;
using text::Node;

namespace {

constexpr std::size_t maxElements = 12, maxValues = 8;

/// The byte of a string's decoded text at a byte of the source.
std::uint32_t decodedOffset(Node string, std::uint32_t offset)
{
    const auto size = static_cast<std::uint32_t>(string.string().size());
    std::uint32_t low = 0, high = size;
    while (low < high) {
        const auto middle = (low + high + 1) / 2;
        if (string.sourceOffset(middle) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/// Which part of a rule an expression is: "require", or "let" with the name of the value.
std::pair<std::string, std::string> partOf(Node expression)
{
    const Node parent = expression.parent();
    if (parent.key() == "let") return {"let", std::string(expression.key())};
    return {std::string(expression.key()), {}};
}

/// Opens the army again, to learn more about it than its check says.
std::shared_ptr<const OpenedArmy> openedAgain(const Analysis& army, Trace* trace)
{
    rules::Subject subject{army.snapshot->source(), army.snapshot->path(), files::FileKind::army};
    subject.parsed = army.snapshot->parsed();
    return OpenedArmy::open(subject, *army.library,
                            {.detail = Roster::Detail::all, .trace = trace, .withRemarks = true});
}

std::string elementName(const OpenedArmy& army, const std::string& pointer)
{
    const Node element = army.root().at(pointer);
    for (const char* key : {"name", "id"})
        if (const auto text = element[key].string(); !pointer.empty() && !text.empty()) return std::string(text);
    return pointer;
}

std::optional<ExpressionValues> valuesInRule(Node expression, std::uint32_t at, Node rule, const Analysis& army)
{
    Trace trace;
    trace.rule = fmt::format("{}/{}", army.game->id, rule["id"].string());
    const auto opened = openedAgain(army, &trace);
    // Clang 14 captures no structured bindings.
    const auto place = partOf(expression);
    const auto &part = place.first, &key = place.second;
    // The smallest part around the position.
    std::optional<std::pair<std::uint32_t, std::uint32_t>> best;
    const auto isHere = [&](const Trace::Step& step) { return step.part == part && step.key == key; };
    for (const auto& element : trace.elements)
        for (const auto& step : element.steps)
            if (isHere(step) && step.begin <= at && at <= step.end &&
                (!best || step.end - step.begin < best->second - best->first))
                best = {step.begin, step.end};
    if (!best) return std::nullopt;
    ExpressionValues found{
        std::string(expression.string().substr(best->first, best->second - best->first)), nameOfArmy(army), {}};
    for (const auto& element : trace.elements) {
        if (found.values.size() == maxElements) break;
        std::string values;
        std::size_t count = 0;
        for (const auto& step : element.steps) {
            if (!isHere(step) || step.begin != best->first || step.end != best->second) continue;
            // Inside of a macro there is a value for each item.
            if (++count <= maxValues) values += (count > 1 ? "; " : "") + step.value;
        }
        if (count > maxValues) values += fmt::format("; and {} more", count - maxValues);
        if (count > 0) found.values.emplace_back(elementName(*opened, element.pointer), std::move(values));
    }
    return found;
}

std::optional<ExpressionValues> valuesOfDerived(Node derived, std::string_view of, const Analysis& army)
{
    const auto opened = openedAgain(army, nullptr);
    const auto* roster = opened->roster();
    if (!roster) return std::nullopt;
    ExpressionValues found{std::string(derived.key()), nameOfArmy(army), {}};
    const auto add = [&](const expr::Value& self, const std::string& name) {
        const auto* value = self.find(derived.key());
        if (value && found.values.size() < maxElements) found.values.emplace_back(name, expr::toText(*value));
    };
    const auto addAll = [&](const auto& elements) {
        for (const auto& each : elements) add(each.self, elementName(*opened, each.node.pointer()));
    };
    if (of == "unit") addAll(roster->units());
    if (of == "leader") addAll(roster->leaders());
    if (of == "group") addAll(roster->groups());
    if (of == "army") add(roster->army(), {});
    return found.values.empty() ? std::nullopt : std::optional(found);
}

}  // namespace

std::string nameOfArmy(const Analysis& army)
{
    const auto name = army.root()["name"].string();
    return name.empty() ? army.snapshot->path().filename().string() : std::string(name);
}

std::optional<ExpressionValues> valuesOfExpression(Node expression, std::uint32_t offset, const Analysis& army)
{
    if (!expression.isString() || !army.game || !army.army) return std::nullopt;
    for (Node at = expression; at.parent(); at = at.parent()) {
        const Node above = at.parent();
        if (above.key() == "rules" && above.isArray())
            return valuesInRule(expression, decodedOffset(expression, offset), at, army);
        if (above.parent().key() == "derived") return valuesOfDerived(at, above.key(), army);
    }
    return std::nullopt;
}

RuleVerdict verdictOf(std::string_view rule, const Analysis& army)
{
    RuleVerdict verdict;
    Trace trace;
    trace.rule = fmt::format("{}/{}", army.game->id, rule);
    const auto opened = openedAgain(army, &trace);
    verdict.elements = static_cast<std::size_t>(
        std::count_if(trace.elements.begin(), trace.elements.end(), [](const Trace::Element& element) {
            return std::any_of(element.steps.begin(), element.steps.end(),
                               [](const Trace::Step& step) { return step.part == "require"; });
        }));
    for (const auto* findings : {&opened->findings(), &opened->accepted(), &opened->remarks()})
        for (const auto& finding : *findings)
            if (finding.rule == trace.rule) verdict.findings.push_back(finding);
    return verdict;
}

}  // namespace muster::language_server
