#include "validator/language_server/diagnostics_json.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "validator/language_server/absolute_path.hpp"
#include "validator/language_server/file_uri.hpp"

#include <fmt/format.h>

namespace muster::language_server {

using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

int severityOf(Level level) { return level == Level::error ? 1 : level == Level::warning ? 2 : 3; }

/// The protocol's location of a place, or nothing if its file cannot be read.
std::optional<Json> locationOf(const diagnostics::Place& place, const Analysis& analysis, const Client& client)
{
    const auto& snapshot = *analysis.snapshot;
    if (place.file == snapshot.source()->name())
        return Json{{"uri", snapshot.uri()}, {"range", snapshot.positions().json(rangeOf(place, *snapshot.source()))}};
    const auto file = absolutePath(place.file);
    const auto loaded = analysis.library->file(file);
    if (!loaded->source) return std::nullopt;
    const TextPositions positions(loaded->source->bytes(), client.encoding);
    return Json{{"uri", uriOf(file)}, {"range", positions.json(rangeOf(place, *loaded->source))}};
}

}  // namespace

Json diagnosticJson(const Diagnostic& finding, const Analysis& analysis, const Client& client)
{
    const auto& snapshot = *analysis.snapshot;
    const auto help = finding.wholeHelp();
    Json json = {{"range", snapshot.positions().json(rangeOf(finding.place, *snapshot.source()))},
                 {"severity", severityOf(finding.level)},
                 {"code", finding.rule},
                 {"source", "muster"},
                 {"message", help.empty() ? finding.message : fmt::format("{}\n{}", finding.message, help)}};
    if (client.showsDescriptions && !finding.page.empty()) json["codeDescription"] = {{"href", finding.page}};
    if (client.showsRelated && !finding.related.empty()) {
        auto& related = json["relatedInformation"] = Json::array();
        for (const auto& [message, place] : finding.related)
            if (auto location = locationOf(place, analysis, client))
                related.push_back({{"location", *std::move(location)}, {"message", message}});
    }
    return json;
}

Json diagnosticsOf(const Analysis& analysis, const Client& client)
{
    Json list = Json::array();
    for (const auto& finding : analysis.findings) list.push_back(diagnosticJson(finding, analysis, client));
    Json parameters = {{"uri", analysis.snapshot->uri()}, {"diagnostics", std::move(list)}};
    if (!analysis.snapshot->version().is_null()) parameters["version"] = analysis.snapshot->version();
    return parameters;
}

}  // namespace muster::language_server
