#include "core/game/schema_check.hpp"

#include "core/threads/once_map.hpp"
#include "schemas/embedded.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>

namespace muster::rules {

using diagnostics::Level;

namespace {

struct CompiledSchema {
    std::shared_ptr<const text::Document> document;
    schema::Schema schema;
};

CompiledSchema compileShared(std::string_view kind)
{
    const std::string name = std::string(kind) + ".schema.json";
    const auto parsed =
        text::Document::parse(std::make_shared<const text::Source>(name, std::string(schemas::text(kind))));
    if (!parsed.document) throw std::logic_error("the embedded schema " + name + " is not JSON");
    auto compiled = schema::Schema::compile(parsed.document->root());
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(&compiled))
        throw std::logic_error("the embedded schema " + name + ": " + faults->front().message);
    return {parsed.document, std::move(std::get<schema::Schema>(compiled))};
}

}  // namespace

const schema::Schema& sharedSchema(std::string_view kind)
{
    // Kept until exit, so that references to its contents stay valid.
    static threads::OnceMap<std::string, std::shared_ptr<const CompiledSchema>> compiled;
    return compiled.get(std::string(kind), [&] { return std::make_shared<const CompiledSchema>(compileShared(kind)); })
        ->schema;
}

std::vector<text::Fault> schemaFaults(std::string_view kind, text::Node root)
{
    std::vector<schema::Finding> findings;
    sharedSchema(kind).check(root, findings);
    std::vector<text::Fault> faults;
    for (auto& finding : findings)
        faults.push_back(
            {"schema/" + finding.keyword, std::move(finding.message), std::move(finding.help), finding.range});
    return faults;
}

bool checkSchema(const schema::Schema& schema, text::Node root, Findings& findings)
{
    std::vector<schema::Finding> found;
    schema.check(root, found);
    const auto& source = root.document().source();
    for (auto& finding : found) {
        if (!findings.wants("schema/" + finding.keyword, Level::error)) continue;
        // A missing value is named by the object that lacks it, which may be written in another file.
        const auto missing = finding.missing.substr(std::min(finding.pointer.size(), finding.missing.size()));
        auto place = placeOf(source, finding.range, std::move(finding.pointer));
        if (!finding.missing.empty()) finding.missing = place.pointer + missing;
        auto line = shownLine(source, place);
        findings.add({"schema/" + finding.keyword,
                      Level::error,
                      std::move(finding.message),
                      std::move(place),
                      std::move(finding.help),
                      std::move(line),
                      {},
                      {},
                      diagnostics::FindingKind::schema,
                      std::move(finding.missing)});
    }
    return found.empty();
}

}  // namespace muster::rules
