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
    Json object = placed({{"rule", diagnostic.rule}, {"level", diagnostics::levelName(diagnostic.level)}, {"message", diagnostic.message}}, diagnostic.place);
    object["help"] = diagnostic.help;
    if (!diagnostic.fix.empty()) object["fix"] = Json::parse(diagnostic.fix);
    object["related"] = Json::array();
    for (const auto& related : diagnostic.related) object["related"].push_back(placed({{"message", related.message}}, related.place));
    return object;
}

}  // namespace

void JsonReporter::write(const Report& report, std::ostream& out) const
{
    using diagnostics::Level;
    Json summary = {{"files", report.files},
                    {"errors", report.count(Level::error)},
                    {"warnings", report.count(Level::warning)},
                    {"infos", report.count(Level::info)}};
    Json list = Json::array();
    for (const auto& diagnostic : report.diagnostics) list.push_back(shown(diagnostic));
    const Json whole = {{"version", 1}, {"summary", std::move(summary)}, {"diagnostics", std::move(list)}};
    out << whole.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
}

}  // namespace muster::validator
