#include "validator/reporters/sarif.hpp"

#include "core/game/rule_page.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/reporters/markdown.hpp"
#include "validator/reporters/report_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;
using diagnostics::Place;
using Json = nlohmann::ordered_json;

namespace {

std::string_view sarifLevel(Level level)
{
    return level == Level::error ? "error" : level == Level::warning ? "warning" : "note";
}

/// True at "{0}", which readers replace by an argument of the message.
bool isPlaceholder(std::string_view text)
{
    const auto end = text.find_first_not_of("0123456789", 1);
    return end != std::string_view::npos && end > 1 && text[end] == '}';
}

/// A text as a plain message. Readers also make links of [text](target).
std::string plainMessage(std::string_view text)
{
    const bool mayHaveLinks = text.find("](") != std::string_view::npos;
    std::string safe;
    bool isInBraces = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if ((c == '[' || c == ']') && mayHaveLinks) safe += '\\';
        if (c == '{') isInBraces = isPlaceholder(text.substr(i));
        if ((c == '{' || c == '}') && isInBraces) safe += c;
        if (c == '}') isInBraces = false;
        safe += c;
    }
    return safe;
}

Json sarifRegion(const Place& place)
{
    // A finding about the file as a whole is shown at its beginning; services refuse one without a line.
    if (place.line == 0) return {{"startLine", 1}, {"startColumn", 1}};
    return {{"startLine", place.line},
            {"startColumn", place.column},
            {"endLine", place.endLine},
            {"endColumn", place.endColumn}};
}

Json sarifLocation(const Place& place)
{
    Json location = {
        {"physicalLocation", {{"artifactLocation", {{"uri", reportUri(place.file)}}}, {"region", sarifRegion(place)}}}};
    if (!place.pointer.empty())
        location["logicalLocations"] = Json::array({{{"fullyQualifiedName", place.pointer}, {"kind", "value"}}});
    return location;
}

Json sarifFix(const Diagnostic& finding)
{
    Json replacements = Json::array();
    for (const auto& each : finding.replacements)
        replacements.push_back({{"deletedRegion",
                                 {{"startLine", each.line},
                                  {"startColumn", each.column},
                                  {"endLine", each.endLine},
                                  {"endColumn", each.endColumn}}},
                                {"insertedContent", {{"text", each.text}}}});
    const auto help = finding.wholeHelp();
    const auto text = help.empty() ? std::string("Apply the fix of the rule.") : help;
    return {{"description", {{"text", plainMessage(text)}}},
            {"artifactChanges", Json::array({{{"artifactLocation", {{"uri", reportUri(finding.place.file)}}},
                                              {"replacements", std::move(replacements)}}})}};
}

Json sarifResult(const Reported& one, std::size_t ruleIndex)
{
    const auto& finding = one.diagnostic;
    const auto help = finding.wholeHelp();
    const auto text = help.empty() ? finding.message : finding.message + "\n" + help;
    Json result = {{"ruleId", finding.rule},
                   {"ruleIndex", ruleIndex},
                   {"level", sarifLevel(finding.level)},
                   {"message", {{"text", plainMessage(text)}}},
                   {"locations", Json::array({sarifLocation(finding.place)})}};
    // The first is the only one that GitHub compares. It computes one from the line if there is none.
    result["partialFingerprints"] = {{"primaryLocationLineHash", one.fingerprint}, {"muster/v1", one.fingerprint}};
    for (std::size_t i = 0; i < finding.related.size(); ++i) {
        Json location = {{"id", i + 1}};
        location.update(sarifLocation(finding.related[i].place));
        location["message"] = {{"text", plainMessage(finding.related[i].message)}};
        result["relatedLocations"].push_back(std::move(location));
    }
    if (!finding.replacements.empty()) result["fixes"] = Json::array({sarifFix(finding)});
    return result;
}

Json sarifRule(const std::string& name, const RuleText* text)
{
    Json rule = {{"id", name}};
    if (!text) return rule;
    std::string help = text->title + "\n", markdown = fmt::format("**{}**\n\n", markdownText(text->title));
    for (const auto& [label, line] : text->lines) {
        help += label.empty() ? line + "\n" : fmt::format("{}: {}\n", label, line);
        markdown += label.empty() ? fmt::format("  {}\n", markdownText(line))
                                  : fmt::format("- {}: {}\n", markdownText(label), markdownText(line));
    }
    rule["shortDescription"] = {{"text", plainMessage(text->title)}};
    rule["fullDescription"] = {{"text", plainMessage(help)}};
    if (!text->page.empty()) {
        rule["helpUri"] = text->page;
        markdown += fmt::format("\n[More about this rule]({})\n", text->page);
    }
    rule["help"] = {{"text", plainMessage(help)}, {"markdown", std::move(markdown)}};
    rule["defaultConfiguration"] = {{"level", sarifLevel(text->level)}};
    return rule;
}

}  // namespace

void SarifReporter::write(const Report& report, std::ostream& out) const
{
    const auto reported = report.reported();
    std::set<std::string> names;
    for (const auto& one : reported) names.insert(one.diagnostic.rule);
    Json rules = Json::array();
    std::map<std::string_view, std::size_t> indexes;
    for (const auto& name : names) {
        const auto text = report.rules.find(name);
        indexes[name] = rules.size();
        rules.push_back(sarifRule(name, text == report.rules.end() ? nullptr : &text->second));
    }
    const Json driver = {{"name", "Muster"},
                         {"version", MUSTER_VERSION},
                         {"semanticVersion", MUSTER_VERSION},
                         {"informationUri", rules::homepage},
                         {"rules", std::move(rules)}};
    // Results are written one by one, because a hundred thousand of them take much memory.
    out << "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n"
        << "  \"runs\": [{\n    \"tool\": " << jsonText({{"driver", driver}})
        << ",\n    \"columnKind\": \"unicodeCodePoints\",\n    \"invocations\": "
        << jsonText(Json::array({{{"executionSuccessful", report.isComplete}}})) << ",\n    \"results\": [";
    const char* between = "\n      ";
    for (const auto& one : reported) {
        out << between << jsonText(sarifResult(one, indexes[one.diagnostic.rule]));
        between = ",\n      ";
    }
    out << "]\n  }]\n}\n";
}

}  // namespace muster::validator
