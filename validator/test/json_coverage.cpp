#include "validator/reporters/json_text.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/test/coverage_report.hpp"

#include <ostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

Json coverageCounts(const rules::CoverageCounts& counts)
{
    return {{"percent", counts.percent()},
            {"parts", counts.parts},
            {"evaluated", counts.evaluated},
            {"truthValues", counts.truthValues},
            {"seen", counts.seen}};
}

Json jsonOf(const rules::CoveredExpression& expression)
{
    Json gaps = Json::array();
    for (const auto& gap : expression.gaps) {
        const auto begin = expression.position(gap.begin), end = expression.position(gap.end);
        gaps.push_back({{"never", rules::missingName(gap.missing)},
                        {"source", expression.source.substr(gap.begin, gap.end - gap.begin)},
                        {"line", begin.line},
                        {"column", begin.column},
                        {"endLine", end.line},
                        {"endColumn", end.column}});
    }
    const auto position = expression.position(0);
    return {{"pointer", expression.node.pointer()},
            {"line", position.line},
            {"column", position.column},
            {"source", expression.source},
            {"counts", coverageCounts(expression.counts)},
            {"gaps", std::move(gaps)}};
}

}  // namespace

void writeCoverageAsJson(const rules::Coverage& coverage, std::ostream& out)
{
    Json files = Json::array();
    for (const auto& file : coverage.files) {
        Json items = Json::array();
        for (const auto& item : file.items) {
            Json expressions = Json::array();
            for (const auto& expression : item.expressions) expressions.push_back(jsonOf(expression));
            items.push_back({{"kind", rules::kindName(item.kind)},
                             {"name", item.name},
                             {"counts", coverageCounts(item.counts)},
                             {"expressions", std::move(expressions)}});
        }
        files.push_back(
            {{"file", reportPath(file.name)}, {"counts", coverageCounts(file.counts)}, {"items", std::move(items)}});
    }
    out << jsonText({{"version", 1}, {"counts", coverageCounts(coverage.counts)}, {"files", std::move(files)}}, 2)
        << '\n';
}

}  // namespace muster::validator
