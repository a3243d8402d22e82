// A report in SARIF: it is JSON and contains all findings that went in.
#include "validator/reporters/sarif.hpp"

#include "core/text/utf8.hpp"
#include "fuzz/choices.hpp"
#include "fuzz/target.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

namespace muster::fuzz {

namespace {

using Json = nlohmann::ordered_json;

diagnostics::Place placeFrom(Choices& choices)
{
    diagnostics::Place place;
    place.file = choices.bytes(40);
    place.pointer = choices.bytes(30);
    place.line = choices.byte();
    place.column = choices.byte();
    place.endLine = place.line + choices.byte();
    place.endColumn = choices.byte();
    return place;
}

diagnostics::Diagnostic findingFrom(Choices& choices)
{
    diagnostics::Diagnostic finding;
    finding.rule = choices.bytes(20);
    finding.level = static_cast<diagnostics::Level>(choices.below(3));
    finding.message = choices.bytes(100);
    finding.place = placeFrom(choices);
    finding.help = choices.bytes(30);
    for (std::size_t count = choices.below(3); count > 0; --count)
        finding.related.push_back({std::string(choices.bytes(30)), placeFrom(choices)});
    for (std::size_t count = choices.below(3); count > 0; --count) {
        diagnostics::Replacement replacement;
        replacement.line = choices.byte();
        replacement.text = choices.bytes(30);
        finding.replacements.push_back(std::move(replacement));
    }
    return finding;
}

/// A text as JSON holds it: invalid UTF-8 replaced.
std::string kept(const std::string& text)
{
    const Json json = text;
    return Json::parse(json.dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
}

/// Without what escaping adds: backslashes and doubled braces.
std::string plain(std::string text)
{
    std::erase_if(text, [](char c) { return c == '\\' || c == '{' || c == '}'; });
    return text;
}

}  // namespace

void sarif(std::string_view input)
{
    Choices choices(input);
    validator::Report report;
    for (std::size_t count = choices.below(5); count > 0; --count) report.diagnostics.push_back(findingFrom(choices));
    for (const auto& finding : report.diagnostics) {
        if (!choices.flag()) continue;
        auto& text = report.rules[finding.rule];
        text.title = choices.bytes(30);
        text.lines.push_back({std::string(choices.bytes(10)), std::string(choices.bytes(30))});
        text.page = choices.bytes(20);
    }
    std::ostringstream out;
    validator::SarifReporter().write(report, out);
    const auto json = Json::parse(out.str(), nullptr, false);
    require(!json.is_discarded(), "the report is not JSON");
    const auto& run = json["runs"][0];
    const auto& results = run["results"];
    require(results.size() == report.diagnostics.size(), "the report has another number of findings");
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto& finding = report.diagnostics[i];
        const auto& result = results[i];
        requireSame(result["ruleId"].get<std::string>(), kept(finding.rule), "a rule differs");
        const auto index = result["ruleIndex"].get<std::size_t>();
        requireSame(run["tool"]["driver"]["rules"].at(index)["id"].get<std::string>(), kept(finding.rule),
                    "the index of a rule leads to another");
        const auto text = finding.help.empty() ? finding.message : finding.message + "\n" + finding.help;
        requireSame(plain(result["message"]["text"].get<std::string>()), plain(kept(text)), "a message differs");
        const auto& region = result["locations"][0]["physicalLocation"]["region"];
        require(region["startLine"] == std::max(finding.place.line, 1u), "a line differs");
        require((result.contains("fixes") ? 1u : 0u) == (finding.replacements.empty() ? 0u : 1u), "a fix is lost");
        require((result.contains("relatedLocations") ? result["relatedLocations"].size() : 0u) ==
                    finding.related.size(),
                "a related place is lost");
    }
}

}  // namespace muster::fuzz
