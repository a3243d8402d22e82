#include "validator/reporters/finding_json.hpp"

namespace muster::validator {

using Json = nlohmann::ordered_json;

namespace {

Json placed(Json object, const diagnostics::Place& place)
{
    object["file"] = place.file;
    object["pointer"] = place.pointer;
    object["line"] = place.line;
    object["column"] = place.column;
    object["endLine"] = place.endLine;
    object["endColumn"] = place.endColumn;
    return object;
}

}  // namespace

Json findingJson(const Reported& reported)
{
    const auto& diagnostic = reported.diagnostic;
    Json object = placed({{"rule", diagnostic.rule},
                          {"level", diagnostics::levelName(diagnostic.level)},
                          {"message", diagnostic.message}},
                         diagnostic.place);
    object["subject"] = diagnostic.subject();
    object["fingerprint"] = reported.fingerprint;
    object["help"] = diagnostic.wholeHelp();
    if (!diagnostic.accepted.empty()) object["accepted"] = diagnostic.accepted;
    if (!diagnostic.fix.empty()) object["fix"] = Json::parse(diagnostic.fix);
    if (diagnostic.safeFix) object["safeFix"] = true;
    object["related"] = Json::array();
    for (const auto& related : diagnostic.related)
        object["related"].push_back(placed({{"message", related.message}}, related.place));
    return object;
}

Json summaryJson(const Report& report)
{
    using diagnostics::Level;
    Json summary = {{"files", report.files},
                    {"errors", report.count(Level::error)},
                    {"warnings", report.count(Level::warning)},
                    {"infos", report.count(Level::info)}};
    if (const auto accepted = report.acceptedCount(); accepted > 0) summary["accepted"] = accepted;
    if (report.fixes)
        summary["fixed"] = {
            {"findings", report.fixes->findings}, {"files", report.fixes->files}, {"unsafe", report.fixes->unsafe}};
    return summary;
}

}  // namespace muster::validator
