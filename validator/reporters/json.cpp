#include "validator/reporters/json.hpp"

#include <nlohmann/json.hpp>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

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

Json shown(const diagnostics::Diagnostic& diagnostic)
{
    Json object = placed({{"rule", diagnostic.rule},
                          {"level", diagnostics::levelName(diagnostic.level)},
                          {"message", diagnostic.message}},
                         diagnostic.place);
    object["subject"] = diagnostic.subject();
    object["help"] = diagnostic.help;
    if (!diagnostic.fix.empty()) object["fix"] = Json::parse(diagnostic.fix);
    object["related"] = Json::array();
    for (const auto& related : diagnostic.related)
        object["related"].push_back(placed({{"message", related.message}}, related.place));
    return object;
}

/// Indents all lines but the first by that many columns, for use inside another value.
std::string indented(const Json& json, std::size_t columns)
{
    const auto text = json.dump(2, ' ', false, Json::error_handler_t::replace);
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '\n') result.append(columns, ' ');
    }
    return result;
}

}  // namespace

void JsonReporter::write(const Report& report, std::ostream& out) const
{
    using diagnostics::Level;
    const Json summary = {{"files", report.files},
                          {"errors", report.count(Level::error)},
                          {"warnings", report.count(Level::warning)},
                          {"infos", report.count(Level::info)}};
    // Write them one by one: a single value for a hundred thousand files would take far more memory than their
    // findings.
    out << "{\n  \"version\": 1,\n  \"summary\": " << indented(summary, 2) << ",\n  \"diagnostics\": [";
    const char* between = "\n    ";
    for (const auto& diagnostic : report.diagnostics) {
        out << between << indented(shown(diagnostic), 4);
        between = ",\n    ";
    }
    out << (report.diagnostics.empty() ? "]" : "\n  ]") << "\n}\n";
}

}  // namespace muster::validator
