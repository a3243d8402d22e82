#include "validator/evaluate/shown_evaluation.hpp"

#include "core/command_line/finding_line.hpp"
#include "core/expr/value_json.hpp"
#include "core/game/findings.hpp"
#include "validator/reporters/caret.hpp"
#include "validator/terminal.hpp"

#include <nlohmann/json.hpp>

namespace muster::validator {

using Json = nlohmann::ordered_json;

namespace {

/// The place of a stretch of the expression, with the line for a caret.
diagnostics::Diagnostic faultAt(const text::Source& source, std::uint32_t begin, std::uint32_t end,
                                std::string_view message, std::string_view help)
{
    diagnostics::Diagnostic fault;
    fault.message = message;
    fault.help = help;
    fault.place = rules::placeOf(source, {begin, end}, {});
    fault.sourceLine = source.line(fault.place.line);
    return fault;
}

std::vector<diagnostics::Diagnostic> faultsOf(std::string_view expression, const rules::Evaluated& evaluated)
{
    const text::Source source("expression", std::string(expression));
    std::vector<diagnostics::Diagnostic> faults;
    for (const auto& [message, help, begin, end] : evaluated.mistakes)
        faults.push_back(faultAt(source, begin, end, message, help));
    if (const auto& error = evaluated.error)
        faults.push_back(faultAt(source, error->begin, error->end, error->message, {}));
    return faults;
}

Json positionJson(const diagnostics::Place& place)
{
    return {{"line", place.line}, {"column", place.column}, {"endLine", place.endLine}, {"endColumn", place.endColumn}};
}

}  // namespace

std::string shownFault(std::string_view expression, const rules::Evaluated& evaluated)
{
    std::string text;
    for (const auto& fault : faultsOf(expression, evaluated)) {
        text += fmt::format("{}: error: {}\n", command_line::placeText(fault.place),
                            forTerminal(fault.message, LineFeeds::shown));
        text += lineWithCaret(fault);
        if (!fault.help.empty()) text += fmt::format("      = help: {}\n", forTerminal(fault.help, LineFeeds::shown));
    }
    return text;
}

std::string shownValue(const expr::Value& value)
{
    return forTerminal(expr::toText(value, rules::Inspection::maxShown), LineFeeds::shown);
}

Json evaluationJson(std::string_view expression, const rules::Evaluated& evaluated)
{
    Json json = {{"expression", expression},
                 {"type", evaluated.type.empty() ? Json() : Json(evaluated.type)},
                 {"value", nullptr},
                 {"text", nullptr}};
    if (const auto& value = evaluated.value) {
        const auto text = expr::toText(*value, rules::Inspection::maxShown);
        json["text"] = text;
        // A small value may share its parts so often that written out, it would fill the memory.
        if (text.size() <= rules::Inspection::maxShown) json["value"] = Json::parse(expr::toJson(*value));
    }
    Json faults = Json::array();
    for (const auto& fault : faultsOf(expression, evaluated)) {
        Json one = {{"message", fault.message}, {"help", fault.help.empty() ? Json() : Json(fault.help)}};
        one.update(positionJson(fault.place));
        faults.push_back(std::move(one));
    }
    json["faults"] = std::move(faults);
    if (evaluated.trace.empty()) return json;
    Json trace = Json::array();
    for (const auto& step : evaluated.trace)
        trace.push_back({{"part", expression.substr(step.begin, step.end - step.begin)},
                         {"depth", step.depth},
                         {"value", step.value}});
    json["trace"] = std::move(trace);
    return json;
}

}  // namespace muster::validator
