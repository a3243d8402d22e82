#include "validator/reporters/jsonl.hpp"

#include "validator/reporters/finding_json.hpp"
#include "validator/reporters/json_text.hpp"

namespace muster::validator {

void JsonlReporter::write(const Report& report, std::ostream& out) const
{
    for (const auto& one : report.listed()) out << jsonText(findingJson(one)) << '\n';
    out << jsonText({{"version", 1}, {"summary", summaryJson(report)}}) << '\n';
}

}  // namespace muster::validator
