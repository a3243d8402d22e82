#include "validator/odds/odds_report.hpp"

#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using expr::Value;
using expr::ValueType;
using rules::Chance;
using rules::Odds;
using wording::Wording;

constexpr std::size_t barWidth = 30;

/// Safe on a terminal and on one line.
std::string safe(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

/// With one decimal; a chance that rounds to 0 or 100 % without being it says so.
std::string percent(const Chance& chance)
{
    const double value = chance.toDouble() * 100;
    // Nothing impossible is shown, but the double of a chance may be 0 or 1.
    if (value < 0.05) return "<0.1 %";
    if (value >= 99.95 && chance.toText() != "1") return ">99.9 %";
    return fmt::format("{:.1f} %", value);
}

std::string bar(const Chance& chance)
{
    return std::string(static_cast<std::size_t>(std::lround(chance.toDouble() * barWidth)), '#');
}

std::string shown(const Value& value, const rules::Phrases& phrases, const Wording& wording)
{
    if (value.is(ValueType::boolean)) return value.asBoolean() ? wording.say("yes") : wording.say("no");
    return phrases.ofValue(expr::toSentence(value));
}

std::string paddedTo(std::string text, std::size_t width, bool isRight = false)
{
    const std::string space(width - std::min(width, text::countCodePoints(text)), ' ');
    return isRight ? space + text : text + space;
}

std::string tableOf(const Odds::Result& result, const rules::Phrases& phrases, const Wording& wording)
{
    constexpr std::size_t chanceWidth = 9;
    std::vector<std::string> names;
    const auto label = safe(phrases.of(result.about->label));
    std::size_t width = text::countCodePoints(label);
    for (const auto& outcome : result.outcomes) {
        names.push_back(safe(shown(outcome.value, phrases, wording)));
        width = std::max(width, text::countCodePoints(names.back()) + 2);
    }
    const bool hasAtLeast = std::any_of(result.outcomes.begin(), result.outcomes.end(),
                                        [](const auto& outcome) { return outcome.atLeast.has_value(); });
    auto text = "  " + paddedTo(label, width) + paddedTo(wording.say("chance"), chanceWidth, true);
    if (hasAtLeast) text += paddedTo(wording.say("at least"), chanceWidth + 2, true);
    text += '\n';
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& outcome = result.outcomes[i];
        auto line = "    " + paddedTo(names[i], width - 2) + paddedTo(percent(outcome.chance), chanceWidth, true);
        if (hasAtLeast)
            line += paddedTo(outcome.atLeast ? percent(*outcome.atLeast) : std::string(), chanceWidth + 2, true);
        line += "  " + bar(outcome.chance);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    if (result.mean && result.outcomes.size() > 1)
        text += "    " + paddedTo(wording.say("mean"), width - 2) +
                fmt::format("{:>{}.2f}\n", result.mean->toDouble(), chanceWidth);
    return text;
}

std::string inputLines(const ProcedureReport& report, const rules::Phrases& phrases, const Wording& wording)
{
    std::string text;
    for (const auto& input : report.procedure->inputs) {
        const auto* value = report.inputs.find(input.name);
        text += fmt::format("  {}: {} ({})\n", safe(phrases.of(input.node["title"].string())),
                            safe(shown(*value, phrases, wording)), input.name);
    }
    return text;
}

Json valueJson(const Value& value)
{
    switch (value.type()) {
    case ValueType::boolean: return value.asBoolean();
    case ValueType::integer: return value.asInteger();
    case ValueType::real: return std::isfinite(value.asReal()) ? Json(value.asReal()) : Json();
    default: return std::string(value.asString());
    }
}

Json chanceJson(const Chance& chance) { return {{"value", chance.toDouble()}, {"fraction", chance.toText()}}; }

Json unitJson(const NamedUnit& unit) { return {{"file", unit.file}, {"id", unit.id}, {"name", unit.name}}; }

}  // namespace

std::string oddsText(const NamedUnit& acting, const NamedUnit& target, const std::vector<ProcedureReport>& reports,
                     const rules::Phrases& phrases, const Wording& wording)
{
    std::string text;
    for (const auto& report : reports) {
        if (!text.empty()) text += '\n';
        text += fmt::format("{}: {} -> {}\n", safe(phrases.of(report.procedure->label)), safe(acting.name),
                            safe(target.name));
        text += inputLines(report, phrases, wording);
        for (const auto& message : report.unmet)
            text += "  " + wording.say("not possible: {why}", {{"why", safe(phrases.ofSentence(message))}}) + '\n';
        for (const auto& result : report.odds.results) text += tableOf(result, phrases, wording);
        if (report.odds.cut > 0)
            text += "  " +
                    wording.say("chance of more rolls of a die than are counted here: at most {share} %",
                                {{"share", wording.number(report.odds.cut * 100, 2)}}) +
                    '\n';
    }
    return text;
}

Json oddsJson(const std::string& system, const NamedUnit& acting, const NamedUnit& target,
              const std::vector<ProcedureReport>& reports)
{
    Json procedures = Json::array();
    for (const auto& report : reports) {
        Json inputs = Json::object(), results = Json::array();
        for (const auto& input : report.procedure->inputs)
            inputs[input.name] = valueJson(*report.inputs.find(input.name));
        for (const auto& result : report.odds.results) {
            Json outcomes = Json::array();
            for (const auto& outcome : result.outcomes)
                outcomes.push_back({{"value", valueJson(outcome.value)},
                                    {"chance", chanceJson(outcome.chance)},
                                    {"atLeast", outcome.atLeast ? chanceJson(*outcome.atLeast) : Json()}});
            results.push_back({{"id", result.about->id},
                               {"label", result.about->label},
                               {"mean", result.mean ? chanceJson(*result.mean) : Json()},
                               {"outcomes", std::move(outcomes)}});
        }
        procedures.push_back({{"id", report.procedure->id},
                              {"label", report.procedure->label},
                              {"inputs", std::move(inputs)},
                              {"unmet", report.unmet},
                              {"cut", report.odds.cut},
                              {"results", std::move(results)}});
    }
    return {{"version", 1},
            {"system", system},
            {"acting", unitJson(acting)},
            {"target", unitJson(target)},
            {"procedures", std::move(procedures)}};
}

}  // namespace muster::validator
