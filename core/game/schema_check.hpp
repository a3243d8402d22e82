#pragma once

#include "core/game/findings.hpp"
#include "core/schema/schema.hpp"
#include "core/text/document.hpp"

#include <string_view>
#include <vector>

namespace muster::rules {

/// The compiled shared schema of a file kind ("system", "house", ...).
const schema::Schema& sharedSchema(std::string_view kind);

/// Faults in the form of a document of that kind, named "schema/<keyword>".
std::vector<text::Fault> schemaFaults(std::string_view kind, text::Node root);

/// Checks a document against a schema and reports each fault; true if there was none.
bool checkSchema(const schema::Schema& schema, text::Node root, Findings& findings);

}  // namespace muster::rules
