// The verdicts of core/schema. Reads lines {"schema": ..., "instances": [...]} and prints for each {"valid": [...]}, or
// {"refused": RULE, "message": ...} if the schema is refused.
#include "core/schema/schema.hpp"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <iostream>
#include <string>

namespace {

using namespace muster;

std::shared_ptr<const text::Document> parsed(std::string json)
{
    auto result = text::parseFragment(std::move(json));
    if (result.document) return result.document;
    std::cerr << "schema_verdicts: not JSON: " << result.faults.front().message << '\n';
    std::exit(2);
}

nlohmann::json verdicts(const text::Node& schemaNode, const text::Node& instances)
{
    // References begin at the root of a document, so the schema is one of its own.
    const auto document = parsed(std::string(schemaNode.sourceText()));
    const auto compiled = schema::Schema::compile(document->root());
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(&compiled))
        return {{"refused", faults->front().rule}, {"message", faults->front().message}};
    const auto& made = std::get<schema::Schema>(compiled);
    auto valid = nlohmann::json::array();
    for (const text::Node instance : instances) {
        std::vector<schema::Finding> findings;
        made.check(instance, findings);
        if (made.accepts(instance) != findings.empty()) {
            std::cerr << "schema_verdicts: the check and its quick form disagree about " << instance.sourceText()
                      << " by " << schemaNode.sourceText() << '\n';
            std::exit(1);
        }
        valid.push_back(findings.empty());
    }
    return {{"valid", std::move(valid)}};
}

}  // namespace

int main()
{
    for (std::string line; std::getline(std::cin, line);) {
        const auto document = parsed(std::move(line));
        std::cout << verdicts(document->root()["schema"], document->root()["instances"]) << '\n';
    }
}
