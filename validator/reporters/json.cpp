#include "validator/reporters/json.hpp"

#include "validator/reporters/finding_json.hpp"
#include "validator/reporters/json_text.hpp"

namespace muster::validator {

namespace {

/// Indents all lines but the first by that many columns, for use inside another value.
std::string indented(const nlohmann::ordered_json& json, std::size_t columns)
{
    std::string result;
    for (const char c : jsonText(json, 2)) {
        result += c;
        if (c == '\n') result.append(columns, ' ');
    }
    return result;
}

}  // namespace

void JsonReporter::write(const Report& report, std::ostream& out) const
{
    // Write them one by one: a single value for a hundred thousand files would take far more memory than their
    // findings.
    out << "{\n  \"version\": 1,\n  \"summary\": " << indented(summaryJson(report), 2) << ",\n  \"diagnostics\": [";
    const char* between = "\n    ";
    const auto listed = report.listed();
    for (const auto& one : listed) {
        out << between << indented(findingJson(one), 4);
        between = ",\n    ";
    }
    out << (listed.empty() ? "]" : "\n  ]") << "\n}\n";
}

}  // namespace muster::validator
