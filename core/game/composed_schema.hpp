#pragma once

#include "core/schema/schema.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace muster::rules {

/// The schemas of army, list and scenario files combined with one system's own keys, so that a file is checked in a
/// single pass.
struct ComposedSchemas {
    std::shared_ptr<const text::Document> armyText, listText, scenarioText;
    std::optional<schema::Schema> army, list, scenario;
    std::optional<schema::Schema> ownEntries;  ///< of the entries in the system file; absent if it has none
    std::vector<text::Fault> faults;  ///< mistakes in the system's own schema parts, with places in the system file
};

ComposedSchemas composeSchemas(text::Node system, const std::shared_ptr<text::RegexStore>& regexes);

/// A standalone schema, with the text it was compiled from.
struct CompiledPart {
    std::shared_ptr<const text::Document> text;
    schema::Schema schema;
};

/// One schema for an object whose members "0", "1", ... are each checked against a part of a system file, which may
/// refer to the system's definitions; nothing if a part is invalid.
std::optional<CompiledPart> schemaOfParts(const std::vector<text::Node>& parts, text::Node system);

}  // namespace muster::rules
