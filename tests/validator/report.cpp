#include "tests/validator/report.hpp"

#include "core/schema/schema.hpp"
#include "schemas/embedded.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

namespace muster::test {

namespace {

using Json = nlohmann::ordered_json;

const schema::Schema& reportSchema()
{
    static const auto document = text::Document::parse(std::make_shared<const text::Source>(
                                                           "report.schema.json", std::string(schemas::text("report"))))
                                     .document;
    static const auto schema = std::get<schema::Schema>(schema::Schema::compile(document->root()));
    return schema;
}

void requireFit(const std::string& json)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("report", json));
    REQUIRE(parsed.document);
    std::vector<schema::Finding> findings;
    reportSchema().check(parsed.document->root(), findings);
    if (!findings.empty())
        FAIL_CHECK("the report does not fit its schema: " << findings.front().pointer << " "
                                                          << findings.front().message);
}

Found foundOf(const Json& json)
{
    Found found{json["rule"],
                json["level"],
                json["message"],
                json["file"],
                json["pointer"],
                json["subject"],
                json["help"],
                json["line"],
                json["column"],
                json["endLine"],
                json["endColumn"],
                {},
                json.value("accepted", "")};
    for (const auto& related : json["related"])
        found.related.push_back({related["message"], related["file"], related["line"]});
    return found;
}

unsigned countOf(const std::vector<Found>& found, std::string_view level)
{
    return static_cast<unsigned>(std::count_if(
        found.begin(), found.end(), [&](const Found& one) { return one.level == level && one.accepted.empty(); }));
}

}  // namespace

const Found* CheckReport::find(std::string_view rule) const
{
    const auto at = std::find_if(found.begin(), found.end(), [&](const Found& one) { return one.rule == rule; });
    return at == found.end() ? nullptr : &*at;
}

std::size_t CheckReport::count(std::string_view rule) const
{
    return static_cast<std::size_t>(
        std::count_if(found.begin(), found.end(), [&](const Found& one) { return one.rule == rule; }));
}

std::string CheckReport::text() const
{
    std::string lines = outcome.err;
    for (const auto& one : found)
        lines += one.file + ":" + std::to_string(one.line) + ":" + std::to_string(one.column) + " " + one.level + " " +
                 one.rule + ": " + one.message + "\n";
    return lines;
}

CheckReport check(std::vector<std::string> arguments, const Settings& settings)
{
    arguments.insert(arguments.begin(), {"check", "--format", "json"});
    CheckReport report;
    report.outcome = run(arguments, settings);
    INFO(report.outcome.err);
    REQUIRE_FALSE(report.outcome.timedOut);
    REQUIRE(report.outcome.exitCode < 4);
    report.json = Json::parse(report.outcome.out, nullptr, false);
    REQUIRE_FALSE(report.json.is_discarded());
    requireFit(report.outcome.out);
    for (const auto& one : report.json["diagnostics"]) report.found.push_back(foundOf(one));
    const auto& summary = report.json["summary"];
    report.files = summary["files"], report.errors = summary["errors"], report.warnings = summary["warnings"],
    report.infos = summary["infos"];
    CHECK(report.errors == countOf(report.found, "error"));
    CHECK(report.warnings == countOf(report.found, "warning"));
    CHECK(report.infos == countOf(report.found, "info"));
    if (report.errors > 0) CHECK(report.outcome.exitCode >= 1);
    return report;
}

CheckReport checkText(std::string_view name, std::string_view text, const Settings& settings)
{
    const Folder folder;
    folder.write(name, text);
    return checkIn(folder, {std::string(name)}, settings);
}

}  // namespace muster::test
