#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/test/test_report.hpp"

#include <ostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

Json textOrNull(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json jsonOf(const rules::Difference& difference)
{
    const auto& place = difference.place;
    return {{"kind", rules::kindName(difference.kind)},
            {"rule", textOrNull(difference.rule)},
            {"message", difference.message},
            {"help", textOrNull(difference.help)},
            {"file", reportPath(place.file)},
            {"pointer", place.pointer},
            {"line", place.line},
            {"column", place.column},
            {"trace", textOrNull(difference.trace)}};
}

}  // namespace

void writeTestsAsJson(const TestReport& report, std::ostream& out)
{
    Json tests = Json::array();
    for (const auto& file : report.files) {
        Json differences = Json::array();
        for (const auto& difference : file.differences) differences.push_back(jsonOf(difference));
        tests.push_back({{"file", reportPath(file.name)},
                         {"passed", file.passes()},
                         {"expectations", file.expectations},
                         {"differences", std::move(differences)}});
    }
    Json untested = Json::array();
    for (const auto& [rule, place] : report.untested)
        untested.push_back(
            {{"rule", rule}, {"file", reportPath(place.file)}, {"line", place.line}, {"column", place.column}});
    const auto failed = report.failures();
    out << jsonText({{"version", 1},
                     {"summary",
                      {{"tests", report.files.size()}, {"passed", report.files.size() - failed}, {"failed", failed}}},
                     {"tests", std::move(tests)},
                     {"untested", std::move(untested)}},
                    2)
        << '\n';
}

}  // namespace muster::validator
