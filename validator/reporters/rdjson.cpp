#include "validator/reporters/rdjson.hpp"

#include "core/game/rule_page.hpp"
#include "core/text/utf8.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;
using Json = nlohmann::ordered_json;

namespace {

std::string_view rdjsonSeverity(Level level)
{
    return level == Level::error ? "ERROR" : level == Level::warning ? "WARNING" : "INFO";
}

/// A column in bytes, as this format counts, or 0 if the line is too long to be known.
std::size_t byteColumn(const std::string& line, std::uint32_t column)
{
    const auto offset = column == 0 || line.empty() ? std::string::npos : text::offsetOfCodePoint(line, column - 1);
    return offset == std::string::npos ? 0 : offset + 1;
}

Json rdjsonRange(const Diagnostic& finding)
{
    const auto& place = finding.place;
    const auto start = byteColumn(finding.sourceLine, place.column),
               end = byteColumn(finding.sourceLine, place.endColumn);
    // Without columns, the range is whole lines.
    if (start == 0 || end == 0) return {{"start", {{"line", place.line}}}, {"end", {{"line", place.endLine}}}};
    return {{"start", {{"line", place.line}, {"column", start}}}, {"end", {{"line", place.endLine}, {"column", end}}}};
}

Json rdjsonLocation(const diagnostics::Place& place)
{
    Json location = {{"path", reportPath(place.file)}};
    if (place.line > 0) location["range"] = {{"start", {{"line", place.line}}}, {"end", {{"line", place.endLine}}}};
    return location;
}

Json rdjsonDiagnostic(const Report& report, const Diagnostic& finding)
{
    const auto help = finding.wholeHelp();
    Json object = {{"message", help.empty() ? finding.message : finding.message + "\n" + help},
                   {"location", rdjsonLocation(finding.place)},
                   {"severity", rdjsonSeverity(finding.level)},
                   {"code", {{"value", finding.rule}}}};
    if (finding.place.line > 0) object["location"]["range"] = rdjsonRange(finding);
    if (const auto page = report.pageOf(finding.rule); !page.empty()) object["code"]["url"] = page;
    // Each suggestion stands on its own, so a fix in several places cannot be one.
    if (finding.replacements.size() == 1) {
        const auto& fix = finding.replacements.front();
        object["suggestions"] = Json::array({{{"range",
                                               {{"start", {{"line", fix.line}, {"column", fix.byteColumn}}},
                                                {"end", {{"line", fix.endLine}, {"column", fix.endByteColumn}}}}},
                                              {"text", fix.text}}});
    }
    for (const auto& related : finding.related)
        object["related_locations"].push_back(
            {{"message", related.message}, {"location", rdjsonLocation(related.place)}});
    return object;
}

}  // namespace

void RdjsonReporter::write(const Report& report, std::ostream& out) const
{
    out << "{\n  \"source\": " << jsonText({{"name", "muster"}, {"url", rules::homepage}}) << ",\n  \"diagnostics\": [";
    const char* between = "\n    ";
    const auto reported = report.reported();
    for (const auto& one : reported) {
        out << between << jsonText(rdjsonDiagnostic(report, one.diagnostic));
        between = ",\n    ";
    }
    out << (reported.empty() ? "]" : "\n  ]") << "\n}\n";
}

}  // namespace muster::validator
