#pragma once

#include "validator/language_server/analysis.hpp"
#include "validator/language_server/client.hpp"

namespace muster::language_server {

/// A finding as the protocol's diagnostic.
Json diagnosticJson(const diagnostics::Diagnostic& finding, const Analysis& analysis, const Client& client);

/// The parameters of publishDiagnostics for a document.
Json diagnosticsOf(const Analysis& analysis, const Client& client);

}  // namespace muster::language_server
