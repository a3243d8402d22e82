// A JSON Schema and an instance: compiling and checking end, report places inside the texts, and agree with each other.
// The input is {"schema": ..., "instance": ...}.
#include "core/schema/schema.hpp"

#include "fuzz/target.hpp"

namespace muster::fuzz {

void schema(std::string_view input)
{
    const auto parsed = text::parseFragment(std::string(input));
    if (!parsed.document) return;
    const auto isInside = [&](text::Range range) { return range.begin <= range.end && range.end <= input.size(); };
    // References begin at the root of a document, so the schema is one of its own.
    const auto document = text::parseFragment(std::string(parsed.document->root()["schema"].sourceText())).document;
    const auto instance = parsed.document->root()["instance"];
    if (!document || !instance) return;
    const auto compiled = schema::Schema::compile(document->root());
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(&compiled)) {
        require(!faults->empty(), "a schema is refused without a fault");
        for (const auto& fault : *faults) require(isInside(fault.range), "the range of a fault is outside of the text");
        return;
    }
    const auto& made = std::get<schema::Schema>(compiled);
    std::vector<schema::Finding> findings, again;
    made.check(instance, findings);
    made.check(instance, again);
    require(findings.size() == again.size(), "a second check finds other faults");
    require(findings.empty() == made.accepts(instance), "a check and its quick form disagree");
    for (const auto& finding : findings) {
        require(isInside(finding.range), "the range of a finding is outside of the text");
        require(!finding.message.empty(), "a finding says nothing");
        require(static_cast<bool>(parsed.document->root().at(std::string_view(finding.pointer))),
                "the pointer of a finding leads nowhere");
    }
}

}  // namespace muster::fuzz
