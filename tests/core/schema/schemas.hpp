#pragma once

#include "core/schema/schema.hpp"
#include "core/text/document.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace muster::schema {

inline std::shared_ptr<const text::Document> parsed(std::string json)
{
    auto result = text::Document::parse(std::make_shared<text::Source>("test.json", std::move(json)));
    if (!result.document) FAIL("test data is not JSON: " << result.faults.front().message);
    return result.document;
}

inline std::vector<text::Fault> faultsOf(const std::string& schema)
{
    const auto document = parsed(schema);
    auto compiled = Schema::compile(document->root());
    if (auto* faults = std::get_if<std::vector<text::Fault>>(&compiled)) return std::move(*faults);
    return {};
}

/// The schema must outlive the document it was compiled from.
inline Schema compiled(const std::string& schema)
{
    const auto document = parsed(schema);
    auto result = Schema::compile(document->root());
    if (auto* faults = std::get_if<std::vector<text::Fault>>(&result))
        FAIL("schema refused: " << faults->front().message);
    return std::get<Schema>(result);
}

/// The findings of a check, with the text that each underlines.
struct Checked {
    std::vector<Finding> findings;
    std::vector<std::string> underlined;
};

inline Checked checked(const Schema& schema, const std::string& json)
{
    const auto document = parsed(json);
    Checked result;
    schema.check(document->root(), result.findings);
    CHECK(schema.accepts(document->root()) == result.findings.empty());
    for (const Finding& finding : result.findings) {
        result.underlined.push_back(json.substr(finding.range.begin, finding.range.end - finding.range.begin));
    }
    return result;
}

inline Checked checked(const std::string& schema, const std::string& json) { return checked(compiled(schema), json); }

inline bool accepts(const std::string& schema, const std::string& json)
{
    const auto result = checked(schema, json);
    return result.findings.empty();
}

}  // namespace muster::schema
